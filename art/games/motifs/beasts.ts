import { darker, lighter, mix } from '../../../app/workbench/new-brand/drawing/svg/colour';
import { place, svg } from '../../../app/workbench/new-brand/drawing/svg/markup';
import type { Pen } from '../../../app/workbench/new-brand/drawing/svg/pen';
import {
  flat,
  glow,
  made,
  solid,
  stroke,
  type Material,
} from '../../../app/workbench/new-brand/drawing/svg/shading';
import {
  circle,
  ellipse,
  polygon,
  star,
  symmetric,
} from '../../../app/workbench/new-brand/drawing/svg/shapes';
import { bone, gold, snow } from '../../../app/workbench/new-brand/drawing/materials';
import { both, material, type Motif, type Tone } from '../../../app/workbench/new-brand/drawing/motifs/motif';

const grey: Material = { light: '#dfe8f5', base: '#7f90ab', deep: '#333f5a', ink: '#0e1424', rim: '#8fd8ff' };
const white: Material = {
  light: '#ffffff',
  base: '#d4e2f2',
  deep: '#7d93b8',
  ink: '#17233d',
  rim: '#b9f0ff',
};
const brown: Material = {
  light: '#d8a06a',
  base: '#8a5228',
  deep: '#40210e',
  ink: '#1a0b04',
  rim: '#ffb25c',
};
const black: Material = {
  light: '#6a7390',
  base: '#2c3249',
  deep: '#10131f',
  ink: '#05060c',
  rim: '#9b8cff',
};
const orange: Material = {
  light: '#ffd08a',
  base: '#f58220',
  deep: '#9c3a06',
  ink: '#340f02',
  rim: '#ffe063',
};
const sand: Material = { light: '#ffe7ae', base: '#dba147', deep: '#85501a', ink: '#321a05', rim: '#ffdc7a' };
const violet: Material = made('#7a4bd1', '#ff8af0');
const teal: Material = made('#1f9aa8', '#9dffe0');

/** The right eye: dark socket, burning iris, slit or round pupil. */
function eye(pen: Pen, x: number, y: number, size: number, colour: string, slit: boolean): string {
  const iris = pen.radial([
    [0, '#ffffff'],
    [0.35, lighter(colour, 0.4)],
    [1, colour],
  ]);
  const almond = svg`M${x - size},${y + size * 0.25}Q${x - size * 0.2},${y - size * 0.75} ${x + size * 1.1},${y - size * 0.55}Q${x + size * 0.8},${y + size * 0.6} ${x},${y + size * 0.55}Z`;
  const pupil = slit ? ellipse(size * 0.13, size * 0.42, x, y) : circle(size * 0.26, x, y);
  return (
    glow(pen, x, y, size * 2, colour, 0.55) +
    svg`<path d="${almond}" fill="${iris}" stroke="#08060c" stroke-width="${size * 0.28}"/>` +
    flat(pupil, '#08060c') +
    flat(circle(size * 0.13, x - size * 0.2, y - size * 0.22), '#ffffff')
  );
}

function nose(pen: Pen, y: number, wide: number): string {
  const d = symmetric(
    svg`M0,${y - wide * 0.28}L${wide * 0.7},${y - wide * 0.34}Q${wide * 1.1},${y} ${wide * 0.5},${y + wide * 0.4}L0,${y + wide * 0.75}`,
  );
  return (
    flat(
      d,
      pen.linear([
        [0, '#5a5066'],
        [0.4, '#1a151f'],
        [1, '#08060a'],
      ]),
    ) + flat(ellipse(wide * 0.45, wide * 0.12, 0, y - wide * 0.14), '#ffffff', 0.55)
  );
}

/** Shade over the half that is turned from the light. */
function shadeRight(ink: string): string {
  return flat('M0,-260H260V260H0Z', ink, 0.2);
}

