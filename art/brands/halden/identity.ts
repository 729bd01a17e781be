/** Halden Royale's logo, marks, share picture, illustrations and tiers. */
import { cardFrame } from '../../../app/workbench/new-brand/drawing/frame';
import { lettering, letteringWidth } from '../lettering';
import { glint, polar, polygon, rays, star } from '../paths';
import { seededRandom } from '../../../app/workbench/new-brand/seeded-random';
import type { Situation } from '../../../app/workbench/new-brand/drawing/picture';
import { circle, Drawing, ellipse, group, path, place, rect, repeat, round } from '../svg';
import { chipStack, crest, crown, dice, playingCard } from './gaming';
import { chandelier, coupe, gem, key, laurel, pocketWatch, vault } from './objects';
import { GOLD, gold, goldRound, GREEN, IVORY, VELVET } from './paints';
import { cardBorder, drapes, fans, floor, pelmet, sparkle, sunburst, wall } from './room';

/** The emblem: a stepped deco diamond, an H of two columns, a sunrise of rays above. 80 × 80 around the origin. */
function emblem(d: Drawing): string {
  const metal = gold(d, 60);
  return (
    path(
      polygon([
        [0, -40],
        [40, 0],
        [0, 40],
        [-40, 0],
      ]),
      { fill: 'none', stroke: metal, 'stroke-width': 2.6 },
    ) +
    path(
      polygon([
        [0, -33],
        [33, 0],
        [0, 33],
        [-33, 0],
      ]),
      { fill: 'none', stroke: metal, 'stroke-width': 1 },
    ) +
    path('M-14 -14H-7V-3H7V-14H14V14H7V4H-7V14H-14Z', { fill: metal }) +
    path('M-10.5 -14V14M10.5 -14V14', { stroke: GREEN.bottle, 'stroke-width': 0.9 }) +
    path('M0 -27L2.5 -19L0 -17L-2.5 -19ZM-7 -22L-3 -18L-4.5 -16.500ZM7 -22L3 -18L4.5 -16.500Z', {
      fill: metal,
    })
  );
}

/** The name over its second word between two hairlines, centred on `middle`, its first baseline at `y`. */
function wordmark(d: Drawing, middle: number, y: number, scale: number): string {
  const metal = d.linear(90, [
    [0, GOLD.pale],
    [0.45, GOLD.light],
    [0.55, GOLD.mid],
    [1, GOLD.light],
  ]);
  const size = 49 * scale;
  const tracking = 3.4 * scale;
  const half = letteringWidth('limelight', 'HALDEN', size, tracking) / 2;
  const name = lettering('limelight', 'HALDEN', { size, x: middle, y, tracking, align: 'middle' });
  const second = lettering('cinzel', 'ROYALE', {
    size: 15.5 * scale,
    x: middle,
    y: y + 22 * scale,
    tracking: 7 * scale,
    align: 'middle',
  });
  const line = y + 16.5 * scale;
  const inner = 66 * scale;
  return (
    path(name, { fill: metal }) +
    path(second, { fill: GOLD.light }) +
    path(
      `M${round(middle - half)} ${round(line)}H${round(middle - inner)}M${round(middle + inner)} ${round(line)}H${round(middle + half)}`,
      { stroke: GOLD.mid, 'stroke-width': 1.2 * scale },
    )
  );
}

export function haldenLogo(): string {
  const d = new Drawing(320, 80);
  return d.finish(place(emblem(d), 42, 40, { scale: 0.92 }), wordmark(d, 199, 48, 1));
}

export function haldenMark(): string {
  const d = new Drawing(128, 128);
  const ground = d.radial([
    [0, GREEN.moss],
    [1, GREEN.deep],
  ]);
  return d.finish(
    rect(0, 0, 128, 128, { rx: 24, fill: ground }),
    rect(5, 5, 118, 118, { rx: 19, fill: 'none', stroke: gold(d, 45), 'stroke-width': 2.5 }),
    place(emblem(d), 64, 64, { scale: 1.28 }),
  );
}

export function haldenFavicon(): string {
  const d = new Drawing(32, 32);
  return d.finish(
    rect(0, 0, 32, 32, { rx: 6, fill: GREEN.bottle }),
    path('M16 2.500L29.5 16L16 29.500L2.5 16Z', {
      fill: 'none',
      stroke: GOLD.light,
      'stroke-width': 1.6,
    }),
    path('M10 9.500H14V14.300H18V9.500H22V22.500H18V17.700H14V22.500H10Z', { fill: GOLD.light }),
  );
}

