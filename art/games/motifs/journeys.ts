import {
  black,
  bone,
  cream,
  gold,
  iron,
  leather,
  plainGold,
  ruby,
  sapphire,
  silver,
  wood,
  emerald,
  amethyst,
  bronze,
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
  ring,
  star,
  symmetric,
} from '../../../app/workbench/new-brand/drawing/svg/shapes';
import { both, material, type Motif } from '../../../app/workbench/new-brand/drawing/motifs/motif';

/** A heap of gold in an open chest. */
export const chest: Motif = (tone) => {
  const { pen } = tone;
  const body = material(tone, wood, ruby, made('#5a3a8c', '#ff9cf0'), wood);
  const coins = [
    [-110, -6],
    [-60, -24],
    [-10, -36],
    [44, -28],
    [96, -10],
    [-84, 10],
    [-34, 0],
    [20, -4],
    [70, 6],
    [120, 14],
    [-126, 20],
  ]
    .map(
      ([x = 0, y = 0]) =>
        svg`<use href="#${pen.group(
          `<path d="${ellipse(38, 30)}" fill="${pen.linear(
            [
              [0, '#fff2a8'],
              [0.5, '#ffb92e'],
              [1, '#a85406'],
            ],
            60,
          )}" stroke="#5a2a04" stroke-width="5"/><path d="${ellipse(24, 18)}" fill="none" stroke="#b45a08" stroke-width="4"/>`,
        )}" x="${x}" y="${y}"/>`,
    )
    .join('');
  return (
    solid(pen, 'M-170,-20Q-176,-190 0,-196Q176,-190 170,-20L140,-10Q120,-60 0,-60T-140,-10Z', body, {
      edge: 7,
      inside:
        flat('M-150,0Q-130,-130 0,-136T150,0Z', '#1a0802', 0.75) +
        stroke('M-96,-200Q-116,-100-110,-40M96,-200Q116,-100 110,-40', gold.base, 20),
    }) +
    glow(pen, 0, -40, 180, '#ffd23d', 0.95) +
    coins +
    ball(pen, -30, -46, 24, ruby, 5) +
    ball(pen, 66, -36, 22, sapphire, 5) +
    ball(pen, -96, -30, 19, emerald, 5) +
    solid(pen, 'M-180,24H180L166,180H-166Z', body, {
      edge: 8,
      angle: 90,
      inside:
        stroke('M-190,80H190M-190,130H190', body.ink, 5, 0.6) +
        flat('M-120,0h34v200h-34ZM86,0h34v200h-34Z', gold.deep) +
        flat('M-114,0h22v200h-22ZM92,0h22v200h-22Z', gold.base),
    }) +
    solid(pen, 'M-186,14H186V48H-186Z', gold, { edge: 4, angle: 90 }) +
    solid(pen, 'M-34,20H34V76Q34,100 0,106Q-34,100-34,76Z', gold, { edge: 5 }) +
    flat(circle(11, 0, 54) + 'M-5,56h10l5,28h-20Z', gold.ink) +
    sparkle(-60, -90, 30) +
    sparkle(90, -80, 24)
  );
};

export const parrot: Motif = (tone) => {
  const { pen, random } = tone;
  const plume = material(
    tone,
    made('#e8212f', '#ffd23d'),
    made('#1f8ae0', '#8dffe8'),
    made('#2fb84a', '#f6ff7a'),
  );
  const second = random.pick(['#1f7bff', '#ffd21f', '#12c4a8']);
  return (
    solid(pen, 'M-20,100L-60,206-20,190 0,206 20,180 40,90Z', plume, {
      edge: 4,
      inside: flat('M-30,150L0,100 10,210-40,210Z', second),
    }) +
    solid(
      pen,
      'M-30,-190Q70,-206 100,-120Q110,-60 96,0Q90,90 10,140Q-90,120-110,20Q-110,-60-80,-110Q-80,-170-30,-190Z',
      plume,
      { edge: 8 },
    ) +
    solid(pen, 'M-110,20Q-130,-50-40,-50Q60,-30 40,60Q20,130-40,180Q-60,140-90,130Q-120,80-110,20Z', plume, {
      edge: 6,
      inside:
        flat('M-130,40Q-40,30 60,50L40,90Q-40,70-120,84Z', '#ffd21f') +
        flat('M-130,86Q-40,74 60,92L0,220H-130Z', second) +
        stroke('M-60,90L-50,160M-20,90L-30,170', '#0a2c6b', 6, 0.6),
    }) +
    flat('M-6,-150Q60,-170 76,-110Q60,-60 16,-70Q-30,-90-6,-150Z', '#fff8ea') +
    solid(pen, 'M60,-140Q140,-140 144,-60Q140,-20 116,-6Q116,-50 70,-70Q50,-100 60,-140Z', black, {
      edge: 5,
    }) +
    flat('M74,-70Q100,-60 104,-24Q76,-30 66,-56Z', '#1a1c2b') +
    flat(circle(17, 30, -112), '#ffd21f') +
    flat(circle(10, 32, -112), '#120a05') +
    flat(circle(4, 28, -117), '#ffffff') +
    stroke('M-190,176Q-40,150 190,186', '#200d02', 32) +
    stroke('M-190,172Q-40,146 190,182', '#8f5326', 20)
  );
};