export const wolf: Motif = (tone) => {
  const { pen, random } = tone;
  const fur = material(tone, grey, white, black, brown);
  const iris = random.pick(['#ffc21a', '#39d8ff', '#ff5a1f']);
  const head = symmetric(
    'M0,-112L40,-124 104,-204 136,-96 146,-30 196,22 150,34 176,78 122,88 132,122 92,126 70,158 30,184 0,190',
  );
  const inside =
    flat(symmetric('M0,-120L44,-126 66,-70 34,-14 26,70 0,84'), fur.deep, 0.75) +
    flat(symmetric('M0,70L28,66 66,14 150,34 150,80 112,90 92,126 0,200'), fur.light, 0.85) +
    flat(symmetric('M0,34L22,46 56,104 40,150 0,168'), lighter(fur.light, 0.6)) +
    shadeRight(fur.ink);
  return (
    solid(pen, head, fur, { inside, edge: 7 }) +
    both(
      pen,
      flat('M100,-174L116,-96 60,-108Z', fur.ink, 0.8) +
        flat('M22,-16L96,-54 92,-28 34,10Z', fur.ink) +
        flat('M46,60l60,14-44,10ZM60,96l40,18-44,2Z', fur.deep, 0.5) +
        eye(pen, 62, -4, 27, iris, true) +
        stroke('M2,132Q22,152 44,140', fur.ink, 6),
    ) +
    nose(pen, 94, 30)
  );
};

export const bear: Motif = (tone) => {
  const { pen } = tone;
  const fur = material(tone, brown, black, white, brown);
  const ears = both(
    pen,
    solid(pen, circle(50, 118, -124), fur, { edge: 5 }) + flat(circle(26, 114, -118), fur.ink, 0.7),
  );
  const head = symmetric(
    'M0,-160Q80,-168 124,-104Q152,-50 148,-6L186,34 150,50 168,92 128,98 128,130 92,130 60,168 0,178',
  );
  const inside =
    flat(symmetric('M0,-160Q50,-150 54,-90L26,-10 0,10'), fur.light, 0.25) +
    flat(ellipse(120, 90, 0, 190), fur.deep, 0.5) +
    shadeRight(fur.ink);
  const muzzle = solid(pen, symmetric('M0,4Q40,4 56,44Q92,70 76,112Q56,150 0,150'), made(fur.light), {
    outline: 0,
    edge: 6,
  });
  return (
    ears +
    solid(pen, head, fur, { inside, edge: 7 }) +
    muzzle +
    flat(symmetric('M0,100Q40,96 56,116Q40,146 0,146'), '#5a0c14') +
    both(
      pen,
      flat('M26,104l20,0-8,26ZM22,140l14,-2-6,-16Z', '#fff8e8') +
        flat('M18,-40L104,-64 92,-30 40,-16Z', fur.ink) +
        eye(pen, 64, -18, 22, '#ffb31a', false),
    ) +
    nose(pen, 44, 36)
  );
};

/** Big cats share a skull; coat and mane make the animal. */
function bigCat(fur: Material, coat: 'stripes' | 'mane' | 'plain' | 'spots', iris: string): Motif {
  return ({ pen }) => {
    const ears = both(
      pen,
      solid(pen, circle(46, 104, -126), fur, { edge: 5 }) + flat(circle(24, 100, -120), fur.ink, 0.75),
    );
    const head = symmetric(
      'M0,-158Q66,-164 108,-120Q140,-80 140,-30L172,20 140,44 148,84 108,104 92,142 50,172 0,180',
    );
    const belly = lighter(fur.light, 0.55);
    const stripes = both(
      pen,
      flat(
        'M0,-158h16l-6,66L0,-70ZM34,-156l26,8-30,58ZM86,-138l20,18-60,44ZM140,-60l6,30-52,-8ZM160,4l6,28-62,-14ZM146,56l0,28-60,-22ZM22,-60l44,-8-30,22Z',
        fur.ink,
      ),
    );
    const spots = both(
      pen,
      flat(
        [
          circle(9, 26, -128),
          circle(10, 62, -120),
          circle(8, 40, -92),
          circle(9, 88, -92),
          circle(8, 120, -40),
          circle(10, 128, 10),
          circle(9, 116, 60),
          circle(7, 100, 30),
          circle(8, 8, -98),
        ].join(''),
        fur.ink,
        0.85,
      ),
    );
    const inside =
      flat(
        symmetric('M0,30L40,-10 92,-6 150,60 120,120 50,190 0,190'),
        belly,
        coat === 'plain' ? 0.12 : 0.8,
      ) +
      flat(symmetric('M20,-34L64,-58 108,-50 70,-30'), belly, coat === 'plain' ? 0.15 : 0.9) +
      (coat === 'stripes' ? stripes : coat === 'spots' ? spots : '') +
      shadeRight(fur.ink);
    const mane =
      coat === 'mane'
        ? solid(pen, star(18, 218, 176, 0, -6), made('#7a2a0c', '#ffb04a'), { edge: 5 }) +
          solid(pen, star(16, 192, 150, 0, 0, -80), made('#c2540f', '#ffd24a'), { outline: 5, edge: 5 })
        : '';
    const muzzle = flat(
      symmetric('M0,46L26,42 70,84Q78,124 40,140L0,132'),
      coat === 'plain' ? fur.base : belly,
    );
    const cat =
      ears +
      solid(pen, head, fur, { inside, edge: 7 }) +
      muzzle +
      flat(symmetric('M0,122L46,128 34,164 0,172'), '#6b0d18') +
      both(
        pen,
        flat('M18,126l18,0-8,34Z', '#fffdf0') +
          flat('M20,166l12,-2-6,-18Z', '#fffdf0') +
          flat('M20,8L106,-34 96,-8 34,20Z', fur.ink) +
          eye(pen, 66, 0, 25, iris, false) +
          stroke('M2,116Q26,134 48,120', fur.ink, 5) +
          stroke('M44,96L120,84M46,106L124,110', '#ffffff', 2.5, 0.8),
      ) +
      stroke('M0,96V118', fur.ink, 5) +
      nose(pen, 78, 30);
    return coat === 'mane' ? mane + place(cat, 0, 14, 0.8) : cat;
  };
}

