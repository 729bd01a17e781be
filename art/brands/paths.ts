/** Path data of shapes that several brands draw. Angles are degrees, 0 pointing right, clockwise. */
import { type Point, round } from './svg';

/** The point at an angle and distance from a centre; `squash` flattens the circle into an ellipse. */
export function polar(cx: number, cy: number, radius: number, degrees: number, squash = 1): Point {
  const radians = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(radians), cy + radius * Math.sin(radians) * squash];
}

export function pointText([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(pointText).join('L')}Z`;
}

export function polyline(points: readonly Point[]): string {
  return `M${points.map(pointText).join('L')}`;
}

/** A smooth curve through the points (Catmull-Rom turned into cubic Béziers). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point => {
    const bounded = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[bounded] ?? [0, 0];
  };
  let d = `M${pointText(at(0))}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${pointText(first)} ${pointText(second)} ${pointText(to)}`;
  }
  return closed ? `${d}Z` : d;
}

/** A star, or with many points and close radii a cog or a seal. */
export function star(
  cx: number,
  cy: number,
  points: number,
  outer: number,
  inner: number,
  turn = -90,
): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, index) =>
      polar(cx, cy, index % 2 === 0 ? outer : inner, turn + (index * 180) / points),
    ),
  );
}

/** A four-pointed glint with hollow sides. */
export function glint(cx: number, cy: number, radius: number, waist = 0.12): string {
  const inner = radius * waist;
  const tips = [-90, 0, 90, 180].map((angle) => polar(cx, cy, radius, angle));
  const waists = [-45, 45, 135, 225].map((angle) => polar(cx, cy, inner, angle));
  let d = `M${pointText(tips[0] ?? [cx, cy])}`;
  for (let index = 0; index < 4; index += 1) {
    d += `Q${pointText(waists[index] ?? [cx, cy])} ${pointText(tips[(index + 1) % 4] ?? [cx, cy])}`;
  }
  return `${d}Z`;
}

/** A slice of a ring between two angles; with `inner` 0 a slice of a pie. */
export function slice(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  from: number,
  to: number,
  squash = 1,
): string {
  const large = to - from > 180 ? 1 : 0;
  const arc = (radius: number, sweep: 0 | 1, end: Point): string =>
    `A${round(radius)} ${round(radius * squash)} 0 ${large} ${sweep} ${pointText(end)}`;
  const start = pointText(polar(cx, cy, outer, from, squash));
  const far = arc(outer, 1, polar(cx, cy, outer, to, squash));
  if (inner === 0) return `M${pointText([cx, cy])}L${start}${far}Z`;
  const back = arc(inner, 0, polar(cx, cy, inner, from, squash));
  return `M${start}${far}L${pointText(polar(cx, cy, inner, to, squash))}${back}Z`;
}

/** An open arc, to be stroked. */
export function arc(cx: number, cy: number, radius: number, from: number, to: number, squash = 1): string {
  const large = to - from > 180 ? 1 : 0;
  const start = pointText(polar(cx, cy, radius, from, squash));
  const end = pointText(polar(cx, cy, radius, to, squash));
  return `M${start}A${round(radius)} ${round(radius * squash)} 0 ${large} 1 ${end}`;
}

/** Rays of a sunburst: thin triangles from an inner radius outwards. */
export function rays(
  cx: number,
  cy: number,
  count: number,
  inner: number,
  outer: number,
  share = 0.5,
  turn = 0,
): string {
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const middle = turn + (index * 360) / count;
    const half = (180 / count) * share;
    d += polygon([
      polar(cx, cy, inner, middle - half),
      polar(cx, cy, outer, middle - half),
      polar(cx, cy, outer, middle + half),
      polar(cx, cy, inner, middle + half),
    ]);
  }
  return d;
}

/** A rectangle whose corners are cut off at 45°. */
export function cutRectangle(x: number, y: number, width: number, height: number, cut: number): string {
  return polygon([
    [x + cut, y],
    [x + width, y],
    [x + width, y + height - cut],
    [x + width - cut, y + height],
    [x, y + height],
    [x, y + cut],
  ]);
}

/** A suit of cards, about `size` high, around a centre. */
export function suit(
  kind: 'spade' | 'heart' | 'diamond' | 'club',
  cx: number,
  cy: number,
  size: number,
): string {
  const u = size / 20;
  const p = (x: number, y: number): string => pointText([cx + x * u, cy + y * u]);
  switch (kind) {
    case 'heart':
      return `M${p(0, 10)}C${p(-3, 5)} ${p(-9.5, 2)} ${p(-9.5, -4)}C${p(-9.5, -10.5)} ${p(-2, -11)} ${p(0, -5)}C${p(2, -11)} ${p(9.5, -10.5)} ${p(9.5, -4)}C${p(9.5, 2)} ${p(3, 5)} ${p(0, 10)}Z`;
    case 'diamond':
      return `M${p(0, -10)}Q${p(3, -4)} ${p(7.5, 0)}Q${p(3, 4)} ${p(0, 10)}Q${p(-3, 4)} ${p(-7.5, 0)}Q${p(-3, -4)} ${p(0, -10)}Z`;
    case 'spade':
      return `M${p(0, -10)}C${p(3, -5)} ${p(9, -2)} ${p(9, 3)}C${p(9, 8)} ${p(3.5, 8)} ${p(1.2, 4.5)}Q${p(1.5, 8)} ${p(4, 10)}L${p(-4, 10)}Q${p(-1.5, 8)} ${p(-1.2, 4.5)}C${p(-3.5, 8)} ${p(-9, 8)} ${p(-9, 3)}C${p(-9, -2)} ${p(-3, -5)} ${p(0, -10)}Z`;
    case 'club':
      return `M${p(1, 3)}Q${p(1.4, 8)} ${p(4, 10)}L${p(-4, 10)}Q${p(-1.4, 8)} ${p(-1, 3)}C${p(-3, 7.5)} ${p(-9.5, 6)} ${p(-9, 1.5)}C${p(-8.6, -2.2)} ${p(-5, -2.6)} ${p(-3.6, -2)}C${p(-6, -5)} ${p(-4, -10)} ${p(0, -10)}C${p(4, -10)} ${p(6, -5)} ${p(3.6, -2)}C${p(5, -2.6)} ${p(8.6, -2.2)} ${p(9, 1.5)}C${p(9.5, 6)} ${p(3, 7.5)} ${p(1, 3)}Z`;
  }
}
