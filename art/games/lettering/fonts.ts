import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';

const files = {
  bangers: 'bangers-latin-400-normal',
  'bowlby-one': 'bowlby-one-latin-400-normal',
  'cinzel-decorative': 'cinzel-decorative-latin-900-normal',
  'lilita-one': 'lilita-one-latin-400-normal',
  limelight: 'limelight-latin-400-normal',
  'luckiest-guy': 'luckiest-guy-latin-400-normal',
  'russo-one': 'russo-one-latin-400-normal',
  'titan-one': 'titan-one-latin-400-normal',
} as const;

export type FontId = keyof typeof files;

const loaded = new Map<FontId, Font>();
const { resolve } = createRequire(import.meta.url);

export function fontOf(id: FontId): Font {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const bytes = readFileSync(resolve(`@fontsource/${id}/files/${files[id]}.woff`));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  loaded.set(id, font);
  return font;
}
