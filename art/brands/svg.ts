/** Small functions that write SVG. Everything they return is markup, ready to be joined. */

type Attributes = Readonly<Record<string, string | number | undefined>>;
export type Point = readonly [x: number, y: number];
/** A gradient stop: offset 0–1, colour, opacity 0–1 (1 when left out). */
type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Rounds to one decimal, which is a tenth of a pixel at most and keeps the files small. */
export function round(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

/** Opacities and scales need a little more precision than lengths. */
export function fine(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function attributeText(attributes: Attributes): string {
  let text = '';
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    const precise = /opacity|offset|miter/.test(name);
    text += ` ${name}="${typeof value === 'number' ? (precise ? fine(value) : round(value)) : value}"`;
  }
  return text;
}

function element(name: string, attributes: Attributes, children = ''): string {
  const open = `<${name}${attributeText(attributes)}`;
  return children === '' ? `${open}/>` : `${open}>${children}</${name}>`;
}

export function path(d: string, attributes: Attributes): string {
  // A minus sign separates numbers as well as a space does.
  return element('path', { d: d.replaceAll(' -', '-'), ...attributes });
}

export function circle(cx: number, cy: number, r: number, attributes: Attributes): string {
  return element('circle', { cx, cy, r, ...attributes });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, attributes: Attributes): string {
  return element('ellipse', { cx, cy, rx, ry, ...attributes });
}

export function rect(x: number, y: number, width: number, height: number, attributes: Attributes): string {
  return element('rect', { x, y, width, height, ...attributes });
}

export function group(attributes: Attributes, ...children: string[]): string {
  const markup = children.join('');
  return markup === '' ? '' : element('g', attributes, markup);
}

/** Moves, turns (degrees, clockwise) and scales what is drawn around the origin. */
export function place(
  markup: string,
  x: number,
  y: number,
  options: { scale?: number; scaleX?: number; scaleY?: number; turn?: number; opacity?: number } = {},
): string {
  const { scale = 1, scaleX = scale, scaleY = scale, turn = 0, opacity } = options;
  let transform = `translate(${round(x)} ${round(y)})`;
  if (turn !== 0) transform += `rotate(${round(turn)})`;
  if (scaleX !== 1 || scaleY !== 1) {
    transform += scaleX === scaleY ? `scale(${fine(scaleX)})` : `scale(${fine(scaleX)} ${fine(scaleY)})`;
  }
  return group({ transform, opacity }, markup);
}

/** Calls `draw` for 0 … count − 1 and joins what it returns. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** One picture in the making: collects definitions, each stored once however often it is asked for. */
export class Drawing {
  readonly width: number;
  readonly height: number;
  private readonly definitions = new Map<string, string>();

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  private define(name: string, attributes: Attributes, children: string): string {
    const key = name + attributeText(attributes) + children;
    const known = this.definitions.get(key);
    if (known !== undefined) return known.slice(0, known.indexOf('|'));
    const id = this.nextId();
    this.definitions.set(key, `${id}|${element(name, { id, ...attributes }, children)}`);
    return id;
  }

  private nextId(): string {
    const index = this.definitions.size;
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    const letter = letters.charAt(index % 26);
    return index < 26 ? letter : letter + String(Math.floor(index / 26));
  }

  private stops(stops: readonly Stop[]): string {
    return stops
      .map(([offset, colour, opacity]) =>
        element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
      )
      .join('');
  }

  /** A linear gradient at an angle over the shape's box; 0° runs left to right, 90° top to bottom. */
  linear(angle: number, stops: readonly Stop[]): string {
    const radians = (angle * Math.PI) / 180;
    const [dx, dy] = [Math.cos(radians) / 2, Math.sin(radians) / 2];
    const ends = { x1: fine(0.5 - dx), y1: fine(0.5 - dy), x2: fine(0.5 + dx), y2: fine(0.5 + dy) };
    return `url(#${this.define('linearGradient', ends, this.stops(stops))})`;
  }

  /** A linear gradient between two points of the current coordinate system. */
  linearBetween([x1, y1]: Point, [x2, y2]: Point, stops: readonly Stop[]): string {
    const attributes = { gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 };
    return `url(#${this.define('linearGradient', attributes, this.stops(stops))})`;
  }

  /** A radial gradient over the shape's box; the centre is given as fractions of it. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const attributes = { cx: fine(cx), cy: fine(cy), r: fine(r) };
    return `url(#${this.define('radialGradient', attributes, this.stops(stops))})`;
  }

  /** A tile of `width` × `height` user units, repeated over the shape. */
  pattern(width: number, height: number, markup: string, transform?: string): string {
    const attributes = { patternUnits: 'userSpaceOnUse', width, height, patternTransform: transform };
    return `url(#${this.define('pattern', attributes, markup)})`;
  }

  clip(markup: string): string {
    return `url(#${this.define('clipPath', {}, markup)})`;
  }

  mask(markup: string): string {
    return `url(#${this.define('mask', {}, markup)})`;
  }

  /** Stores markup once; the answer is an id for {@link use}. */
  store(markup: string): string {
    return this.define('g', {}, markup);
  }

  /** Shows stored markup, once more at no cost. */
  use(id: string, attributes: Attributes = {}): string {
    return element('use', { href: `#${id}`, ...attributes });
  }

  /** The complete document. Pictures are decorative here: their meaning is the asset's description. */
  finish(...markup: string[]): string {
    const definitions = [...this.definitions.values()].map((entry) => entry.slice(entry.indexOf('|') + 1));
    const defs = definitions.length === 0 ? '' : `<defs>${definitions.join('')}</defs>`;
    const size = { width: this.width, height: this.height, viewBox: `0 0 ${this.width} ${this.height}` };
    return `${element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, defs + markup.join(''))}\n`;
  }
}
