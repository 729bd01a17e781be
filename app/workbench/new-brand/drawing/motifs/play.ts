import { amethyst, black, emerald, gold, plainGold, ruby, sapphire, wood } from '../materials';
import { lighter } from '../svg/colour';
import { place, repeat, svg } from '../svg/markup';
import type { Pen } from '../svg/pen';
import type { Random } from '../random';
import { ball, flat, made, solid, stroke, type Material } from '../svg/shading';
import { box, circle, ellipse, polar, star, symmetric } from '../svg/shapes';
import { material, type Motif } from './motif';

export const ivory: Material = {
  light: '#ffffff',
  base: '#fbf6ea',
  deep: '#cfc4ae',
  ink: '#1f1810',
  rim: '#fff0c2',
};

export const suits = {
  spade: 'M0,-40Q46,0 40,24Q30,44 6,28L14,46H-14L-6,28Q-30,44-40,24Q-46,0 0,-40Z',
  heart: symmetric('M0,-16Q12,-44 34,-34Q52,-16 34,10Q20,30 0,44'),
  club: 'M0,-44a20,20 0 0 1 14,35a20,20 0 1 1-8,33L14,44H-14L-6,24a20,20 0 1 1-8,-33a20,20 0 0 1 14,-35Z',
  diamond: 'M0,-46L32,0 0,46-32,0Z',
} as const;

export type Suit = keyof typeof suits;

export const suitIds: readonly Suit[] = ['spade', 'heart', 'club', 'diamond'];

const ranks = {
  A: 'M-16,20L-4,-20H4L16,20H7L5,12H-5L-7,20ZM-3,4H3L0,-8Z',
  K: 'M-14,-20H-5V-4L6,-20H17L4,-2 18,20H7L-3,5-5,8V20H-14Z',
  Q: 'M0,-20a19,20 0 0 1 13,34l6,6-6,6-8,-8a19,20 0 1 1-5,-38Zm0,9a10,11 0 1 0 0,22a10,11 0 1 0 0,-22Z',
  J: 'M2,-20H12V6Q12,20-2,20Q-15,20-15,7H-6Q-6,12-2,12Q2,12 2,6Z',
} as const;

type Rank = keyof typeof ranks;

export const rankIds: readonly Rank[] = ['A', 'K', 'Q', 'J'];

/** A card without signs; returns its id. */
export function blank(pen: Pen): string {
  return pen.group(solid(pen, box(-92, -132, 184, 264, 20), ivory, { outline: 7, edge: 5 }));
}

export function card(pen: Pen, rank: Rank, suit: Suit): string {
  const colour = suit === 'heart' || suit === 'diamond' ? '#d4122f' : '#15172a';
  const sign = pen.path(suits[suit]);
  const corner = pen.group(
    place(flat(ranks[rank], colour), -62, -100, 0.95) +
      `<use href="#${sign}" fill="${colour}" transform="translate(-62 -60)scale(.38)"/>`,
  );
  return (
    `<use href="#${blank(pen)}"/>` +
    `<use href="#${corner}"/><use href="#${corner}" transform="rotate(180)"/>` +
    `<use href="#${sign}" fill="${colour}" transform="scale(1.5)"/>`
  );
}

export function chip(pen: Pen, x: number, y: number, radius: number, colour: Material): string {
  const marks = repeat(
    6,
    (index) =>
      svg`<path d="M${-radius * 0.18},${-radius * 0.98}H${radius * 0.18}L${radius * 0.14},${-radius * 0.72}H${-radius * 0.14}Z" fill="#fff" transform="rotate(${index * 60})"/>`,
  );
  return place(
    solid(pen, circle(radius), colour, { outline: 5, edge: 4 }) +
      marks +
      svg`<circle r="${radius * 0.64}" fill="${colour.base}" stroke="#fff" stroke-width="${radius * 0.05}" stroke-dasharray="${radius * 0.1} ${radius * 0.08}"/>` +
      flat(star(5, radius * 0.36, radius * 0.16), '#ffffff', 0.95),
    x,
    y,
  );
}

