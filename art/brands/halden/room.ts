/** The rooms of the house: walls, floor, curtains, light. Everything fills the frame it is given. */
import type { Frame } from '../../../app/workbench/new-brand/drawing/frame';
import { arc, glint, pointText, polar, polygon, polyline, rays } from '../paths';
import { between, type Random } from '../../../app/workbench/new-brand/seeded-random';
import { circle, type Drawing, ellipse, fine, group, path, place, rect, repeat, round } from '../svg';
import { GOLD, gold, goldRound, GREEN, VELVET } from './paints';

const WALLS = {
  green: [GREEN.night, GREEN.bottle, GREEN.moss, GREEN.leaf],
  velvet: ['#180309', '#450a18', '#7a1a2e', '#c4554f'],
  midnight: ['#040b16', '#0d2438', '#1a4560', '#4a93a6'],
  brass: ['#130b03', '#3d2708', '#7a5317', '#d9a548'],
} as const;

/** A wall lit from behind the subject, by default of bottle green. */
export function wall(d: Drawing, f: Frame, tone: keyof typeof WALLS = 'green'): string {
  const [night, deep, mid, light] = WALLS[tone];
  const base = d.linear(90, [
    [0, night],
    [0.55, deep],
    [1, night],
  ]);
  const glow = d.radial([
    [0, light, 0.95],
    [0.3, mid, 0.75],
    [0.7, deep, 0.3],
    [1, night, 0],
  ]);
  const reach = f.crop === 'card' ? f.width * 0.62 : 860;
  return (
    rect(0, 0, f.width, f.height, { fill: base }) +
    ellipse(f.focusX, f.focusY, reach, reach * 0.72, { fill: glow })
  );
}

/** Wallpaper of overlapping art-deco fans, drawn as hairlines. */
export function fans(d: Drawing, f: Frame, size = 64, opacity = 0.16): string {
  const fan = (x: number, y: number): string =>
    [1, 0.76, 0.52, 0.28].map((share) => arc(x, y, (size / 2) * share, 180, 360)).join('');
  const half = size / 2;
  const tile = path(fan(half, half) + fan(0, size) + fan(size, size) + fan(half, half + size), {
    fill: 'none',
    stroke: GOLD.light,
    'stroke-width': 1,
  });
  return rect(0, 0, f.width, f.height, { fill: d.pattern(size, size, tile), opacity });
}

/** A sunburst of thin gold rays behind the subject. */
export function sunburst(d: Drawing, f: Frame, opacity = 0.35, count = 48): string {
  const reach = 760 * f.scale;
  const paint = d.radial([
    [0, GOLD.pale, 0.9],
    [0.35, GOLD.light, 0.5],
    [1, GOLD.mid, 0],
  ]);
  return path(rays(f.focusX, f.focusY, count, 40 * f.scale, reach, 0.34), { fill: paint, opacity });
}

/** Beams of light from above. */
export function beams(d: Drawing, f: Frame, opacity = 0.28): string {
  const paint = d.linear(90, [
    [0, GOLD.pale, 0.85],
    [1, GOLD.light, 0],
  ]);
  const beam = (from: number, to: number, spread: number): string =>
    polygon([
      [f.focusX + from - 12, -10],
      [f.focusX + from + 12, -10],
      [f.focusX + to + spread, f.horizon + 40],
      [f.focusX + to - spread, f.horizon + 40],
    ]);
  const s = f.scale;
  return path(beam(-330 * s, -110 * s, 110 * s) + beam(330 * s, 110 * s, 110 * s) + beam(0, 0, 150 * s), {
    fill: paint,
    opacity,
  });
}

/** Stepped columns with fluting, left and right of the subject. */
export function columns(d: Drawing, f: Frame, distance = 440): string {
  const shaft = d.linear(0, [
    [0, GREEN.night],
    [0.3, GREEN.moss],
    [0.42, '#2f8d70'],
    [0.6, GREEN.bottle],
    [1, GREEN.night],
  ]);
  const metal = goldRound(d);
  const width = 84 * f.scale;
  const column = (x: number): string =>
    rect(x - width / 2, -10, width, f.horizon + 14, { fill: shaft }) +
    repeat(7, (index) =>
      rect(x - width / 2 + (index + 0.5) * (width / 7), 60 * f.scale, 1.6, f.horizon - 90 * f.scale, {
        fill: GOLD.light,
        opacity: 0.4,
      }),
    ) +
    repeat(3, (index) => {
      const wide = width * (1.42 - index * 0.14);
      return rect(x - wide / 2, index * 16 * f.scale - 4, wide, 14 * f.scale, { fill: metal });
    }) +
    repeat(3, (index) => {
      const wide = width * (1.42 - index * 0.14);
      return rect(x - wide / 2, f.horizon - (index + 1) * 14 * f.scale + 6, wide, 12 * f.scale, {
        fill: metal,
      });
    });
  return column(f.focusX - distance * f.scale) + column(f.focusX + distance * f.scale);
}

