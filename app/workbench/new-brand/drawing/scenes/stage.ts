import type { Random } from '../random';
import { mix } from '../svg/colour';
import { number, svg } from '../svg/markup';
import type { Pen } from '../svg/pen';
import { glow } from '../svg/shading';

/** The colours of a picture. */
export interface Scheme {
  /** The sky above and at the horizon. */
  readonly top: string;
  readonly horizon: string;
  /** The light behind the hero. */
  readonly glow: string;
  /** Land, walls, water: whatever the scene is built of. */
  readonly land: string;
  /** Sparks, lamps, small contrasts. */
  readonly accent: string;
  /** The darkest colour, of the foreground and the vignette. */
  readonly ink: string;
}

/** Everything a background needs to be drawn in a format. */
export interface Stage {
  readonly pen: Pen;
  readonly random: Random;
  readonly width: number;
  readonly height: number;
  readonly scheme: Scheme;
  /** Place of the hero; light gathers there. */
  readonly focus: { readonly x: number; readonly y: number };
  /** Where land begins. */
  readonly ground: number;
}

export type Scene = (stage: Stage) => string;

/** A rectangle over the whole stage, or from `y` down. */
export function cover({ width, height }: Stage, fill: string, y = 0, opacity = 1): string {
  const alpha = opacity === 1 ? '' : ` opacity="${number(opacity)}"`;
  const top = y === 0 ? '' : ` y="${number(y)}"`;
  return svg`<rect${top} width="${width}" height="${height - y}" fill="${fill}"${alpha}/>`;
}

/** Vertical gradient from the top colour to the horizon's at the ground, and a light behind the hero. */
export function sky(stage: Stage, light = 1): string {
  const { pen, scheme, ground, height, width, focus } = stage;
  const at = ground / height;
  const gradient = pen.linear([
    [0, scheme.top],
    [at * 0.55, mix(scheme.top, scheme.horizon, 0.5)],
    [at, scheme.horizon],
    [1, mix(scheme.horizon, scheme.land, 0.6)],
  ]);
  const reach = Math.min(width, height) * 0.62;
  return cover(stage, gradient) + glow(pen, focus.x, focus.y, reach, scheme.glow, 0.95 * light);
}

/** A colour between the distance (0) and the foreground (1). */
export function depth({ scheme }: Stage, nearness: number): string {
  return nearness < 0.5
    ? mix(mix(scheme.horizon, scheme.land, 0.4), scheme.land, nearness * 2)
    : mix(scheme.land, scheme.ink, (nearness - 0.5) * 1.7);
}

/** Beams of light fanning out from a point. */
export function beams(
  stage: Stage,
  x: number,
  y: number,
  count: number,
  colour: string,
  opacity: number,
): string {
  const { pen, random, width, height } = stage;
  const length = Math.hypot(width, height);
  const turn = random.between(0, 360);
  const step = 360 / count;
  const wedges = Array.from({ length: count }, (_, index) => {
    const start = ((turn + index * step) * Math.PI) / 180;
    const end = start + ((step * Math.PI) / 180) * 0.5;
    return svg`M${x},${y}L${Math.round(x + Math.cos(start) * length)},${Math.round(y + Math.sin(start) * length)} ${Math.round(x + Math.cos(end) * length)},${Math.round(y + Math.sin(end) * length)}Z`;
  }).join('');
  const fill = pen.radial([
    [0, colour, opacity],
    [0.4, colour, opacity * 0.5],
    [1, colour, 0],
  ]);
  return `<path d="${wedges}" fill="${fill}"/>`;
}

/** Slanted shafts of light from above. */
export function shafts(stage: Stage, count: number, colour: string, opacity: number): string {
  const { pen, random, width, height } = stage;
  const fill = pen.linear([
    [0, colour, opacity],
    [0.8, colour, 0],
  ]);
  const slant = width * random.between(-0.3, 0.3);
  const d = Array.from({ length: count }, (_, index) => {
    const x = (width * (index + random.between(0.1, 0.6))) / count;
    const thin = width * random.between(0.02, 0.07);
    return svg`M${Math.round(x)},0h${Math.round(thin)}l${Math.round(slant + thin * 2)},${Math.round(height * 0.9)}h${Math.round(-thin * 4)}Z`;
  }).join('');
  return `<path d="${d}" fill="${fill}"/>`;
}

/** Dots of three sizes, most of them small, as one path each: stars, sparks, snow, dust. */
export function specks(stage: Stage, count: number, colour: string, opacity: number, below = 1): string {
  const { random, width, height } = stage;
  return [1.6, 2.8, 4.4]
    .map((radius, size) => {
      const d = Array.from({ length: Math.ceil((count * 0.7) / 2 ** size) }, () => {
        const x = Math.round(random.between(0, width));
        const y = Math.round(random.between(0, height * below));
        return `M${x},${y}h0`;
      }).join('');
      const alpha = opacity * (1 - size * 0.12);
      return svg`<path d="${d}" stroke="${colour}" stroke-width="${radius * 2}" stroke-linecap="round" opacity="${alpha}"/>`;
    })
    .join('');
}

/** A soft rolling edge closed at the bottom. */
export function hills(stage: Stage, y: number, swell: number, bumps: number): string {
  const { random, width, height } = stage;
  const step = width / bumps;
  let d = `M0,${number(height)}V${number(y + random.between(-swell, swell))}`;
  let up = random.chance(0.5);
  for (let index = 0; index < bumps; index += 1) {
    const lift = (up ? -1 : 1) * swell * random.between(0.5, 1);
    d += svg`q${Math.round(step / 2)},${Math.round(lift)} ${Math.round(step + 1)},${Math.round(random.between(-0.2, 0.2) * swell)}`;
    up = !up;
  }
  return `${d}V${number(height)}Z`;
}

/** A jagged edge closed at the bottom: peaks at every step. */
export function ridge(stage: Stage, y: number, rise: number, peaks: number): string {
  const { random, width, height } = stage;
  const step = width / peaks;
  let d = `M${Math.round(-step)},${Math.round(height)}V${Math.round(y)}`;
  for (let index = 0; index <= peaks; index += 1) {
    const x = (index - 0.5 + random.between(-0.2, 0.2)) * step;
    const top = y - rise * random.between(0.45, 1);
    d += svg`L${Math.round(x)},${Math.round(top)} ${Math.round(x + step * 0.24)},${Math.round(top + rise * 0.3)} ${Math.round(x + step * 0.5)},${Math.round(y + rise * random.between(0, 0.2))}`;
  }
  return `${d}V${Math.round(height)}Z`;
}

/** A shape that gets darker downwards. */
export function layer(stage: Stage, d: string, nearness: number, lit = 0.3): string {
  const colour = depth(stage, nearness);
  const fill = stage.pen.linear([
    [0, mix(colour, stage.scheme.glow, lit)],
    [0.35, colour],
    [1, mix(colour, stage.scheme.ink, 0.55)],
  ]);
  return `<path d="${d}" fill="${fill}"/>`;
}