export function haldenShare(): string {
  const f = { ...cardFrame(1200, 630), focusY: 300 };
  const d = new Drawing(f.width, f.height);
  const plaque = 'M350 186H850V206H870V456H850V476H350V456H330V206H350Z';
  const chips =
    place(chipStack(d, 8, VELVET.light, VELVET.deep), 250, 580) +
    place(chipStack(d, 4, '#26715a', GREEN.deep), 350, 594) +
    place(chipStack(d, 10, '#33322f', '#0a0a0a'), 950, 580) +
    place(chipStack(d, 5, '#c8973f', '#5c3d12'), 850, 594);
  return d.finish(
    wall(d, f),
    fans(d, f),
    sunburst(d, f, 0.5),
    floor(d, f),
    place(chandelier(d), 600, 60, { scale: 0.56 }),
    pelmet(d, f, 0, 50),
    drapes(d, f),
    path(plaque, { fill: GREEN.night, opacity: 0.86 }),
    path(plaque, { fill: 'none', stroke: gold(d, 30), 'stroke-width': 4 }),
    place(emblem(d), 600, 262, { scale: 1.35 }),
    wordmark(d, 600, 398, 1.9),
    chips,
    sparkle(d, f, seededRandom('halden share'), 30, 520),
    cardBorder(d, f),
  );
}

function plate(d: Drawing): string {
  return (
    circle(0, 0, 178, {
      fill: d.radial([
        [0, GREEN.leaf, 0.55],
        [0.6, GREEN.moss, 0.35],
        [1, GREEN.bottle, 0],
      ]),
    }) +
    path(rays(0, 0, 40, 60, 176, 0.3), { fill: GOLD.light, opacity: 0.14 }) +
    circle(0, 0, 150, { fill: 'none', stroke: GOLD.mid, 'stroke-width': 1, opacity: 0.55 })
  );
}

/** A brass post of the rope barrier, its foot at y = 150. */
function post(d: Drawing): string {
  return (
    rect(-9, -110, 18, 244, { fill: goldRound(d) }) +
    circle(0, -120, 19, { fill: gold(d, 50) }) +
    path('M-50 150Q-44 126 -10 122H10Q44 126 50 150Z', { fill: goldRound(d) })
  );
}

export const HALDEN_SITUATIONS: Readonly<Record<Situation, () => string>> = {
  'not-found': () => {
    const d = new Drawing(480, 360);
    const ghost = rect(-100, -145, 200, 290, {
      rx: 14,
      fill: 'none',
      stroke: GOLD.light,
      'stroke-width': 5,
      'stroke-dasharray': '16 12',
    });
    return d.finish(
      place(plate(d), 240, 180),
      place(
        group({ transform: 'translate(10 -78) rotate(9 0 250)' }, ghost) +
          group({ transform: 'rotate(-30 0 250)' }, playingCard(d, ['Q', 'heart'])) +
          group({ transform: 'rotate(30 0 250)' }, playingCard(d, 'back')) +
          group({ transform: 'rotate(-11 0 250)' }, playingCard(d, ['A', 'spade'])),
        240,
        180,
        { scale: 0.66 },
      ),
      path(glint(302, 96, 18), { fill: GOLD.pale }),
    );
  },
  error: () => {
    const d = new Drawing(480, 360);
    return d.finish(
      place(plate(d), 240, 180),
      ellipse(240, 306, 170, 20, { fill: '#000', opacity: 0.35 }),
      path('M250 290C290 268 350 276 388 294C404 308 366 318 316 316C276 320 232 308 250 290Z', {
        fill: GOLD.light,
        opacity: 0.8,
      }),
      path('M228 268C252 280 262 284 284 292', {
        fill: 'none',
        stroke: GOLD.light,
        'stroke-width': 9,
        'stroke-linecap': 'round',
        opacity: 0.8,
      }),
      place(coupe(d), 182, 226, { scale: 0.96, turn: 74 }),
      place(dice(d), 330, 226, { scale: 0.58 }),
      path(glint(150, 90, 16) + glint(330, 120, 11), { fill: GOLD.pale }),
    );
  },
  restricted: () => {
    const d = new Drawing(480, 360);
    const rope = (from: number, to: number): string => {
      const dip = `M${from} 132Q${(from + to) / 2} 226 ${to} 132`;
      return (
        path(dip, { fill: 'none', stroke: VELVET.mid, 'stroke-width': 19, 'stroke-linecap': 'round' }) +
        path(dip, {
          fill: 'none',
          stroke: VELVET.light,
          'stroke-width': 5,
          'stroke-dasharray': '3 9',
          opacity: 0.8,
        })
      );
    };
    return d.finish(
      place(plate(d), 240, 180),
      path('M150 310V130A90 90 0 0 1 330 130V310Z', {
        fill: d.linear(0, [
          [0, '#2a1007'],
          [0.5, '#6d3417'],
          [1, '#2a1007'],
        ]),
        stroke: gold(d),
        'stroke-width': 7,
      }),
      path('M240 44V310M168 310V150M312 310V150', { stroke: GOLD.deep, 'stroke-width': 2 }),
      place(crest(d), 240, 150, { scale: 0.5 }),
      circle(228, 226, 7, { fill: GOLD.light }) + circle(252, 226, 7, { fill: GOLD.light }),
      rope(96, 240) + rope(240, 384),
      place(post(d), 96, 230, { scale: 0.8 }) +
        place(post(d), 240, 230, { scale: 0.8 }) +
        place(post(d), 384, 230, { scale: 0.8 }),
    );
  },
  maintenance: () => {
    const d = new Drawing(480, 360);
    const cog = (x: number, y: number, r: number, teeth: number): string =>
      path(
        repeat(teeth, (index) =>
          polygon([
            polar(x, y, r * 0.9, (index * 360) / teeth - 10),
            polar(x, y, r * 1.2, (index * 360) / teeth - 6),
            polar(x, y, r * 1.2, (index * 360) / teeth + 6),
            polar(x, y, r * 0.9, (index * 360) / teeth + 10),
          ]),
        ),
        { fill: GOLD.mid },
      ) +
      circle(x, y, r, { fill: gold(d, 40) }) +
      circle(x, y, r * 0.72, { fill: gold(d, 220) }) +
      circle(x, y, r * 0.28, { fill: GREEN.deep });
    return d.finish(
      place(plate(d), 240, 180),
      cog(140, 232, 52, 14),
      cog(352, 120, 40, 12),
      cog(364, 254, 58, 16),
      place(pocketWatch(d, 10, 10), 244, 176, { scale: 0.66 }),
    );
  },
  closed: () => {
    const d = new Drawing(480, 360);
    return d.finish(
      place(plate(d), 240, 180),
      ellipse(240, 312, 160, 16, { fill: '#000', opacity: 0.4 }),
      place(vault(d), 226, 176, { scale: 0.62 }),
      place(key(d), 392, 196, { scale: 0.5, turn: 24 }),
      path(glint(132, 82, 18), { fill: GOLD.pale }),
    );
  },
};

