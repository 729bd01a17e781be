import { leaf, wood } from '../../../app/workbench/new-brand/drawing/materials';
import { lighter } from '../../../app/workbench/new-brand/drawing/svg/colour';
import { place, svg } from '../../../app/workbench/new-brand/drawing/svg/markup';
import type { Pen } from '../../../app/workbench/new-brand/drawing/svg/pen';
import {
  ball,
  flat,
  made,
  solid,
  stroke,
  type Material,
} from '../../../app/workbench/new-brand/drawing/svg/shading';
import { circle, ellipse, polar, symmetric } from '../../../app/workbench/new-brand/drawing/svg/shapes';
import { material, type Motif } from '../../../app/workbench/new-brand/drawing/motifs/motif';

const red: Material = { light: '#ff8a80', base: '#e0102e', deep: '#780418', ink: '#2e0008', rim: '#ff9a4a' };
const yellow: Material = {
  light: '#fffbb0',
  base: '#ffd91f',
  deep: '#d18200',
  ink: '#4a2a00',
  rim: '#fff27a',
};
const orange: Material = {
  light: '#ffd28a',
  base: '#ff8c12',
  deep: '#b84400',
  ink: '#401500',
  rim: '#ffe063',
};
const violet: Material = {
  light: '#c9a0ff',
  base: '#7a2be0',
  deep: '#35107a',
  ink: '#140430',
  rim: '#ff7ae6',
};
const green: Material = {
  light: '#c8ff7a',
  base: '#58b82c',
  deep: '#15661f',
  ink: '#05260c',
  rim: '#eaff8a',
};

function leafAt(pen: Pen, x: number, y: number, scale: number, turn: number): string {
  return place(
    solid(pen, 'M0,0C30,-60 110,-70 150,-20C110,20 40,30 0,0Z', leaf, {
      outline: 7,
      edge: 4,
      inside: stroke('M0,0Q70,-24 140,-20', lighter(leaf.light, 0.3), 5, 0.7),
    }),
    x,
    y,
    scale,
    turn,
  );
}

function stem(d: string, width = 12): string {
  return (
    stroke(d, wood.ink, width + 10) + stroke(d, '#6fae2e', width) + stroke(d, '#c9f06a', width * 0.3, 0.7)
  );
}

export const cherries: Motif = ({ pen }) =>
  stem('M-84,60Q-60,-70 40,-150') +
  stem('M88,70Q100,-60 40,-150') +
  leafAt(pen, 36, -146, 1, -6) +
  ball(pen, -88, 92, 92, red, 9) +
  ball(pen, 92, 100, 84, red, 9);

export const lemon: Motif = ({ pen }) =>
  leafAt(pen, 40, -116, 0.95, -28) +
  solid(
    pen,
    'M-190,52Q-170,-12-140,-44Q-70,-128 40,-116Q110,-104 140,-60Q190,-56 196,-30Q184,0 172,20Q140,120 20,140Q-90,150-140,92Q-176,92-190,52Z',
    yellow,
    {
      edge: 9,
      inside:
        flat(ellipse(66, 30, -50, -44), '#ffffff', 0.6) + flat(ellipse(150, 60, 20, 130), yellow.deep, 0.45),
    },
  );

export const orangeFruit: Motif = ({ pen }) => {
  const slices = Array.from({ length: 8 }, (_, index) => {
    const a = polar(88, index * 45 + 4);
    const b = polar(88, index * 45 + 41);
    return svg`M0,0L${a.x},${a.y}A90,90 0 0 1 ${b.x},${b.y}Z`;
  }).join('');
  return (
    leafAt(pen, -40, -126, 0.95, -18) +
    ball(pen, -40, -10, 138, orange, 9) +
    place(
      solid(pen, circle(112), orange, { edge: 5 }) +
        flat(circle(99), '#fff3d0') +
        flat(slices, '#ff9a1f') +
        flat(circle(14), '#fff3d0'),
      86,
      82,
    )
  );
};

export const plum: Motif = ({ pen }) =>
  stem('M0,-110Q6,-160 40,-186') +
  leafAt(pen, 10, -130, 0.9, -4) +
  ball(pen, 0, 20, 152, violet, 9) +
  stroke('M10,-128Q70,-20 20,166', violet.deep, 9, 0.6);

export const grapes: Motif = ({ pen }) => {
  const one = pen.group(ball(pen, 0, 0, 52, violet, 6));
  const rows = [
    [-118, -62, [0, 1, 2, 3]],
    [-78, 14, [0, 1, 2]],
    [-40, 88, [0, 1]],
    [0, 150, [0]],
  ] as const;
  return (
    stem('M0,-90Q0,-150 30,-186') +
    leafAt(pen, 0, -110, 0.95, -20) +
    `<g transform="translate(-10 -110)scale(-1 1)">${leafAt(pen, 0, 0, 0.8, -20)}</g>` +
    rows
      .map(([x, y, items]) =>
        items.map((index) => svg`<use href="#${one}" x="${x + index * 79}" y="${y}"/>`).join(''),
      )
      .join('')
  );
};

