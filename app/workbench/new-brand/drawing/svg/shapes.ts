import { number, svg } from './markup';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function polar(radius: number, degrees: number, x = 0, y = 0): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}

/** A closed polygon through the points. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${number(x)},${number(y)}`).join(' ')}Z`;
}

/** A star (or, with equal radii, a regular polygon) with its first point up. */
export function star(points: number, outer: number, inner: number, x = 0, y = 0, turn = -90): string {
  const step = 180 / points;
  return polygon(
    Array.from({ length: points * 2 }, (_, index) =>
      polar(index % 2 ? inner : outer, turn + index * step, x, y),
    ),
  );
}

export function regular(sides: number, radius: number, x = 0, y = 0, turn = -90): string {
  return polygon(
    Array.from({ length: sides }, (_, index) => polar(radius, turn + (index * 360) / sides, x, y)),
  );
}

export function circle(radius: number, x = 0, y = 0): string {
  return svg`M${x - radius},${y}a${radius},${radius} 0 1 1 ${radius * 2},0a${radius},${radius} 0 1 1 ${-radius * 2},0Z`;
}

export function ellipse(rx: number, ry: number, x = 0, y = 0): string {
  return svg`M${x - rx},${y}a${rx},${ry} 0 1 1 ${rx * 2},0a${rx},${ry} 0 1 1 ${-rx * 2},0Z`;
}

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  if (radius === 0) return svg`M${x},${y}h${width}v${height}h${-width}Z`;
  const arc = (dx: number, dy: number) => svg`a${radius},${radius} 0 0 1 ${dx},${dy}`;
  const across = width - radius * 2;
  const down = height - radius * 2;
  return (
    svg`M${x + radius},${y}h${across}${arc(radius, radius)}v${down}${arc(-radius, radius)}` +
    svg`h${-across}${arc(-radius, -radius)}v${-down}${arc(radius, -radius)}Z`
  );
}

/** A ring as an even-odd shape. */
export function ring(outer: number, inner: number, x = 0, y = 0): string {
  const hole = svg`M${x - inner},${y}a${inner},${inner} 0 1 0 ${inner * 2},0a${inner},${inner} 0 1 0 ${-inner * 2},0Z`;
  return circle(outer, x, y) + hole;
}

interface Segment {
  readonly command: 'L' | 'Q' | 'C';
  readonly points: readonly Point[];
}

/**
 * Completes a drawing of the right half of an outline, from a point on the axis to a point on the axis, with its mirror
 * image. Takes absolute M, L, Q and C.
 */
export function symmetric(half: string): string {
  const { start, segments } = parse(half);
  const ends = [start, ...segments.map(({ points }) => last(points))];
  const mirrored = segments
    .map((segment, index) => ({ segment, target: ends[index] ?? start }))
    .reverse()
    .map(({ segment, target }) => {
      const controls = segment.points.slice(0, -1).reverse();
      return (
        segment.command + [...controls, target].map(({ x, y }) => `${number(-x)},${number(y)}`).join(' ')
      );
    });
  return `${half}${mirrored.join('')}Z`;
}

function parse(d: string): { start: Point; segments: Segment[] } {
  const segments: Segment[] = [];
  let start: Point | undefined;
  for (const [, command, text] of d.matchAll(/([MLQC])([^MLQC]+)/g)) {
    const values = (text ?? '').match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const points: Point[] = [];
    for (let index = 0; index + 1 < values.length; index += 2) {
      points.push({ x: values[index] ?? 0, y: values[index + 1] ?? 0 });
    }
    if (command === 'M') start = points[0];
    else if (command === 'L') points.forEach((point) => segments.push({ command, points: [point] }));
    else if (command === 'Q') chunks(points, 2).forEach((chunk) => segments.push({ command, points: chunk }));
    else if (command === 'C') chunks(points, 3).forEach((chunk) => segments.push({ command, points: chunk }));
  }
  if (start === undefined) throw new Error(`The outline "${d}" does not begin with M.`);
  return { start, segments };
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

function last(points: readonly Point[]): Point {
  const point = points.at(-1);
  if (point === undefined) throw new Error('A path segment has no points.');
  return point;
}