/** A polished chequered floor in perspective, fading into the dark. */
export function floor(d: Drawing, f: Frame): string {
  const depth = f.height - f.horizon;
  const base = d.linear(90, [
    [0, '#0f4a39'],
    [0.3, GREEN.deep],
    [1, GREEN.night],
  ]);
  const vanishing = f.horizon - depth * 0.35;
  const rows = [0, 0.1, 0.23, 0.4, 0.64, 1];
  const step = 150 * f.scale;
  const at = (column: number, share: number): readonly [number, number] => {
    const y = f.horizon + depth * share;
    const spread = (y - vanishing) / (f.horizon - vanishing);
    return [f.focusX + column * step * spread * 0.6, y];
  };
  let tiles = '';
  for (let row = 0; row < rows.length - 1; row += 1) {
    for (let column = -16; column < 16; column += 1) {
      if ((row + column) % 2 !== 0) continue;
      const [top, bottom] = [rows[row] ?? 0, rows[row + 1] ?? 1];
      const corner = at(column, bottom);
      if (corner[0] > f.width + 500 || corner[0] < -700) continue;
      tiles += polygon([at(column, top), at(column + 1, top), at(column + 1, bottom), at(column, bottom)]);
    }
  }
  const sheen = d.radial([
    [0, GOLD.pale, 0.55],
    [0.5, GOLD.light, 0.18],
    [1, GOLD.mid, 0],
  ]);
  return (
    rect(0, f.horizon, f.width, depth, { fill: base }) +
    path(tiles, { fill: '#000', opacity: 0.32 }) +
    ellipse(f.focusX, f.horizon + depth * 0.25, 620 * f.scale, depth * 0.42, { fill: sheen }) +
    rect(0, f.horizon - 1.5, f.width, 3, {
      fill: d.linear(0, [
        [0, GOLD.mid, 0],
        [f.focusX / f.width, GOLD.pale, 0.9],
        [1, GOLD.mid, 0.1],
      ]),
    })
  );
}

/** One velvet curtain, gathered to its side by a gold rope. Drawn for the left; mirror for the right. */
function curtain(d: Drawing, width: number, height: number): string {
  const folds = 7;
  const fold = d.linear(0, [
    [0, VELVET.night],
    [0.28, VELVET.mid],
    [0.46, VELVET.light],
    [0.62, VELVET.mid],
    [1, VELVET.night],
  ]);
  const knot = height * 0.62;
  const gathered = width * 0.34;
  const body = repeat(folds, (reversed) => {
    const index = folds - 1 - reversed;
    const [x0, x1] = [(index * width) / folds, ((index + 1.25) * width) / folds];
    const [k0, k1] = [(index * gathered) / folds, ((index + 1.25) * gathered) / folds];
    const [b0, b1] = [(index * width * 0.55) / folds, ((index + 1.25) * width * 0.55) / folds];
    const d0 = `M${pointText([x0, -10])}C${pointText([x0, knot * 0.55])} ${pointText([k0, knot * 0.75])} ${pointText([k0, knot])}S${pointText([b0, height * 0.9])} ${pointText([b0, height + 10])}`;
    const d1 = `L${pointText([b1, height + 10])}C${pointText([b1, height * 0.85])} ${pointText([k1, knot * 1.12])} ${pointText([k1, knot])}S${pointText([x1, knot * 0.6])} ${pointText([x1, -10])}Z`;
    return path(d0 + d1, { fill: fold });
  });
  const metal = gold(d, 90);
  const rope =
    path(
      `M-4 ${round(knot - 6)}Q${pointText([gathered * 0.6, knot + 22])} ${pointText([gathered * 1.2, knot - 2])}`,
      {
        fill: 'none',
        stroke: metal,
        'stroke-width': 9,
        'stroke-linecap': 'round',
      },
    ) +
    circle(gathered * 0.8, knot + 12, 9, { fill: metal }) +
    path(
      polygon([
        [gathered * 0.8 - 7, knot + 18],
        [gathered * 0.8 + 7, knot + 18],
        [gathered * 0.8 + 13, knot + 66],
        [gathered * 0.8 - 13, knot + 66],
      ]),
      { fill: metal },
    );
  return body + rope;
}

