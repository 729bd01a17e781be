/** Kiekko's six hero scenes. Each fills the frame it is given. */
import type { Frame } from '../../../app/workbench/new-brand/drawing/frame';
import { seededRandom } from '../../../app/workbench/new-brand/seeded-random';
import { Drawing, ellipse, group, path, place, rect, repeat, fine } from '../svg';
import { bear, fox, puffin, SCARVES, seal } from './animals';
import {
  aurora,
  bunting,
  cabin,
  calm,
  cloud,
  confetti,
  forest,
  groundShadow,
  hill,
  nightStars,
  range,
  sky,
  snowfall,
  snowflake,
  softRays,
  sun,
  tree,
  water,
} from './land';
import { K } from './paints';
import {
  balloon,
  boat,
  cardFan,
  chest,
  chip,
  coin,
  coinStack,
  gem,
  gift,
  puck,
  snowman,
  stick,
  trophy,
  wheel,
} from './things';

/** Welcome: a summer morning on the fjord, the crew arriving by balloon. */
function welcome(f: Frame): string {
  const d = new Drawing(f.width, f.height);
  const random = seededRandom(`kiekko welcome ${f.crop}`);
  const h = f.horizon;
  const s = f.scale;
  return d.finish(
    sky(d, f, 'day'),
    sun(f.focusX + 250 * s, 130 * s, 58 * s, true),
    cloud(f.focusX - 330 * s, 130 * s, 1.1),
    cloud(f.focusX + 380 * s, 260 * s, 0.8),
    cloud(f.focusX - 120 * s, 60 * s, 0.6),
    range(f, random, h - 40, 300 * s, '#9dbfe6', '#86a9d6'),
    range(f, random, h - 20, 190 * s, '#7aa7dc', '#6592ca'),
    hill(f, [h - 90, h - 60, h - 30, h - 44, h - 80], '#6cc4a5'),
    forest(d, random, f.focusX - 520 * s, f.focusX - 260 * s, () => h - 34, K.pine, 0.4),
    forest(d, random, f.focusX + 300 * s, f.width, () => h - 44, K.pine, 0.42),
    cabin(f.focusX + 330 * s, h - 10, 0.74),
    cabin(f.focusX + 450 * s, h + 2, 0.58, K.sun),
    cabin(f.focusX + 230 * s, h - 6, 0.5, K.white),
    water(d, f, random, h - 6, f.height, '#a9def5', K.blue),
    confetti(f, random, 40, 520),
    place(boat(K.sun), f.focusX - 330 * s, h + 62 * s, { scale: 0.72 * s }),
    place(balloon(d, [K.sun, K.white]), f.focusX + 330 * s, 190 * s, { scale: 0.42 * s }),
    place(
      balloon(d, [K.coral, K.cream], fox({ arms: 'cheer', scarf: SCARVES.blue })),
      f.focusX - 20 * s,
      f.focusY - 70 * s,
      { scale: 1.16 * s },
    ),
    place(balloon(d, [K.blue, K.white]), f.focusX - 340 * s, 240 * s, { scale: 0.5 * s }),
    f.crop === 'wide'
      ? hill(f, [f.height - 60, f.height - 90, f.height - 40, f.height - 110, f.height - 140], '#57b896') +
          place(gift(K.coral, K.sun), f.focusX + 230, h + 66, { scale: 0.5 }) +
          place(puffin({ arms: 'wave', scarf: SCARVES.coral }), f.focusX + 100, h + 56, { scale: 0.56 })
      : '',
    calm(d, f, '#f4fbff'),
  );
}

