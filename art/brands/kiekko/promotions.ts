/** Kiekko's promotion and tournament cards. */
import { cardFrame, type Frame } from '../../../app/workbench/new-brand/drawing/frame';
import { between, seededRandom } from '../../../app/workbench/new-brand/seeded-random';
import type { Promotion } from '../slugs';
import { circle, Drawing, ellipse, path, place, rect, repeat, round } from '../svg';
import { bear, fox, puffin, SCARVES, seal } from './animals';
import {
  aurora,
  bunting,
  cabin,
  cloud,
  confetti,
  dots,
  forest,
  groundShadow,
  hill,
  nightStars,
  range,
  sky,
  type SKIES,
  softRays,
  sun,
  water,
} from './land';
import { K } from './paints';
import {
  balloon,
  boat,
  cake,
  calendar,
  cardFan,
  chest,
  chip,
  coin,
  coinStack,
  crown,
  cycle,
  dice,
  envelope,
  gem,
  gift,
  parachute,
  puck,
  slotMachine,
  stick,
  trophy,
  wheel,
} from './things';

/** A card with a landscape or a plain ground; `f.focusY + 150·scale` is where things stand. */
function card(
  seed: string,
  back: (d: Drawing, f: Frame) => string,
  subject: (d: Drawing, f: Frame) => string,
  options: { width?: number; height?: number; confetti?: number } = {},
): string {
  const f = cardFrame(options.width ?? 800, options.height ?? 450);
  const d = new Drawing(f.width, f.height);
  const behind = back(d, f);
  const front = place(subject(d, f), f.focusX, f.focusY, { scale: f.scale });
  const specks = confetti(f, seededRandom(`kiekko ${seed}`), options.confetti ?? 26, 520);
  return d.finish(behind, specks, front);
}

type Ground = readonly [tone: keyof typeof SKIES, hill: string, near: string];

/** Sky, soft rays and two hills. */
function meadow([tone, far, near]: Ground, rayColour: string = K.white) {
  return (d: Drawing, f: Frame): string =>
    sky(d, f, tone) +
    softRays(f, rayColour, 0.35) +
    cloud(f.width * 0.14, f.height * 0.2, 0.62) +
    cloud(f.width * 0.87, f.height * 0.28, 0.56) +
    hill(f, [f.height * 0.66, f.height * 0.6, f.height * 0.7, f.height * 0.62, f.height * 0.68], far) +
    hill(f, [f.height * 0.82, f.height * 0.76, f.height * 0.8, f.height * 0.75, f.height * 0.81], near);
}

/** A plain colour with a big disc and dots. */
function plain(ground: string, disc: string, dot: string) {
  return (d: Drawing, f: Frame): string =>
    rect(0, 0, f.width, f.height, { fill: ground }) +
    dots(d, f, dot, 0.55) +
    circle(f.focusX, f.focusY, f.height * 0.52, { fill: disc }) +
    ellipse(f.focusX, f.height * 1.1, f.width * 0.75, f.height * 0.32, { fill: disc, opacity: 0.75 });
}

/** The fjord in summer. */
function fjord(d: Drawing, f: Frame): string {
  const random = seededRandom('kiekko fjord card');
  const h = f.horizon;
  return (
    sky(d, f, 'day') +
    sun(f.width * 0.82, f.height * 0.22, 34, true) +
    cloud(f.width * 0.2, f.height * 0.2, 0.6) +
    range(f, random, h - 10, 170, '#9dbfe6', '#86a9d6') +
    hill(f, [h - 50, h - 26, h - 12, h - 30, h - 60], '#6cc4a5') +
    forest(d, random, 0, f.width * 0.32, () => h - 18, K.pine, 0.26) +
    cabin(f.width * 0.86, h - 6, 0.5) +
    cabin(f.width * 0.94, h, 0.4, K.sun) +
    water(d, f, random, h - 6, f.height, '#a9def5', K.blue)
  );
}