/** Curtains at the sides of the frame and a swagged pelmet above. */
export function drapes(d: Drawing, f: Frame, sides: 'both' | 'end' = 'both'): string {
  const width = f.crop === 'card' ? f.width * 0.2 : f.crop === 'tall' ? 210 : 300;
  const one = d.store(curtain(d, width, f.height));
  const end = `translate(${round(f.width)} 0)scale(-1 1)`;
  return (sides === 'both' ? d.use(one) : '') + d.use(one, { transform: end });
}

/** A pelmet of scallops with a gold fringe along the top edge. */
export function pelmet(d: Drawing, f: Frame, from = 0, drop = 74): string {
  const count = Math.max(3, Math.round((f.width - from) / 230));
  const wide = (f.width - from) / count;
  const cloth = d.linear(90, [
    [0, VELVET.night],
    [0.55, VELVET.mid],
    [0.8, VELVET.light],
    [1, VELVET.deep],
  ]);
  const metal = gold(d, 0);
  return repeat(count, (index) => {
    const x = from + index * wide;
    const swag = (sag: number): string =>
      `M${pointText([x, -4])}Q${pointText([x + wide / 2, sag])} ${pointText([x + wide, -4])}`;
    const lines = [0.35, 0.62, 0.85].map((share) => swag(drop * 2 * share)).join('');
    return (
      path(`${swag(drop * 2)}Z`, { fill: cloth }) +
      path(lines, { fill: 'none', stroke: VELVET.night, 'stroke-width': 3, opacity: 0.55 }) +
      path(swag(drop * 2), { fill: 'none', stroke: metal, 'stroke-width': 5 }) +
      path(swag(drop * 2 + 14), {
        fill: 'none',
        stroke: GOLD.light,
        'stroke-width': 9,
        'stroke-dasharray': '1.5 3',
        opacity: 0.75,
      })
    );
  });
}

/** Out-of-focus lights and fine glints. */
export function sparkle(d: Drawing, f: Frame, random: Random, count = 34, spread = 480): string {
  const soft = d.radial([
    [0, GOLD.pale, 0.9],
    [0.35, GOLD.light, 0.35],
    [1, GOLD.light, 0],
  ]);
  return (
    repeat(count, () => {
      const angle = between(random, 0, 360);
      const [x, y] = polar(f.focusX, f.focusY, between(random, 60, spread) * f.scale, angle, 0.85);
      return circle(x, y, between(random, 3, 13) * f.scale, {
        fill: soft,
        opacity: between(random, 0.35, 1),
      });
    }) +
    path(
      repeat(9, () => {
        const [x, y] = polar(
          f.focusX,
          f.focusY,
          between(random, 150, spread * 0.85) * f.scale,
          between(random, 0, 360),
          0.8,
        );
        return glint(x, y, between(random, 7, 22) * f.scale, 0.09);
      }),
      { fill: GOLD.pale },
    )
  );
}

/** Puts the subject on the floor with its mirror image below it. */
export function standing(d: Drawing, f: Frame, subject: string, feet: number, scale = f.scale): string {
  const id = d.store(subject);
  const y = f.horizon + (f.crop === 'card' ? 24 : 50) * f.scale;
  const fade = d.linearBetween(
    [0, y],
    [0, y + 190 * f.scale],
    [
      [0, '#fff', 0.34],
      [1, '#fff', 0],
    ],
  );
  const mirror = d.mask(rect(0, y, f.width, f.height - y, { fill: fade }));
  const drawn = (flip: 1 | -1): string =>
    d.use(id, {
      transform: `translate(${round(f.focusX)} ${round(y)})scale(${fine(scale)} ${fine(scale * flip)})translate(0 ${round(-feet)})`,
    });
  const shadow = d.radial([
    [0, '#000', 0.75],
    [0.6, '#000', 0.4],
    [1, '#000', 0],
  ]);
  return (
    group({ mask: mirror }, drawn(-1)) +
    ellipse(f.focusX, y, 330 * scale, 30 * scale, { fill: shadow }) +
    drawn(1)
  );
}

