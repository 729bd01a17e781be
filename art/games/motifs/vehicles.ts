import {
  amethyst,
  black,
  emerald,
  flame,
  gold,
  jade,
  plainGold,
  ruby,
  sapphire,
  silver,
  snow,
  topaz,
} from '../../../app/workbench/new-brand/drawing/materials';
import { lighter } from '../../../app/workbench/new-brand/drawing/svg/colour';
import { place, repeat, svg } from '../../../app/workbench/new-brand/drawing/svg/markup';
import {
  ball,
  flat,
  glow,
  made,
  solid,
  sparkle,
  stroke,
} from '../../../app/workbench/new-brand/drawing/svg/shading';
import {
  box,
  circle,
  ellipse,
  polar,
  regular,
  star,
  symmetric,
} from '../../../app/workbench/new-brand/drawing/svg/shapes';
import { both, material, type Motif } from '../../../app/workbench/new-brand/drawing/motifs/motif';

export const rocket: Motif = (tone) => {
  const { pen } = tone;
  const trim = material(tone, ruby, sapphire, amethyst, topaz);
  return place(
    glow(pen, 0, 160, 120, '#ffb52e', 0.9) +
      solid(pen, symmetric('M0,120L46,120Q60,170 20,190L0,230'), flame, { edge: 6 }) +
      flat(symmetric('M0,120L22,120Q26,150 0,190'), '#fffbd6') +
      both(pen, solid(pen, 'M50,20Q130,50 126,150Q90,120 50,116Z', trim, { edge: 6 })) +
      solid(pen, symmetric('M0,-206Q84,-120 76,30Q70,90 50,124L0,124'), snow, {
        edge: 9,
        inside:
          flat('M-100,-220H100V-110H-100Z', trim.base) +
          flat('M0,-220H100V130H0Z', '#1c3a66', 0.2) +
          flat('M-100,70H100V96H-100Z', trim.base),
      }) +
      solid(pen, circle(38, 0, -30), silver, { edge: 4 }) +
      ball(pen, 0, -30, 27, sapphire, 0) +
      solid(pen, 'M-9,50H9V140Q0,154-9,140Z', trim, { edge: 3, outline: 6 }),
    -6,
    -6,
    0.96,
    28,
  );
};

export const planet: Motif = (tone) => {
  const { pen } = tone;
  const world = material(tone, amethyst, sapphire, topaz, jade, ruby);
  const band = pen.linear(
    [
      [0, lighter(world.rim, 0.4), 0.9],
      [0.5, '#ffffff', 0.9],
      [1, world.base, 0.5],
    ],
    0,
  );
  const half = 'M-206,0A206,54 0 0 0 206,0L150,0A150,30 0 0 1-150,0Z';
  return (
    glow(pen, 0, 0, 210, world.base, 0.6) +
    place(`<path d="${half}" fill="${band}" transform="scale(1 -1)"/>`, 0, 0, 1, -18) +
    ball(pen, 0, 0, 132, world, 8) +
    place(
      flat(
        'M-128,-40Q0,0 128,-40Q132,-10 130,0Q0,40-130,0ZM-112,60Q0,100 112,60Q100,90 80,106Q0,126-80,106Z',
        lighter(world.light, 0.2),
        0.35,
      ) +
        flat(ellipse(30, 18, 46, -74), world.deep, 0.5) +
        `<path d="${half}" fill="${band}" stroke="${world.ink}" stroke-width="4"/>`,
      0,
      0,
      1,
      -18,
    ) +
    ball(pen, 150, -140, 26, topaz, 5) +
    sparkle(-130, -120, 34)
  );
};

export const astronaut: Motif = ({ pen, random }) => {
  const visor = random.pick([topaz, sapphire, amethyst]);
  return (
    solid(pen, symmetric('M0,80Q110,80 140,204L0,204'), snow, { edge: 7 }) +
    both(pen, solid(pen, box(116, -60, 56, 110, 24), plainGold, { edge: 5 })) +
    solid(pen, circle(150, 0, -20), snow, { edge: 9 }) +
    solid(pen, symmetric('M0,-116Q110,-116 114,-20Q106,66 0,70'), visor, {
      edge: 7,
      inside:
        flat('M-120,10Q0,-60 130,20V90H-120Z', '#0b0222', 0.45) +
        flat('M-90,-40Q-70,-96 0,-104Q-50,-70-60,-10Z', '#ffffff', 0.8) +
        flat(star(4, 22, 4, 50, -60) + star(4, 14, 3, 20, -30), '#ffffff'),
    }) +
    solid(pen, box(-52, 116, 104, 66, 14), silver, { edge: 4 }) +
    flat(circle(9, -28, 138), '#ff3d5a') +
    flat(circle(9, 0, 138), '#ffe14d') +
    flat(circle(9, 28, 138), '#4dff8a') +
    stroke('M-34,164H34', '#141b2b', 7)
  );
};

