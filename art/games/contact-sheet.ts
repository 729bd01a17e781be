import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { FormatId } from './composition/formats';
import { draw } from './composition/picture';
import { listing } from './listing';

/**
 * Puts tiles side by side in one picture, to judge them as a player sees them.
 *
 * npm run --prefix art contact-sheet -- <out.png> [format] [width of a tile] [word in world, hero or id] [first] [count]
 */
const [out, format = 'square', cell = '180', word = '', first = '0', count = '48'] = process.argv.slice(2);
if (out === undefined)
  throw new Error('Say where to write the sheet: contact-sheet.ts <out.png> [format] ...');

function isFormat(id: string): id is FormatId {
  return ['square', 'tall', 'wide'].includes(id);
}
if (!isFormat(format)) throw new Error(`"${format}" is no format: square, tall or wide.`);

const gap = 6;
const tileWidth = Number(cell);
const tileHeight = Math.round({ square: 1, tall: 1300 / 640, wide: 640 / 1300 }[format] * tileWidth);
const columns = Math.max(1, Math.floor(1440 / (tileWidth + gap)));
const chosen = listing()
  .filter(({ featured }) => format === 'square' || featured)
  .filter(({ game }) => [game.worldId, game.design.hero.motif, game.id].some((text) => text.includes(word)))
  .slice(Number(first), Number(first) + Number(count));

let slowest = 0;
let bytes = 0;
const tiles = [];
for (const [index, { game }] of chosen.entries()) {
  const text = draw(game.design, format);
  const start = performance.now();
  const input = await sharp(Buffer.from(text)).resize(tileWidth, tileHeight).png().toBuffer();
  slowest = Math.max(slowest, performance.now() - start);
  bytes += text.length;
  tiles.push({
    input,
    left: (index % columns) * (tileWidth + gap),
    top: Math.floor(index / columns) * (tileHeight + gap),
  });
}
const rows = Math.ceil(chosen.length / columns);
const background = '#101218';
const sheet = sharp({
  create: { width: columns * (tileWidth + gap), height: rows * (tileHeight + gap), channels: 3, background },
});
writeFileSync(out, await sheet.composite(tiles).png().toBuffer());
console.log(
  `${chosen.length} tiles, ${Math.round(bytes / chosen.length)} bytes on average, slowest ${Math.round(slowest)} ms`,
);
