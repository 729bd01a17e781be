import Color from 'colorjs.io';

/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
export type Layer = readonly [red: number, green: number, blue: number, alpha: number];

/** The colour over a point of a box, in coordinates from 0 to 1. @param ratio of the box, width to height */
export type Veil = (x: number, y: number, ratio: number) => Layer;

interface Stop {
  colour: Layer;
  /** Along the line of the gradient, from 0 to 1. */
  at: number;
}

/** A veil of one colour. @param alpha from 0 to 1 */
export function evenVeil(colour: string, alpha: number): Veil {
  const layer = layerOf(colour, alpha);
  return () => layer;
}

/** A veil whose colour fades: CSS `linear-gradient`. @param angle in degrees: 0 upwards, 90 to the right */
export function gradientVeil(angle: number, stops: readonly Stop[]): Veil {
  const turn = (angle * Math.PI) / 180;
  const [across, down] = [Math.sin(turn), -Math.cos(turn)];
  return (x, y, ratio) => {
    const length = Math.abs(ratio * across) + Math.abs(down);
    return colourAt(stops, ((x - 0.5) * ratio * across + (y - 0.5) * down) / length + 0.5);
  };
}

/** A stop of a gradient. @param alpha from 0 to 1 */
export function stop(colour: string, alpha: number, at: number): Stop {
  return { colour: layerOf(colour, alpha), at };
}

/** The veil of a theme: `none`, or one linear gradient of hexadecimal colours; undefined for others, which are not measured. */
export function readVeil(css: string): Veil | undefined {
  if (css === 'none') return () => [0, 0, 0, 0];
  const [, angle, list] = /^linear-gradient\((\d+)deg,([^()]+)\)$/.exec(css.trim()) ?? [];
  if (angle === undefined || list === undefined) return undefined;
  const stops = list.split(',').map((part) => {
    const [, colour, at] = /^\s*(#[0-9a-f]{3,8})\s+(\d+)%\s*$/i.exec(part) ?? [];
    return colour === undefined ? undefined : { colour: layerOf(colour, 1), at: Number(at) / 100 };
  });
  const known = stops.filter((found) => found !== undefined);
  return known.length === stops.length ? gradientVeil(Number(angle), known) : undefined;
}

/** A colour below several layers, bottom first. */
export function covered(ground: readonly number[], layers: readonly Layer[]): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = ground;
  return layers.reduce<[number, number, number]>(
    (below, [r, g, b, alpha]) => [
      below[0] + (r - below[0]) * alpha,
      below[1] + (g - below[1]) * alpha,
      below[2] + (b - below[2]) * alpha,
    ],
    [red, green, blue],
  );
}

/** A CSS colour as a layer. @param alpha multiplied with its own */
export function layerOf(colour: string, alpha = 1): Layer {
  const { coords, alpha: own } = new Color(colour).to('srgb');
  const [red, green, blue] = coords.map((part) => Math.min(255, Math.max(0, (part ?? 0) * 255)));
  return [red ?? 0, green ?? 0, blue ?? 0, (own ?? 1) * alpha];
}

/** Colours are interpolated premultiplied, as in browsers. */
function colourAt(stops: readonly Stop[], place: number): Layer {
  const next = stops.findIndex(({ at }) => at > place);
  const after = stops[next];
  const before = stops[next === -1 ? stops.length - 1 : next - 1];
  if (!before) return after?.colour ?? [0, 0, 0, 0];
  if (!after) return before.colour;
  const share = (place - before.at) / (after.at - before.at);
  const alpha = before.colour[3] + (after.colour[3] - before.colour[3]) * share;
  const part = (index: 0 | 1 | 2) =>
    alpha === 0
      ? 0
      : (before.colour[index] * before.colour[3] * (1 - share) +
          after.colour[index] * after.colour[3] * share) /
        alpha;
  return [part(0), part(1), part(2), alpha];
}
