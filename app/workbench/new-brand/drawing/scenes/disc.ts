import { lighter } from '../svg/colour';
import { flat, glow } from '../svg/shading';
import { circle } from '../svg/shapes';
import type { Stage } from './stage';

/** A low sun or moon with a halo. */
export function disc(stage: Stage, x: number, y: number, radius: number, colour: string): string {
  const fill = stage.pen.linear([
    [0, lighter(colour, 0.6)],
    [1, colour],
  ]);
  return glow(stage.pen, x, y, radius * 2.6, colour, 0.7) + flat(circle(radius, x, y), fill);
}
