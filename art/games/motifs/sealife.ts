import {
  bone,
  gold,
  jade,
  pink,
  plainGold,
  ruby,
  sapphire,
  silver,
  snow,
  topaz,
  amethyst,
  flame,
} from '../../../app/workbench/new-brand/drawing/materials';
import { lighter } from '../../../app/workbench/new-brand/drawing/svg/colour';
import { place, svg } from '../../../app/workbench/new-brand/drawing/svg/markup';
import type { Pen } from '../../../app/workbench/new-brand/drawing/svg/pen';
import {
  ball,
  flat,
  glow,
  made,
  solid,
  stroke,
  type Material,
} from '../../../app/workbench/new-brand/drawing/svg/shading';
import { circle, ellipse, regular, symmetric } from '../../../app/workbench/new-brand/drawing/svg/shapes';
import { both, material, type Motif } from '../../../app/workbench/new-brand/drawing/motifs/motif';

function fishEye(pen: Pen, x: number, y: number, radius: number): string {
  return (
    ball(pen, x, y, radius, snow, 5) +
    flat(circle(radius * 0.55, x + radius * 0.15, y), '#10121f') +
    flat(circle(radius * 0.2, x, y - radius * 0.25), '#ffffff')
  );
}

export const shark: Motif = (tone) => {
  const { pen } = tone;
  const skin = material(
    tone,
    made('#4a7a99', '#9ff4ff'),
    made('#5c6b8c', '#d0e6ff'),
    made('#2a8aa8', '#c2fff6'),
  );
  const body =
    'M-196,70Q-150,-60-20,-96L6,-196Q60,-160 76,-92Q150,-80 200,-20Q196,30 150,70Q60,150-60,150Q-140,140-196,70Z';
  return place(
    solid(pen, 'M-150,60Q-214,20-214,-60Q-150,-40-110,20ZM-150,90Q-210,110-200,180Q-140,160-110,110Z', skin, {
      edge: 5,
    }) +
      solid(pen, body, skin, {
        edge: 8,
        inside:
          flat('M-160,90Q0,70 90,40L200,-10V200H-160Z', '#f2f8ff', 0.95) +
          stroke('M-20,-10q16,40 0,76M-46,-6q16,36 0,72M-72,0q16,32 0,64', skin.ink, 6, 0.6),
      }) +
      flat('M60,52Q120,30 176,24Q160,86 110,104Q76,92 60,52Z', '#5a0510') +
      flat(
        'M62,54l16,-6 4,22ZM84,46l18,-6 2,24ZM108,38l18,-6 0,26ZM132,32l18,-4-4,24ZM80,88l10,-20 12,26ZM106,100l8,-22 14,14Z',
        '#ffffff',
      ) +
      fishEye(pen, 100, -30, 19) +
      flat('M74,-50L124,-44 120,-32 80,-36Z', skin.ink) +
      solid(pen, 'M10,80Q-10,170-80,186Q-60,120-50,80Z', skin, { edge: 5 }),
    0,
    6,
    1,
    -10,
  );
};

/** A round pond fish with veil fins. */
export const goldfish: Motif = (tone) => {
  const { pen } = tone;
  const scales = material(
    tone,
    made('#ff8a14', '#fff27a'),
    made('#ff5fa8', '#ffe27a'),
    made('#ffc21a', '#fffbd0'),
  );
  const rows = [-60, -20, 20, 60]
    .flatMap((y, row) => [-70, -30, 10].map((x) => svg`M${x + (row % 2) * 20},${y - 18}q26,18 0,36`))
    .join('');
  return place(
    solid(
      pen,
      'M-90,0Q-160,-130-214,-110Q-190,-60-204,-20Q-190,10-214,60Q-180,90-170,120Q-120,80-90,20Z',
      scales,
      { edge: 6, inside: stroke('M-90,0L-200,-90M-90,6L-196,-20M-90,10L-200,50', scales.light, 5, 0.7) },
    ) +
      solid(pen, 'M-50,-90Q-20,-190 60,-176Q80,-140 80,-100ZM-20,100Q-30,170 40,186Q50,140 50,100Z', scales, {
        edge: 5,
      }) +
      solid(pen, 'M-110,0Q-80,-120 50,-116Q150,-110 186,-10Q150,110 40,116Q-70,116-110,0Z', scales, {
        edge: 8,
        inside:
          stroke(rows, scales.deep, 5, 0.6) +
          flat(ellipse(110, 40, 30, 100), lighter(scales.light, 0.3), 0.7),
      }) +
      fishEye(pen, 112, -30, 30) +
      stroke('M182,10Q160,34 140,28', scales.ink, 7) +
      solid(pen, 'M30,40Q10,100-50,96Q-40,50 0,20Z', scales, { edge: 4 }),
    0,
    0,
    1,
    -8,
  );
};