/** Live casino: a puffin deals at the lakeside table. */
function live(f: Frame): string {
  const d = new Drawing(f.width, f.height);
  const random = seededRandom(`kiekko live ${f.crop}`);
  const h = f.horizon;
  const s = f.scale;
  const table =
    ellipse(0, 300, 480, 96, { fill: K.ink, opacity: 0.12 }) +
    path('M-450 150V196Q-450 300 0 300T450 196V150Z', { fill: K.woodDark }) +
    ellipse(0, 150, 450, 106, { fill: K.wood }) +
    ellipse(0, 144, 416, 90, { fill: K.pine }) +
    ellipse(0, 144, 376, 76, {
      fill: 'none',
      stroke: K.mint,
      'stroke-width': 5,
      'stroke-dasharray': '18 12',
      'stroke-linecap': 'round',
    });
  const subject =
    place(fox({ arms: 'cheer', scarf: SCARVES.coral }), -318, 10, { scale: 1.02 }) +
    place(seal({ arms: 'wave', scarf: SCARVES.sun }), 316, 20, { scale: 0.98 }) +
    place(puffin({ arms: 'cheer' }), 0, -30, { scale: 1.34 }) +
    path('M-30 -10L0 2L30 -10L26 22L0 8L-26 22Z', {
      fill: K.coral,
      stroke: K.coral,
      'stroke-width': 8,
      'stroke-linejoin': 'round',
    }) +
    table +
    place(wheel('roulette'), 0, 132, { scaleX: 0.92, scaleY: 0.34 }) +
    place(
      cardFan(
        [
          ['A', 'spade'],
          ['K', 'heart'],
        ],
        24,
      ),
      -268,
      122,
      { scale: 0.52, turn: -8 },
    ) +
    [K.coral, K.blue, K.sun]
      .map((colour, index) =>
        place(chip(colour), 240 + index * 54, 140 - (index % 2) * 26, { scaleX: 0.56, scaleY: 0.36 }),
      )
      .join('');
  return d.finish(
    sky(d, f, 'dawn'),
    sun(f.focusX, h - 200 * s, 110 * s, true),
    cloud(f.focusX - 400 * s, 110, 0.9),
    cloud(f.focusX + 380 * s, 150, 1),
    range(f, random, h - 30, 240 * s, '#f4b8ab', '#eaa294'),
    hill(f, [h - 120, h - 80, h - 50, h - 70, h - 110], '#8fd0c0'),
    forest(d, random, 0, f.width, (x) => h - 54 - 22 * Math.cos((x / f.width) * 6), K.pine, 0.4),
    water(d, f, random, h - 30, h + 60, '#bfe6f6', '#8fd3f5'),
    rect(0, h + 30, f.width, f.height - h, { fill: '#f6d8b4' }),
    path(
      repeat(6, (index) => `M0 ${h + 50 + index * 44}H${f.width}`),
      { stroke: '#e8c093', 'stroke-width': 5 },
    ),
    bunting([f.focusX - 540 * s, 20], [f.focusX, 60 * s], 60 * s, 9),
    bunting([f.focusX, 60 * s], [f.focusX + 540 * s, 20], 60 * s, 9),
    place(subject, f.focusX, f.focusY + 34 * s, { scale: s * (f.crop === 'tall' ? 0.92 : 1) }),
    calm(d, f),
  );
}

/** Jackpots: a seal on a mountain of coins. */
function jackpots(f: Frame): string {
  const d = new Drawing(f.width, f.height);
  const random = seededRandom(`kiekko jackpots ${f.crop}`);
  const h = f.horizon;
  const s = f.scale;
  const id = d.store(coin());
  const rain = repeat(24, (index) => {
    const x = (index - 12) * 46 + random() * 30;
    const y = -360 + random() * 480;
    const size = 0.32 + random() * 0.42;
    return d.use(id, {
      transform: `translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(random() * 80 - 40)})scale(${fine(size)})`,
      opacity: Math.abs(x) < 170 && y > -190 ? 0 : 1,
    });
  });
  const stacks = [-390, -280, 286, 396]
    .map((x, index) => place(coinStack(4 + ((index * 3) % 5)), x, 300 - (index % 2) * 4, { scale: 0.88 }))
    .join('');
  const subject =
    stacks +
    place(seal({ arms: 'cheer', crowned: true }), 0, -70, { scale: 1.24 }) +
    place(chest(), 0, 146, { scale: 1.04 }) +
    place(gem(K.blue, '#b9e2ff', K.blueDark), -210, 262, { scale: 0.42, turn: -12 }) +
    place(gem(K.coral, '#ffd3ca', K.coralDark), 214, 266, { scale: 0.42, turn: 12 });
  return d.finish(
    sky(d, f, 'sunny'),
    softRays(f, K.sun, 0.32, 20),
    ellipse(f.focusX, f.focusY, 360 * s, 360 * s, { fill: K.sunPale, opacity: 0.6 }),
    cloud(f.focusX - 430 * s, 150, 1),
    cloud(f.focusX + 430 * s, 210, 0.9),
    range(f, random, h + 10, 190 * s, '#ffd08a', '#ffc06e'),
    hill(f, [h - 20, h + 10, h + 24, h + 6, h - 20], '#86dcc0'),
    hill(f, [h + 60, h + 40, h + 66, h + 40, h + 70], '#6ccbae'),
    place(rain, f.focusX, f.focusY, { scale: s }),
    groundShadow(f.focusX, f.focusY + 306 * s, 960 * s),
    place(subject, f.focusX, f.focusY, { scale: s * (f.crop === 'tall' ? 0.92 : 1) }),
    calm(d, f),
  );
}

