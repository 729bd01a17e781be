import type { PathCommand } from 'opentype.js';
import type { Point } from '../svg/shapes';

/**
 * Path data in whole units with relative commands, which takes about half the bytes of absolute decimals. Rounding is
 * against the true position, so errors do not add up.
 */
export function outline(commands: readonly PathCommand[], move: (point: Point) => Point): string {
  let text = '';
  let x = 0;
  let y = 0;
  let previous = '';
  const relative = (command: string, points: readonly Point[]) => {
    const moved = points.map(move).map((point) => ({ x: Math.round(point.x), y: Math.round(point.y) }));
    const numbers = moved.flatMap((point) => [point.x - x, point.y - y]);
    const end = moved.at(-1);
    if (end === undefined || (command === 'l' && numbers.every((value) => value === 0))) return;
    text += (command === previous ? separated(numbers, true) : command + separated(numbers, false));
    ({ x, y } = end);
    previous = command;
  };
  for (const command of commands) {
    if (command.type === 'M') {
      const start = move(command);
      x = Math.round(start.x);
      y = Math.round(start.y);
      text += `M${separated([x, y], false)}`;
      previous = '';
    } else if (command.type === 'L') relative('l', [command]);
    else if (command.type === 'Q') relative('q', [{ x: command.x1, y: command.y1 }, command]);
    else if (command.type === 'C') {
      relative('c', [{ x: command.x1, y: command.y1 }, { x: command.x2, y: command.y2 }, command]);
    } else {
      text += 'Z';
      previous = '';
    }
  }
  return text;
}

/** A minus sign separates numbers by itself. */
function separated(numbers: readonly number[], continued: boolean): string {
  return numbers
    .map((value, index) => (value < 0 || (index === 0 && !continued) ? String(value) : ` ${value}`))
    .join('')
    .trimStart()
    .replace(/^(?=\d)/, continued ? ' ' : '');
}
