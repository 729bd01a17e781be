/** Brasa's promotion and tournament cards. */
import { cardFrame, type Frame } from '../../../app/workbench/new-brand/drawing/frame';
import { type Random, seededRandom } from '../../../app/workbench/new-brand/seeded-random';
import type { Promotion } from '../slugs';
import { Drawing, place, repeat } from '../svg';
import {
  cardBorder,
  calm,
  confetti,
  embers,
  firework,
  jungle,
  lightWall,
  nightSky,
  palm,
  searchlights,
  skyline,
  type SkyTone,
  slicedSun,
  stage,
  street,
} from './night';
import { B } from './paints';
import { eruption } from './scenes';
import {
  bolt,
  cake,
  clock,
  coin,
  crown,
  cycle,
  dancer,
  dice,
  drum,
  envelope,
  equaliser,
  flames,
  gem,
  gift,
  glow,
  LETTERS,
  mask,
  neonWheel,
  playingCard,
  seven,
  slotMachine,
  speaker,
  trophy,
  volcano,
  wheelFromAbove,
} from './things';

type Painter = (d: Drawing, f: Frame, random: Random) => string;

function card(seed: string, back: Painter, subject: Painter, width = 800, height = 450): string {
  const f = cardFrame(width, height);
  const d = new Drawing(f.width, f.height);
  const random = seededRandom(`brasa ${seed}`);
  const behind = back(d, f, random);
  const front = place(subject(d, f, random), f.focusX, f.focusY, { scale: f.scale });
  return d.finish(behind, front, embers(f, random, 34, 620), calm(d, f), cardBorder(f));
}

function city(tone: SkyTone, grid: string = B.magenta): Painter {
  return (d, f, random) =>
    nightSky(d, f, tone, random) +
    slicedSun(d, f, 290, -30) +
    skyline(d, f, random) +
    street(d, f, random, grid);
}

function show(colour: string): Painter {
  return (d, f, random) => stage(d, f, colour) + street(d, f, random, colour);
}

const leaves: Painter = (d, f, random) =>
  nightSky(d, f, 'magenta', random) +
  slicedSun(d, f, 280, -10) +
  street(d, f, random, B.magenta) +
  jungle(d, f, '#240a4a', '#a3168f');

const bay: Painter = (d, f, random) =>
  nightSky(d, f, 'heat', random) +
  slicedSun(d, f, 280, 0) +
  street(d, f, random, B.cyan) +
  place(palm(d), f.width * 0.12, f.height * 0.98, { scale: 0.72 }) +
  place(palm(d), f.width * 0.9, f.height * 1, { scaleX: -0.76, scaleY: 0.76 });

/** A pile of coins lying flat, its foot at the origin. */
function pile(d: Drawing, count: number): string {
  return repeat(count, (level) =>
    place(coin(d), (level % 2) * 8 - 4, -level * 22 - 26, { scaleX: 0.86, scaleY: 0.46 }),
  );
}

