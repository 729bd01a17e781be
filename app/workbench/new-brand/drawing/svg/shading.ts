import { coarse, darker, lighter } from './colour';
import { fine, svg } from './markup';
import { usualLine, type Pen } from './pen';
import { polar } from './shapes';

/** A material: its lit, own and shaded colour, the line around it, and the light on its far edge. */
export interface Material {
  readonly light: string;
  readonly base: string;
  readonly deep: string;
  readonly ink: string;
  readonly rim: string;
  /** Polished metal mirrors a bright horizon across its middle. */
  readonly metal?: boolean;
}

/** A material from one colour. */
export function made(base: string, rim = lighter(base, 0.55)): Material {
  return { light: lighter(base, 0.5), base, deep: darker(base, 0.45), ink: darker(base, 0.78), rim };
}

export function fillOf(pen: Pen, material: Material, angle = 75): string {
  const { light, base, deep } = material;
  if (material.metal === true) {
    return pen.linear(
      [
        [0, light],
        [0.3, base],
        [0.5, deep],
        [0.56, base],
        [0.75, light],
        [1, deep],
      ],
      angle,
    );
  }
  return pen.linear(
    [
      [0, light],
      [0.45, base],
      [1, deep],
    ],
    angle,
  );
}

export interface SolidOptions {
  /** Width of the line around the shape; 0 for none. */
  readonly outline?: number;
  /** Width of the light and shade along the inner edges; 0 for none. */
  readonly edge?: number;
  /** Direction of the light in degrees; 90 is from above. */
  readonly angle?: number;
  /** Drawn on the shape and cut by it: patterns, facets, shadows. */
  readonly inside?: string;
  /** Instead of the gradient of the material. */
  readonly fill?: string;
}

/** Light along an edge no wider than this is not seen in a tile and not drawn. */
const thinnestEdge = 3;

/** Opacity of the light along edges. */
const edgeLight = 0.7;

/** A shape with body: outline, gradient, light along the edge that faces the lamp, rim light on the opposite one. */
export function solid(pen: Pen, d: string, material: Material, options: SolidOptions = {}): string {
  const { outline = usualLine, angle = 75, inside = '' } = options;
  const wanted = options.edge ?? 6;
  const edge = wanted > thinnestEdge ? wanted : 0;
  const fill = options.fill ?? fillOf(pen, material, angle);
  const line = outline === 0 ? '' : svg` stroke="${coarse(material.ink)}"${lineWidth(outline)}`;
  if (edge === 0 && inside === '') return `<path d="${d}" fill="${fill}"${line}/>`;
  const id = pen.path(d);
  const towards = polar(edge * 0.9, angle);
  const lamp = { x: Math.round(towards.x), y: Math.round(towards.y) };
  if (edge === 0)
    return `<use href="#${id}" fill="${fill}"${line}/><g clip-path="${pen.clip(id)}">${inside}</g>`;
  const lights =
    svg`<use href="#${id}" x="${-lamp.x}" y="${-lamp.y}" stroke="${coarse(material.rim, edgeLight)}"/>` +
    svg`<use href="#${id}" x="${lamp.x}" y="${lamp.y}" stroke="${coarse('#ffffff', edgeLight)}"/>`;
  const lit = svg`fill="none" stroke-width="${edge}"`;
  const clip = `clip-path="${pen.clip(id)}"`;
  const within =
    inside === '' ? `<g ${clip} ${lit}>${lights}</g>` : `<g ${clip}>${inside}<g ${lit}>${lights}</g></g>`;
  return `<use href="#${id}" fill="${fill}"${line}/>` + within;
}

/** The width of a line, unless it is the picture's own. */
function lineWidth(width: number): string {
  return width === usualLine ? '' : svg` stroke-width="${width}"`;
}

/** A shape of one flat or gradient colour. */
export function flat(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${fine(opacity)}"`}/>`;
}

/** An open line. */
export function stroke(d: string, colour: string, width: number, opacity = 1): string {
  const alpha = opacity === 1 ? '' : ` opacity="${fine(opacity)}"`;
  return svg`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${alpha}/>`;
}

/** A sphere lit from the upper left. */
export function ball(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  material: Material,
  outline = 6,
): string {
  const fill = pen.radial(
    [
      [0, lighter(material.light, 0.55)],
      [0.25, material.light],
      [0.6, material.base],
      [0.9, material.deep],
      [1, material.rim],
    ],
    0.34,
    0.28,
  );
  const line = outline === 0 ? '' : svg` stroke="${coarse(material.ink)}" stroke-width="${outline}"`;
  const shine = svg`<ellipse cx="${x - radius * 0.35}" cy="${y - radius * 0.48}" rx="${radius * 0.3}" ry="${radius * 0.17}" transform="rotate(-35 ${x - radius * 0.35} ${y - radius * 0.48})" fill="#fff" opacity=".75"/>`;
  return svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${line}/>${shine}`;
}

/** A soft light. */
export function glow(pen: Pen, x: number, y: number, radius: number, colour: string, opacity = 1): string {
  const fill = pen.radial([
    [0, colour, opacity],
    [0.45, colour, opacity * 0.36],
    [1, colour, 0],
  ]);
  return svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

/** The outline of a four-pointed twinkle. */
export function twinkle(x: number, y: number, radius: number): string {
  const r = Math.round(radius);
  const waist = Math.round(radius * 0.12);
  const reach = r - waist;
  return (
    svg`M${Math.round(x)},${Math.round(y) - r}q${waist},${reach} ${r},${r}-${reach},${waist}-${r},${r}` +
    svg`-${waist}-${reach}-${r}-${r} ${reach}-${waist} ${r}-${r}`
  );
}

/** A twinkle. */
export function sparkle(x: number, y: number, radius: number, colour = '#fff', opacity = 1): string {
  return flat(twinkle(x, y, radius), colour, opacity);
}
