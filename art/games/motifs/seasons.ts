import {
  black,
  chocolate,
  cream,
  emerald,
  gold,
  jade,
  plainGold,
  ruby,
  sapphire,
  snow,
  topaz,
  wood,
  amethyst,
  ice,
  silver,
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
  star,
  symmetric,
} from '../../../app/workbench/new-brand/drawing/svg/shapes';
import { both, material, type Motif } from '../../../app/workbench/new-brand/drawing/motifs/motif';

const skin = made('#f0b48a', '#ffe0b0');

export const santa: Motif = ({ pen }) =>
  solid(pen, symmetric('M0,-40Q120,-50 130,30Q170,70 130,110Q130,170 70,170Q40,206 0,206'), snow, {
    edge: 8,
  }) +
  solid(pen, symmetric('M0,-70Q80,-70 84,0Q80,70 0,74'), skin, { outline: 0, edge: 5 }) +
  both(
    pen,
    flat(ellipse(9, 13, 34, 0), '#2a1408') +
      flat(circle(3.5, 31, -5), '#ffffff') +
      flat(ellipse(22, 15, 56, 30), '#ff6f6f', 0.7) +
      solid(pen, 'M10,-26Q40,-48 66,-24Q40,-24 14,-12Z', snow, { outline: 4, edge: 2 }) +
      solid(pen, 'M0,50Q40,30 70,56Q96,70 110,48Q104,96 56,90Q20,86 0,70Z', snow, { outline: 5, edge: 4 }),
  ) +
  ball(pen, 0, 34, 19, made('#ff8a6b', '#ffd0b0'), 4) +
  flat('M-20,84Q0,96 20,84Q14,108 0,108Q-14,108-20,84Z', '#8c1020') +
  solid(pen, 'M-118,-50Q-110,-190 10,-200Q120,-196 176,-80Q150,-110 100,-100Q120,-70 116,-50Z', ruby, {
    edge: 8,
  }) +
  ball(pen, 178, -66, 32, snow, 7) +
  solid(pen, box(-140, -84, 280, 56, 28), snow, { edge: 6 });

export const firTree: Motif = ({ pen }) => {
  const tier = (y: number, wide: number, tall: number) =>
    solid(
      pen,
      symmetric(
        svg`M0,${y - tall}L${wide * 0.5},${y - tall * 0.3} ${wide * 0.4},${y - tall * 0.3} ${wide},${y + 10}Q${wide * 0.75},${y + 30} ${wide * 0.5},${y + 12}Q${wide * 0.25},${y + 34} 0,${y + 18}`,
      ),
      emerald,
      { edge: 7 },
    );
  const lights = [
    [-90, 120],
    [-20, 134],
    [66, 122],
    [-56, 44],
    [24, 56],
    [80, 50],
    [-36, -30],
    [30, -20],
    [0, -84],
  ] as const;
  const colours = [ruby, topaz, sapphire, amethyst];
  return (
    solid(pen, 'M-26,140H26V200H-26Z', wood, { edge: 4 }) +
    tier(130, 150, 150) +
    tier(50, 116, 140) +
    tier(-30, 82, 130) +
    stroke('M-60,-20Q10,30 60,-30M-90,60Q10,120 96,46M-110,136Q20,180 130,120', plainGold.base, 8) +
    lights.map(([x, y], index) => ball(pen, x, y, 15, colours[index % 4] ?? ruby, 4)).join('') +
    glow(pen, 0, -160, 80, '#ffe14d', 0.8) +
    solid(pen, star(5, 48, 20, 0, -160), gold, { outline: 6, edge: 4 })
  );
};