/** Darkens the side where text will stand, and the corners. */
export function calm(d: Drawing, f: Frame): string {
  if (f.crop === 'card') {
    const corners = d.radial(
      [
        [0.55, '#000', 0],
        [1, '#000', 0.55],
      ],
      0.5,
      0.5,
      0.72,
    );
    return rect(0, 0, f.width, f.height, { fill: corners });
  }
  const wide = f.crop === 'wide';
  const veil = d.linear(
    wide ? 0 : 90,
    wide
      ? [
          [0, GREEN.night, 0.94],
          [0.34, GREEN.night, 0.8],
          [0.58, GREEN.night, 0],
        ]
      : [
          [0.46, GREEN.night, 0],
          [0.68, GREEN.night, 0.82],
          [1, GREEN.night, 0.97],
        ],
  );
  return rect(0, 0, f.width, f.height, { fill: veil });
}

/** A dome of ribs and rings under a starry sky, seen from below. */
export function dome(d: Drawing, f: Frame, random: Random): string {
  const [cx, cy] = [f.focusX, -120 * f.scale];
  const reach = f.crop === 'tall' ? 900 : 1150 * f.scale;
  const sky = d.radial([
    [0, '#2b7f9a'],
    [0.35, '#14505f'],
    [0.8, '#08262b'],
    [1, GREEN.night],
  ]);
  const ribs = repeat(25, (index) =>
    polyline([polar(cx, cy, 90, index * 7.5), polar(cx, cy, reach, index * 7.5)]),
  );
  const rings = [90, 170, 270, 390, 530, 690, 870]
    .filter((radius) => radius < reach)
    .map((radius) => arc(cx, cy, radius, 0, 180))
    .join('');
  const stars = repeat(110, () => {
    const [x, y] = polar(cx, cy, between(random, 100, reach), between(random, 2, 178));
    return circle(x, y, between(random, 0.8, 2.6), { opacity: between(random, 0.35, 1) });
  });
  const bright = repeat(14, () => {
    const [x, y] = polar(cx, cy, between(random, 160, reach * 0.8), between(random, 15, 165));
    return glint(x, y, between(random, 8, 20), 0.1);
  });
  return (
    rect(0, 0, f.width, f.height, { fill: GREEN.night }) +
    circle(cx, cy, reach, { fill: sky }) +
    group({ fill: GOLD.pale }, stars) +
    path(bright, { fill: GOLD.pale }) +
    group(
      { fill: 'none', stroke: gold(d, 90), 'stroke-width': 2.2, opacity: 0.75 },
      path(ribs, {}),
      path(rings, {}),
      path(arc(cx, cy, reach - 14, 0, 180), { 'stroke-width': 14 }),
      path(arc(cx, cy, reach - 34, 0, 180), { 'stroke-width': 4 }),
    )
  );
}

/** A deco double frame with stepped corners, for cards. */
export function cardBorder(d: Drawing, f: Frame): string {
  const metal = gold(d, 45);
  const inset = 14;
  const step = 22;
  const [w, h] = [f.width - inset, f.height - inset];
  const line = (gap: number): string => {
    const [left, top, right, bottom] = [inset + gap, inset + gap, w - gap, h - gap];
    return polygon([
      [left + step, top],
      [right - step, top],
      [right - step, top + step],
      [right, top + step],
      [right, bottom - step],
      [right - step, bottom - step],
      [right - step, bottom],
      [left + step, bottom],
      [left + step, bottom - step],
      [left, bottom - step],
      [left, top + step],
      [left + step, top + step],
    ]);
  };
  return (
    path(line(0), { fill: 'none', stroke: metal, 'stroke-width': 2.4 }) +
    path(line(7), { fill: 'none', stroke: metal, 'stroke-width': 1, opacity: 0.6 })
  );
}

/** The subject placed freely (hanging, flying), without a mirror image. */
export function floating(f: Frame, subject: string, dy = 0, scale = 1): string {
  return place(subject, f.focusX, f.focusY + dy * f.scale, { scale: f.scale * scale });
}