/** The angler's prize, leaping, with splashes. */
export const bass: Motif = (tone) => {
  const { pen } = tone;
  const skin = material(
    tone,
    made('#5ca83d', '#f0ffa0'),
    made('#3d8ab8', '#c2fff6'),
    made('#e0803d', '#ffe9a0'),
    made('#8a6bd1', '#ffc2ff'),
  );
  return (
    place(
      solid(
        pen,
        'M-130,30Q-190,-10-206,-80Q-140,-70-110,-10ZM-130,40Q-200,60-196,130Q-130,110-100,60Z',
        skin,
        { edge: 5 },
      ) +
        solid(
          pen,
          'M-70,-60L-50,-140-10,-120 10,-160 46,-124 76,-140 84,-90ZM-30,100L-50,160 20,130Z',
          skin,
          { edge: 4, inside: stroke('M-50,-140V-60M10,-160V-60M46,-130V-60', skin.deep, 5, 0.6) },
        ) +
        solid(
          pen,
          'M-150,40Q-90,-90 60,-96Q150,-90 196,-30L150,10 190,50Q120,130 0,124Q-100,116-150,40Z',
          skin,
          {
            edge: 8,
            inside:
              flat('M-160,60Q0,110 200,30V200H-160Z', '#fffbe0', 0.85) +
              flat(
                [
                  circle(10, -60, -20),
                  circle(8, -30, -50),
                  circle(9, 0, -16),
                  circle(7, 30, -58),
                  circle(8, -90, 4),
                  circle(7, 50, -22),
                ].join(''),
                skin.deep,
                0.7,
              ) +
              stroke('M70,-70Q40,10 74,90', skin.ink, 6, 0.6),
          },
        ) +
        flat('M196,-30L150,10 190,50Q140,40 120,10Q150,-20 196,-30Z', '#6b1020') +
        fishEye(pen, 112, -38, 24) +
        solid(pen, 'M40,40Q20,90-30,84Q-20,50 10,24Z', skin, { edge: 4 }),
      0,
      -10,
      1,
      -24,
    ) +
    [
      'M-120,190Q-150,130-180,150Q-170,190-120,190Z',
      'M-60,196Q-90,110-50,110Q-30,150-30,196Z',
      'M40,196Q30,120 76,130Q80,170 70,196Z',
      'M100,190Q120,130 170,150Q160,190 100,190Z',
    ]
      .map((d) => flat(d, '#e6fbff', 0.9))
      .join('') +
    flat(circle(12, -110, 90) + circle(8, -20, 60) + circle(10, 120, 90) + circle(7, 170, 110), '#e6fbff')
  );
};

/** A float, a hook and feathers. */
export const lure: Motif = ({ pen }) =>
  stroke('M0,-206V-120', '#e6f4ff', 5) +
  solid(pen, circle(78, 0, -50), ruby, {
    edge: 8,
    inside: flat('M-90,-50H90V60H-90Z', '#ffffff') + stroke('M-90,-50H90', '#30000f', 8),
  }) +
  solid(pen, 'M-14,-150H14V-120H-14Z', plainGold, { edge: 3 }) +
  stroke('M0,30V110Q0,190-60,186Q-110,176-104,120', '#141b2b', 28) +
  stroke('M0,30V110Q0,190-60,186Q-110,176-104,120', '#b9c6d8', 16) +
  stroke('M-4,30V110Q-4,180-60,176', '#ffffff', 4) +
  solid(pen, 'M-104,86L-130,140-104,128-80,142Z', silver, { outline: 6, edge: 3 }) +
  solid(pen, 'M20,50Q90,50 140,120Q80,120 40,96Q80,130 90,176Q40,140 20,90Z', flame, { edge: 5 });

