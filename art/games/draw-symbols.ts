import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from './folders';
import { symbols } from './symbols';

/** Draws the symbols of slots, and writes which game has which, into the folder that the game server reads. */
const folder = join(root, 'services/games/skins');
const { pictures, looks } = symbols();

const picturesFolder = join(folder, 'pictures');
mkdirSync(picturesFolder, { recursive: true });
for (const old of readdirSync(picturesFolder)) {
  if (!pictures.has(old)) rmSync(join(picturesFolder, old));
}
for (const [name, text] of pictures) writeFileSync(join(picturesFolder, name), text);

const file = join(folder, 'looks.json');
writeFileSync(file, await format(JSON.stringify(looks), { ...(await resolveConfig(file)), parser: 'json' }));
const bytes = [...pictures.values()].reduce((sum, text) => sum + text.length, 0);
console.log(`symbols: ${pictures.size} files, ${(bytes / 1e6).toFixed(2)} MB`);
