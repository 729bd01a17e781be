import {
  amethyst,
  black,
  emerald,
  gold,
  jade,
  plainGold,
  ruby,
  sapphire,
  silver,
  topaz,
} from '../../../app/workbench/new-brand/drawing/materials';
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
import { box, circle, ellipse, star, symmetric } from '../../../app/workbench/new-brand/drawing/svg/shapes';
import { brilliant } from '../../../app/workbench/new-brand/drawing/motifs/jewels';
import { both, material, type Motif } from '../../../app/workbench/new-brand/drawing/motifs/motif';
import {
  ivory,
  suits,
  type Suit,
  suitIds,
  rankIds,
  blank,
  card,
  chip,
  stack,
  chipColours,
} from '../../../app/workbench/new-brand/drawing/motifs/play';

export const baccaratHand: Motif = ({ pen, random }) => {
  const [a, b] = chipColours(random);
  const nine = (suit: Suit) => {
    const colour = suit === 'heart' || suit === 'diamond' ? '#d4122f' : '#15172a';
    const pips = [
      [-44, -84],
      [44, -84],
      [-44, -28],
      [44, -28],
      [0, 0],
      [-44, 28],
      [44, 28],
      [-44, 84],
      [44, 84],
    ]
      .map(
        ([x = 0, y = 0]) =>
          svg`<use href="#${pen.path(suits[suit])}" transform="translate(${x} ${y})scale(.44)"/>`,
      )
      .join('');
    return `<use href="#${blank(pen)}"/><g fill="${colour}">${pips}</g>`;
  };
  const suit = random.pick(suitIds);
  return (
    place(card(pen, 'K', random.pick(suitIds)), -104, -10, 1, -12) +
    place(nine(suit), 84, -14, 1.06, 8) +
    solid(pen, symmetric('M0,110L150,96 160,150 0,164'), gold, { edge: 4 }) +
    ball(pen, -96, 128, 17, sapphire, 4) +
    ball(pen, 96, 128, 17, ruby, 4) +
    chip(pen, -160, 130, 40, a) +
    chip(pen, 166, 120, 40, b)
  );
};

export const holdem: Motif = ({ pen, random }) => {
  const [a, b, c] = chipColours(random);
  const hand = random.shuffled(suitIds);
  const table = [-130, -65, 0, 65, 130]
    .map((x, index) =>
      place(
        card(pen, rankIds[(index + 1) % 4] ?? 'K', hand[index % 4] ?? 'club'),
        x,
        -110 + Math.abs(x) * 0.1,
        0.54,
        x * 0.05,
      ),
    )
    .join('');
  return (
    table +
    place(card(pen, 'A', hand[0] ?? 'spade'), -52, 66, 0.92, -12) +
    place(card(pen, 'A', hand[1] ?? 'heart'), 52, 70, 0.92, 10) +
    stack(pen, -150, 150, 6, a) +
    stack(pen, 150, 150, 4, b) +
    chip(pen, 170, 176, 34, c)
  );
};

/** Three dice under a glass dome. */
export const sicBo: Motif = (tone) => {
  const { pen } = tone;
  const base = material(tone, ruby, jade, black);
  const die = (pips: readonly (readonly [number, number])[], red: boolean) =>
    solid(pen, box(-44, -44, 88, 88, 18), ivory, { outline: 6, edge: 5 }) +
    pips
      .map(
        ([x, y]) =>
          svg`<circle cx="${x * 24}" cy="${y * 24}" r="${red ? 15 : 9.5}" fill="${red ? '#d4122f' : '#15172a'}"/>`,
      )
      .join('');
  const glass = pen.radial(
    [
      [0, '#ffffff', 0.5],
      [0.6, '#d6f6ff', 0.12],
      [1, '#ffffff', 0.65],
    ],
    0.35,
    0.25,
  );
  return (
    solid(pen, ellipse(180, 52, 0, 140), base, { edge: 8 }) +
    solid(pen, ellipse(150, 34, 0, 122), gold, { edge: 5 }) +
    place(
      die(
        [
          [-1, -1],
          [1, 1],
          [0, 0],
          [-1, 1],
          [1, -1],
        ],
        false,
      ),
      -70,
      70,
      1.05,
      -12,
    ) +
    place(die([[0, 0]], true), 66, 76, 1.05, 14) +
    place(
      die(
        [
          [-1, -1],
          [1, 1],
          [-1, 1],
          [1, -1],
        ],
        false,
      ),
      4,
      -8,
      1.05,
      6,
    ) +
    svg`<path d="M-146,124V-40A146,146 0 0 1 146,-40V124A146,34 0 0 1-146,124Z" fill="${glass}" stroke="#fff" stroke-width="5" stroke-opacity=".8"/>` +
    flat('M-116,60V-40Q-110,-130-20,-160Q-84,-100-86,-20V60Z', '#ffffff', 0.5) +
    ball(pen, 0, -188, 20, plainGold, 5)
  );
};