export const pirate: Motif = (tone) => {
  const { pen } = tone;
  const cloth = material(tone, ruby, black, made('#2a7a8c', '#8dffe8'));
  return (
    place(
      solid(pen, 'M-190,-20H170L204,20 170,36H-190Z', silver, { edge: 4 }) +
        solid(pen, box(-206, -34, 30, 90, 12), gold, { edge: 3 }),
      0,
      90,
      0.95,
      34,
    ) +
    place(
      solid(pen, 'M-190,-20H170L204,20 170,36H-190Z', silver, { edge: 4 }) +
        solid(pen, box(-206, -34, 30, 90, 12), gold, { edge: 3 }),
      0,
      90,
      0.95,
      -34,
      true,
    ) +
    solid(pen, symmetric('M0,-110Q116,-110 126,0Q128,50 98,74L94,112 66,122 60,172 0,180'), bone, {
      edge: 8,
      inside: flat('M0,-200H200V200H0Z', bone.ink, 0.16),
    }) +
    flat('M-96,0Q-60,-40-18,-10Q-20,44-56,48Q-96,44-96,0Z', '#12060a') +
    flat('M96,-6Q60,-46 18,-16Q20,44 56,48Q96,44 96,-6Z', '#12060a') +
    glow(pen, -56, 12, 44, '#ff5a1f', 0.95) +
    flat(circle(11, -56, 12), '#ffe9a0') +
    stroke('M-120,-40L110,60', '#1a0d08', 9) +
    solid(pen, circle(42, 58, 10), black, { edge: 4 }) +
    flat('M-12,84L0,52 12,84Z', '#12060a') +
    stroke('M-56,122H56M-38,104V170M-13,106V176M13,106V176M38,104V170', bone.ink, 6) +
    solid(pen, symmetric('M0,-196Q60,-200 96,-150Q150,-120 200,-130Q190,-70 130,-56Q60,-84 0,-84'), cloth, {
      edge: 8,
    }) +
    stroke('M-196,-124Q-150,-60-126,-58Q-60,-86 0,-86T126,-58Q150,-60 196,-124', gold.base, 10) +
    solid(pen, circle(26, 0, -136), bone, { outline: 5, edge: 3 }) +
    flat(circle(7, -9, -138) + circle(7, 9, -138) + 'M-4,-122h8v8h-8Z', '#12060a')
  );
};