export const crab: Motif = (tone) => {
  const { pen } = tone;
  const shell = material(tone, made('#f0402a', '#ffcf6b'), made('#2aa0e0', '#c2fff6'));
  return (
    both(
      pen,
      stroke('M100,60Q150,60 170,110M96,90Q140,100 150,150M84,116Q110,130 112,176', shell.ink, 26) +
        stroke('M100,60Q150,60 170,110M96,90Q140,100 150,150M84,116Q110,130 112,176', shell.base, 14) +
        stroke('M90,20Q150,10 150,-50', shell.ink, 40) +
        stroke('M90,20Q150,10 150,-50', shell.base, 26) +
        solid(pen, 'M150,-40Q90,-60 100,-130Q120,-180 160,-186L150,-120 200,-160Q214,-80 150,-40Z', shell, {
          edge: 6,
        }) +
        stroke('M40,-30V-84', shell.ink, 20),
    ) +
    solid(pen, symmetric('M0,-50Q110,-50 130,40Q120,130 0,140'), shell, {
      edge: 9,
      inside: flat(
        [circle(12, -60, 0), circle(8, -30, -20), circle(10, 66, -4), circle(7, 30, -26)].join(''),
        shell.light,
        0.6,
      ),
    }) +
    both(pen, fishEye(pen, 40, -94, 26)) +
    flat('M-40,50Q0,70 40,50Q30,104 0,104Q-30,104-40,50Z', '#5a0510') +
    flat('M-20,56l14,4-8,18ZM20,56l-14,4 8,18Z', '#ffffff')
  );
};

export const anchor: Motif = (tone) => {
  const { pen } = tone;
  const metal = material(tone, gold, silver);
  return (
    solid(
      pen,
      symmetric(
        'M0,-200Q50,-196 50,-150Q46,-120 20,-110L20,-84 90,-84 90,-50 20,-50 20,120Q100,104 124,40L96,48 136,-30 176,48 150,42Q130,170 0,196',
      ),
      metal,
      { edge: 9 },
    ) +
    flat(circle(24, 0, -152), metal.ink) +
    stroke('M-60,-60Q-120,0-20,40T40,120Q70,170 150,150', '#5a3212', 22) +
    stroke('M-60,-60Q-120,0-20,40T40,120Q70,170 150,150', '#e0b06b', 13).replace(
      '/>',
      ' stroke-dasharray="16 8"/>',
    )
  );
};

export const pearl: Motif = (tone) => {
  const { pen } = tone;
  const shell = material(tone, pink, amethyst, made('#ff9a6b', '#ffe9a0'), made('#2ab8c2', '#e0ffe0'));
  const ribs = [-60, -30, 0, 30, 60]
    .map(
      (angle) =>
        svg`M0,60L${Math.sin((angle * Math.PI) / 180) * 200},${60 - Math.cos((angle * Math.PI) / 180) * 220}`,
    )
    .join('');
  return (
    solid(pen, symmetric('M0,-176Q60,-196 96,-150Q160,-150 170,-80Q210,-40 170,20Q120,70 0,80'), shell, {
      edge: 9,
      inside: stroke(ribs, shell.deep, 9, 0.6),
    }) +
    flat(ellipse(150, 60, 0, 50), '#3d0524', 0.8) +
    glow(pen, 0, 10, 150, '#ffffff', 0.9) +
    ball(
      pen,
      0,
      14,
      72,
      { light: '#ffffff', base: '#f6ecff', deep: '#b8a6d6', ink: '#4a3a66', rim: '#ffd6f0' },
      6,
    ) +
    solid(pen, symmetric('M0,110Q80,110 190,40Q200,120 130,160Q60,196 0,196'), shell, {
      edge: 8,
      inside: stroke(
        'M0,110V200M-60,100L-50,200M60,100L50,200M-120,80L-100,190M120,80L100,190',
        shell.deep,
        8,
        0.6,
      ),
    })
  );
};