export const tiger: Motif = (tone) =>
  bigCat(material(tone, orange, white, orange), 'stripes', '#7fe04a')(tone);
export const lion: Motif = (tone) => bigCat(material(tone, sand), 'mane', '#ffb31a')(tone);
export const panther: Motif = (tone) => bigCat(material(tone, black, violet), 'plain', '#5dff6e')(tone);
export const jaguar: Motif = (tone) => bigCat(material(tone, sand, white), 'spots', '#39e0c0')(tone);

export const fox: Motif = (tone) => {
  const { pen } = tone;
  const fur = material(tone, orange, white, orange, teal);
  const head = symmetric('M0,-84Q34,-92 54,-112L122,-204 148,-70 156,-10 206,56 150,70 110,110 40,164 0,184');
  const inside =
    flat(symmetric('M0,104L36,28 96,34 210,60 110,120 0,190'), '#fffaf0') +
    flat(symmetric('M0,-90L22,-84 14,30 0,60'), fur.light, 0.5) +
    shadeRight(fur.ink);
  return (
    solid(pen, head, fur, { inside, edge: 7 }) +
    both(
      pen,
      flat('M118,-170L130,-72 70,-96Z', fur.ink) +
        flat('M116,-140L122,-84 90,-96Z', lighter(fur.light, 0.2)) +
        flat('M26,10L104,-26 96,2 42,28Z', fur.ink) +
        eye(pen, 68, 12, 24, '#ffd21a', true),
    ) +
    nose(pen, 156, 24)
  );
};

export const panda: Motif = (tone) => {
  const { pen } = tone;
  const ears = both(pen, solid(pen, circle(52, 120, -118), black, { edge: 6 }));
  const head = symmetric('M0,-150Q100,-152 146,-70Q176,0 168,44L190,80 150,100Q100,160 0,162');
  const hat = tone.random.chance(0.5)
    ? solid(pen, symmetric('M0,-212L170,-112Q80,-140 0,-140'), made('#d1972f', '#fff0a0'), { edge: 5 }) +
      both(pen, stroke('M0,-210L40,-138M0,-210L96,-128', '#7d4d0d', 4, 0.6))
    : '';
  return (
    ears +
    solid(pen, head, snow, { inside: shadeRight('#3a4a78'), edge: 8 }) +
    both(
      pen,
      flat('M30,-30Q60,-72 98,-40Q122,10 92,34Q56,46 40,16Z', '#15172a') +
        flat(circle(22, 66, -6), '#ffffff') +
        flat(circle(15, 64, -4), '#2b1608') +
        flat(circle(6, 58, -10), '#ffffff') +
        flat(ellipse(24, 13, 108, 66), '#ff8aa6', 0.65) +
        stroke('M0,88Q26,116 52,92', '#15172a', 7),
    ) +
    nose(pen, 62, 26) +
    hat
  );
};