function night(d: Drawing, f: Frame): string {
  const random = seededRandom('kiekko night card');
  const h = f.horizon;
  return (
    sky(d, f, 'polar') +
    nightStars(f, random, 40) +
    aurora(d, f) +
    range(f, random, h + 4, 120, '#7585c9', '#6474ba') +
    forest(d, random, 0, f.width, () => h + 4, '#49639f', 0.26, true) +
    hill(f, [h + 14, h, h + 10, h - 2, h + 12], '#e9effc')
  );
}

function rink(d: Drawing, f: Frame): string {
  const random = seededRandom('kiekko rink card');
  const h = f.height * 0.56;
  return (
    sky(d, f, 'winter') +
    sun(f.width * 0.18, f.height * 0.2, 32, true) +
    range(f, random, h, 130, '#a9c9ea', '#93b7de') +
    forest(d, random, 0, f.width, () => h, '#4fa08f', 0.3, true) +
    rect(0, h, f.width, f.height - h, {
      fill: d.linear(90, [
        [0, '#eaf6fd'],
        [1, '#bfe0f4'],
      ]),
    }) +
    path(`M0 ${round(h + 22)}H${f.width}`, { stroke: K.coral, 'stroke-width': 7, opacity: 0.5 }) +
    ellipse(f.focusX, f.focusY + f.height * 0.3, f.width * 0.36, f.height * 0.13, {
      fill: 'none',
      stroke: K.blue,
      'stroke-width': 7,
      opacity: 0.4,
    }) +
    bunting([-20, 10], [f.width / 2, 14], 50, 9) +
    bunting([f.width / 2, 14], [f.width + 20, 10], 50, 9)
  );
}

const SUNNY: Ground = ['sunny', '#bfe8c9', '#8fd6b4'];
const DAWN: Ground = ['dawn', '#ffd1b3', '#ffb99b'];
const MINT: Ground = ['mint', '#9fdcc4', '#74c9ab'];
const DUSK: Ground = ['dusk', '#d3c7fa', '#b9a9f0'];