export const bauble: Motif = (tone) => {
  const { pen } = tone;
  const glass = material(tone, ruby, sapphire, emerald, amethyst, topaz);
  return (
    stroke('M0,-206V-160', gold.base, 6) +
    stroke('M-16,-150a16,18 0 1 1 32,0', gold.base, 8) +
    solid(pen, box(-32, -150, 64, 46, 8), gold, { edge: 4 }) +
    ball(pen, 0, 36, 146, glass, 9) +
    stroke('M-140,6Q0,60 140,6M-144,66Q0,120 144,66', plainGold.base, 11) +
    repeat(7, (index) =>
      place(flat(star(6, 22, 8), '#fffbe0'), -114 + index * 38, 74 - Math.abs(index - 3) * 7),
    ) +
    solid(pen, 'M0,-110Q70,-170 120,-120Q110,-70 40,-86ZM0,-110Q-70,-170-120,-120Q-110,-70-40,-86Z', jade, {
      edge: 4,
    }) +
    ball(pen, 0, -106, 20, ruby, 5)
  );
};

export const snowman: Motif = (tone) => {
  const { pen, random } = tone;
  const scarf = random.pick([ruby, sapphire, emerald, amethyst]);
  return (
    stroke('M-100,60L-190,-10M-160,14L-196,20M100,60L190,-10M160,14L196,20', '#3a1f08', 11) +
    ball(pen, 0, 110, 108, snow, 8) +
    ball(pen, 0, -50, 88, snow, 8) +
    solid(pen, 'M-84,10Q0,50 84,10L96,46Q0,90-96,46Z', scarf, { edge: 5 }) +
    solid(pen, 'M30,46L80,40 96,140 50,146Z', scarf, {
      edge: 4,
      inside: flat('M30,96L100,86V112L30,122Z', '#ffffff', 0.7),
    }) +
    both(pen, flat(circle(11, 34, -66), '#15172a') + flat(ellipse(18, 11, 56, -34), '#ff8aa6', 0.6)) +
    solid(pen, 'M-6,-52L-6,-30 96,-30Z', topaz, { outline: 6, edge: 3 }) +
    stroke('M-34,-22Q-6,4 26,-10', '#15172a', 7) +
    flat(circle(10, 0, 96) + circle(10, 0, 140), '#15172a') +
    solid(pen, 'M-76,-120L-66,-206H66L76,-120Z', black, {
      edge: 5,
      inside: flat('M-90,-150H90V-124H-90Z', scarf.base),
    }) +
    solid(pen, box(-116, -130, 232, 26, 13), black, { edge: 4 })
  );
};

export const gingerbread: Motif = ({ pen, random }) => {
  const dough = made('#c2742e', '#ffd08a');
  const button = random.pick(['#e8123f', '#0fb866', '#1f7bff']);
  const figure = symmetric(
    'M0,-200Q90,-196 90,-110Q88,-70 56,-44L150,-60Q204,-50 196,0Q180,40 90,34L70,70 120,140Q140,196 80,200Q50,196 0,120',
  );
  return (
    solid(pen, figure, dough, { edge: 9, outline: 9 }) +
    both(
      pen,
      flat(circle(12, 32, -130), '#ffffff') +
        flat(circle(6, 32, -130), '#2a1408') +
        flat(ellipse(14, 9, 54, -100), '#ff7a8a', 0.7) +
        stroke('M150,-44q6,26-6,66M150,-44q-20,4 0,20q-20,6-2,18q-18,8-4,22', '#ffffff', 6) +
        stroke('M62,180q20,-16 56,-30', '#ffffff', 7),
    ) +
    stroke('M-40,-96Q0,-66 40,-96', '#ffffff', 8) +
    flat(circle(14, 0, -10) + circle(14, 0, 34) + circle(14, 0, 78), button) +
    solid(pen, 'M0,-42Q-46,-70-56,-40Q-46,-14 0,-42Q46,-14 56,-40Q46,-70 0,-42Z', ruby, {
      outline: 6,
      edge: 3,
    })
  );
};