export function stack(pen: Pen, x: number, y: number, count: number, colour: Material): string {
  const one = pen.group(
    solid(pen, 'M-56,-14V8A56,20 0 0 0 56,8V-14Z', colour, {
      outline: 5,
      edge: 3,
      angle: 0,
      inside: flat('M-40,-20H-18V30H-40ZM-10,-20H10V34H-10ZM18,-20H40V30H18Z', '#ffffff', 0.9),
    }) +
      solid(pen, ellipse(56, 20, 0, -14), colour, { outline: 4, edge: 3 }) +
      svg`<ellipse cy="-14" rx="36" ry="12" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="7 5"/>`,
  );
  return repeat(
    count,
    (index) => svg`<use href="#${one}" x="${x + (index % 2) * 3}" y="${y - index * 21}"/>`,
  );
}

/** Two different colours for chips. */
export function chipColours(random: Random): readonly [Material, Material, Material] {
  const [a = ruby, b = sapphire, c = emerald] = random.shuffled([ruby, sapphire, emerald, amethyst, black]);
  return [a, b, c];
}

export const chips: Motif = ({ pen, random }) => {
  const [a, b, c] = chipColours(random);
  return (
    stack(pen, -90, 120, 7, a) +
    stack(pen, 92, 110, 9, b) +
    stack(pen, 4, 160, 5, c) +
    chip(pen, -60, -110, 66, b) +
    chip(pen, 70, -150, 52, a)
  );
};

export const cardFan: Motif = ({ pen, random }) => {
  const order = random.shuffled(rankIds);
  const colours = random.shuffled(suitIds);
  return [-30, -10, 10, 30]
    .map(
      (angle, index) =>
        svg`<g transform="translate(0 150)rotate(${angle})translate(0 -190)">${card(pen, order[index] ?? 'A', colours[index] ?? 'spade')}</g>`,
    )
    .join('');
};

export const blackjackHand: Motif = ({ pen, random }) => {
  const [first = 'spade', second = 'heart'] = random.shuffled(suitIds);
  const [a, b] = chipColours(random);
  return (
    place(card(pen, random.pick(['K', 'Q', 'J'] as const), second), -58, -20, 1.12, -14) +
    place(card(pen, 'A', first), 62, -4, 1.12, 12) +
    stack(pen, -130, 166, 5, a) +
    stack(pen, 140, 170, 4, b) +
    chip(pen, 10, 150, 48, b)
  );
};

/** The wheel seen from above at a slant. */
export const roulette: Motif = (tone) => {
  const { pen } = tone;
  const rim = material(tone, wood, wood, black, made('#7a1f2e', '#ffb08a'));
  const pocket = (index: number) => {
    const a = polar(140, index * 10);
    const b = polar(140, index * 10 + 10);
    return svg`M0,0L${a.x},${a.y}L${b.x},${b.y}Z`;
  };
  const pockets =
    flat(
      repeat(18, (index) => pocket(index * 2 + 1)),
      '#d4122f',
    ) +
    flat(
      repeat(18, (index) => pocket(index * 2)),
      '#171a2b',
    ) +
    flat(pocket(0), '#0fa35c');
  const lines = repeat(36, (index) => {
    const a = polar(98, index * 10);
    const b = polar(140, index * 10);
    return svg`M${a.x},${a.y}L${b.x},${b.y}`;
  });
  const bowl = pen.radial([
    [0, lighter(rim.light, 0.2)],
    [0.6, rim.base],
    [1, rim.deep],
  ]);
  return (
    solid(pen, circle(198), rim, { edge: 9, angle: 50 }) +
    svg`<circle r="168" fill="none" stroke="#ffcf6b" stroke-width="5"/>` +
    repeat(
      8,
      (index) =>
        svg`<path d="M0,-190L7,-176 0,-162-7,-176Z" fill="#ffe9a0" transform="rotate(${index * 45})"/>`,
    ) +
    svg`<circle r="150" fill="#0b0d17"/>` +
    pockets +
    stroke(lines, '#ffe9a0', 3) +
    svg`<circle r="140" fill="none" stroke="#ffcf6b" stroke-width="5"/><circle r="98" fill="${bowl}" stroke="#ffcf6b" stroke-width="5"/>` +
    repeat(
      4,
      (index) =>
        svg`<g transform="rotate(${index * 90 + 20})">${solid(pen, 'M-7,-70H7V0H-7Z', gold, { outline: 4, edge: 0 })}${ball(pen, 0, -74, 12, plainGold, 4)}</g>`,
    ) +
    solid(pen, circle(38), gold, { edge: 6 }) +
    ball(pen, 0, 0, 19, plainGold, 4) +
    ball(pen, 96, -66, 13, ivory, 4) +
    flat('M-176,-80Q-130,-176-10,-190Q-120,-140-150,-40Z', '#ffffff', 0.3)
  );
};