export const galleon: Motif = (tone) => {
  const { pen } = tone;
  const sail = material(tone, cream, ruby, black, cream);
  const canvas = (x: number, y: number, wide: number, tall: number) =>
    solid(
      pen,
      svg`M${x - wide},${y}Q${x},${y - 14} ${x + wide},${y}Q${x + wide + 22},${y + tall * 0.5} ${x + wide * 0.9},${y + tall}Q${x},${y + tall - 22} ${x - wide * 0.9},${y + tall}Q${x - wide + 12},${y + tall * 0.5} ${x - wide},${y}Z`,
      sail,
      { edge: 5, outline: 7 },
    );
  return (
    stroke('M-96,80V-150M0,80V-200M96,80V-150', wood.ink, 15) +
    stroke('M-96,80V-150M0,80V-200M96,80V-150', wood.base, 8) +
    flat('M0,-204l44,12-44,14Z', '#e8123f') +
    canvas(-96, -136, 50, 84) +
    canvas(96, -136, 50, 84) +
    canvas(-96, -44, 58, 84) +
    canvas(96, -44, 58, 84) +
    canvas(0, -176, 58, 88) +
    canvas(0, -80, 70, 120) +
    place(
      flat(circle(20) + 'M-10,16h20v14h-20Z', sail.ink) +
        flat(circle(6, -8, 0) + circle(6, 8, 0), sail.light),
      0,
      -24,
      1.1,
    ) +
    solid(pen, 'M-206,10L-150,20-140,56H130L150,0 200,-14Q210,120 130,170H-120Q-190,130-206,10Z', wood, {
      edge: 8,
      inside:
        stroke('M-200,60H200M-190,104H190', gold.base, 9) +
        repeat(
          6,
          (index) => svg`<rect x="${-116 + index * 44}" y="72" width="20" height="20" fill="#1a0802"/>`,
        ),
    }) +
    flat('M-214,176q36,-30 70,0t70,0t70,0t70,0t70,0t70,0v34h-428Z', '#e0fbff', 0.85)
  );
};

export const compass: Motif = (tone) => {
  const { pen } = tone;
  const metal = material(tone, gold, bronze, silver);
  const ticks = repeat(24, (index) => {
    const a = polar(128, index * 15);
    const b = polar(index % 2 ? 118 : 108, index * 15);
    return svg`M${a.x},${a.y}L${b.x},${b.y}`;
  });
  return (
    stroke('M-24,-180a24,24 0 1 1 48,0', metal.ink, 24) +
    stroke('M-24,-180a24,24 0 1 1 48,0', metal.base, 13) +
    solid(pen, circle(180, 0, 8), metal, { edge: 9, angle: 50 }) +
    solid(pen, circle(144, 0, 8), { ...cream, light: '#fffdf2', deep: '#d8b97a' }, { outline: 6, edge: 6 }) +
    place(
      stroke(ticks, '#5a2a04', 6) +
        flat(star(8, 92, 34, 0, 0), '#d9b267') +
        flat(star(4, 104, 22), '#a3752c'),
      0,
      8,
    ) +
    place(
      solid(pen, 'M0,-118L24,0H-24Z', ruby, { outline: 5, edge: 3 }) +
        solid(pen, 'M0,118L24,0H-24Z', silver, { outline: 5, edge: 3 }),
      0,
      8,
      1,
      34,
    ) +
    ball(pen, 0, 8, 16, plainGold, 4) +
    flat('M-110,-60Q-60,-130 30,-124Q-60,-90-90,-10Z', '#ffffff', 0.5)
  );
};

/** A skull under a wide hat, a bandana over its mouth. */
export const bandit: Motif = (tone) => {
  const { pen, random } = tone;
  const hat = material(tone, leather, black, made('#7a1f14', '#ffb04d'));
  const scarf = random.pick([ruby, sapphire, emerald, amethyst]);
  return (
    solid(pen, symmetric('M0,-80Q110,-90 118,0Q116,80 80,130L0,180'), bone, {
      edge: 7,
      inside: flat('M0,-100H200V200H0Z', bone.ink, 0.16),
    }) +
    both(
      pen,
      flat('M22,-20Q60,-44 98,-14Q98,30 62,36Q24,30 22,-20Z', '#12060a') +
        glow(pen, 60, 4, 44, '#ff7a1f', 0.95) +
        flat(circle(10, 60, 4), '#ffe9a0'),
    ) +
    solid(pen, symmetric('M0,56L60,50 124,30Q130,110 80,150L0,206'), scarf, {
      edge: 7,
      inside: flat(
        [
          circle(9, -60, 90),
          circle(9, 0, 100),
          circle(9, 60, 90),
          circle(9, -30, 134),
          circle(9, 30, 134),
          circle(8, 0, 170),
        ].join(''),
        '#ffffff',
        0.75,
      ),
    }) +
    solid(pen, symmetric('M0,-196Q26,-176 60,-196Q100,-190 110,-96L96,-66 0,-66'), hat, { edge: 7 }) +
    solid(pen, symmetric('M0,-106L112,-114 114,-76 0,-60'), gold, { edge: 3, outline: 5, fill: scarf.base }) +
    solid(pen, symmetric('M0,-72Q110,-72 150,-96Q196,-130 214,-104Q196,-40 100,-28Q40,-18 0,-18'), hat, {
      edge: 6,
    }) +
    place(solid(pen, star(5, 30, 13), gold, { outline: 5, edge: 3 }), 0, -94)
  );
};

