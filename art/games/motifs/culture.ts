import {
  amethyst,
  black,
  cream,
  emerald,
  flame,
  gold,
  jade,
  pink,
  plainGold,
  ruby,
  sapphire,
  silver,
  snow,
  topaz,
  wood,
} from '../../../app/workbench/new-brand/drawing/materials';
import { lighter } from '../../../app/workbench/new-brand/drawing/svg/colour';
import { place, repeat, svg } from '../../../app/workbench/new-brand/drawing/svg/markup';
import type { Pen } from '../../../app/workbench/new-brand/drawing/svg/pen';
import {
  ball,
  flat,
  glow,
  made,
  solid,
  sparkle,
  stroke,
  type Material,
} from '../../../app/workbench/new-brand/drawing/svg/shading';
import {
  box,
  circle,
  ellipse,
  polar,
  star,
  symmetric,
} from '../../../app/workbench/new-brand/drawing/svg/shapes';
import { both, material, type Motif } from '../../../app/workbench/new-brand/drawing/motifs/motif';

export const lantern: Motif = (tone) => {
  const { pen } = tone;
  const paper = material(tone, ruby, ruby, made('#ff8a1f', '#fff0a0'), pink, jade);
  return (
    stroke('M0,-206V-150', gold.base, 7) +
    glow(pen, 0, 0, 220, '#ffd86b', 0.8) +
    solid(pen, symmetric('M0,-120Q150,-116 156,0Q150,116 0,120'), paper, {
      edge: 9,
      inside:
        `<ellipse rx="120" ry="110" fill="${pen.radial([
          [0, '#fffbd0', 0.95],
          [0.5, '#ffd23d', 0.5],
          [1, '#ffd23d', 0],
        ])}"/>` + stroke('M-60,-120Q-110,0-60,120M60,-120Q110,0 60,120M0,-120V120', paper.deep, 7, 0.7),
    }) +
    place(
      solid(pen, 'M-44,-44H44V44H-44Z', gold, { edge: 4, outline: 6 }) +
        flat('M-24,-24H24V-12H-24ZM-24,-4H24V6H-24ZM-6,-24H6V28H-6ZM-28,20H28V30H-28Z', '#b3001b'),
      0,
      0,
      0.95,
      45,
    ) +
    solid(pen, box(-76, -150, 152, 36, 12), gold, { edge: 5 }) +
    solid(pen, box(-76, 112, 152, 36, 12), gold, { edge: 5 }) +
    stroke('M-34,150V196M-12,150V206M12,150V206M34,150V196', '#e8212f', 13) +
    stroke('M-34,150V170M-12,150V176M12,150V176M34,150V170', gold.base, 13)
  );
};

export const fortuneCat: Motif = (tone) => {
  const { pen } = tone;
  const coat = material(tone, snow, plainGold, snow, made('#ff9ab8', '#ffe6ec'));
  return (
    solid(pen, symmetric('M0,40Q110,40 124,130Q126,196 80,200L0,200'), coat, { edge: 8 }) +
    solid(pen, 'M-100,40Q-176,10-170,-90Q-166,-140-130,-140Q-96,-136-100,-90Q-100,-30-70,20Z', coat, {
      edge: 7,
    }) +
    flat(ellipse(20, 15, -134, -104), '#ff9bb8') +
    both(
      pen,
      solid(pen, 'M50,-120L106,-200Q140,-150 130,-80Z', coat, { edge: 6 }) +
        flat('M76,-122L106,-164Q120,-130 112,-96Z', '#e8212f'),
    ) +
    solid(pen, symmetric('M0,-140Q120,-140 130,-40Q124,50 0,56'), coat, { edge: 8 }) +
    both(
      pen,
      stroke('M30,-50Q54,-76 80,-50', '#2a1408', 9) +
        flat(ellipse(22, 13, 92, -12), '#ff7a9a', 0.6) +
        stroke('M60,0L130,-8M60,10L128,18', '#2a1408', 3.5, 0.7) +
        stroke('M0,-6Q20,20 40,2', '#2a1408', 6),
    ) +
    flat('M-12,-24h24l-12,14Z', '#e8212f') +
    solid(pen, 'M-90,40Q0,84 90,40L96,64Q0,110-96,64Z', ruby, { edge: 4 }) +
    ball(pen, 0, 84, 24, plainGold, 6) +
    place(
      solid(pen, ellipse(56, 74), gold, { edge: 7 }) +
        flat('M-20,-34H20V-22H-20ZM-30,-8H30V4H-30ZM-6,-34H6V40H-6ZM-24,20H24V30H-24Z', '#a35205'),
      44,
      140,
      1,
      14,
    )
  );
};

