/**
 * Draws every picture of the brands and lists them as assets.
 *
 *     npm run --prefix art brands -- [part of a path]
 *
 * With a part of a path only those files are drawn and the list is left as it is. The same program always
 * writes the same bytes.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Asset, assetOf, listedAssets } from '../../app/workbench/new-brand/drawing/assets';
import { PICTURES } from './pictures';

const root = fileURLToPath(new URL('../../content-fixtures/', import.meta.url));
const list = join(root, 'catalogue', 'brand-assets.json');
const listed = existsSync(list) ? listedAssets(readFileSync(list, 'utf8')) : [];
const wanted = process.argv[2];
const assets: Asset[] = [];
let total = 0;

for (const picture of PICTURES) {
  if (wanted !== undefined && !picture.path.includes(wanted)) continue;
  const svg = picture.draw();
  const file = join(root, 'files', `${picture.path}.svg`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
  const size = Buffer.byteLength(svg);
  total += size;
  assets.push(assetOf(picture, size, listed));
}

if (wanted === undefined) {
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, `${JSON.stringify({ assets }, null, 2)}\n`);
}
console.log(`${assets.length} pictures, ${(total / 1024).toFixed(0)} KB`);
