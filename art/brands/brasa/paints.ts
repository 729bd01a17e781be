/** Brasa's light: neon on near-black violet. */
import { type Drawing, group, path } from '../svg';

export const B = {
  night: '#0a0312',
  deep: '#190529',
  violet: '#3a0d5c',
  plum: '#6a1b96',
  magenta: '#ff2d92',
  pink: '#ff8cc8',
  ember: '#ff6a1f',
  amber: '#ffb53d',
  hot: '#fff2dc',
  cyan: '#2ce6ff',
  ice: '#d9fbff',
  red: '#e5143f',
} as const;

/** The hot middle of a tube of each colour. */
const CORES: Readonly<Record<string, string>> = {
  [B.magenta]: '#ffe3f1',
  [B.ember]: '#fff0dc',
  [B.amber]: '#fffbe6',
  [B.cyan]: '#f0feff',
  [B.plum]: '#f0d9ff',
  [B.pink]: '#ffffff',
};

/** A path as a lit neon tube: glow, colour and core. Blur is avoided, strokes of falling opacity do the same. */
export function neon(d: string, colour: string, width = 5, join: 'round' | 'miter' = 'round'): string {
  const layer = (share: number, opacity: number): string =>
    path(d, { 'stroke-width': width * share, opacity });
  return group(
    { fill: 'none', stroke: colour, 'stroke-linecap': 'round', 'stroke-linejoin': join },
    layer(6, 0.11),
    layer(3, 0.26),
    path(d, { 'stroke-width': width * 1.25 }),
    path(d, { 'stroke-width': width * 0.5, stroke: CORES[colour] ?? '#fff' }),
  );
}

/** Fire from foot to tip. */
export function firePaint(d: Drawing): string {
  return d.linear(90, [
    [0, B.magenta],
    [0.45, B.ember],
    [0.8, B.amber],
    [1, B.hot],
  ]);
}

/** Magenta to ember, the house's own gradient. */
export function heatPaint(d: Drawing, angle = 30): string {
  return d.linear(angle, [
    [0, B.magenta],
    [0.6, B.ember],
    [1, B.amber],
  ]);
}

/** Chrome that mirrors a night sky above and a hot street below. */
export function chromePaint(d: Drawing): string {
  return d.linear(90, [
    [0, '#ffffff'],
    [0.22, '#d6c7ff'],
    [0.44, '#5b2a9c'],
    [0.5, '#1b0630'],
    [0.53, '#ff4d8d'],
    [0.68, '#ffb53d'],
    [0.84, '#fff2dc'],
    [1, '#ff8c4a'],
  ]);
}