const TIERS = [
  { rim: ['#f6cfa8', '#b86f3a', '#5e2f12'], heart: ['#5a2a12', '#93532a', '#e0a36d'] },
  { rim: ['#ffffff', '#aebcc2', '#4d5b62'], heart: ['#223038', '#51666f', '#b6c8cf'] },
  { rim: ['#fff3cd', '#d0a349', '#5c3d12'], heart: [GREEN.deep, GREEN.moss, GREEN.leaf] },
  { rim: ['#fff3cd', '#d0a349', '#5c3d12'], heart: [VELVET.deep, VELVET.mid, VELVET.light] },
  { rim: ['#ffffff', '#f1d48b', '#8f6524'], heart: ['#071c33', '#154a7a', '#7cc4ec'] },
] as const;

/** The emblem of a tier, 1 to 5: each adds an ornament to the one before. */
export function haldenTier(tier: number): string {
  const d = new Drawing(240, 240);
  const { rim, heart } = TIERS[tier - 1] ?? TIERS[0];
  const metal = d.linear(55, [
    [0, rim[0]],
    [0.3, rim[1]],
    [0.5, rim[0]],
    [0.68, rim[2]],
    [1, rim[1]],
  ]);
  const medal =
    path(star(0, 0, 16, 76, 68, 0), { fill: metal }) +
    circle(0, 0, 62, { fill: rim[2] }) +
    circle(0, 0, 59, {
      fill: d.radial(
        [
          [0, heart[2]],
          [0.6, heart[1]],
          [1, heart[0]],
        ],
        0.4,
        0.34,
        0.72,
      ),
    }) +
    circle(0, 0, 52, { fill: 'none', stroke: metal, 'stroke-width': 1.6 });
  const middle =
    tier < 4
      ? path('M-20 -26H-9V-6H9V-26H20V26H9V8H-9V26H-20Z', {
          fill: metal,
          stroke: rim[2],
          'stroke-width': 0.8,
        })
      : tier === 4
        ? place(crown(d), 0, -4, { scale: 0.34 })
        : place(gem('#0d3a63', '#3f9be0', '#d6f0ff'), 0, 0, { scale: 0.4 });
  return d.finish(
    place(
      (tier >= 3
        ? path(rays(0, 0, 32, 70, tier === 5 ? 114 : 104, 0.4), { fill: metal, opacity: 0.8 })
        : '') +
        (tier >= 2 ? place(laurel(d, 92), 0, 4) : '') +
        medal +
        middle +
        (tier === 5 ? place(crown(d), 0, -92, { scale: 0.32 }) : '') +
        repeat(tier, (index) =>
          path(star((index - (tier - 1) / 2) * 21, 98, 5, 9, 4), {
            fill: rim[0],
            stroke: rim[2],
            'stroke-width': 1,
          }),
        ) +
        path(glint(-38, -44, 13), { fill: IVORY.light }),
      120,
      tier === 5 ? 128 : 112,
      { scale: tier === 1 ? 1.16 : 1 },
    ),
  );
}