export const KIEKKO_PROMOTIONS: Readonly<Record<Promotion, () => string>> = {
  welcome: () =>
    card(
      'welcome',
      fjord,
      (d) =>
        place(boat(K.sun), -420, 262, { scale: 0.7 }) +
        place(balloon(d, [K.coral, K.cream], fox({ arms: 'cheer', scarf: SCARVES.blue })), 0, 6, {
          scale: 1.22,
        }) +
        place(balloon(d, [K.blue, K.white]), -330, -70, { scale: 0.56 }) +
        place(balloon(d, [K.sun, K.white]), 320, -10, { scale: 0.46 }),
    ),
  reload: () =>
    card(
      'reload',
      plain('#d3c8fa', '#ebe5fe', '#c1b3f4'),
      () =>
        place(cycle(226, K.coral, K.blue), 0, 0) +
        place(coin(), 0, 0, { scale: 2.1 }) +
        place(coinStack(5), -380, 236) +
        place(coinStack(8), 384, 236),
    ),
  'free-spins': () =>
    card(
      'free-spins',
      meadow(SUNNY),
      () =>
        groundShadow(0, 236, 420) +
        place(slotMachine(), 0, 40, { scale: 1.1 }) +
        place(puffin({ arms: 'cheer', scarf: SCARVES.blue }), -308, 128, { scale: 0.78 }) +
        place(gem(K.blue, '#b9e2ff', K.blueDark), 320, 60, { scale: 0.56, turn: 12 }) +
        place(gem(K.mint, '#d7f7ea', K.pine), 400, 190, { scale: 0.46, turn: -10 }),
    ),
  cashback: () =>
    card(
      'cashback',
      plain('#bfe9dc', '#e0f6ee', '#a2ddca'),
      () =>
        place(cycle(256, K.sun, K.coral), 0, 6) +
        place(seal({ arms: 'cheer', scarf: SCARVES.coral }), 0, 46, { scale: 1.06 }) +
        place(coinStack(6), -400, 240) +
        place(coinStack(4), 404, 240) +
        place(coin(), -330, -120, { scale: 0.8, turn: -14 }) +
        place(coin(), 336, -90, { scale: 0.9, turn: 14 }),
    ),
  'live-cashback': () =>
    card(
      'live-cashback',
      meadow(DAWN, K.sunPale),
      () =>
        groundShadow(0, 248, 700) +
        place(wheel('roulette'), -110, 20, { scale: 1.16 }) +
        place(fox({ arms: 'cheer', scarf: SCARVES.mint }), 240, 84, { scale: 1.08 }) +
        place(coinStack(5), -390, 246) +
        place(chip(K.blue), 60, 206, { scale: 0.72 }) +
        place(chip(K.coral), -24, 224, { scale: 0.6 }),
    ),
  'roulette-night': () =>
    card(
      'roulette-night',
      night,
      () =>
        groundShadow(0, 262, 520) +
        place(wheel('roulette'), 0, 10, { scale: 1.36 }) +
        place(bear({ scarf: SCARVES.coral, arms: 'wave' }), -330, 102, { scale: 0.94 }) +
        place(puffin({ scarf: SCARVES.sun, arms: 'cheer' }), 326, 132, { scale: 0.8 }),
    ),
  'blackjack-boost': () =>
    card(
      'blackjack-boost',
      plain('#bcdff7', '#dff0fc', '#a3d1f2'),
      () =>
        place(
          cardFan(
            [
              ['A', 'spade'],
              ['J', 'heart'],
            ],
            24,
          ),
          0,
          -20,
          { scale: 1.5 },
        ) +
        place(chip(K.coral), -330, 170, { scale: 1.05 }) +
        place(chip(K.sun), -420, 70, { scale: 0.7 }) +
        place(chip(K.blue), 334, 166, { scale: 1.05 }) +
        place(chip(K.mint), 420, 60, { scale: 0.7 }),
    ),
  'slot-race': () =>
    card(
      'slot-race',
      rink,
      () =>
        groundShadow(0, 228, 900) +
        place(slotMachine(K.blue, K.blueDark), -290, 92, { scale: 0.7 }) +
        place(slotMachine(K.mint, K.pine), 290, 92, { scale: 0.7 }) +
        place(slotMachine(), 0, 46, { scale: 0.94 }) +
        place(crown(), 0, -146, { scale: 0.8 }),
      { confetti: 14 },
    ),
  'jackpot-friday': () =>
    card('jackpot-friday', meadow(SUNNY, K.sun), () => {
      const random = seededRandom('kiekko jackpot coins');
      const rain = repeat(18, (index) =>
        place(coin(), -540 + index * 63, between(random, -300, 20), {
          scale: between(random, 0.36, 0.8),
          turn: between(random, -40, 40),
        }),
      );
      return (
        rain +
        groundShadow(0, 264, 620) +
        place(chest(), 0, 78, { scale: 1.24 }) +
        place(coinStack(5), -330, 262) +
        place(coinStack(7), 340, 262) +
        place(gem(K.coral, '#ffd3ca', K.coralDark), -232, 240, { scale: 0.44 }) +
        place(gem(K.blue, '#b9e2ff', K.blueDark), 240, 242, { scale: 0.44 })
      );
    }),
  refer: () =>
    card(
      'refer',
      plain('#ffd0c6', '#ffe6df', '#ffbbac'),
      () =>
        place(envelope(), 0, 30, { scale: 1.12, turn: -4 }) +
        place(fox({ arms: 'wave', scarf: SCARVES.blue }), -330, 106, { scale: 1.02 }) +
        facingBack(seal({ arms: 'wave', scarf: SCARVES.sun }), 336, 110, 0.98),
    ),
  birthday: () =>
    card(
      'birthday',
      (d, f) =>
        meadow(DUSK)(d, f) +
        bunting([-20, 8], [f.width / 2, 16], 54, 9) +
        bunting([f.width / 2, 16], [f.width + 20, 8], 54, 9),
      () =>
        groundShadow(0, 262, 460) +
        place(cake(), 0, 92, { scale: 1.18 }) +
        place(puffin({ arms: 'cheer', scarf: SCARVES.coral }), -330, 120, { scale: 0.92 }) +
        place(gift(K.blue, K.sun), 322, 146, { scale: 0.78 }),
    ),
  weekend: () =>
    card(
      'weekend',
      meadow(MINT),
      (_, f) =>
        sun(f.width * 0.34, -190, 54, true) +
        groundShadow(-40, 240, 460) +
        place(calendar(), -40, 50, { scale: 1.4 }) +
        place(bear({ arms: 'wave', scarf: SCARVES.sun }), 300, 92, { scale: 1.06 }) +
        place(dice(), -356, 190, { scale: 0.92 }),
    ),
  drops: () =>
    card(
      'drops',
      fjord,
      () =>
        place(parachute(place(gift(K.coral, K.sun), 0, 46, { scale: 0.62 }), [K.sun, K.white]), 0, -40, {
          scale: 1.36,
        }) +
        place(
          parachute(place(gem(K.blue, '#b9e2ff', K.blueDark), 0, 24, { scale: 0.6 }), [K.coral, K.cream]),
          -320,
          -80,
          { scale: 0.92 },
        ) +
        place(parachute(place(coin(), 0, 24, { scale: 0.9 }), [K.blue, K.white]), 320, -20, { scale: 0.98 }) +
        place(
          parachute(place(gem(K.mint, '#d7f7ea', K.pine), 0, 24, { scale: 0.6 }), [K.lavender, K.white]),
          -480,
          130,
          { scale: 0.6 },
        ),
    ),
  'vip-gift': () =>
    card(
      'vip-gift',
      night,
      () =>
        groundShadow(0, 256, 520) +
        place(gift(K.coral, K.sun), 0, 78, { scale: 1.24 }) +
        place(crown(), 0, -188, { scale: 0.9 }) +
        place(bear({ arms: 'wave', crowned: false, scarf: SCARVES.blue }), -330, 100, { scale: 1 }) +
        place(gem(K.blue, '#b9e2ff', K.blueDark), 300, 190, { scale: 0.62 }) +
        place(gem(K.mint, '#d7f7ea', K.pine), 404, 214, { scale: 0.44 }),
    ),
};