export const reindeer: Motif = ({ pen }) => {
  const fur = made('#a8672e', '#ffd08a');
  const antler = 'M40,-100Q60,-150 50,-200M52,-150Q90,-160 100,-204M56,-130Q110,-120 150,-170';
  return (
    both(
      pen,
      stroke(antler, '#2a1206', 30) +
        stroke(antler, '#d9a45c', 18) +
        solid(pen, 'M60,-60Q150,-120 186,-70Q160,-20 80,-20Z', fur, {
          edge: 6,
          inside: flat('M84,-50Q140,-86 164,-66Q140,-36 90,-34Z', '#ffb08a'),
        }),
    ) +
    solid(pen, symmetric('M0,-110Q80,-110 92,-30Q100,50 80,110Q70,176 0,180'), fur, { edge: 8 }) +
    solid(pen, symmetric('M0,60Q84,50 92,112Q86,176 0,180'), cream, { outline: 0, edge: 4 }) +
    both(
      pen,
      flat(ellipse(20, 27, 44, -14), '#1a0d08') +
        flat(circle(8, 37, -24), '#ffffff') +
        stroke('M20,-56Q44,-74 68,-54', fur.ink, 7),
    ) +
    glow(pen, 0, 86, 110, '#ff3d3d', 0.75) +
    ball(pen, 0, 86, 40, ruby, 6) +
    stroke('M-30,146Q0,166 30,146', '#4a2410', 7) +
    solid(pen, 'M-90,176Q0,210 90,176L96,206H-96Z', ruby, { edge: 4 })
  );
};

export const stocking: Motif = (tone) => {
  const { pen } = tone;
  const wool = material(tone, ruby, emerald, sapphire);
  return (
    place(
      solid(pen, box(-44, -70, 88, 96, 8), sapphire, {
        edge: 4,
        inside: flat('M-12,-70H12V30H-12Z', '#ffe14d'),
      }),
      40,
      -130,
      1,
      12,
    ) +
    place(solid(pen, star(5, 60, 27), gold, { edge: 4 }), -44, -150) +
    solid(pen, 'M-90,-110H90V30Q100,60 150,84Q204,116 176,166Q140,206 40,190Q-60,176-80,96Z', wool, {
      edge: 8,
      inside:
        flat('M-100,10H100V40H-100Z', '#ffffff', 0.85) +
        flat('M110,60Q210,80 210,206H120Q160,150 110,60Z', '#ffffff', 0.85) +
        flat(star(6, 26, 10, 0, -30), '#ffffff'),
    }) +
    solid(pen, box(-112, -136, 224, 62, 26), snow, { edge: 6 })
  );
};

export const snowflake: Motif = (tone) => {
  const { pen } = tone;
  const crystal = material(tone, ice, sapphire, silver);
  const arm =
    'M-11,0V-70L-60,-110-46,-126-11,-98V-130L-44,-160-30,-174-11,-158V-200H11V-158L30,-174 44,-160 11,-130V-98L46,-126 60,-110 11,-70V0Z';
  const id = pen.group(solid(pen, arm, crystal, { edge: 5 }));
  return (
    glow(pen, 0, 0, 210, '#ffffff', 0.6) +
    repeat(6, (index) => svg`<use href="#${id}" transform="rotate(${index * 60})"/>`) +
    solid(pen, star(6, 76, 44), crystal, { edge: 6 }) +
    ball(pen, 0, 0, 26, snow, 4) +
    repeat(3, (index) => {
      const { x, y } = polar(120, index * 120 - 60);
      return sparkle(x, y, 20);
    })
  );
};

export const pumpkin: Motif = (tone) => {
  const { pen, random } = tone;
  const rind = material(
    tone,
    made('#ff8a14', '#ffe14d'),
    made('#7ac23d', '#f0ffa0'),
    made('#9a4bff', '#ffb0ff'),
  );
  const hat = random.chance(0.5);
  const fire = pen.radial([
    [0, '#fffbd0'],
    [0.5, '#ffd21f'],
    [1, '#ff7a00'],
  ]);
  const cut = (d: string) => `<path d="${d}" fill="${fire}" stroke="${rind.ink}" stroke-width="8"/>`;
  return (
    both(pen, solid(pen, 'M60,-90Q196,-110 196,40Q190,176 70,176Z', rind, { edge: 7 })) +
    both(pen, solid(pen, 'M10,-104Q140,-130 140,40Q136,190 10,186Z', rind, { edge: 6 })) +
    solid(pen, ellipse(70, 146, 0, 42), rind, { edge: 7 }) +
    both(pen, cut('M30,-30L120,-66 110,20 50,14Z') + cut('M0,40L20,72H0Z')) +
    cut(
      'M-136,76L-96,92-70,80-50,104-20,90 0,108 20,90 50,104 70,80 96,92 136,76Q110,156 50,162L36,140 12,162H-12L-36,140-50,162Q-110,156-136,76Z',
    ) +
    (hat
      ? place(witchHat({ pen, random }), 6, -140, 0.56, 6)
      : solid(pen, 'M-24,-96Q-30,-150 10,-190L46,-176Q20,-140 26,-96Z', jade, { edge: 5 }))
  );
};

