/** Tournament pictures that fit every brand: ink blue, silver and a warm light. */
import { arc, glint, polar, polygon, polyline, rays, star } from '../paths';
import { between, type Random, seededRandom } from '../../../app/workbench/new-brand/seeded-random';
import { circle, Drawing, ellipse, group, path, place, rect, repeat } from '../svg';

const W = 1200;
const H = 600;
const INK = { night: '#0b1020', deep: '#18213d', mid: '#2f3d6b', light: '#6f86c9' } as const;
const WARM = { pale: '#fff1cf', light: '#ffd27a', mid: '#f0a63a', deep: '#9a5a14', dark: '#56300a' } as const;

function metal(d: Drawing): string {
  return d.linear(0, [
    [0, WARM.dark],
    [0.16, WARM.mid],
    [0.32, WARM.pale],
    [0.48, WARM.light],
    [0.78, WARM.deep],
    [1, WARM.mid],
  ]);
}

function silver(d: Drawing, angle = 60): string {
  return d.linear(angle, [
    [0, '#ffffff'],
    [0.3, '#b9c4e4'],
    [0.5, '#6f7ca8'],
    [0.7, '#d9e0f5'],
    [1, '#8a96bf'],
  ]);
}

function specks(random: Random, count: number): string {
  const soft = ['#ffd27a', '#fff1cf', '#9fb4f0', '#ff9a6b'] as const;
  return repeat(count, (index) => {
    const size = between(random, 3, 9);
    return place(
      rect(-size, -size * 0.4, size * 2, size * 0.8, { rx: 2, fill: soft[index % 4] }),
      between(random, 40, W - 40),
      between(random, 20, 440),
      { turn: between(random, 0, 180), opacity: between(random, 0.5, 1) },
    );
  });
}

function cup(d: Drawing, paint: string): string {
  return (
    path('M-96 -140C-176 -146 -166 -16 -62 4M96 -140C176 -146 166 -16 62 4', {
      fill: 'none',
      stroke: paint,
      'stroke-width': 16,
      'stroke-linecap': 'round',
    }) +
    path(
      'M-110 -176H110C110 -40 80 40 22 62V96C28 112 52 118 60 132H-60C-52 118 -28 112 -22 96V62C-80 40 -110 -40 -110 -176Z',
      { fill: paint },
    ) +
    ellipse(0, -176, 110, 18, { fill: WARM.dark }) +
    ellipse(0, -176, 110, 18, { fill: 'none', stroke: WARM.pale, 'stroke-width': 4 }) +
    path(star(0, -66, 5, 48, 20), {
      fill: d.linear(60, [
        [0, '#fff'],
        [1, WARM.light],
      ]),
      stroke: WARM.deep,
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    }) +
    path('M-88 -150C-84 -80 -64 -24 -42 8', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 7,
      'stroke-linecap': 'round',
      opacity: 0.75,
    }) +
    path('M-76 132H76L92 172H-92Z', { fill: paint })
  );
}

/** Sunday: a podium in low sun. */
export function sundayShowdown(): string {
  const d = new Drawing(W, H);
  const random = seededRandom('sunday showdown');
  const block = (x: number, top: number, width: number, medal: string): string =>
    path(
      polygon([
        [x - width / 2, top],
        [x + width / 2, top],
        [x + width / 2 - 18, top - 26],
        [x - width / 2 + 18, top - 26],
      ]),
      { fill: '#8fa3de' },
    ) +
    rect(x - width / 2, top, width, 568 - top, {
      fill: d.linear(90, [
        [0, '#4c5fa3'],
        [1, INK.deep],
      ]),
    }) +
    rect(x - width / 2, top, width, 7, { fill: '#b9c7f2' }) +
    circle(x, top + 46, 27, { fill: medal }) +
    path(star(x, top + 46, 5, 16, 7), { fill: '#fff', opacity: 0.85 });
  return d.finish(
    rect(0, 0, W, H, {
      fill: d.linear(90, [
        [0, '#232a57'],
        [0.5, '#7a4a7c'],
        [0.78, '#f08a5b'],
        [1, '#ffc476'],
      ]),
    }),
    circle(600, 400, 520, {
      fill: d.radial([
        [0, '#fff1cf', 0.95],
        [0.3, '#ffcf7a', 0.6],
        [1, '#ffb35c', 0],
      ]),
    }),
    path(rays(600, 380, 36, 120, 800, 0.42), { fill: '#fff1cf', opacity: 0.2 }),
    circle(600, 380, 210, { fill: '#ffe6ae', opacity: 0.85 }),
    path('M0 470Q160 400 300 452T640 440T960 430T1200 470V600H0Z', { fill: '#5b3a6b', opacity: 0.65 }),
    path('M0 520Q200 470 420 508T820 498T1200 516V600H0Z', { fill: '#2c2448' }),
    block(380, 456, 190, silver(d)),
    block(
      820,
      480,
      190,
      d.linear(60, [
        [0, '#ffd9b8'],
        [0.5, '#b8733f'],
        [1, '#7a4320'],
      ]),
    ),
    block(600, 410, 220, metal(d)),
    rect(0, 568, W, 32, {
      fill: d.linear(90, [
        [0, '#1d1836'],
        [1, '#0d0a1d'],
      ]),
    }),
    place(cup(d, metal(d)), 600, 226, { scale: 0.94 }),
    specks(random, 60),
    path(glint(518, 92, 30, 0.08) + glint(716, 200, 20, 0.1), { fill: '#fff' }),
    rect(0, 0, W, H, {
      fill: d.radial(
        [
          [0.6, '#000', 0],
          [1, '#0b0620', 0.5],
        ],
        0.5,
        0.5,
        0.75,
      ),
    }),
  );
}