export const dynamite: Motif = ({ pen }) => {
  const stick = pen.group(
    solid(pen, box(-34, -130, 68, 260, 12), ruby, {
      edge: 6,
      angle: 0,
      inside: flat('M-40,-20H40V40H-40Z', '#fff0d6'),
    }) + flat(ellipse(34, 10, 0, -126), '#ff9aa5'),
  );
  return (
    stroke('M0,-120Q20,-200 90,-186', '#3a1f08', 14) +
    stroke('M0,-120Q20,-200 90,-186', '#e0c08a', 7) +
    glow(pen, 96, -184, 110, '#ffb52e', 0.95) +
    flat(star(9, 54, 20, 98, -184), '#ffe14d') +
    flat(star(9, 28, 11, 98, -184), '#ffffff') +
    svg`<use href="#${stick}" transform="translate(-72 30)rotate(-9)"/><use href="#${stick}" transform="translate(72 30)rotate(9)"/><use href="#${stick}" y="26"/>` +
    solid(
      pen,
      'M-126,-56Q0,-26 126,-56V-24Q0,6-126,-24ZM-120,104Q0,134 120,104V134Q0,164-120,134Z',
      leather,
      { edge: 4 },
    )
  );
};

export const bullSkull: Motif = ({ pen }) =>
  both(
    pen,
    solid(pen, 'M70,-110Q150,-90 170,-150Q176,-180 160,-206Q220,-160 206,-90Q180,-30 80,-50Z', leather, {
      edge: 6,
    }),
  ) +
  solid(pen, symmetric('M0,-150Q70,-156 100,-110Q110,-60 84,-20Q70,60 50,120Q44,190 14,196L0,186'), bone, {
    edge: 8,
    inside: flat('M0,-200H200V204H0Z', bone.ink, 0.18) + stroke('M-20,-140L-6,-80-26,-40', bone.ink, 5, 0.6),
  }) +
  both(
    pen,
    flat('M34,-60Q76,-90 88,-46Q70,-10 40,-24Z', '#12060a') +
      flat('M8,90Q28,90 30,150Q14,160 8,140Z', '#12060a') +
      glow(pen, 62, -46, 34, '#ff5a1f', 0.8),
  ) +
  solid(pen, 'M0,-130L20,-100 0,-70-20,-100Z', made('#12a8b8', '#d6fff6'), { outline: 5, edge: 3 }) +
  both(
    pen,
    solid(pen, 'M120,-40Q150,20 128,80Q104,20 110,-40Z', made('#e0402a', '#ffcf6b'), { outline: 5, edge: 3 }),
  );

export const wagonWheel: Motif = ({ pen }) =>
  repeat(
    6,
    (index) =>
      svg`<g transform="rotate(${index * 30})">${solid(pen, 'M-12,-150H12V150H-12Z', wood, { edge: 0, outline: 7 })}</g>`,
  ) +
  `<path d="${ring(184, 138)}" fill="${wood.ink}" fill-rule="evenodd"/>` +
  `<path d="${ring(176, 146)}" fill="${pen.linear(
    [
      [0, wood.light],
      [0.5, wood.base],
      [1, wood.deep],
    ],
    60,
  )}" fill-rule="evenodd"/>` +
  `<path d="${ring(188, 176)}" fill="${iron.base}" fill-rule="evenodd"/>` +
  solid(pen, circle(48), wood, { edge: 6 }) +
  solid(pen, circle(24), iron, { edge: 4 });