export const ufo: Motif = (tone) => {
  const { pen } = tone;
  const hull = material(tone, silver, amethyst, emerald);
  const beam = pen.linear([
    [0, '#b0ffd6', 0.9],
    [1, '#b0ffd6', 0],
  ]);
  return (
    `<path d="M-80,40H80L160,206H-160Z" fill="${beam}"/>` +
    solid(
      pen,
      symmetric('M0,-150Q90,-146 96,-40L0,-20'),
      { ...jade, light: '#f0fff6', base: '#6bffc2' },
      { edge: 6 },
    ) +
    solid(pen, symmetric('M0,-110Q50,-108 52,-60Q46,-20 0,-10'), made('#5ce03d', '#f6ffb0'), {
      outline: 5,
      edge: 4,
    }) +
    both(pen, flat('M8,-64Q26,-84 42,-66Q36,-44 14,-48Z', '#0b0222')) +
    solid(pen, ellipse(200, 62, 0, 10), hull, { edge: 9 }) +
    solid(pen, ellipse(110, 28, 0, -22), hull, { edge: 4, outline: 5 }) +
    [-140, -70, 0, 70, 140]
      .map(
        (x, index) =>
          glow(pen, x, 26, 40, ['#ff4da6', '#ffe14d', '#4df0ff'][index % 3] ?? '#ffffff', 0.9) +
          flat(circle(13, x, 26 - Math.abs(x) * 0.06), '#ffffff'),
      )
      .join('')
  );
};

export const alien: Motif = (tone) => {
  const { pen } = tone;
  const skin = material(
    tone,
    made('#5ce03d', '#f6ffb0'),
    made('#2ad1c2', '#d6ffff'),
    made('#b06bff', '#ffd6ff'),
  );
  return (
    both(
      pen,
      stroke('M30,-150Q50,-190 90,-190', skin.ink, 18) +
        stroke('M30,-150Q50,-190 90,-190', skin.base, 9) +
        ball(pen, 96, -188, 20, topaz, 5),
    ) +
    solid(pen, symmetric('M0,100Q90,100 110,204L0,204'), amethyst, {
      edge: 6,
      inside: flat('M-14,100H14V206H-14Z', '#ffe14d'),
    }) +
    solid(pen, symmetric('M0,-166Q140,-160 146,-50Q140,60 50,110Q20,130 0,130'), skin, {
      edge: 9,
      inside: flat(circle(13, 70, -126) + circle(8, 96, -100) + circle(9, 40, -140), skin.deep, 0.5),
    }) +
    both(
      pen,
      flat('M16,0Q30,-86 112,-76Q124,10 60,26Q24,28 16,0Z', '#0b0222') +
        flat(ellipse(15, 21, 74, -44), '#ffffff') +
        flat(circle(8, 46, 0), '#7df0ff') +
        flat(circle(5, 8, 56), skin.ink),
    ) +
    stroke('M-34,86Q0,106 34,86', skin.ink, 7)
  );
};

export const plane: Motif = (tone) => {
  const { pen } = tone;
  const paint = material(tone, ruby, sapphire, topaz, emerald);
  return place(
    solid(pen, 'M-150,-10L-196,-110H-150L-90,-30Z', paint, { edge: 5 }) +
      solid(pen, 'M0,20L-60,150H0L90,40Z', paint, { edge: 6 }) +
      solid(pen, 'M-180,0Q-60,-70 90,-60Q180,-50 190,0Q180,56 60,60Q-90,60-180,0Z', paint, {
        edge: 9,
        inside: flat('M-200,10Q0,40 200,10V90H-200Z', '#ffffff', 0.8),
      }) +
      solid(
        pen,
        'M20,-62Q40,-116 90,-110Q120,-100 126,-54Z',
        { ...sapphire, light: '#ffffff', base: '#a6e6ff' },
        { edge: 4 },
      ) +
      solid(pen, 'M-10,-20L-120,-150H-50L80,-30Z', paint, { edge: 6 }) +
      ball(pen, 190, 0, 22, plainGold, 6) +
      flat(ellipse(13, 110, 200, 0), '#ffffff', 0.5) +
      stroke('M200,-100V100', '#2b1106', 9) +
      stroke('M-206,60h-40M-200,30h-60M-180,90h-50', '#ffffff', 8, 0.8),
    0,
    0,
    0.9,
    -20,
  );
};