/** Midnight: a stopwatch racing under the moon. */
export function midnightSprint(): string {
  const d = new Drawing(W, H);
  const random = seededRandom('midnight sprint');
  const rim = silver(d, 50);
  const streaks = repeat(34, () => {
    const y = between(random, 120, 540);
    const from = between(random, -60, 560);
    return rect(from, y, between(random, 120, 460), between(random, 2, 9), {
      rx: 4,
      fill: d.linear(0, [
        [0, '#6f86ff', 0],
        [1, '#9fd0ff', 0.75],
      ]),
      opacity: between(random, 0.3, 1),
    });
  });
  const watch =
    rect(-22, -226, 44, 46, { rx: 8, fill: rim }) +
    rect(-44, -250, 88, 32, { rx: 10, fill: rim }) +
    group({ transform: 'rotate(42)' }, rect(-16, -214, 32, 38, { rx: 8, fill: rim })) +
    circle(0, 0, 188, { fill: rim }) +
    circle(0, 0, 168, { fill: '#0d1430' }) +
    circle(0, 0, 158, {
      fill: d.radial([
        [0, '#2b3a78'],
        [1, '#0d1430'],
      ]),
    }) +
    path(`${arc(0, 0, 132, -90, 180)}`, {
      fill: 'none',
      stroke: d.linear(60, [
        [0, WARM.light],
        [1, '#ff6b5c'],
      ]),
      'stroke-width': 20,
      'stroke-linecap': 'round',
    }) +
    path(
      repeat(60, (index) =>
        polyline([polar(0, 0, index % 5 === 0 ? 138 : 147, index * 6), polar(0, 0, 154, index * 6)]),
      ),
      { stroke: '#dfe7ff', 'stroke-width': 3 },
    ) +
    path(star(0, -58, 5, 22, 9), { fill: '#5f77c9' }) +
    path(polyline([polar(0, 0, 34, 0), polar(0, 0, 118, 180)]), {
      stroke: WARM.light,
      'stroke-width': 8,
      'stroke-linecap': 'round',
    }) +
    path(polyline([[0, 0], polar(0, 0, 84, -90)]), {
      stroke: '#fff',
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }) +
    circle(0, 0, 14, { fill: '#fff' }) +
    path(arc(0, 0, 176, 200, 260), {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 6,
      'stroke-linecap': 'round',
    });
  return d.finish(
    rect(0, 0, W, H, {
      fill: d.linear(90, [
        [0, INK.night],
        [0.6, '#1b2750'],
        [1, '#33407e'],
      ]),
    }),
    group(
      { fill: '#fff' },
      repeat(90, () =>
        circle(between(random, 0, W), between(random, 0, 420), between(random, 0.8, 2.6), {
          opacity: between(random, 0.3, 1),
        }),
      ),
    ),
    circle(900, 210, 330, {
      fill: d.radial([
        [0, '#cfdcff', 0.55],
        [1, '#6f86c9', 0],
      ]),
    }),
    circle(900, 190, 130, {
      fill: d.radial(
        [
          [0, '#ffffff'],
          [0.7, '#e6ecff'],
          [1, '#b9c7f2'],
        ],
        0.4,
        0.4,
        0.7,
      ),
    }),
    circle(862, 160, 20, { fill: '#c3cef0', opacity: 0.8 }) +
      circle(930, 220, 30, { fill: '#c3cef0', opacity: 0.7 }) +
      circle(938, 140, 12, { fill: '#c3cef0', opacity: 0.8 }),
    path('M0 470L120 400L210 452L330 372L470 470L600 410L740 476L900 396L1030 462L1120 420L1200 466V600H0Z', {
      fill: '#141c3d',
    }),
    path('M0 600V520Q300 470 600 512T1200 500V600Z', { fill: '#0b1126' }),
    streaks,
    ellipse(640, 548, 220, 22, { fill: '#000', opacity: 0.5 }),
    place(watch, 640, 320, { turn: 12, scale: 1.04 }),
    path(glint(520, 190, 34, 0.08) + glint(770, 440, 22, 0.1), { fill: '#fff' }),
    rect(0, 0, W, H, {
      fill: d.radial(
        [
          [0.6, '#000', 0],
          [1, '#000', 0.5],
        ],
        0.5,
        0.5,
        0.75,
      ),
    }),
  );
}