/** A hat, a collar and two eyes in the shadow. */
export const detective: Motif = (tone) => {
  const { pen } = tone;
  const coat = material(
    tone,
    made('#8a6a3d', '#ffe0a0'),
    made('#3d4a66', '#a6d6ff'),
    made('#5c2a33', '#ffb08a'),
  );
  return (
    solid(pen, symmetric('M0,20Q80,20 150,90L190,204 0,204'), coat, { edge: 7 }) +
    solid(pen, symmetric('M0,-60Q80,-60 84,10Q80,90 0,120'), made('#3a2a2e', '#ffb08a'), {
      outline: 6,
      edge: 4,
    }) +
    both(
      pen,
      solid(pen, 'M30,130L100,10Q150,40 150,90L70,196Z', coat, { edge: 6 }) +
        glow(pen, 36, 10, 40, '#ffe9a0', 0.7) +
        flat('M14,10Q36,-10 60,6Q40,26 14,10Z', '#fff6c2'),
    ) +
    solid(pen, 'M-14,120L14,120 24,204H-24Z', ruby, { edge: 4 }) +
    solid(pen, symmetric('M0,-196Q24,-170 56,-190Q96,-180 104,-84L0,-70'), coat, { edge: 7 }) +
    flat(symmetric('M0,-104L104,-112 106,-78 0,-66'), coat.ink) +
    solid(pen, symmetric('M0,-86Q120,-86 196,-60Q190,-20 100,-24L0,-14'), coat, { edge: 6 }) +
    flat(symmetric('M0,-20L100,-28 84,6Q40,-8 0,-8'), '#0a0608', 0.75)
  );
};

export const airship: Motif = (tone) => {
  const { pen } = tone;
  const hull = material(tone, ruby, made('#c2702a', '#ffe08a'), made('#2a8a8a', '#d6ffe0'), cream);
  return (
    stroke('M-110,40L-60,130M110,40L60,130M-40,60L-30,130M40,60L30,130', '#2b1106', 6) +
    solid(pen, 'M160,-60L214,-120V40L160,0Z', gold, { edge: 4 }) +
    solid(pen, ellipse(190, 104, -6, -36), hull, {
      edge: 9,
      angle: 90,
      inside:
        stroke('M-80,-140Q-110,-36-80,70M-6,-150V80M70,-140Q100,-36 70,70', gold.base, 9) +
        flat('M-200,-20H200V-52H-200Z', '#ffffff', 0.25),
    }) +
    solid(pen, circle(42, -6, -36), gold, { edge: 5 }) +
    solid(pen, star(8, 28, 15, -6, -36), ruby, { outline: 4, edge: 2 }) +
    solid(pen, 'M-110,120H110L90,176Q0,200-90,176Z', wood, {
      edge: 6,
      inside: stroke('M-110,140H110', gold.base, 7),
    }) +
    repeat(
      4,
      (index) =>
        svg`<circle cx="${-66 + index * 44}" cy="160" r="12" fill="#ffe14d" stroke="#2b1106" stroke-width="5"/>`,
    ) +
    svg`<g transform="translate(128 150)">${solid(pen, 'M0,0Q40,-50 20,-60Q-10,-40 0,0Q-40,50-20,60Q10,40 0,0Z', gold, { edge: 3 })}</g>`
  );
};

export const robot: Motif = (tone) => {
  const { pen, random } = tone;
  const metal = material(tone, bronze, silver, made('#2aa8b8', '#d6fff6'), gold);
  const lamp = random.pick(['#4df0ff', '#ffb52e', '#8aff3d']);
  return (
    stroke('M0,-150V-190', metal.ink, 14) +
    ball(pen, 0, -186, 20, ruby, 5) +
    both(pen, solid(pen, box(126, -60, 50, 90, 14), iron, { edge: 5 })) +
    solid(pen, box(-132, -150, 264, 240, 54), metal, { edge: 9 }) +
    solid(pen, box(-104, -96, 208, 92, 40), black, { edge: 5 }) +
    both(
      pen,
      glow(pen, 52, -50, 70, lamp, 0.9) +
        flat(circle(28, 52, -50), lighter(lamp, 0.2)) +
        flat(circle(13, 52, -50), '#ffffff'),
    ) +
    solid(pen, box(-70, 22, 140, 42, 14), iron, { edge: 4 }) +
    stroke('M-42,24V62M-14,24V62M14,24V62M42,24V62', '#0b0f1a', 7) +
    solid(pen, 'M-90,104H90L120,200H-120Z', metal, { edge: 7 }) +
    both(pen, flat(circle(7, 104, -124) + circle(7, 110, 66), metal.ink)) +
    ball(pen, 0, 156, 24, material({ pen, random }, ruby, sapphire, emerald), 5)
  );
};
