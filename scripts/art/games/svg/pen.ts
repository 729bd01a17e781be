import { fine, number } from './markup';

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
    const ends = `x1="${fine(0.5 - x)}" y1="${fine(0.5 - y)}" x2="${fine(0.5 + x)}" y2="${fine(0.5 + y)}"`;
    const body = `${ends}>${stopList(stops)}</linearGradient>`;
    return `url(#${this.define(`linear${body}`, (id) => `<linearGradient id="${id}" ${body}`)})`;
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
    const id = this.define(`clip${pathId}`, (own) => `<clipPath id="${own}"><use href="#${pathId}"/></clipPath>`);
    return `url(#${id})`;
  }

  /** The complete picture. */
  picture(width: number, height: number, content: string): string {
    const box = `${number(width)} ${number(height)}`;
    const size = `width="${number(width)}" height="${number(height)}"`;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${box}">` +
      `<defs>${this.#bodies.join('')}</defs><g stroke-linejoin="round">${content}</g></svg>\n`
    );
  }
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${fine(opacity)}"`;
      return `<stop offset="${fine(offset)}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

function idOf(count: number): string {
  const letter = letters.charAt(count % letters.length);
  return count < letters.length ? letter : letter + String(Math.floor(count / letters.length));
}
