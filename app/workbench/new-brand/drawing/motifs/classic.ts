import { ball, flat, glow, solid, stroke } from '../svg/shading';
import { place, svg } from '../svg/markup';
import { box, circle, ellipse, polar, star, symmetric, ring } from '../svg/shapes';
import { black, cream, emerald, gold, ruby, sapphire, silver, topaz, jewels, amethyst } from '../materials';
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

/** Three reels of a fruit machine, drawn over its symbols. */
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