export const mine: Motif = (tone) => {
  const { pen } = tone;
  const shell = material(tone, black, made('#3d2a7a', '#ff9cf0'));
  const spikes = repeat(
    8,
    (index) =>
      svg`<g transform="rotate(${index * 45})">${solid(pen, 'M-18,-120H18L12,-176H-12Z', silver, { outline: 6, edge: 3 })}</g>`,
  );
  return (
    glow(pen, 0, 0, 210, '#ff4d3d', 0.6) +
    spikes +
    ball(pen, 0, 0, 134, shell, 9) +
    solid(pen, circle(54), ruby, { edge: 5 }) +
    glow(pen, 0, 0, 90, '#ff8a6b', 0.9) +
    flat(circle(20, -8, -10), '#ffffff', 0.8) +
    place(brilliant({ pen, random: tone.random }), 112, 112, 0.42, 14) +
    sparkle(130, 60, 30)
  );
};

export const plinko: Motif = ({ pen, random }) => {
  const pegs = repeat(6, (row) =>
    repeat(row + 3, (column) => svg`M${(column - (row + 2) / 2) * 50},${-130 + row * 44}h0`),
  );
  const slots = ['#e8123f', '#ff8a14', '#ffd23d', '#8ade2a', '#ffd23d', '#ff8a14', '#e8123f'];
  return (
    solid(pen, 'M-80,-196H80L206,150H-206Z', made('#2e1a80', '#b08aff'), { edge: 8 }) +
    stroke(pegs, '#8a7aff', 22, 0.4) +
    stroke(pegs, '#ffffff', 13) +
    slots
      .map((colour, index) =>
        solid(pen, box(-203 + index * 58, 130, 54, 64, 12), made(colour), { outline: 5, edge: 4 }),
      )
      .join('') +
    stroke('M-10,-160L26,-108-24,-64 30,-20 4,20', '#ffe14d', 5, 0.6) +
    ball(pen, random.pick([-20, 28]), 36, 30, topaz, 6) +
    glow(pen, 0, 36, 80, '#ffe14d', 0.5)
  );
};

export const keno: Motif = ({ pen, random }) => {
  const numerals = [
    'M-8,-20H8V22H-2V-8H-8Z',
    'M-14,-8Q-14,-22 1,-22Q15,-22 15,-9Q15,0 3,11H15V21H-14V12L3,-3Q6,-6 6,-9Q6,-13 1,-13Q-4,-13-4,-8Z',
    'M-14,-21H14V-13L2,21H-9L3,-12H-14Z',
    'M-13,-21H12V-12H-4V-5Q15,-8 15,8Q15,22 0,22Q-14,22-14,10H-4Q-4,14 0,14Q5,14 5,8Q5,1-13,3Z',
  ];
  const colours = random.shuffled([ruby, sapphire, topaz, emerald, amethyst]);
  const one = (x: number, y: number, radius: number, index: number) =>
    ball(pen, x, y, radius, colours[index % 5] ?? ruby, 8) +
    svg`<circle cx="${x}" cy="${y}" r="${radius * 0.52}" fill="#fff" stroke="#14161f" stroke-width="4"/>` +
    place(flat(numerals[index % 4] ?? '', '#14161f'), x - radius * 0.2, y, radius / 92) +
    place(flat(numerals[(index + 2) % 4] ?? '', '#14161f'), x + radius * 0.2, y, radius / 92);
  return (
    one(-112, 86, 84, 0) +
    one(112, 92, 80, 1) +
    one(-84, -92, 70, 2) +
    one(98, -82, 76, 3) +
    one(0, 10, 100, 4)
  );
};