export const balloon: Motif = (tone) => {
  const { pen } = tone;
  const silk = material(tone, ruby, sapphire, amethyst, topaz, jade);
  return (
    stroke('M-60,84L-36,140M60,84L36,140M-20,100L-14,140M20,100L14,140', '#3a1f08', 6) +
    solid(pen, symmetric('M0,-206Q150,-200 152,-60Q140,40 60,100L0,104'), silk, {
      edge: 9,
      inside:
        flat('M-50,-210Q-90,-60-30,110H30Q90,-60 50,-210Z', '#ffffff', 0.9) +
        flat('M-14,-210Q-24,-60-8,110H8Q24,-60 14,-210Z', topaz.base) +
        flat('M60,-210Q200,-60 70,110H160V-210Z', silk.ink, 0.25),
    }) +
    solid(pen, box(-50, 136, 100, 66, 14), made('#c2843d', '#ffe0a0'), {
      edge: 5,
      inside: stroke('M-50,158H50M-50,180H50M-24,136V204M0,136V204M24,136V204', '#6b3f12', 5),
    }) +
    glow(pen, 0, 112, 50, '#ffb52e', 0.9)
  );
};

export const racingCar: Motif = (tone) => {
  const { pen } = tone;
  const paint = material(tone, ruby, sapphire, topaz, emerald, amethyst);
  const tread = (x: number) =>
    solid(pen, box(x - 48, 20, 96, 150, 30), black, { edge: 6 }) +
    stroke(svg`M${x - 40},56H${x + 40}M${x - 40},96H${x + 40}M${x - 40},136H${x + 40}`, '#4a4f66', 6);
  return (
    solid(pen, box(-180, -130, 360, 56, 12), paint, { edge: 6 }) +
    solid(pen, 'M-180,-150H-150V-40H-180ZM180,-150H150V-40H180Z', black, { edge: 3 }) +
    tread(-150) +
    tread(150) +
    stroke('M-120,60L-50,40M-120,110L-50,90M120,60L50,40M120,110L50,90', '#141b2b', 12) +
    solid(pen, symmetric('M0,-90Q60,-86 76,0L88,100Q60,150 0,150'), paint, {
      edge: 9,
      inside: flat('M-18,-100H18V160H-18Z', '#ffffff', 0.9),
    }) +
    solid(pen, symmetric('M0,-70Q44,-66 50,-10Q40,14 0,16'), black, { edge: 4 }) +
    ball(pen, 0, -46, 32, topaz, 5) +
    flat('M-26,-50Q0,-66 26,-50V-36Q0,-50-26,-36Z', '#0b0f1a') +
    solid(pen, 'M-190,150Q0,120 190,150L196,196Q0,170-196,196Z', paint, { edge: 6 }) +
    place(flat(circle(34), '#ffffff') + flat('M-12,-20H14L4,22H-12L-4,-6H-14Z', '#14161f'), 0, 84)
  );
};

export const raceHelmet: Motif = (tone) => {
  const { pen } = tone;
  const paint = material(tone, ruby, sapphire, topaz, amethyst);
  return (
    solid(pen, 'M-170,80Q-190,-150 20,-170Q170,-160 186,0L176,110Q120,170-100,160Q-160,150-170,80Z', paint, {
      edge: 10,
      inside:
        flat('M-60,-190Q-110,-60-100,170H-50Q-60,-60 0,-190Z', '#ffffff', 0.95) +
        flat('M-40,-190Q-76,-60-70,170H-60Q-60,-60-20,-190Z', '#14161f'),
    }) +
    solid(
      pen,
      'M-30,-50Q90,-80 190,-50L188,40Q90,66 0,46Q-40,0-30,-50Z',
      { ...sapphire, light: '#ffe14d', base: '#ff5c8a', deep: '#3d1f99' },
      { edge: 6 },
    ) +
    flat('M-8,-44Q60,-64 120,-62Q60,-40 20,10Q-10,-10-8,-44Z', '#ffffff', 0.55) +
    solid(pen, circle(21, -66, 20), silver, { edge: 4 }) +
    stroke('M80,96H150M90,120H140', paint.ink, 9)
  );
};