export const fan: Motif = (tone) => {
  const { pen } = tone;
  const silk = material(tone, ruby, amethyst, sapphire, pink);
  const edge = (radius: number) => [polar(radius, -164, 0, 150), polar(radius, -16, 0, 150)] as const;
  const [a, b] = edge(300);
  const [c, d] = edge(130);
  const ribs = repeat(9, (index) => {
    const { x, y } = polar(292, -160 + index * 17.5, 0, 150);
    return svg`M0,150L${x},${y}`;
  });
  return place(
    solid(
      pen,
      svg`M${a.x},${a.y}A300,300 0 0 1 ${b.x},${b.y}L${d.x},${d.y}A130,130 0 0 0 ${c.x},${c.y}Z`,
      silk,
      {
        edge: 8,
        inside:
          [150, -60, 60, -150]
            .map((x, index) =>
              place(flat(star(5, 30, 15), lighter(silk.light, 0.4), 0.9), x * 0.9, index % 3 ? -80 : 0),
            )
            .join('') +
          glow(pen, 0, -60, 120, '#ffd86b', 0.9) +
          stroke(ribs, silk.deep, 6, 0.6),
      },
    ) +
      stroke(ribs, gold.base, 5, 0.7) +
      svg`<path d="M${a.x},${a.y}A300,300 0 0 1 ${b.x},${b.y}" fill="none" stroke="${gold.base}" stroke-width="13"/>` +
      ball(pen, 0, 150, 22, plainGold, 6) +
      stroke('M0,170Q20,200-10,230M0,170Q-10,200 20,236', '#e8212f', 9) +
      place(lotusFlower(pen, pink), 0, -62, 0.42),
    0,
    26,
    0.72,
  );
};

function lotusFlower(pen: Pen, petal: Material): string {
  const one = (d: string) => solid(pen, d, petal, { edge: 6, outline: 7 });
  return (
    both(pen, one('M20,120Q170,110 206,10Q120,0 60,60Z') + one('M20,120Q130,60 140,-80Q50,-50 20,40Z')) +
    one('M0,130Q-70,20 0,-160Q70,20 0,130Z') +
    both(pen, one('M0,140Q60,130 86,30Q20,40 0,100Z'))
  );
}

export const lotus: Motif = (tone) => {
  const { pen } = tone;
  const petal = material(tone, pink, amethyst, made('#ff9a6b', '#fff0b0'), snow);
  return (
    solid(pen, ellipse(196, 50, 0, 140), jade, {
      edge: 6,
      inside: stroke('M0,140L190,120M0,140L-190,120M0,140L120,190M0,140L-120,190', '#0b5e4b', 6),
    }) +
    place(lotusFlower(pen, petal), 0, 4, 0.98) +
    glow(pen, 0, 30, 110, '#fff0a0', 0.8) +
    sparkle(0, -150, 34)
  );
};

/** The golden boat. */
export const ingot: Motif = (tone) => {
  const { pen } = tone;
  const metal = material(tone, gold);
  const one =
    solid(
      pen,
      'M-196,-40Q-150,20-90,24Q0,40 90,24Q150,20 196,-40Q200,60 120,110H-120Q-200,60-196,-40Z',
      metal,
      { edge: 9 },
    ) +
    solid(
      pen,
      'M-196,-40Q-150,-20-90,-6Q-80,-90 0,-94Q80,-90 90,-6Q150,-20 196,-40Q150,34 90,36Q0,50-90,36Q-150,34-196,-40Z',
      metal,
      { edge: 6, outline: 7 },
    ) +
    flat(ellipse(54, 34, 0, -30), '#fffbe0', 0.7);
  return (
    place(one, -92, 106, 0.56) +
    place(one, 92, 106, 0.56) +
    place(one, 0, -8, 0.98) +
    sparkle(-110, -60, 30) +
    sparkle(96, -90, 40)
  );
};