export const ghost: Motif = (tone) => {
  const { pen } = tone;
  const sheet = material(tone, snow, made('#a6ffd6', '#ffffff'), made('#d6b8ff', '#ffffff'));
  return (
    glow(pen, 0, 0, 220, sheet.base, 0.6) +
    solid(
      pen,
      'M-120,150Q-150,-20-110,-110Q-70,-196 10,-194Q120,-186 130,-60Q136,0 196,-20Q196,50 136,70Q140,140 176,180Q120,196 84,160Q60,206 20,170Q-20,206-50,166Q-90,196-120,150Z',
      sheet,
      { edge: 9 },
    ) +
    flat(ellipse(24, 36, -44, -76) + ellipse(24, 36, 44, -76), '#15122b') +
    flat(circle(9, -52, -90) + circle(9, 36, -90), '#ffffff') +
    flat('M-46,-10Q0,-30 46,-10Q44,66 0,70Q-44,66-46,-10Z', '#15122b') +
    flat(ellipse(24, 18, 0, 50), '#ff6f9a') +
    flat(ellipse(22, 12, -86, -30) + ellipse(22, 12, 86, -30), '#ff8ac2', 0.6)
  );
};

export const witchHat: Motif = (tone) => {
  const { pen } = tone;
  const cloth = material(tone, made('#5c2ab8', '#ff9cf0'), black, made('#1f7a5c', '#b0ffd0'));
  return (
    solid(
      pen,
      'M-110,110Q-60,-30-40,-110Q-10,-190 90,-196Q60,-170 50,-130Q70,0 116,110Q0,150-110,110Z',
      cloth,
      { edge: 8, inside: flat('M30,-140Q50,0 90,140H160V-140Z', cloth.ink, 0.4) },
    ) +
    solid(pen, 'M-122,84Q0,130 122,84L130,124Q0,170-130,124Z', made('#ff8a14', '#ffe14d'), { edge: 4 }) +
    solid(pen, 'M-206,130Q-170,100-120,116Q0,160 120,116Q176,100 206,130Q170,196 0,196T-206,130Z', cloth, {
      edge: 7,
    }) +
    solid(pen, box(-34, 94, 68, 62, 8), gold, { edge: 4 }) +
    flat(box(-17, 110, 34, 30, 3), cloth.ink)
  );
};

export const cauldron: Motif = ({ pen, random }) => {
  const brew = random.pick([
    made('#7aff2a', '#f6ffb0'),
    made('#c24bff', '#ffd0ff'),
    made('#2ae0ff', '#e0ffff'),
  ]);
  return (
    glow(pen, 0, -60, 200, brew.base, 0.8) +
    solid(
      pen,
      'M-120,-70Q-150,-120-90,-130Q-90,-190-30,-170Q0,-206 50,-176Q110,-190 104,-130Q150,-120 124,-70Z',
      brew,
      { edge: 6 },
    ) +
    solid(pen, 'M-150,-50Q-206,60-130,150Q-70,196 0,196T130,150Q206,60 150,-50Z', black, { edge: 9 }) +
    solid(pen, ellipse(166, 36, 0, -56), black, { edge: 5 }) +
    solid(pen, ellipse(140, 22, 0, -58), brew, { outline: 0, edge: 4 }) +
    solid(pen, 'M-80,-40Q-90,40-70,40T-56,-36ZM40,-36Q36,70 56,70T76,-40Z', brew, { outline: 5, edge: 4 }) +
    ball(pen, -50, -110, 26, brew, 0) +
    ball(pen, 40, -136, 34, brew, 0) +
    ball(pen, -10, -176, 17, brew, 0) +
    both(
      pen,
      stroke('M166,-20a34,34 0 1 1 14,56', '#04040a', 24) +
        stroke('M166,-20a34,34 0 1 1 14,56', '#55607d', 12),
    ) +
    place(
      flat(circle(30) + 'M-16,24h32v18h-32Z', '#8f9bff') +
        flat(circle(9, -11, 0) + circle(9, 11, 0), '#0d0e19'),
      0,
      84,
    )
  );
};