export const owl: Motif = (tone) => {
  const { pen, random } = tone;
  const plume = material(tone, brown, violet, white, teal);
  const iris = random.pick(['#ffb81a', '#45e6ff', '#ff7a1f']);
  const body = symmetric('M0,-130Q60,-150 128,-196Q134,-130 142,-100Q176,-20 158,70Q130,176 0,196');
  const feathers = [60, 92, 124, 156]
    .map((y, row) =>
      [-2, -1, 0, 1, 2].map((column) => svg`M${column * 44 + (row % 2) * 22 - 22},${y}q22,46 44,0Z`).join(''),
    )
    .join('');
  const inside =
    flat(ellipse(104, 120, 0, 130), plume.light, 0.6) +
    flat(feathers, plume.deep, 0.65) +
    flat('M-200,-60Q-120,30-130,200H-220ZM200,-60Q120,30 130,200H220Z', plume.ink, 0.55);
  return (
    solid(pen, body, plume, { inside, edge: 7 }) +
    both(
      pen,
      flat('M6,-128L132,-196Q104,-120 60,-96Z', plume.deep) +
        solid(pen, circle(70, 62, -46), made(plume.light), { outline: 6, edge: 5 }) +
        svg`<circle cx="62" cy="-46" r="46" fill="${pen.radial([
          [0, '#ffffff'],
          [0.5, lighter(iris, 0.2)],
          [1, darker(iris, 0.35)],
        ])}" stroke="#1a0d05" stroke-width="7"/>` +
        flat(circle(24, 58, -44), '#0c0608') +
        flat(circle(9, 48, -56), '#ffffff'),
    ) +
    solid(pen, symmetric('M0,-34L22,-18Q18,20 0,40'), gold, { outline: 6, edge: 3 })
  );
};

export const eagle: Motif = (tone) => {
  const { pen } = tone;
  const plume = material(tone, brown, black);
  const wing =
    'M20,-20Q80,-120 210,-170L186,-118 214,-108 178,-70 204,-54 164,-24 184,-4 140,16 150,40 106,46 60,80Z';
  const wings = both(
    pen,
    solid(pen, wing, plume, {
      inside:
        flat('M20,20Q80,-60 190,-120L170,-90Q80,-30 40,60Z', plume.light, 0.35) +
        flat('M210,-170L70,-30 100,60 40,80 30,0Z', plume.ink, 0.2),
      edge: 6,
    }),
  );
  const head = symmetric(
    'M0,-130Q58,-130 76,-80Q92,-30 84,20L104,60 78,70 84,110 54,108 40,150 20,134 0,170',
  );
  return (
    wings +
    solid(pen, head, snow, { inside: shadeRight('#30406e'), edge: 7 }) +
    both(pen, flat('M12,-44L78,-74 70,-46 24,-24Z', '#2b1608') + eye(pen, 42, -34, 18, '#ffc21a', false)) +
    solid(pen, symmetric('M0,-34Q30,-30 34,10Q26,40 12,52Q14,78 0,96'), gold, { edge: 5 })
  );
};

