import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { draw } from './composition/picture';
import { filesFolder } from './folders';
import { listing } from './listing';
import { providers } from './providers';
import { logoVariants, wordmark } from './wordmark';

/** Draws the art of all games and the wordmarks of all providers. The same code always writes the same bytes. */
function writeAll(folder: string, pictures: ReadonlyMap<string, string>): void {
  const path = join(filesFolder, folder);
  mkdirSync(path, { recursive: true });
  for (const old of readdirSync(path)) {
    if (old.endsWith('.svg') && !pictures.has(old)) rmSync(join(path, old));
  }
  for (const [name, text] of pictures) writeFileSync(join(path, name), text);
  const bytes = [...pictures.values()].reduce((sum, text) => sum + text.length, 0);
  console.log(`${folder}: ${pictures.size} files, ${(bytes / 1e6).toFixed(1)} MB`);
}

const games = new Map<string, string>();
for (const { game, featured } of listing()) {
  games.set(`${game.id}.svg`, draw(game.design, 'square'));
  if (featured) {
    games.set(`${game.id}-tall.svg`, draw(game.design, 'tall'));
    games.set(`${game.id}-wide.svg`, draw(game.design, 'wide'));
  }
}
writeAll('games', games);

const logos = providers.flatMap((provider) =>
  logoVariants.map((variant) => [`${provider.id}-${variant}.svg`, wordmark(provider, variant)] as const),
);
writeAll('providers', new Map(logos));