export const oni: Motif = (tone) => {
  const { pen } = tone;
  const lacquer = material(tone, ruby, sapphire, amethyst, ruby);
  return (
    both(
      pen,
      solid(pen, 'M40,-110Q110,-120 120,-206Q176,-140 130,-70Q100,-40 60,-60Z', plainGold, { edge: 6 }),
    ) +
    solid(pen, symmetric('M0,-140Q110,-140 140,-40L170,0 140,40Q150,120 90,160L60,196 0,186'), lacquer, {
      edge: 9,
      inside: flat('M0,-200H200V204H0Z', lacquer.ink, 0.25),
    }) +
    both(
      pen,
      solid(pen, 'M14,-60Q60,-110 124,-76Q110,-50 66,-46L20,-26Z', black, { outline: 0, edge: 3 }) +
        glow(pen, 66, -16, 44, '#ffd21a', 0.9) +
        flat('M20,-14Q60,-50 106,-24Q80,14 20,-14Z', '#ffe14d') +
        flat(circle(10, 62, -18), '#140505') +
        stroke('M30,14Q80,20 116,60M40,-110Q60,-124 90,-116', lacquer.deep, 8, 0.8),
    ) +
    solid(pen, symmetric('M0,-20L22,30Q40,50 14,58L0,56'), lacquer, { outline: 5, edge: 4 }) +
    flat(symmetric('M0,80Q70,66 100,84Q90,146 0,150'), '#2a0508') +
    both(
      pen,
      flat('M4,82h22v18H4ZM30,80h22v18H30ZM60,80h18v14H60ZM6,148h20v-14H6ZM32,146h18v-14H32Z', '#fffbe0') +
        solid(pen, 'M62,142L92,148 92,60Z', cream, { outline: 5, edge: 2 }),
    ) +
    solid(pen, symmetric('M0,-176L24,-140 0,-106'), gold, { outline: 5, edge: 3 })
  );
};

export const joker: Motif = (tone) => {
  const { pen, random } = tone;
  const cap = material(tone, ruby, amethyst, emerald, sapphire);
  const other = random.pick([topaz, plainGold, jade, pink].filter((candidate) => candidate !== cap));
  const skin = made('#f6d6b8', '#fff0d6');
  return (
    solid(pen, 'M0,-60Q-60,-190-170,-150Q-214,-110-196,-30Q-160,-80-120,-40L-96,20Z', cap, { edge: 8 }) +
    solid(pen, 'M0,-60Q60,-190 170,-150Q214,-110 196,-30Q160,-80 120,-40L96,20Z', other, { edge: 8 }) +
    solid(pen, symmetric('M0,-206Q50,-150 60,-70L96,20 0,20'), cap, {
      edge: 7,
      inside: flat('M0,-210H100V40H0Z', other.base, 0.9),
    }) +
    ball(pen, -194, -16, 26, plainGold, 7) +
    ball(pen, 194, -16, 26, plainGold, 7) +
    ball(pen, 0, -194, 24, plainGold, 7) +
    solid(pen, symmetric('M0,-20Q90,-24 94,50Q86,130 30,160L0,186'), skin, {
      edge: 7,
      inside: flat('M0,-40H110V190H0Z', '#8c4a2e', 0.16),
    }) +
    solid(pen, symmetric('M0,-36Q90,-40 108,20L88,30 60,4 30,22 0,0'), other, { edge: 4, outline: 7 }) +
    both(
      pen,
      flat('M40,26L56,60 40,96 24,60Z', cap.base, 0.85) +
        flat('M16,56Q40,34 66,54Q42,74 16,56Z', '#ffffff') +
        flat(circle(9, 42, 55), '#1a2b14') +
        stroke('M14,40Q40,16 70,32', '#2a1408', 7) +
        flat(ellipse(15, 11, 66, 86), '#ff5f7a', 0.6),
    ) +
    flat(symmetric('M0,112Q40,110 70,88Q64,142 0,150'), '#7a0a1c') +
    flat(symmetric('M0,114Q36,112 60,98Q50,126 0,128'), '#ffffff') +
    solid(pen, 'M-10,66Q0,60 10,66L16,92Q0,104-16,92Z', made('#f0604d', '#ffd0b0'), { outline: 4, edge: 3 }) +
    both(pen, solid(pen, 'M0,170L60,150 70,206 20,190Z', cap, { edge: 4 }))
  );
};