/** Tournament: a match on the frozen lake. */
function tournament(f: Frame): string {
  const d = new Drawing(f.width, f.height);
  const random = seededRandom(`kiekko tournament ${f.crop}`);
  const h = f.horizon - 70 * f.scale;
  const s = f.scale;
  const goal =
    path('M-150 100V-70Q-150 -100 -120 -100H120Q150 -100 150 -70V100', {
      fill: K.white,
      'fill-opacity': 0.55,
    }) +
    path(
      repeat(9, (index) => `M${-120 + index * 30} -96V96`) +
        repeat(6, (index) => `M-146 ${-66 + index * 30}H146`),
      { stroke: '#a9c6de', 'stroke-width': 3 },
    ) +
    path('M-150 100V-70Q-150 -100 -120 -100H120Q150 -100 150 -70V100', {
      fill: 'none',
      stroke: K.coral,
      'stroke-width': 18,
      'stroke-linecap': 'round',
    });
  const subject =
    place(goal, 0, 20, { scale: 1.1 }) +
    place(bear({ scarf: SCARVES.blue, arms: 'down' }), 0, 16, { scale: 0.86 }) +
    place(trophy(), 372, 8, { scale: 0.8 }) +
    place(stick(K.blue), -168, 120, { scale: 1.02, turn: 20 }) +
    place(fox({ scarf: SCARVES.sun, arms: 'cheer' }), -262, 92, { scale: 1.02 }) +
    place(stick(K.coral), 236, 160, { scale: 0.86, turn: -34 }) +
    place(puffin({ scarf: SCARVES.coral, arms: 'wave' }), 188, 148, { scale: 0.82 }) +
    place(puck(), -30, 250, { scale: 0.84 }) +
    path('M-330 262H-170M-300 286H-200M-280 238H-190', {
      stroke: K.blue,
      'stroke-width': 9,
      'stroke-linecap': 'round',
      opacity: 0.5,
    });
  return d.finish(
    sky(d, f, 'winter'),
    sun(f.focusX - 320 * s, 120 * s, 50 * s, true),
    cloud(f.focusX + 300 * s, 120, 0.9),
    range(f, random, h, 240 * s, '#a9c9ea', '#93b7de'),
    hill(f, [h - 60, h - 20, h - 6, h - 26, h - 60], '#dff0fa'),
    forest(d, random, 0, f.width, () => h - 4, '#4fa08f', 0.46, true),
    rect(0, h, f.width, f.height - h, {
      fill: d.linear(90, [
        [0, '#eaf6fd'],
        [1, '#c5e4f6'],
      ]),
    }),
    ellipse(f.focusX, f.focusY + 250 * s, 430 * s, 84 * s, {
      fill: 'none',
      stroke: K.blue,
      'stroke-width': 9,
      opacity: 0.45,
    }),
    path(`M0 ${h + 46}H${f.width}`, { stroke: K.coral, 'stroke-width': 10, opacity: 0.55 }),
    bunting([f.focusX - 560 * s, 30], [f.focusX + 20 * s, 30], 70 * s, 11),
    bunting([f.focusX + 20 * s, 30], [f.focusX + 600 * s, 30], 70 * s, 11),
    confetti(f, random, 40, 500),
    place(subject, f.focusX, f.focusY - 10 * s, { scale: s * (f.crop === 'tall' ? 0.94 : 1) }),
    calm(d, f, '#f6fbff'),
  );
}