export const bat: Motif = (tone) => {
  const { pen } = tone;
  const fur = material(tone, made('#5c3a99', '#ff9cf0'), black, made('#8c1f33', '#ffb08a'));
  return (
    both(
      pen,
      solid(
        pen,
        'M30,-20Q70,-140 196,-170Q170,-120 206,-60Q170,-60 170,-10Q136,-26 124,30Q90,10 60,60Z',
        fur,
        {
          edge: 6,
          inside: stroke('M40,0L196,-170M44,10L206,-60M48,20L170,-10M50,30L124,30', fur.ink, 6, 0.6),
        },
      ) +
        solid(pen, 'M20,-100L76,-190 90,-80Z', fur, {
          edge: 4,
          inside: flat('M40,-104L70,-160 76,-90Z', '#ff9bb8', 0.8),
        }),
    ) +
    solid(pen, symmetric('M0,-124Q90,-124 100,-30Q104,90 50,130Q30,160 0,170'), fur, { edge: 8 }) +
    both(
      pen,
      flat(ellipse(28, 32, 42, -36), '#ffffff') +
        flat(ellipse(14, 19, 38, -32), '#a30012') +
        flat(circle(5, 33, -40), '#ffffff') +
        flat('M6,-70L86,-92 78,-66 24,-54Z', fur.ink),
    ) +
    flat('M-50,30Q0,54 50,30Q44,74 0,78Q-44,74-50,30Z', '#2a0510') +
    both(pen, flat('M16,40l20,-4-6,36Z', '#ffffff')) +
    flat(ellipse(13, 9, 0, 8), fur.ink)
  );
};

export const potion: Motif = (tone) => {
  const { pen } = tone;
  const brew = material(
    tone,
    made('#c24bff', '#ffd0ff'),
    made('#2ae08a', '#f0ffb0'),
    made('#ff4d8a', '#ffe0b0'),
    made('#2ab8ff', '#e0ffff'),
  );
  return (
    glow(pen, 0, 60, 210, brew.base, 0.6) +
    solid(
      pen,
      'M-44,-150H44V-60Q150,-10 150,80Q140,196 0,196T-150,80Q-150,-10-44,-60Z',
      { ...ice, base: '#d6f0ff', deep: lighter(brew.deep, 0.3) },
      {
        edge: 6,
        inside:
          flat('M-170,40Q-80,0 0,40T170,40V210H-170Z', brew.base) +
          flat('M-170,40Q-80,0 0,40T170,40V66Q90,66 0,64T-170,66Z', lighter(brew.light, 0.3), 0.8) +
          flat('M20,40Q160,100 60,200H170V40Z', brew.deep, 0.5),
      },
    ) +
    ball(pen, -50, 110, 20, brew, 0) +
    ball(pen, 40, 140, 14, brew, 0) +
    ball(pen, 10, 86, 11, brew, 0) +
    flat('M-110,40Q-110,-10-50,-34Q-80,10-80,80Z', '#ffffff', 0.7) +
    solid(pen, box(-60, -166, 120, 30, 12), ice, { edge: 4 }) +
    solid(pen, 'M-36,-210H36L32,-160H-32Z', chocolate, { edge: 4 }) +
    place(flat(star(5, 34, 15), '#fffbe0', 0.9), 0, 100)
  );
};