/** A living flame. */
export const blaze: Motif = (tone) => {
  const { pen } = tone;
  const fire = material(tone, flame, flame, made('#2a8aff', '#c6fbff'), made('#c23dff', '#ffb8ff'));
  return (
    glow(pen, 0, 40, 220, fire.base, 0.8) +
    solid(
      pen,
      'M-10,206C-150,190-176,70-120,-30C-110,10-90,20-76,20C-96,-80-50,-160 10,-210C10,-150 40,-120 70,-80C84,-100 84,-130 80,-150C150,-80 190,40 140,130C110,180 60,206-10,206Z',
      fire,
      { edge: 9 },
    ) +
    flat(
      'M-4,200C-100,190-120,100-76,30C-64,60-50,66-36,66C-50,0-20,-60 20,-96C24,-50 60,-20 76,20C90,6 90,-6 90,-20C130,40 130,110 100,150C76,186 40,200-4,200Z',
      lighter(fire.rim, 0.2),
      0.85,
    ) +
    flat(
      'M0,194C-60,184-66,130-36,84C-28,104-18,108-10,104C-14,66 4,34 30,14C34,50 66,70 66,120C66,164 40,192 0,194Z',
      '#fffbd6',
      0.95,
    )
  );
};

export const wizard: Motif = (tone) => {
  const { pen } = tone;
  const robe = material(tone, sapphire, amethyst, emerald, ruby);
  const skin = made('#f0b48a', '#ffe0b0');
  return (
    solid(pen, symmetric('M0,40Q110,50 140,204L0,204'), robe, { edge: 6 }) +
    solid(pen, symmetric('M0,10Q80,0 96,40Q100,120 40,170L0,206'), snow, {
      edge: 7,
      inside: both(pen, stroke('M20,90Q30,130 14,170M50,70Q60,110 40,150', '#92b8e0', 6, 0.7)),
    }) +
    solid(pen, symmetric('M0,-60Q80,-60 80,10Q70,50 0,60'), skin, { outline: 0, edge: 4 }) +
    both(
      pen,
      flat(ellipse(10, 13, 32, -4), '#142a5c') +
        flat(circle(4, 29, -8), '#ffffff') +
        solid(pen, 'M8,-30Q40,-56 74,-26Q44,-30 14,-14Z', snow, { outline: 4, edge: 2 }) +
        solid(pen, 'M0,40Q40,24 70,44Q96,60 112,40Q104,84 60,76Q20,70 0,60Z', snow, { outline: 5, edge: 3 }),
    ) +
    ball(pen, 0, 24, 17, made('#ff9a7a', '#ffd6c2'), 4) +
    solid(pen, 'M-90,-40Q-30,-110-10,-206Q70,-170 120,-196Q70,-130 96,-40Z', robe, {
      edge: 7,
      inside:
        [circle(7, -30, -70), circle(7, 50, -70)].map((d) => flat(d, '#ffe14d')).join('') +
        flat(star(5, 24, 10, 10, -110), '#ffe14d'),
    }) +
    solid(pen, 'M-150,-40Q0,-80 150,-40Q140,0 0,-10T-150,-40Z', robe, { edge: 6 }) +
    stroke('M150,196L186,-60', wood.ink, 20) +
    stroke('M150,196L186,-60', wood.base, 11) +
    glow(pen, 188, -90, 90, '#6bf0ff', 0.9) +
    ball(pen, 188, -88, 32, made('#2ab8ff', '#e0ffff'), 6)
  );
};

export const crystalBall: Motif = (tone) => {
  const { pen } = tone;
  const glass = material(tone, amethyst, sapphire, emerald, pink);
  return (
    glow(pen, 0, -30, 220, glass.base, 0.7) +
    solid(pen, 'M-120,120H120L150,196H-150Z', gold, { edge: 7 }) +
    solid(pen, ellipse(112, 30, 0, 118), gold, { edge: 5 }) +
    ball(pen, 0, -30, 154, glass, 9) +
    `<g fill="none" stroke="#fff" stroke-linecap="round" opacity=".55"><path stroke-width="10" d="M-90,20Q-20,-60 30,0T110,-30"/><path stroke-width="7" d="M-60,70Q0,10 60,60M-40,-90Q20,-120 60,-70"/></g>` +
    sparkle(0, -30, 62) +
    sparkle(60, -90, 26) +
    sparkle(-66, 40, 22) +
    ball(pen, 0, 158, 20, ruby, 5)
  );
};

