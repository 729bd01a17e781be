import type { PathCommand } from 'opentype.js';
import type { Point } from '../svg/shapes';

/** How far a control point may be from the mirror image of the one before it to be left out, in units. */
const tolerance = 0.75;

/** Curves up to this length, in units, are drawn as lines. */
const shortest = 3;

/**
 * Path data in whole units with relative, horizontal, vertical and smooth commands: less than half the bytes of absolute
 * decimals. Rounding is against the true position, so errors do not add up.
 */
export function outline(commands: readonly PathCommand[], move: (point: Point) => Point): string {
  const writer = new Writer();
  for (const command of commands) {
    if (command.type === 'M') writer.start(move(command));
    else if (command.type === 'L') writer.line(move(command));
    else if (command.type === 'Q') writer.quadratic(move({ x: command.x1, y: command.y1 }), move(command));
    else if (command.type === 'C') {
      writer.cubic(
        move({ x: command.x1, y: command.y1 }),
        move({ x: command.x2, y: command.y2 }),
        move(command),
      );
    } else writer.close();
  }
  return writer.text;
}

class Writer {
  text = '';
  #x = 0;
  #y = 0;
  #previous = '';
  /** Control point of the last quadratic curve. */
  #control: Point | undefined;

  start(to: Point): void {
    this.#x = Math.round(to.x);
    this.#y = Math.round(to.y);
    this.#previous = '';
    this.#control = undefined;
    this.text += `M${joined([this.#x, this.#y])}`;
  }

  line(to: Point): void {
    const [x, y] = this.#steps(to);
    this.#control = undefined;
    if (x === 0 && y === 0) return;
    if (y === 0) this.#write('h', [x]);
    else if (x === 0) this.#write('v', [y]);
    else this.#write('l', [x, y]);
    this.#arrive(to);
  }

  quadratic(control: Point, to: Point): void {
    const [x, y] = this.#steps(to);
    if (Math.abs(x) + Math.abs(y) <= shortest) {
      this.line(to);
      return;
    }
    const mirrored = this.#control && { x: 2 * this.#x - this.#control.x, y: 2 * this.#y - this.#control.y };
    if (mirrored && Math.hypot(mirrored.x - control.x, mirrored.y - control.y) <= tolerance) {
      this.#write('t', [x, y]);
      this.#control = mirrored;
    } else {
      this.#write('q', [...this.#steps(control), x, y]);
      this.#control = { x: Math.round(control.x), y: Math.round(control.y) };
    }
    this.#arrive(to);
  }

  cubic(first: Point, second: Point, to: Point): void {
    const [x, y] = this.#steps(to);
    if (Math.abs(x) + Math.abs(y) <= shortest) {
      this.line(to);
      return;
    }
    this.#write('c', [...this.#steps(first), ...this.#steps(second), x, y]);
    this.#control = undefined;
    this.#arrive(to);
  }

  close(): void {
    this.text += 'Z';
    this.#previous = '';
  }

  #steps(to: Point): [number, number] {
    return [Math.round(to.x) - this.#x, Math.round(to.y) - this.#y];
  }

  #arrive(to: Point): void {
    this.#x = Math.round(to.x);
    this.#y = Math.round(to.y);
  }

  #write(command: string, numbers: readonly number[]): void {
    const text = joined(numbers);
    const continued = command === this.#previous;
    this.text += continued ? (text.startsWith('-') ? text : ` ${text}`) : command + text;
    this.#previous = command;
  }
}

/** A minus sign separates numbers by itself. */
function joined(numbers: readonly number[]): string {
  return numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value))).join('');
}
