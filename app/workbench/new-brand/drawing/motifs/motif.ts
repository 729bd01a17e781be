import type { Random } from '../random';
import type { Pen } from '../svg/pen';
import type { Material } from '../svg/shading';

/** The pen and colours of a motif. */
export interface Tone {
  readonly pen: Pen;
  readonly random: Random;
  /** The material requested by the game; defaults to a natural one. */
  readonly main?: Material;
}

/** Draws one thing centred on (0, 0) within about ±200 units. */
export type Motif = (tone: Tone) => string;

/** The requested material, else one of the natural ones. */
export function material({ main, random }: Tone, ...natural: readonly [Material, ...Material[]]): Material {
  const picked = random.pick(natural);
  return main ?? picked;
}

/** Content and its mirror image. */
export function both(pen: Pen, right: string): string {
  const id = pen.group(right);
  return `<use href="#${id}"/><use href="#${id}" transform="scale(-1 1)"/>`;
}