export const genieLamp: Motif = (tone) => {
  const { pen, random } = tone;
  const smoke = random.pick(['#7df0ff', '#ff9cf0', '#b0ff8a']);
  const metal = material(tone, gold, gold, silver);
  const cloud = pen.linear(
    [
      [0, smoke, 0.9],
      [1, smoke, 0.2],
    ],
    270,
  );
  return (
    `<path d="M170,-10Q110,-60 140,-110T70,-200Q10,-170 40,-120T150,-10Z" fill="${cloud}"/>` +
    sparkle(80, -150, 40) +
    sparkle(130, -70, 24) +
    stroke('M-110,70Q-214,60-190,-10Q-170,-50-110,-20', metal.ink, 38) +
    stroke('M-110,70Q-214,60-190,-10Q-170,-50-110,-20', metal.base, 22) +
    solid(
      pen,
      'M-130,20Q-40,-20 40,-10Q130,0 196,-30Q190,30 120,60Q90,110 20,116H-40Q-110,100-130,20Z',
      metal,
      { edge: 9 },
    ) +
    solid(pen, 'M-50,112H30L70,176H-90Z', metal, { edge: 5 }) +
    solid(pen, 'M-90,-6Q-80,-80-10,-84Q60,-80 66,-6Q-10,-30-90,-6Z', metal, { edge: 6 }) +
    ball(pen, -10, -100, 22, ruby, 6) +
    ball(pen, -10, 50, 24, sapphire, 5) +
    sparkle(-80, 20, 26)
  );
};

export const microphone: Motif = (tone) => {
  const { pen } = tone;
  const metal = material(tone, silver, gold);
  const mesh = repeat(
    9,
    (index) => svg`M${-140 + index * 34},-220l120,260M${140 - index * 34},-220l-120,260`,
  );
  return place(
    solid(pen, 'M-46,20H46L30,204H-30Z', black, { edge: 7, angle: 0 }) +
      solid(pen, box(-66, -16, 132, 50, 18), metal, { edge: 5 }) +
      solid(pen, symmetric('M0,-206Q96,-200 100,-100Q98,-30 56,-12L0,-12'), metal, {
        edge: 9,
        inside: stroke(mesh, metal.ink, 6, 0.55) + flat(ellipse(30, 60, -40, -120), '#ffffff', 0.35),
      }) +
      solid(pen, 'M-102,-110H102V-84H-102Z', gold, { edge: 3, outline: 6 }) +
      flat(box(-8, 56, 16, 40, 8), '#ff3d5a'),
    0,
    0,
    1,
    24,
  );
};

export const guitar: Motif = (tone) => {
  const { pen } = tone;
  const body = material(tone, ruby, sapphire, topaz, emerald, black);
  return place(
    solid(pen, 'M-16,-170H16V60H-16Z', wood, {
      edge: 4,
      inside: stroke('M-20,-140H20M-20,-110H20M-20,-80H20M-20,-50H20M-20,-22H20', '#ffe9b0', 4),
    }) +
      solid(pen, 'M-26,-216L30,-206 24,-160H-24Z', body, { edge: 4 }) +
      both(pen, flat(circle(6, 32, -196) + circle(6, 30, -176), '#b9c6d8')) +
      solid(
        pen,
        'M-40,0Q-130,-40-120,40Q-70,70-110,110Q-140,196-20,200Q110,204 124,120Q120,80 80,70Q130,10 70,-30Q40,-20 40,20Q20,40-10,30Q-40,26-40,0Z',
        body,
        { edge: 9 },
      ) +
      solid(pen, 'M-40,60Q-70,130-20,170Q40,176 70,130Q80,90 30,60Z', cream, { outline: 5, edge: 4 }) +
      solid(pen, box(-44, 74, 88, 20, 8), black, { edge: 0, outline: 4 }) +
      solid(pen, box(-44, 112, 88, 20, 8), black, { edge: 0, outline: 4 }) +
      stroke('M-8,-200V150M0,-200V150M8,-200V150', '#eef4ff', 2.5) +
      solid(pen, box(-36, 148, 72, 18, 6), silver, { edge: 2, outline: 5 }),
    0,
    0,
    0.98,
    28,
  );
};