export const BRASA_PROMOTIONS: Readonly<Record<Promotion, () => string>> = {
  welcome: () =>
    card('welcome', city('heat'), (d, _f, random) => {
      const id = d.store(seven(d));
      return (
        place(flames(d, random, 900, 380), 0, 250) +
        d.use(id, { transform: 'translate(-270 50)rotate(-8)scale(.98)' }) +
        d.use(id, { transform: 'translate(270 50)rotate(8)scale(.98)' }) +
        d.use(id, { transform: 'translate(0 20)scale(1.24)' }) +
        place(flames(d, random, 760, 100), 0, 262)
      );
    }),
  reload: () =>
    card(
      'reload',
      show(B.plum),
      (d) =>
        place(glow(d, 330, B.ember, 0.55), 0, 0) +
        place(cycle(226), 0, 0) +
        place(coin(d), 0, 0, { scale: 1.9 }) +
        place(pile(d, 5), -410, 270) +
        place(pile(d, 7), 410, 270),
    ),
  'free-spins': () =>
    card(
      'free-spins',
      city('cyan', B.cyan),
      (d, _f, random) =>
        place(eruption(d, random, 18, 520), 0, 110) + place(slotMachine(d), 0, 20, { scale: 1.1 }),
    ),
  cashback: () =>
    card(
      'cashback',
      bay,
      (d, _f, random) =>
        place(eruption(d, random, 26, 470), 0, 170) +
        place(gift(d, B.amber), 0, 94, { scale: 1 }) +
        place(pile(d, 5), -260, 272) +
        place(pile(d, 3), -380, 276) +
        place(pile(d, 6), 260, 272) +
        place(pile(d, 4), 380, 276),
    ),
  'live-cashback': () =>
    card(
      'live-cashback',
      leaves,
      (d) =>
        place(glow(d, 420, B.magenta, 0.5), 0, 60) +
        place(dancer(d, B.cyan), -390, 10, { scale: 1.06 }) +
        place(neonWheel(d), 40, 90, { scale: 1.04 }) +
        place(pile(d, 6), 370, 290) +
        place(pile(d, 3), 250, 304),
    ),
  'roulette-night': () =>
    card('roulette-night', show(B.magenta), (d) => place(wheelFromAbove(d), 0, 0, { scale: 1.02 })),
  'blackjack-boost': () =>
    card(
      'blackjack-boost',
      show(B.cyan),
      (d) =>
        place(bolt(B.amber), -360, -20, { turn: 10, scale: 1.1 }) +
        place(bolt(B.magenta), 360, -20, { turn: -10, scaleX: -1.1, scaleY: 1.1 }) +
        place(playingCard(d, 'A', 'heart', LETTERS.A), -108, 10, { scale: 1.6, turn: -13 }) +
        place(playingCard(d, 'K', 'spade', LETTERS.K), 114, 0, { scale: 1.6, turn: 11 }),
    ),
  'slot-race': () =>
    card('slot-race', city('magenta'), (d) => {
      const id = d.store(slotMachine(d));
      return (
        d.use(id, { transform: 'translate(-330 90)scale(.74)' }) +
        d.use(id, { transform: 'translate(330 90)scale(.74)' }) +
        d.use(id, { transform: 'translate(0 50)scale(.98)' }) +
        place(crown(d), 0, -260, { scale: 0.52 })
      );
    }),
  'jackpot-friday': () =>
    card(
      'jackpot-friday',
      (d, f, random) => nightSky(d, f, 'ember', random) + street(d, f, random, B.ember),
      (d, _f, random) =>
        place(glow(d, 460, B.ember, 0.8), 0, -110) +
        place(flames(d, random, 210, 200), 0, -76) +
        place(eruption(d, random, 40, 560), 0, 20) +
        place(volcano(d), 0, 190, { scale: 0.66 }) +
        place(pile(d, 5), -330, 282) +
        place(pile(d, 3), -440, 290) +
        place(pile(d, 4), 330, 282) +
        place(pile(d, 6), 440, 290),
    ),
  refer: () =>
    card(
      'refer',
      bay,
      (d) =>
        place(glow(d, 360, B.magenta, 0.5), 0, 30) +
        place(envelope(d), 0, 60, { scale: 1.36, turn: -4 }) +
        place(coin(d), -350, 20, { scale: 1, turn: -14 }) +
        place(coin(d), 356, -30, { scale: 1.1, turn: 12 }),
    ),
  birthday: () =>
    card(
      'birthday',
      (d, f, random) =>
        show(B.magenta)(d, f, random) +
        firework(f.width * 0.17, f.height * 0.3, 62, B.amber, random) +
        firework(f.width * 0.84, f.height * 0.26, 56, B.cyan, random),
      (d) =>
        place(cake(d), 0, 86, { scale: 1.08 }) +
        place(gift(d, B.cyan), -330, 150, { scale: 0.66 }) +
        place(gift(d, B.amber), 330, 156, { scale: 0.62 }),
    ),
  weekend: () =>
    card(
      'weekend',
      bay,
      (d) =>
        place(glow(d, 360, B.magenta, 0.5), 0, 10) +
        place(drum(d), -340, 150, { scale: 0.92 }) +
        place(clock(d, 11, 57), 0, 6, { scale: 1.3 }) +
        place(dice(d), 350, 190, { scale: 0.95 }),
    ),
  drops: () =>
    card(
      'drops',
      (d, f, random) =>
        nightSky(d, f, 'cyan', random) +
        lightWall(d, f, B.plum) +
        skyline(d, f, random) +
        street(d, f, random, B.cyan),
      (d) =>
        [
          [-430, -40, B.amber, 0.62],
          [-290, -180, B.magenta, 0.8],
          [-160, 60, B.cyan, 0.7],
          [0, -90, B.ember, 1.25],
          [190, 90, B.magenta, 0.72],
          [300, -150, B.cyan, 0.9],
          [440, 40, B.amber, 0.66],
        ]
          .map(([x, y, colour, size]) =>
            place(gem(d, String(colour)), Number(x), Number(y), {
              scale: Number(size),
              turn: Number(x) / 26,
            }),
          )
          .join('') +
        [
          [-360, 150],
          [90, 180],
          [-60, 200],
          [380, 190],
          [-220, -20],
          [220, -250],
        ]
          .map(([x = 0, y = 0], index) => place(coin(d), x, y, { scale: 0.46, turn: index * 40 }))
          .join(''),
    ),
  'vip-gift': () =>
    card(
      'vip-gift',
      leaves,
      (d) =>
        place(glow(d, 400, B.amber, 0.5), 0, 40) +
        place(gift(d), 0, 90, { scale: 1.14 }) +
        place(crown(d), 0, -196, { scale: 0.72 }) +
        place(gem(d, B.cyan), -300, 210, { scale: 0.66, turn: -12 }) +
        place(gem(d, B.amber), 300, 210, { scale: 0.66, turn: 12 }),
    ),
};