export const scratchCard: Motif = ({ pen, random }) => {
  const foil = pen.linear(
    [
      [0, '#eef2fa'],
      [0.5, '#a8b4c8'],
      [1, '#e0e8f4'],
    ],
    30,
  );
  const panels = [-100, 0, 100]
    .map(
      (x) =>
        svg`<rect x="${x - 42}" y="-36" width="84" height="84" rx="12" fill="#fff6d6" stroke="#8a5a14" stroke-width="4"/>`,
    )
    .join('');
  const prize = random.pick([star(5, 34, 15), suits.diamond, suits.heart]);
  return (
    place(
      solid(pen, box(-176, -150, 352, 300, 24), random.pick([ruby, sapphire, emerald, amethyst]), {
        edge: 8,
      }) +
        solid(pen, box(-150, -126, 300, 62, 14), gold, { outline: 5, edge: 4 }) +
        flat('M-110,-108H-60V-82H-110ZM-40,-108H30V-82H-40ZM50,-108H110V-82H50Z', '#7a3a04', 0.8) +
        panels +
        [-100, 0, 100]
          .map((x) => place(solid(pen, prize, plainGold, { outline: 5, edge: 3 }), x, 6))
          .join('') +
        `<path d="M58,-36h64a12,12 0 0 1 12,12v60q-20,-10-30,6t-34,-6-16,-30Z" fill="${foil}"/>` +
        flat(box(-150, 72, 300, 54, 12), '#ffffff', 0.25) +
        stroke('M-120,100H-20M10,100H120', '#ffffff', 9, 0.7),
      0,
      0,
      1,
      -8,
    ) + place(coinEdge(pen), 130, 110, 0.5, 16)
  );
};

function coinEdge(pen: Pen): string {
  return (
    solid(pen, circle(120), gold, { edge: 8, angle: 50 }) +
    solid(pen, star(5, 70, 31), plainGold, { outline: 7, edge: 4 })
  );
}

export const hiLo: Motif = ({ pen, random }) => {
  const [first = 'spade', second = 'heart'] = random.shuffled(suitIds);
  const arrow = (colour: Material) => solid(pen, 'M0,-90L84,0H40V80H-40V0H-84Z', colour, { edge: 7 });
  return (
    place(card(pen, 'K', first), -70, 0, 1.08, -10) +
    place(card(pen, 'J', second), 62, 18, 1.08, 10) +
    place(arrow(emerald), 150, -96, 0.72) +
    place(arrow(ruby), -150, 110, 0.72, 180)
  );
};

export const tower: Motif = ({ pen, random }) => {
  const colours = random.shuffled([ruby, sapphire, topaz, emerald, amethyst, made('#ff5fa8')]);
  return (
    repeat(5, (index) => {
      const shift = Math.sin(index * 1.9) * 20;
      const wide = 160 - index * 12;
      return solid(pen, box(shift - wide, 140 - index * 66, wide * 2, 60, 14), colours[index % 6] ?? ruby, {
        edge: 6,
        angle: 90,
        inside: flat(
          repeat(4, (part) =>
            box(shift - wide * 0.8 + part * wide * 0.44, 156 - index * 66, wide * 0.26, 28, 6),
          ),
          '#ffffff',
          0.45,
        ),
      });
    }) + place(solid(pen, star(5, 60, 26), gold, { edge: 4 }), 0, -170)
  );
};

/** The head and shoulders of someone in evening dress against the light: an outline, lit edges, a jewel, no face. */
export const host: Motif = (tone) => {
  const { pen, random } = tone;
  const shade = material(tone, black);
  const jewel = random.pick([ruby, sapphire, emerald, plainGold]);
  const part = (d: string) => solid(pen, d, shade, { outline: 0, edge: 5, angle: 200 });
  const neck = part(symmetric('M0,-70H28Q30,-10 70,10L0,60'));
  const head = part(symmetric('M0,-190Q58,-188 60,-120Q58,-66 26,-44L0,-36'));
  if (random.chance(0.5)) {
    const jacket = part(symmetric('M0,70L44,4Q150,24 172,96Q190,150 196,206L0,206'));
    const hair = part('M-62,-116Q-76,-206 4,-208Q82,-206 64,-112Q56,-150 20,-158Q-40,-160-62,-116Z');
    return (
      neck +
      jacket +
      both(pen, flat('M4,64L44,8 66,60 24,150Z', shade.light, 0.35)) +
      both(pen, solid(pen, 'M0,26L34,10V46Z', jewel, { outline: 0, edge: 2 })) +
      head +
      hair
    );
  }
  const gown = part(symmetric('M0,90L58,20Q130,36 146,110Q166,160 172,206L0,206'));
  const chignon =
    part(circle(40, 22, -196)) +
    part('M-64,-84Q-90,-200 0,-206Q88,-202 66,-84Q64,-130 24,-146Q-40,-146-64,-84Z');
  return (
    neck +
    gown +
    head +
    chignon +
    [-62, 62].map((x) => ball(pen, x, -72, 8, jewel, 0)).join('') +
    [-34, -18, 0, 18, 34].map((x) => ball(pen, x, 34 - Math.abs(x) * 0.5, 7, jewel, 0)).join('')
  );
};