export const turtle: Motif = (tone) => {
  const { pen } = tone;
  const shell = material(tone, jade, made('#c2702a', '#ffe08a'), sapphire);
  const skin = made('#8ac24a', '#f0ffa0');
  return (
    solid(
      pen,
      'M110,40Q180,70 200,140Q120,140 80,100ZM-80,90Q-130,110-160,180Q-80,180-30,130ZM-130,40Q-190,40-206,80Q-170,100-120,80Z',
      skin,
      { edge: 5 },
    ) +
    solid(pen, 'M90,-20Q120,-90 176,-80Q212,-50 190,-4Q150,40 100,40Z', skin, { edge: 6 }) +
    solid(pen, 'M-150,60Q-150,-110 0,-126Q120,-110 136,60Q0,120-150,60Z', shell, {
      edge: 9,
      inside: stroke(
        regular(6, 54, -10, -24) +
          'M36,-24L130,-40M17,22L60,100M-37,22L-70,100M-64,-24L-160,-20M-37,-70L-70,-130M17,-70L40,-130',
        shell.ink,
        8,
        0.65,
      ),
    }) +
    solid(pen, 'M-156,56Q0,110 142,56L136,86Q0,136-150,86Z', plainGold, { edge: 4 }) +
    fishEye(pen, 158, -46, 17) +
    stroke('M196,-26Q176,-6 158,-8', skin.ink, 6)
  );
};

/** Two carp circling. */
export const koi: Motif = (tone) => {
  const { pen } = tone;
  const one = (coat: Material, spot: string) =>
    solid(pen, 'M30,150Q90,150 120,200Q60,206 10,176Q-10,210-60,200Q-50,160 0,150Z', coat, { edge: 4 }) +
    solid(pen, 'M-70,-150Q10,-200 60,-120Q130,10 30,170L6,170Q60,60-10,-10Q-90,-60-70,-150Z', coat, {
      edge: 7,
      inside: flat(
        'M-70,-150Q0,-180 30,-140Q10,-90-40,-90ZM40,-60Q90,-40 80,30Q40,20 30,-20ZM50,90Q60,130 30,170Z',
        spot,
      ),
    }) +
    solid(pen, 'M64,-90Q130,-90 140,-40Q100,-30 80,-40ZM-20,-20Q-70,10-60,60Q-20,40 10,20Z', coat, {
      edge: 4,
    }) +
    fishEye(pen, -24, -140, 12);
  const first = material(tone, snow, plainGold);
  return (
    place(one(first, '#f0402a'), -70, 0, 0.92, -14) +
    place(one(made('#ff8a14', '#fff27a'), '#ffffff'), 70, 0, 0.92, 166) +
    flat(circle(10, -150, 120) + circle(14, 150, -120) + circle(8, 130, -150), '#ffffff', 0.6)
  );
};

export const egg: Motif = (tone) => {
  const { pen } = tone;
  const shell = material(tone, gold, ruby, emeraldish, amethyst);
  const scale = [-120, -80, -40, 0, 40, 80, 120]
    .flatMap((y, row) =>
      [-120, -80, -40, 0, 40, 80, 120].map((x) => svg`M${x + (row % 2) * 20 - 20},${y}q20,36 40,0`),
    )
    .join('');
  return (
    glow(pen, 0, 20, 200, topaz.light, 0.6) +
    solid(pen, symmetric('M0,-190Q90,-170 126,-20Q150,120 60,160L0,170'), shell, {
      edge: 10,
      inside: stroke(scale, shell.deep, 6, 0.7) + flat(ellipse(34, 70, -50, -60), '#ffffff', 0.4),
    }) +
    solid(pen, symmetric('M0,130L50,110 80,140 120,110 160,150 130,196 0,204'), bone, {
      edge: 5,
      inside: stroke('M-150,160L150,180M-140,190L140,150M-60,120L-20,200M60,120L20,200', '#8a5a20', 6),
    })
  );
};
const emeraldish: Material = made('#14b87a', '#d6ff8a');