export const buffalo: Motif = (tone) => {
  const { pen, random } = tone;
  const fur = material(tone, brown, black, made('#8f2f1c', '#ffb14a'));
  const fiery = random.chance(0.4);
  const horn = 'M62,-92Q140,-60 176,-100Q204,-140 190,-196Q226,-150 214,-88Q196,-18 110,-30Q76,-40 62,-92Z';
  const head = symmetric(
    'M0,-150L30,-140 50,-160 70,-124 116,-100 118,-50 150,-30 118,-10 108,60 122,100 78,150 40,180 0,186',
  );
  const inside =
    flat(symmetric('M0,-150L70,-160 80,-70 40,-40 24,-64 0,-30'), fur.deep, 0.85) +
    flat(symmetric('M0,-20L26,10 44,90 0,120'), fur.light, 0.35) +
    shadeRight(fur.ink);
  return (
    both(
      pen,
      solid(pen, horn, bone, { inside: flat('M62,-92L110,-30 150,-30 120,-76Z', '#5a3a1c', 0.55), edge: 6 }) +
        solid(pen, 'M100,-58L182,-50Q170,-8 116,-14Z', fur, { edge: 4 }),
    ) +
    solid(pen, head, fur, { inside, edge: 7 }) +
    solid(pen, symmetric('M0,80Q54,76 72,112Q70,166 0,174'), made(mix(fur.base, '#2a1a1a', 0.4)), {
      outline: 0,
      edge: 5,
    }) +
    both(
      pen,
      flat('M30,116Q52,104 58,128Q44,142 32,132Z', '#0a0508') +
        flat('M36,-46L104,-64 96,-36 50,-26Z', fur.ink) +
        eye(pen, 72, -28, 19, fiery ? '#ff4a1a' : '#ffb81a', false),
    ) +
    solid(pen, 'M-26,150a26,26 0 1 0 52,0', gold, { fill: 'none', outline: 0, edge: 0 }) +
    stroke('M-24,148a24,26 0 1 0 48,0', '#3d1703', 15) +
    stroke('M-24,148a24,26 0 1 0 48,0', '#ffc23a', 9)
  );
};

export const rhino: Motif = (tone) => {
  const { pen } = tone;
  const hide = material(tone, grey, made('#5f7f95', '#9ff0ff'), made('#8a7c6c', '#ffd6a0'));
  const head = symmetric('M0,-140L60,-150 100,-120 118,-60 104,0 96,60 112,110 86,160 40,188 0,192');
  const inside =
    flat(symmetric('M0,-140L40,-146 30,-60 60,40 40,100 0,90'), hide.light, 0.4) +
    stroke('M-60,20Q0,44 60,20M-66,120Q0,150 66,120M-60,-70Q0,-46 60,-70', hide.deep, 6, 0.6) +
    shadeRight(hide.ink);
  return (
    both(
      pen,
      solid(pen, 'M70,-120Q100,-196 160,-190Q166,-130 112,-84Z', hide, { edge: 5 }) +
        flat('M90,-120Q112,-168 144,-172Q144,-130 112,-100Z', hide.ink, 0.6),
    ) +
    solid(pen, head, hide, { inside, edge: 7 }) +
    solid(pen, symmetric('M0,-96L22,-16Q20,4 0,6'), bone, { edge: 4 }) +
    solid(pen, symmetric('M0,-60Q30,20 38,86Q24,104 0,104'), bone, {
      inside: flat('M0,-60H60V110H0Z', '#6b4a24', 0.3),
      edge: 6,
    }) +
    both(
      pen,
      flat('M48,138Q72,124 78,146Q64,162 50,154Z', '#0a0c14') +
        flat('M50,-44L104,-66 98,-40 60,-26Z', hide.ink) +
        eye(pen, 74, -32, 15, '#ffb81a', false),
    )
  );
};

/** A horse's head and neck; the unicorn's has a horn. */
function equine(tone: Tone, horned: boolean): string {
  const { pen, random } = tone;
  const coat = horned ? material(tone, snow, violet, snow) : material(tone, brown, black, snow, orange);
  const bright = [
    made('#ff5fb4', '#ffe27a'),
    made('#39b6ff', '#d6fbff'),
    made('#ff8a1f', '#fff0a0'),
    made('#8a5bff', '#ff9cf0'),
  ];
  const natural = [made('#3d2418', '#ffb06b'), made('#f0d6a0', '#ffffff'), made('#2a2433', '#b0a6ff')];
  const mane = random.pick(horned ? bright : natural);
  const neck =
    'M-40,196Q-70,60-10,-40L-30,-150Q10,-140 34,-96Q110,-60 140,40Q156,84 128,108Q96,128 76,92Q40,84 26,70Q60,140 80,196Z';
  const hair =
    'M-20,-96Q-60,-120-110,-90Q-90,-84-84,-66Q-140,-60-160,-6Q-130,-14-116,4Q-166,40-160,96Q-136,70-116,80Q-150,130-120,190Q-60,120-30,60Q-14,-10 4,-60Z';
  return (
    solid(pen, hair, mane, { edge: 7 }) +
    solid(pen, neck, coat, {
      inside:
        flat('M26,70Q60,140 80,196H20Q20,120 0,60Z', coat.deep, 0.6) +
        flat('M110,60q30,10 40,30v40h-70Z', coat.deep, 0.35),
      edge: 7,
    }) +
    solid(pen, 'M-6,-120Q-6,-180 26,-190Q34,-150 26,-110Z', coat, { edge: 4 }) +
    (horned
      ? solid(pen, 'M40,-104L116,-204 78,-74Z', gold, {
          inside: stroke('M50,-96l26,14M62,-118l22,12M80,-142l16,8', '#7a3a00', 5, 0.6),
          edge: 3,
        })
      : '') +
    solid(pen, 'M24,-128Q-10,-110-14,-50Q10,-84 40,-76Q60,-100 24,-128Z', mane, { edge: 4 }) +
    flat('M44,-38Q66,-56 82,-30Q62,-14 44,-38Z', '#120818') +
    flat(circle(5, 60, -38), '#ffffff') +
    flat(ellipse(8, 6, 130, 78), coat.ink) +
    stroke('M104,104Q120,96 138,98', coat.ink, 5)
  );
}

