import { coarse } from './colour';
import { compact } from './compact';
import { fine, number } from './markup';

/** Width of a line where none is stated. */
export const usualLine = 8;

/** A gradient stop: offset 0..1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Collects the definitions (gradients, clips, reused shapes) of one picture; equal ones are stored once. */
export class Pen {
  readonly #ids = new Map<string, string>();

  /** Stores markup once and returns its id. `markup` gets the id to carry. */
  define(key: string, markup: (id: string) => string): string {
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = idOf(this.#ids.size);
    this.#ids.set(key, id);
    this.#bodies.push(markup(id));
    return id;
  }
  readonly #bodies: string[] = [];

  /** A linear gradient over the bounding box. Angle 90 runs from top to bottom, 0 from left to right. */
  linear(stops: readonly Stop[], angle = 90): string {
    const radians = (angle * Math.PI) / 180;
    const x = Math.cos(radians) / 2;
    const y = Math.sin(radians) / 2;
    const body = `${vector(0.5 - x, 0.5 - y, 0.5 + x, 0.5 + y)}>${stopList(stops)}</linearGradient>`;
    return `url(#${this.define(`linear${body}`, (id) => `<linearGradient id="${id}"${body}`)})`;
  }

  /** A radial gradient over the bounding box; (fx, fy) is where its first colour sits. */
  radial(stops: readonly Stop[], fx = 0.5, fy = 0.5, radius = 0.5): string {
    const focus = fx === 0.5 && fy === 0.5 ? '' : ` fx="${fine(fx)}" fy="${fine(fy)}"`;
    const size = radius === 0.5 ? '' : ` r="${fine(radius)}"`;
    const body = `${focus}${size}>${stopList(stops)}</radialGradient>`;
    return `url(#${this.define(`radial${body}`, (id) => `<radialGradient id="${id}"${body}`)})`;
  }

  /** Stores a path and returns its id for `<use>`. */
  path(d: string): string {
    return this.define(`path${d}`, (id) => `<path id="${id}" d="${d}"/>`);
  }

  /** Stores a group of markup and returns its id for `<use>`. */
  group(content: string): string {
    return this.define(`group${content}`, (id) => `<g id="${id}">${content}</g>`);
  }

  /** A clip made of a stored path. */
  clip(pathId: string): string {
    const id = this.define(
      `clip${pathId}`,
      (own) => `<clipPath id="${own}"><use href="#${pathId}"/></clipPath>`,
    );
    return `url(#${id})`;
  }

  /** The complete picture. Lines are round and lie behind the fill of their shape. */
  picture(width: number, height: number, content: string): string {
    const box = `${number(width)} ${number(height)}`;
    const size = `width="${number(width)}" height="${number(height)}"`;
    const start = `<g stroke-linejoin="round" stroke-linecap="round" stroke-width="${usualLine}" paint-order="stroke">`;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${box}">` +
      compact(`${start}<defs>${this.#bodies.join('')}</defs>${content}</g></svg>\n`)
    );
  }
}

/** The ends of a linear gradient without what SVG assumes: from (0, 0) to (1, 0). */
function vector(x1: number, y1: number, x2: number, y2: number): string {
  const snapped = (value: number) => (Math.abs(value) < 0.04 ? 0 : Math.abs(value - 1) < 0.04 ? 1 : value);
  const given = (name: string, value: number, assumed: number) =>
    snapped(value) === assumed ? '' : ` ${name}="${fine(snapped(value))}"`;
  // A vertical gradient may be at any x.
  const upright = Math.abs(x1 - x2) < 0.01;
  const across = upright ? ' x2="0"' : given('x1', x1, 0) + given('x2', x2, 1);
  return across + given('y1', y1, 0) + given('y2', y2, 0);
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const place = offset === 0 ? '' : ` offset="${fine(offset)}"`;
      return `<stop${place} stop-color="${coarse(colour, opacity)}"/>`;
    })
    .join('');
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

function idOf(count: number): string {
  const letter = letters.charAt(count % letters.length);
  return count < letters.length ? letter : letter + String(Math.floor(count / letters.length));
}
