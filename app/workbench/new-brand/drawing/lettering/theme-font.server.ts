import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';
import type { Theme } from '../../../../../schemas/generated/types';

const { resolve } = createRequire(import.meta.url);
const fonts = new Map<string, Font>();

/**
 * The Latin part of the font of a theme's headlines: pictures and pages write a brand's name alike.
 *
 * @throws Error when the family is not bundled in that weight
 */
export function themeFont({ display, displayWeight }: Theme['font']): Font {
  const name = display
    .replace(/ Variable$/, '')
    .toLowerCase()
    .replaceAll(' ', '-');
  const file = `@fontsource/${name}/files/${name}-latin-${displayWeight}-normal.woff`;
  const loaded = fonts.get(file);
  if (loaded) return loaded;
  const bytes = readFileSync(resolve(file));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  fonts.set(file, font);
  return font;
}
