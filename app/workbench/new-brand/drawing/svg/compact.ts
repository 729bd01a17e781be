import { coarse } from './colour';
import { number } from './markup';

/** Numbers that each path command takes. */
const arity: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  q: 4,
  t: 2,
  c: 6,
  s: 4,
  a: 7,
  z: 0,
};

/** Rewrites a picture in fewer bytes: short paths and colours, and no attribute that states what SVG assumes. */
export function compact(markup: string): string {
  return markup
    .replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${compactPath(d)}"`)
    .replace(/ c?[xy]="0"/g, '')
    .replace(/"#[0-9a-f]{6}"/gi, (quoted) => `"${coarse(quoted.slice(1, -1))}"`);
}

/**
 * The same path with relative commands, repeated commands left out and horizontal and vertical lines. Takes M, L, H, V,
 * Q, T, C, S, A and Z, absolute or relative.
 */
export function compactPath(d: string): string {
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  let previous = '';
  let text = '';
  const write = (command: string, numbers: readonly number[]) => {
    const same = command === previous || (previous === 'm' && command === 'l');
    for (const [index, value] of numbers.entries()) {
      const written = number(value);
      if (index === 0) text += same ? separated(text, written) : command + written;
      else text += separated(text, written);
    }
    if (numbers.length === 0) text += command;
    previous = command;
  };
  for (const [, letter = '', list = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toLowerCase();
    const absolute = letter !== command;
    const size = arity[command];
    if (size === undefined) throw new Error(`"${letter}" is no path command that is understood (in "${d}").`);
    const values = (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (size === 0) {
      write('z', []);
      x = startX;
      y = startY;
    }
    for (let at = 0; size > 0 && at < values.length; at += size) {
      const own = values.slice(at, at + size);
      const steps = own.map((value, index) => (absolute ? value - origin(command, index, x, y) : value));
      // After its first pair, a move continues as lines.
      const kind = command === 'm' && at > 0 ? 'l' : command;
      const [dx, dy] = arrival(kind, steps);
      // The point is where the rounded numbers lead, so that errors do not add up.
      x += rounded(dx);
      y += rounded(dy);
      if (kind === 'm') {
        startX = x;
        startY = y;
      }
      if (kind === 'l' && rounded(dy) === 0) write('h', [dx]);
      else if (kind === 'l' && rounded(dx) === 0) write('v', [dy]);
      else write(kind, steps);
    }
  }
  return text;
}

/** A number after others: a minus sign separates by itself, and so does a point after a number that has one. */
function separated(text: string, written: string): string {
  if (written.startsWith('-')) return written;
  if (written.startsWith('.') && /\.\d+$/.test(text)) return written;
  return ` ${written}`;
}

/** The value that `number` writes. */
function rounded(value: number): number {
  return Number(number(value));
}

/** The origin of an absolute number. Of an arc only the last two are coordinates. */
function origin(command: string, index: number, x: number, y: number): number {
  if (command === 'h') return x;
  if (command === 'v') return y;
  if (command === 'a') return index === 5 ? x : index === 6 ? y : 0;
  return index % 2 === 0 ? x : y;
}

function arrival(command: string, steps: readonly number[]): readonly [number, number] {
  if (command === 'h') return [steps[0] ?? 0, 0];
  if (command === 'v') return [0, steps[0] ?? 0];
  return [steps.at(-2) ?? 0, steps.at(-1) ?? 0];
}
