import { type Frame, TALL, WIDE, cardFrame } from './drawing/frame';
import { aura, coinShower, twinkles } from './drawing/effects';
import * as materials from './drawing/materials';
import { type MotifId, motifs } from './drawing/motifs/registry';
import { Random } from './drawing/random';
import { scenes } from './drawing/scenes/registry';
import type { Stage } from './drawing/scenes/stage';
import { place } from './drawing/svg/markup';
import { Pen } from './drawing/svg/pen';
import { type Material, made } from './drawing/svg/shading';
import { type Drawn, drawingStyles, sceneColours } from './drawing-style';

/** `primary` and `accent` are the brand's colours; without a material, motifs use their natural one. */
type Stuff = 'primary' | 'accent' | 'gold' | 'silver' | 'bronze' | 'natural';

/** A motif in a group: offset from the group's centre, and scale. */
type Thing = readonly [motif: MotifId, x: number, y: number, scale: number, turn?: number, stuff?: Stuff];

export interface Group {
  things: readonly Thing[];
  /** Coins in the air around it. */
  coins?: number;
}

/** The subjects of a new brand's big pictures, in the order of their numbers. */
export const heroGroups = {
  welcome: {
    things: [
      ['cardFan', 0, -50, 1.1, -4],
      ['chips', -205, 120, 0.72],
      ['diceMotif', 190, 130, 0.66, 8, 'primary'],
    ],
  },
  live: {
    things: [
      ['roulette', 0, -20, 1.28, 0, 'gold'],
      ['blackjackHand', -235, 150, 0.62],
      ['chips', 240, 150, 0.6],
    ],
  },
  jackpots: {
    things: [
      ['reels', 0, -10, 1.2, 0, 'primary'],
      ['coin', -235, 150, 0.5, -12, 'gold'],
      ['gemPile', 240, 150, 0.55],
    ],
    coins: 12,
  },
  loyalty: {
    things: [
      ['crown', 0, -50, 1.12, 0, 'gold'],
      ['brilliant', -210, 130, 0.5, -10, 'accent'],
      ['brilliant', 215, 130, 0.5, 10, 'primary'],
    ],
  },
} satisfies Record<string, Group>;

export const offerGroups = {
  welcome: {
    things: [
      ['gift', 0, 0, 1.1, 0, 'primary'],
      ['chips', -250, 60, 0.6],
      ['diceMotif', 245, 70, 0.6, 6],
    ],
  },
  cashback: {
    things: [
      ['coin', 0, -10, 1, 0, 'gold'],
      ['coin', -210, 90, 0.55, -14],
      ['coin', 210, 90, 0.55, 14],
    ],
    coins: 10,
  },
} satisfies Record<string, Group>;

/** A full picture: a scene in the brand's colours, with a group of motifs at the crop's focus. */
function scene(drawn: Drawn, frame: Frame, label: string, group: Group): string {
  const random = new Random(`${drawn.id} ${label}`);
  const pen = new Pen();
  const stage: Stage = {
    pen,
    random: random.fork(frame.crop),
    width: frame.width,
    height: frame.height,
    scheme: sceneColours(drawn.theme, drawn.look),
    focus: { x: frame.focusX, y: frame.focusY },
    ground: frame.horizon,
  };
  const backdrop = scenes[random.pick(drawingStyles[drawn.look].scenes)];
  const scale = frame.scale * (frame.crop === 'card' ? 1.05 : 1);
  const radius = 250 * scale;
  return pen.picture(
    frame.width,
    frame.height,
    [
      backdrop(stage),
      aura(stage, radius),
      coinShower(stage, group.coins ?? 0, radius * 1.12),
      place(things(pen, random, drawn, group), frame.focusX, frame.focusY, scale),
      twinkles(stage, 7, radius),
    ].join(''),
  );
}

function things(pen: Pen, random: Random, { theme }: Drawn, { things: list }: Group): string {
  const stuffs: Partial<Record<Stuff, Material>> = {
    primary: made(theme.color.primary),
    accent: made(theme.color.accent),
    gold: materials.gold,
    silver: materials.silver,
    bronze: materials.bronze,
  };
  return list
    .map(([motif, x, y, scale, turn = 0, stuff = 'natural'], index) => {
      const main = stuffs[stuff];
      const tone = { pen, random: random.fork(`${motif} ${index}`), ...(main && { main }) };
      return place(motifs[motif](tone), x, y, scale, turn);
    })
    .join('');
}

/** A hero picture for wide screens and one for phones. */
export function heroPictures(drawn: Drawn, label: string, group: Group): { wide: string; tall: string } {
  return { wide: scene(drawn, WIDE, label, group), tall: scene(drawn, TALL, label, group) };
}

export function offerPicture(drawn: Drawn, label: string, group: Group): string {
  return scene(drawn, cardFrame(800, 450), label, group);
}

/** One or more motifs without a background, 480 × 360: for message pages. */
export function messagePicture(drawn: Drawn, motif: MotifId): string {
  const pen = new Pen();
  const { color } = drawn.theme;
  const disc = `<circle cx="240" cy="180" r="160" fill="${color.primary}" opacity=".16"/>`;
  const group = { things: [[motif, 0, 0, 0.78, 0, 'primary']] } satisfies Group;
  return pen.picture(
    480,
    360,
    disc + place(things(pen, new Random(`${drawn.id} ${motif}`), drawn, group), 240, 180),
  );
}

const tierThings: readonly Thing[] = [
  ['heraldicShield', 0, 0, 1, 0, 'bronze'],
  ['heraldicShield', 0, 0, 1, 0, 'silver'],
  ['starBadge', 0, 0, 1, 0, 'gold'],
  ['crown', 0, 0, 1, 0, 'gold'],
];

export const tierCount = tierThings.length;

/** The emblem of a level of the loyalty programme, from 1. */
export function tierPicture(drawn: Drawn, tier: number): string {
  const pen = new Pen();
  const group = { things: tierThings.slice(tier - 1, tier) };
  return pen.picture(
    240,
    240,
    place(things(pen, new Random(`${drawn.id} tier`), drawn, group), 120, 120, 0.52),
  );
}
