import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Game } from '../schemas/generated/types';
import { seededGames } from '../tests/support/seeded-games';
import { isRecord } from '../schemas/is-record';

const fixtures = 'content-fixtures';
const shared = [
  'catalogue/brand-assets.json',
  'shared/categories.json',
  'catalogue/providers.json',
  'catalogue/game-assets.json',
];
/** All generated games use the same picture, as pictures are not measured. */
const picture = 'game-cherry-parade-square';

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

/** Entry id of a game. */
export const entryOf = ({ gameId }: Game): string => `game-${gameId}`;

/**
 * Writes a content space with a number of generated games, and the providers and categories of the fixtures.
 *
 * @returns its temporary folder, and the games
 */
export function writeCatalogueSpace(count: number): { folder: string; games: Game[] } {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-catalogue-'));
  cpSync(path.join(fixtures, 'model.json'), path.join(folder, 'model.json'));
  symlinkSync(path.resolve(fixtures, 'files'), path.join(folder, 'files'));
  for (const file of shared) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(fixtures, file), path.join(folder, file));
  }
  const games = seededGames(count, {
    providers: fieldsOf('catalogue/providers.json', 'provider').map(({ providerId, title }) => ({
      providerId: String(providerId),
      title: String(title),
    })),
    categories: fieldsOf('shared/categories.json', 'category').map(({ categoryId }) => String(categoryId)),
  });
  writeFileSync(path.join(folder, 'games.json'), JSON.stringify({ entries: games.map(gameEntry) }));
  return { folder, games };
}

/** Fields of a file's entries of a type, in English. */
function fieldsOf(file: string, type: string): Record<string, unknown>[] {
  const space: unknown = JSON.parse(readFileSync(path.join(fixtures, file), 'utf8'));
  const entries = isRecord(space) && Array.isArray(space['entries']) ? space['entries'] : [];
  return entries.flatMap((entry: unknown) => {
    if (!isRecord(entry) || !isRecord(entry['fields']) || !JSON.stringify(entry['sys']).includes(`"${type}"`))
      return [];
    const fields = Object.entries(entry['fields']).map(([name, value]): [string, unknown] => [
      name,
      isRecord(value) ? value['en'] : undefined,
    ]);
    return [Object.fromEntries(fields)];
  });
}

function gameEntry(game: Game) {
  const { provider, thumbnail: _, subProvider: __, ...plain } = game;
  const values = {
    ...plain,
    provider: link('Entry', `provider-${provider.providerId}`),
    thumbnail: link('Asset', picture),
  };
  return {
    sys: { id: entryOf(game), type: 'Entry', contentType: link('ContentType', 'game') },
    fields: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { en: value }])),
  };
}
