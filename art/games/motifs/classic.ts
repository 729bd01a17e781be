import { ball, flat, solid, stroke } from '../../../app/workbench/new-brand/drawing/svg/shading';
import { lighter } from '../../../app/workbench/new-brand/drawing/svg/colour';
import { place, repeat, svg } from '../../../app/workbench/new-brand/drawing/svg/markup';
import { box, circle, polar, star, symmetric } from '../../../app/workbench/new-brand/drawing/svg/shapes';
import {
  black,
  emerald,
  gold,
  leaf,
  plainGold,
  ruby,
  sapphire,
  silver,
} from '../../../app/workbench/new-brand/drawing/materials';
import { material, type Motif } from '../../../app/workbench/new-brand/drawing/motifs/motif';
import { seven } from '../../../app/workbench/new-brand/drawing/motifs/classic';

export const tripleSeven: Motif = (tone) => {
  const one = seven(tone);
  const id = tone.pen.group(one);
  return (
    svg`<use href="#${id}" transform="translate(-118 10)rotate(-10)scale(.66)"/>` +
    svg`<use href="#${id}" transform="translate(118 10)rotate(10)scale(.66)"/>` +
    svg`<use href="#${id}" transform="translate(0 -8)scale(.86)"/>`
  );
};

export const bell: Motif = (tone) => {
  const { pen } = tone;
  const metal = material(tone, gold);
  const body = symmetric('M0,-150Q70,-150 88,-60Q98,40 150,90L150,118 0,118');
  return (
    stroke('M-26,-150a26,30 0 1 1 52,0', metal.ink, 26) +
    stroke('M-26,-150a26,30 0 1 1 52,0', metal.base, 15) +
    ball(pen, 0, 134, 38, plainGold, 8) +
    solid(pen, body, metal, {
      edge: 9,
      angle: 20,
      inside:
        flat('M-160,60H160V84H-160Z', '#8a3c04', 0.45) +
        flat('M-60,-120Q-30,-140-20,-130Q-60,-40-70,50H-110Q-84,0-80,-50Q-78,-100-60,-120Z', '#ffffff', 0.6),
    }) +
    solid(pen, box(-166, 92, 332, 34, 17), metal, { angle: 0, edge: 5 }) +
    flat(symmetric('M0,-40Q20,-10 44,-16Q20,10 0,40'), '#b3121f', 0)
  );
};

export const bar: Motif = ({ pen, random }) => {
  const count = random.pick([1, 3]);
  const plate = (y: number, colour: typeof black) =>
    solid(pen, box(-176, y - 50, 352, 100, 22), gold, { edge: 5, angle: 90 }) +
    solid(pen, box(-160, y - 36, 320, 72, 12), colour, { outline: 5, edge: 5, angle: 90 }) +
    place(
      svg`<g fill="${pen.linear([
        [0, '#fffbe0'],
        [0.5, '#ffd65a'],
        [0.52, '#f7981d'],
        [1, '#ffe680'],
      ])}" stroke="#2b0f00" stroke-width="5"><path d="M-104,-26h46q20,0 20,15q0,9-9,12q12,4 12,15q0,18-22,18h-47Zm24,15v8h16q6,0 6,-4t-6,-4Zm0,20v9h18q6,0 6,-5t-6,-4ZM-14,34l20,-60h26l20,60h-25l-3,-10h-11l-3,10Zm28,-26h9l-5,-17ZM66,-26h44q24,0 24,20q0,14-13,18l16,22h-28l-13,-20h-6v20h-24Zm24,16v10h16q7,0 7,-5t-7,-5Z"/></g>`,
      0,
      y,
    );
  if (count === 1) return plate(0, black);
  return plate(-100, ruby) + plate(0, sapphire) + plate(100, emerald);
};

export const horseshoe: Motif = (tone) => {
  const { pen } = tone;
  const metal = material(tone, gold, silver);
  const shoe = symmetric(
    'M0,-166Q150,-160 154,-10Q154,70 118,140L150,150 140,184 60,172 66,140Q100,60 92,-10Q86,-98 0,-100',
  );
  const nails = [-60, -24, 24, 60].map((angle) => polar(126, angle - 90, 0, -8));
  return (
    solid(pen, shoe.replace('M0,-166', 'M0,-166'), metal, { edge: 8, angle: 30 }) +
    nails.map(({ x, y }) => svg`<circle cx="${x}" cy="${y}" r="10" fill="${metal.ink}"/>`).join('') +
    flat(circle(10, 118, 60) + circle(10, -118, 60), metal.ink)
  );
};

export const clover: Motif = (tone) => {
  const { pen } = tone;
  const green = material(tone, leaf, emerald);
  const petal =
    'M0,6C-30,-30-96,-40-96,-104C-96,-160-24,-170 0,-122C24,-170 96,-160 96,-104C96,-40 30,-30 0,6Z';
  const id = pen.group(
    solid(pen, petal, green, {
      edge: 7,
      inside: stroke('M0,0V-110M0,-50L-40,-90M0,-50L40,-90', lighter(green.light, 0.4), 6, 0.6),
    }),
  );
  return (
    stroke('M6,20Q30,120 80,180', green.ink, 32) +
    stroke('M6,20Q30,120 80,180', green.base, 18) +
    repeat(4, (index) => svg`<use href="#${id}" transform="rotate(${index * 90 + 45})"/>`)
  );
};

export const luckyWheel: Motif = ({ pen, random }) => {
  const colours = random.shuffled([
    '#e8123f',
    '#ff8a14',
    '#ffd23d',
    '#1fb866',
    '#1f7bff',
    '#a436f0',
    '#ff4fa3',
    '#12c4d6',
  ]);
  const parts = repeat(16, (index) => {
    const a = polar(150, index * 22.5 - 90);
    const b = polar(150, (index + 1) * 22.5 - 90);
    return svg`<path d="M0,0L${a.x},${a.y}A150,150 0 0 1 ${b.x},${b.y}Z" fill="${colours[index % 8] ?? '#ffffff'}" stroke="#3d1703" stroke-width="3"/>`;
  });
  const lamps = repeat(16, (index) => {
    const { x, y } = polar(170, index * 22.5 - 79);
    return svg`<circle cx="${x}" cy="${y}" r="9"/>`;
  });
  const shade = pen.radial([
    [0, '#ffffff', 0.5],
    [0.5, '#ffffff', 0.1],
    [1, '#000000', 0.45],
  ]);
  return (
    solid(pen, circle(190), gold, { edge: 8, angle: 50 }) +
    parts +
    svg`<circle r="150" fill="${shade}"/>` +
    `<g fill="#fffbe0" stroke="#b45a08" stroke-width="3">${lamps}</g>` +
    solid(pen, circle(48), gold, { edge: 6, angle: 50 }) +
    solid(pen, star(5, 30, 13), ruby, { outline: 4, edge: 2 }) +
    solid(pen, 'M-30,-206H30L0,-138Z', ruby, { edge: 5 })
  );
};