export const melon: Motif = ({ pen }) => {
  const seeds = [
    [-80, -40],
    [-20, -58],
    [46, -50],
    [98, -30],
    [-48, 10],
    [10, 0],
    [62, 14],
    [-6, 56],
  ]
    .map(([x = 0, y = 0]) => svg`M${x},${y - 14}q12,16 0,24q-12,-8 0,-24Z`)
    .join('');
  return place(
    solid(pen, 'M-196,-84Q0,-136 196,-84Q186,130 0,172Q-186,130-196,-84Z', green, { edge: 8 }) +
      flat('M-176,-84Q0,-126 176,-84Q164,110 0,146Q-164,110-176,-84Z', '#f2ffd6') +
      flat(
        'M-160,-84Q0,-120 160,-84Q148,94 0,126Q-148,94-160,-84Z',
        pen.linear([
          [0, '#ff7a7a'],
          [0.5, '#f0243f'],
          [1, '#b80a2a'],
        ]),
      ) +
      flat(seeds, '#2a0a0a') +
      flat('M-150,-78Q0,-112 150,-78Q0,-84-140,-50Z', '#ffffff', 0.4),
    0,
    0,
    1,
    -14,
  );
};

export const strawberry: Motif = ({ pen }) => {
  const seeds = [
    [-80, -30],
    [-30, -46],
    [30, -46],
    [82, -30],
    [-56, 20],
    [0, 8],
    [56, 20],
    [-28, 70],
    [28, 70],
    [0, 120],
  ]
    .map(([x = 0, y = 0]) => svg`M${x},${y - 8}q7,9 0,15q-7,-6 0,-15Z`)
    .join('');
  return (
    solid(pen, symmetric('M0,-96Q70,-130 130,-80Q170,-20 110,70Q60,150 0,190'), red, {
      edge: 9,
      inside: flat(seeds, '#ffe27a') + flat(ellipse(30, 56, -74, -10), '#ffffff', 0.35),
    }) +
    solid(pen, symmetric('M0,-140L30,-120 84,-150 74,-106 136,-92 76,-70 60,-40 24,-66 0,-30'), leaf, {
      edge: 5,
    }) +
    stem('M0,-130Q0,-160 22,-186', 10)
  );
};

export const chili: Motif = ({ pen }) =>
  solid(
    pen,
    'M30,-120Q110,-110 112,-30Q110,90-20,160Q-90,190-170,170Q-60,140-30,60Q-10,0-30,-70Q-20,-120 30,-120Z',
    red,
    {
      edge: 9,
      inside: flat('M30,-96Q84,-86 80,-24Q70,60-20,120Q50,30 40,-30Q36,-70 30,-96Z', '#ffffff', 0.4),
    },
  ) +
  solid(pen, 'M-36,-90Q-30,-140 40,-144Q110,-140 112,-76Q80,-100 50,-90Q0,-100-36,-90Z', leaf, { edge: 5 }) +
  stem('M44,-136Q50,-176 96,-190', 16);

export const pineapple: Motif = ({ pen }) => {
  const lattice = Array.from(
    { length: 7 },
    (_, index) => svg`M${-200 + index * 66},-120l200,330M${200 - index * 66},-120l-200,330`,
  ).join('');
  return (
    solid(pen, symmetric('M0,-60L20,-110 64,-190 56,-130 110,-170 84,-100 130,-100 70,-40 0,-30'), leaf, {
      edge: 5,
    }) +
    solid(pen, symmetric('M0,-66Q100,-66 112,40Q106,180 0,192'), yellow, {
      edge: 9,
      inside: stroke(lattice, '#a85a06', 7, 0.75) + flat(ellipse(34, 80, -50, 30), '#ffffff', 0.3),
    })
  );
};

/** A bowlful for the games about nothing but fruit. */
export const fruitPile: Motif = (tone) =>
  place(grapes(tone), 92, 40, 0.62, 8) +
  place(lemon(tone), -92, 60, 0.6, -10) +
  place(melon(tone), 70, 112, 0.46, 20) +
  place(strawberry(tone), -30, -70, 0.62, -8) +
  place(cherries(tone), 4, 92, 0.6, 4);

export const corn: Motif = ({ pen }) => {
  const grains = Array.from({ length: 8 }, (_, row) =>
    [-48, -16, 16, 48].map((x) => svg`M${x - 13},${-130 + row * 34}h26v28h-26Z`).join(''),
  ).join('');
  return (
    solid(pen, symmetric('M0,-190Q74,-150 74,-20Q70,100 0,150'), yellow, {
      edge: 7,
      inside: stroke(grains, '#c77a00', 5, 0.7),
    }) +
    solid(pen, 'M-20,190Q-140,120-120,-50Q-60,20 0,180Z', leaf, { edge: 6 }) +
    solid(pen, 'M20,190Q140,120 120,-50Q60,20 0,180Z', leaf, { edge: 6 })
  );
};

export const apple: Motif = (tone) => {
  const { pen } = tone;
  const skin = material(tone, red, green, made('#ffc21a', '#fff6a0'));
  return (
    solid(pen, symmetric('M0,-86Q60,-140 130,-96Q186,-30 130,90Q80,180 30,164L0,156'), skin, {
      edge: 9,
      inside: flat(ellipse(34, 60, -84, -20), '#ffffff', 0.45),
    }) +
    stem('M0,-90Q-6,-140 16,-180') +
    leafAt(pen, 8, -124, 0.85, -10)
  );
};