/** A character who looks the other way. */
function facingBack(markup: string, x: number, y: number, scale: number): string {
  return place(markup, x, y, { scaleX: -scale, scaleY: scale });
}

/** The cup on the ice. */
export function kiekkoCup(): string {
  return card(
    'cup',
    rink,
    () =>
      groundShadow(0, 234, 360) +
      place(trophy(), 0, 20, { scale: 1.14 }) +
      place(stick(K.blue), -190, 100, { scale: 1.06, turn: 14 }) +
      place(fox({ arms: 'cheer', scarf: SCARVES.sun }), -300, 86, { scale: 1.12 }) +
      place(bear({ arms: 'wave', scarf: SCARVES.blue }), 300, 84, { scale: 1.08 }) +
      place(puffin({ arms: 'cheer', scarf: SCARVES.coral }), 486, 150, { scale: 0.74 }) +
      place(seal({ arms: 'wave', scarf: SCARVES.mint }), -494, 148, { scale: 0.7 }) +
      place(puck(), 120, 264, { scale: 0.62 }),
    { width: 1200, height: 600, confetti: 44 },
  );
}

/** Evenings under the northern lights. */
export function nordicNights(): string {
  return card(
    'nights',
    night,
    () =>
      groundShadow(0, 262, 820) +
      place(slotMachine(K.violet, '#5a45b5'), -180, 80, { scale: 0.96 }) +
      place(slotMachine(), 170, 80, { scale: 0.96 }) +
      place(puffin({ arms: 'cheer', scarf: SCARVES.sun }), -4, 150, { scale: 0.78 }) +
      place(bear({ arms: 'wave', scarf: SCARVES.coral }), -430, 96, { scale: 1.06 }) +
      place(fox({ arms: 'wave', scarf: SCARVES.blue }), 430, 98, { scale: 1.04 }),
    { width: 1200, height: 600, confetti: 20 },
  );
}