export const discoBall: Motif = (tone) => {
  const { pen, random } = tone;
  const colours = ['#ffffff', '#ff7ae6', '#7df0ff', '#ffe14d', '#b08aff', '#d6e6ff', '#8a9ac2'];
  const tiles = new Map(colours.map((colour) => [colour, '']));
  for (const y of [-120, -84, -48, -12, 24, 60, 96, 130]) {
    const half = Math.sqrt(Math.max(0, 150 ** 2 - (y + 12) ** 2));
    const count = Math.max(3, Math.round(half / 17));
    for (let index = 0; index < count; index += 1) {
      const a = half * Math.sin((index / count - 0.5) * Math.PI);
      const b = half * Math.sin(((index + 1) / count - 0.5) * Math.PI);
      const colour = random.pick(colours);
      tiles.set(colour, `${tiles.get(colour) ?? ''}${svg`M${a},${y - 16}H${b - 3}V${y + 16}H${a}Z`}`);
    }
  }
  const mirrors = [...tiles].map(([colour, d]) => (d === '' ? '' : flat(d, colour))).join('');
  return (
    stroke('M0,-210V-150', '#b9c6d8', 9) +
    solid(pen, box(-34, -166, 68, 34, 10), silver, { edge: 4 }) +
    solid(pen, circle(156, 0, 16), material(tone, silver, gold), {
      edge: 8,
      inside:
        mirrors +
        `<circle cy="16" r="156" fill="${pen.radial(
          [
            [0, '#ffffff', 0.5],
            [0.5, '#4a3a99', 0.05],
            [1, '#12063d', 0.75],
          ],
          0.33,
          0.28,
        )}"/>`,
    }) +
    sparkle(-70, -60, 62) +
    sparkle(70, 40, 36) +
    sparkle(40, -90, 24)
  );
};

export const headphones: Motif = (tone) => {
  const { pen } = tone;
  const shell = material(tone, ruby, sapphire, amethyst, topaz, emerald);
  const bars = [30, 60, 90, 60, 100, 50, 24]
    .map((loudness, index) => svg`M${(index - 3) * 24},${30 - loudness}V${30 + loudness}`)
    .join('');
  return (
    stroke('M-150,40V-20A150,150 0 0 1 150,-20V40', black.ink, 52) +
    stroke('M-150,40V-20A150,150 0 0 1 150,-20V40', shell.base, 36) +
    stroke('M-158,0V-20A158,158 0 0 1 40,-166', lighter(shell.light, 0.3), 8, 0.9) +
    stroke(bars, '#4df0ff', 13, 0.95) +
    both(
      pen,
      solid(pen, box(106, -20, 90, 176, 40), shell, { edge: 8 }) +
        solid(pen, box(84, -2, 46, 140, 22), black, { edge: 5 }) +
        solid(pen, circle(24, 158, 68), gold, { edge: 4 }),
    )
  );
};

export const vinyl: Motif = (tone) => {
  const { pen } = tone;
  const label = material(tone, ruby, topaz, sapphire, pink);
  return (
    solid(pen, circle(186), black, { edge: 8 }) +
    [166, 146, 126, 106]
      .map((radius) => svg`<circle r="${radius}" fill="none" stroke="#454a66" stroke-width="4"/>`)
      .join('') +
    flat('M0,0L-130,-126A180,180 0 0 1-70,-166ZM0,0L130,126A180,180 0 0 1 70,166Z', '#ffffff', 0.28) +
    solid(pen, circle(76), label, { edge: 6 }) +
    place(flat(star(5, 34, 15), '#ffffff', 0.9), 0, -28, 0.8) +
    stroke('M-36,30H36M-24,46H24', '#ffffff', 6, 0.8) +
    flat(circle(11), '#14161f') +
    stroke('M190,-190L150,-40 96,20', '#141b2b', 26) +
    stroke('M190,-190L150,-40 96,20', '#d6e0f0', 14) +
    solid(pen, 'M84,0L116,32 88,62 62,34Z', gold, { edge: 3 })
  );
};