/** The heat of the week: a burning cup amid the sound. */
export function brasaHeat(): string {
  return card(
    'heat',
    (d, f, random) =>
      nightSky(d, f, 'heat', random) +
      lightWall(d, f, B.ember) +
      searchlights(d, f) +
      place(equaliser(d, random, 1500, 300), f.focusX, f.horizon, { scale: f.scale }) +
      street(d, f, random),
    (d, _f, random) =>
      place(speaker(d, B.cyan), -440, 110, { scale: 1.1 }) +
      place(speaker(d, B.cyan), 440, 110, { scale: 1.1 }) +
      place(speaker(d, B.magenta), -300, 160, { scale: 0.76 }) +
      place(speaker(d, B.magenta), 300, 160, { scale: 0.76 }) +
      place(flames(d, random, 320, 260), 0, -130) +
      place(trophy(d), 0, 50, { scale: 1.08 }) +
      place(flames(d, random, 250, 60), 0, -122),
    1200,
    600,
  );
}

/** The carnival race: masks and machines. */
export function carnivalRace(): string {
  return card(
    'carnival-race',
    (d, f, random) =>
      city('cyan')(d, f, random) +
      firework(f.width * 0.14, f.height * 0.28, 84, B.amber, random) +
      firework(f.width * 0.87, f.height * 0.24, 76, B.cyan, random) +
      confetti(f, random, 60),
    (d) => {
      const id = d.store(slotMachine(d));
      return (
        d.use(id, { transform: 'translate(-430 110)scale(.72)' }) +
        d.use(id, { transform: 'translate(430 110)scale(.72)' }) +
        place(mask(d), 0, 80, { scale: 1.02 })
      );
    },
    1200,
    600,
  );
}
