import Color from 'colorjs.io';
import type { Brand, Theme } from '../../schemas/generated/types';
import { measuredPairs } from './contrast';
import type { ColourName } from './contrast-pairs';

/** Steps of lightness, which goes from 0 to 1. */
const step = 0.02;

/**
 * The colour nearest to a theme's, of the same hue, with which every pair it is part of has enough contrast.
 * @returns a hexadecimal colour; undefined if there is none, because another colour is the cause
 */
export function readableColour(theme: Theme, layout: Brand['layout'], name: ColourName): string | undefined {
  const own = theme.color[name];
  const alpha = own.slice(7);
  const { l: lightness } = new Color(own.slice(0, 7)).to('oklch');
  const from = lightness ?? 0;
  for (let distance = step; distance <= 1; distance += step)
    // Black and white are the last resorts.
    for (const next of [Math.max(0, from - distance), Math.min(1, from + distance)]) {
      const colour = new Color(own.slice(0, 7)).to('oklch');
      colour.l = next;
      const value = colour.to('srgb').toGamut().toString({ format: 'hex', collapse: false }) + alpha;
      const changed = { ...theme, color: { ...theme.color, [name]: value } };
      if (measuredPairs(changed, layout, name).every(({ ratio, least }) => ratio >= least)) return value;
    }
  return undefined;
}