export const tyre: Motif = (tone) => {
  const { pen } = tone;
  const alloy = material(tone, silver, gold);
  return (
    solid(pen, circle(188), black, { edge: 9 }) +
    svg`<circle r="172" fill="none" stroke="#4a4f66" stroke-width="20" stroke-dasharray="26 16"/>` +
    svg`<circle r="142" fill="none" stroke="#ffd23d" stroke-width="7" stroke-dasharray="150 74"/>` +
    solid(pen, circle(118), alloy, { edge: 7 }) +
    flat(circle(100), '#0b0f1a') +
    repeat(
      5,
      (index) =>
        svg`<g transform="rotate(${index * 72})">${solid(pen, 'M-22,-110H22L14,0H-14Z', alloy, { outline: 5, edge: 4 })}</g>`,
    ) +
    solid(pen, circle(36), ruby, { edge: 5 }) +
    flat(regular(6, 17), '#ffffff', 0.9)
  );
};

export const trophy: Motif = (tone) => {
  const { pen } = tone;
  const metal = material(tone, gold, gold, silver);
  return (
    both(
      pen,
      stroke('M96,-130Q196,-140 180,-50Q160,20 70,30', metal.ink, 40) +
        stroke('M96,-130Q196,-140 180,-50Q160,20 70,30', metal.base, 24),
    ) +
    solid(pen, symmetric('M0,-176H130Q134,-20 70,50L30,80 34,130 0,130'), metal, {
      edge: 10,
      inside: flat('M-90,-180H-50Q-60,-40-20,60Q-80,20-90,-180Z', '#ffffff', 0.5),
    }) +
    solid(pen, ellipse(134, 22, 0, -176), { ...metal, metal: false }, { edge: 4 }) +
    solid(pen, star(5, 56, 24, 0, -70), ruby, { outline: 6, edge: 4 }) +
    solid(pen, 'M-70,120H70L84,150H-84Z', metal, { edge: 5 }) +
    solid(pen, box(-104, 150, 208, 50, 10), black, { edge: 5 }) +
    flat(box(-50, 164, 100, 22, 4), gold.base)
  );
};

export const football: Motif = ({ pen }) => {
  const patches = [
    regular(5, 58),
    ...[0, 72, 144, 216, 288].map((angle) => {
      const { x, y } = polar(158, angle - 90);
      return regular(5, 52, x, y, angle + 90);
    }),
  ].join('');
  const seams = [0, 72, 144, 216, 288]
    .map((angle) => {
      const a = polar(58, angle - 90);
      const b = polar(106, angle - 90);
      const c = polar(128, angle - 60);
      const d = polar(128, angle - 120);
      return svg`M${a.x},${a.y}L${b.x},${b.y}M${c.x},${c.y}L${d.x},${d.y}`;
    })
    .join('');
  const shade = pen.radial(
    [
      [0, '#ffffff', 0.5],
      [0.5, '#ffffff', 0],
      [1, '#0a1a4d', 0.7],
    ],
    0.35,
    0.3,
  );
  return (
    stroke('M-196,150Q-150,90-110,70M-206,90Q-170,50-130,40M-150,190Q-110,140-80,130', '#ffffff', 9, 0.7) +
    solid(pen, circle(166), snow, {
      edge: 8,
      inside: flat(patches, '#171b2e') + stroke(seams, '#171b2e', 7) + `<circle r="166" fill="${shade}"/>`,
    })
  );
};

export const boot: Motif = (tone) => {
  const { pen } = tone;
  const upper = material(tone, ruby, sapphire, topaz, emerald, made('#ff4da6', '#ffe14d'));
  return place(
    solid(
      pen,
      'M-170,150h40l-6,44h-28ZM-90,156h40l-6,40h-28ZM30,156h40l-6,40h-28ZM120,150h40l-6,40h-28Z',
      black,
      { edge: 2 },
    ) +
      solid(
        pen,
        'M-176,-130Q-90,-110-30,-150Q0,-60 60,-30Q180,0 200,80Q206,130 180,150H-180Q-206,60-176,-130Z',
        upper,
        {
          edge: 9,
          inside:
            flat('M-190,110H220V160H-190Z', '#ffffff') +
            flat('M-110,110L-40,-40-10,-10-60,110ZM-30,110L20,10 50,30 20,110Z', '#ffffff', 0.95),
        },
      ) +
      stroke('M-44,-110L20,-130M-30,-80L40,-104M-10,-50L56,-76M20,-24L80,-50', '#ffffff', 11),
    0,
    0,
    0.96,
    -10,
  );
};