/** The inner circle: a crowned bear under the northern lights. */
function innerCircle(f: Frame): string {
  const d = new Drawing(f.width, f.height);
  const random = seededRandom(`kiekko vip ${f.crop}`);
  const h = f.horizon;
  const s = f.scale;
  const floe =
    path('M-400 170L-330 120H330L410 170L340 240Q0 300 -340 240Z', {
      fill: '#9fc8ea',
      stroke: '#9fc8ea',
      'stroke-width': 16,
      'stroke-linejoin': 'round',
    }) +
    path('M-400 166L-330 120H330L410 166Q200 206 0 200T-400 166Z', {
      fill: K.white,
      stroke: K.white,
      'stroke-width': 16,
      'stroke-linejoin': 'round',
    });
  const subject =
    floe +
    place(bear({ arms: 'wave', crowned: true, scarf: SCARVES.coral }), 0, -40, { scale: 1.36 }) +
    place(puffin({ scarf: SCARVES.sun, arms: 'cheer' }), -250, 66, { scale: 0.74 }) +
    place(gift(K.coral, K.sun), 238, 88, { scale: 0.6 }) +
    place(gem(K.blue, '#b9e2ff', K.blueDark), 116, 140, { scale: 0.38 }) +
    place(coinStack(4), -140, 176, { scale: 0.6 });
  return d.finish(
    sky(d, f, 'polar'),
    nightStars(f, random),
    aurora(d, f),
    range(f, random, h, 210 * s, '#7585c9', '#6474ba'),
    hill(f, [h - 30, h - 10, h - 14, h - 6, h - 30], '#e9effc'),
    forest(d, random, 0, f.focusX - 320 * s, () => h - 6, '#49639f', 0.42, true),
    forest(d, random, f.focusX + 380 * s, f.width, () => h - 6, '#49639f', 0.42, true),
    water(d, f, random, h, f.height, '#9cb6ea', '#8aa5e0'),
    place(subject, f.focusX, f.focusY + 66 * s, { scale: s * (f.crop === 'tall' ? 0.94 : 1) }),
    calm(d, f, '#f5f0ff'),
  );
}

/** Winter days: a village in the snow. */
function winterDays(f: Frame): string {
  const d = new Drawing(f.width, f.height);
  const random = seededRandom(`kiekko winter ${f.crop}`);
  const h = f.horizon;
  const s = f.scale;
  const strings = [
    [-110, 60, 44],
    [-10, 106, 54],
    [102, 140, 56],
  ] as const;
  const lights = strings
    .map(([y, half, sag]) =>
      repeat(Math.round(half / 12), (index) => {
        const share = index / (Math.round(half / 12) - 1);
        const fill = [K.coral, K.sun, K.sky, K.white][index % 4] ?? K.coral;
        return ellipse((share * 2 - 1) * half, y + Math.sin(share * Math.PI) * sag, 10, 13, { fill });
      }),
    )
    .join('');
  const subject =
    place(tree(0, 0, 1, K.pine, true), 0, 156, { scale: 2.8 }) +
    lights +
    path('M0 -316L14 -288L46 -284L22 -262L28 -230L0 -246L-28 -230L-22 -262L-46 -284L-14 -288Z', {
      fill: K.sun,
      stroke: K.sun,
      'stroke-width': 8,
      'stroke-linejoin': 'round',
    }) +
    place(snowman(), 282, 60, { scale: 0.98 }) +
    place(fox({ scarf: SCARVES.blue, arms: 'cheer' }), -270, 66, { scale: 1.04 }) +
    place(gift(K.coral, K.sun), -96, 180, { scale: 0.5 }) +
    place(gift(K.blue, K.white), 44, 190, { scale: 0.42 }) +
    place(gift(K.mint, K.coral), 136, 196, { scale: 0.34 }) +
    place(puffin({ scarf: SCARVES.coral, arms: 'wave' }), 400, 150, { scale: 0.56 });
  return d.finish(
    sky(d, f, 'dusk'),
    sun(f.focusX - 130 * s, h - 300 * s, 56 * s),
    range(f, random, h, 250 * s, '#b7aee6', '#a499da'),
    hill(f, [h - 60, h - 30, h - 10, h - 40, h - 70], '#eef0fd'),
    forest(d, random, 0, f.width, (x) => h - 24 - 16 * Math.cos((x / f.width) * 6), '#5b8fa0', 0.42, true),
    cabin(f.focusX - 430 * s, h + 20, 0.86 * s, K.coral, true),
    cabin(f.focusX + 470 * s, h + 4, 0.8 * s, K.sun, true),
    cabin(f.focusX + 180 * s, h - 4, 0.6 * s, K.blue, true),
    hill(f, [h + 40, h + 14, h + 30, h + 10, h + 34], K.white),
    group(
      { opacity: 0.9 },
      snowflake(f.focusX - 380 * s, 110 * s, 40 * s, K.white),
      snowflake(f.focusX + 120 * s, 90 * s, 28 * s, K.white),
      snowflake(f.focusX + 430 * s, 200 * s, 34 * s, K.white),
    ),
    place(subject, f.focusX, f.focusY + 26 * s, { scale: s * (f.crop === 'tall' ? 0.92 : 1) }),
    snowfall(f, random, 70),
    calm(d, f, '#fbf8ff'),
  );
}

export const KIEKKO_SCENES = [welcome, live, jackpots, tournament, innerCircle, winterDays] as const;