export const horse: Motif = (tone) => equine(tone, false);
export const unicorn: Motif = (tone) => equine(tone, true);

export const rabbit: Motif = (tone) => {
  const { pen } = tone;
  const fur = material(tone, white, made('#c9a27a', '#fff0d0'), made('#a884e8', '#ffd0ff'));
  const hat =
    solid(pen, 'M-70,90H70L84,200H-84Z', black, {
      edge: 6,
      inside: flat('M-90,100H90V128H-90Z', '#e8123f'),
    }) + solid(pen, ellipse(112, 24, 0, 92), black, { edge: 5 });
  const head = symmetric('M0,-70Q70,-72 92,-20Q104,40 60,70Q30,92 0,92');
  return (
    both(
      pen,
      solid(pen, 'M22,-56Q0,-200 54,-206Q104,-190 70,-48Z', fur, { edge: 6 }) +
        flat('M36,-66Q24,-170 54,-182Q84,-166 60,-58Z', '#ff9bb8', 0.85),
    ) +
    solid(pen, head, fur, { inside: shadeRight('#40406e'), edge: 7 }) +
    both(
      pen,
      flat(ellipse(15, 20, 42, -12), '#1b1026') +
        flat(circle(6, 37, -20), '#ffffff') +
        flat(ellipse(18, 10, 66, 24), '#ff8aa6', 0.6) +
        stroke('M0,34Q16,52 32,38', '#4a2038', 5) +
        stroke('M40,28L104,18M40,36L106,42', '#ffffff', 3, 0.8),
    ) +
    flat(
      polygon([
        { x: -12, y: 14 },
        { x: 12, y: 14 },
        { x: 0, y: 28 },
      ]),
      '#ff6f9a',
    ) +
    flat('M-12,42h24v18h-24Z', '#ffffff') +
    hat
  );
};

export const gorilla: Motif = (tone) => {
  const { pen } = tone;
  const fur = material(tone, black, brown, white);
  const skin = made(mix(fur.base, '#6b6470', 0.6), fur.rim);
  const head = symmetric(
    'M0,-196Q80,-190 112,-120L156,-70 150,-20 190,30 160,60 172,110 120,140 84,186 0,192',
  );
  return (
    solid(pen, head, fur, { inside: shadeRight(fur.ink), edge: 8 }) +
    solid(pen, symmetric('M0,-70Q40,-96 96,-70Q120,-30 92,4Q112,60 88,112Q60,156 0,158'), skin, {
      outline: 0,
      edge: 7,
    }) +
    solid(pen, symmetric('M0,-66Q60,-90 110,-52Q60,-50 34,-20L0,-10'), fur, { outline: 0, edge: 3 }) +
    flat(symmetric('M0,88Q50,78 72,100Q50,136 0,136'), '#5a0c14') +
    both(
      pen,
      flat('M36,90l22,2-12,26ZM0,88h28l-2,12H0ZM30,134l14,-4-8,-20Z', '#fffdf0') +
        flat('M10,28Q40,20 42,44Q28,56 14,48Z', fur.ink) +
        eye(pen, 54, -32, 17, '#ff8a1a', false) +
        stroke('M20,64Q50,60 72,78', fur.ink, 5, 0.5),
    )
  );
};
