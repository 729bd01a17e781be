import { ball, flat, glow, solid, stroke } from '../svg/shading';
import { lighter } from '../svg/colour';
import { place, repeat, svg } from '../svg/markup';
import { box, circle, ellipse, polar, star, symmetric, ring } from '../svg/shapes';
import {
  black,
  cream,
  emerald,
  gold,
  leaf,
  plainGold,
  ruby,
  sapphire,
  silver,
  topaz,
  jewels,
  amethyst,
} from '../materials';
import { both, material, type Motif } from './motif';

const sevenShape = 'M-112,-150H128V-96L28,160H-72L30,-70H-62L-74,-36H-112Z';

export const seven: Motif = (tone) => {
  const { pen } = tone;
  const red = material(tone, ruby, ruby, topaz, sapphire);
  return (
    solid(pen, sevenShape, gold, { outline: 46, edge: 0 }) +
    `<path d="${sevenShape}" fill="none" stroke="${pen.linear([
      [0, '#fff2a8'],
      [0.5, '#ffb92e'],
      [1, '#b45a08'],
    ])}" stroke-width="30"/>` +
    solid(pen, sevenShape, red, {
      edge: 9,
      outline: 6,
      inside: flat('M-140,-170H150V-110Q0,-60-140,-90Z', '#ffffff', 0.4),
    })
  );
};

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

export const starBadge: Motif = (tone) => {
  const { pen } = tone;
  const metal = material(tone, gold, topaz, silver);
  const points = Array.from({ length: 5 }, (_, index) => polar(184, index * 72 - 90));
  return (
    points.map(({ x, y }) => ball(pen, x, y, 22, { ...metal, metal: false }, 7)).join('') +
    solid(pen, star(5, 180, 84), metal, { edge: 9 }) +
    flat(star(5, 150, 70).replace('Z', ' 0,0Z'), '#ffffff', 0.18) +
    solid(pen, circle(66), { ...metal, metal: false }, { edge: 6 }) +
    solid(pen, star(5, 46, 20), ruby, { outline: 5, edge: 3 })
  );
};

export const crown: Motif = (tone) => {
  const { pen } = tone;
  const metal = material(tone, gold, gold, silver);
  const velvet = tone.random.pick([ruby, amethyst, sapphire, emerald]);
  const body = symmetric('M0,-150L58,-20 160,-104 130,110 0,126');
  const gem = (x: number, y: number, r: number) => ball(pen, x, y, r, tone.random.pick(jewels), 5);
  return (
    solid(pen, ellipse(120, 90, 0, 10), velvet, { edge: 6 }) +
    both(pen, ball(pen, 164, -116, 24, { ...metal, metal: false }, 7)) +
    ball(pen, 0, -166, 28, ruby, 7) +
    solid(pen, body, metal, {
      edge: 9,
      inside:
        flat('M0,-150L58,-20 0,60-58,-20Z', '#ffffff', 0.3) +
        flat('M58,-20L160,-104 130,110 40,110Z', '#7a2a00', 0.3),
    }) +
    solid(pen, symmetric('M0,82Q80,80 134,62L128,130Q80,150 0,152'), metal, { angle: 0, edge: 6 }) +
    gem(0, 20, 28) +
    gem(-84, 26, 19) +
    gem(84, 26, 19) +
    gem(0, 116, 17) +
    both(pen, gem(58, 112, 13) + gem(104, 102, 11))
  );
};

/** A coin with a raised rim and an emblem. */
export const coin: Motif = (tone) => {
  const { pen } = tone;
  const metal = material(tone, gold);
  return (
    solid(pen, circle(178, 0, 14), { ...metal, metal: false }, { edge: 0, fill: metal.deep }) +
    solid(pen, circle(176), metal, { edge: 8, angle: 50 }) +
    `<path d="${ring(150, 132)}" fill="${metal.deep}" fill-rule="evenodd" opacity=".7"/>` +
    svg`<circle r="132" fill="${pen.linear(
      [
        [0, metal.base],
        [0.5, metal.light],
        [1, metal.deep],
      ],
      50,
    )}"/>` +
    solid(
      pen,
      tone.random.pick([star(5, 96, 42), star(8, 92, 52), symmetric('M0,-80L26,-20 90,-56 72,60 0,70')]),
      metal,
      { outline: 6, edge: 6 },
    ) +
    flat('M-130,60L60,-130 110,-90-90,110Z', '#ffffff', 0.25)
  );
};

export const diceMotif: Motif = (tone) => {
  const { pen } = tone;
  const face = material(tone, ruby, cream, sapphire, black);
  const pipColour = face === cream ? '#b3121f' : '#ffffff';
  const one = (pips: readonly (readonly [number, number])[]) =>
    solid(pen, box(-84, -84, 168, 168, 34), face, { edge: 9, angle: 55 }) +
    pips.map(([x, y]) => svg`<circle cx="${x * 44}" cy="${y * 44}" r="18" fill="${pipColour}"/>`).join('') +
    flat('M-84,-50q0,-34 34,-34h100q-90,20-134,100Z', '#ffffff', 0.3);
  return (
    place(
      one([
        [-1, -1],
        [1, 1],
        [0, 0],
        [-1, 1],
        [1, -1],
      ]),
      -74,
      50,
      1.02,
      -16,
    ) +
    place(
      one([
        [-1, -1],
        [1, 1],
        [-1, 0],
        [1, 0],
        [-1, 1],
        [1, -1],
      ]),
      82,
      -60,
      1.02,
      18,
    )
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

/** Three reels of a fruit machine, drawn over whatever stands for the symbols. */
export const reels: Motif = (tone) => {
  const { pen } = tone;
  const frame = material(tone, gold, ruby, amethyst, sapphire);
  const cell = pen.linear([
    [0, '#b8ad9c'],
    [0.25, '#ffffff'],
    [0.75, '#ffffff'],
    [1, '#a89c8a'],
  ]);
  const id = pen.group(seven({ pen, random: tone.random, main: ruby }));
  const cells = [-116, 0, 116]
    .map(
      (x) =>
        svg`<rect x="${x - 52}" y="-84" width="104" height="168" rx="8" fill="${cell}" stroke="${frame.ink}" stroke-width="6"/>` +
        svg`<use href="#${id}" transform="translate(${x} 2)scale(.4)"/>`,
    )
    .join('');
  return (
    solid(pen, 'M-150,-120Q-150,-196 0,-196T150,-120Z', frame, { edge: 8 }) +
    solid(pen, star(5, 44, 19, 0, -148), gold, { outline: 5, edge: 3 }) +
    solid(pen, box(-188, -128, 376, 264, 34), frame, { edge: 9 }) +
    solid(pen, box(-176, -104, 352, 212, 20), black, { outline: 0, edge: 5 }) +
    cells +
    flat('M-174,-60H174V-96H-174Z', '#ffffff', 0.12) +
    stroke('M-180,0H180', '#ffd23d', 4, 0.85) +
    solid(pen, 'M-206,136H206L224,190H-224Z', frame, { edge: 7 }) +
    stroke('M196,60h22V-70', '#56647d', 14) +
    ball(pen, 218, -84, 26, ruby, 6) +
    glow(pen, 0, 0, 60, '#ffffff', 0)
  );
};
