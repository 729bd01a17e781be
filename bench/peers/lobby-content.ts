import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder, lobbyCells, lobbyPath } from './places';

/** Categories without their own layout: a grid shows their first 24 games. */
const grids = ['bonus-buy', 'high-volatility', 'easy-going', 'fantasy', 'animals', 'table-games'];
const rows = ['top-games', 'new-games', 'slots', 'jackpots', 'classic-slots', 'adventure'];
const cellsEach = lobbyCells / (grids.length + rows.length);

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

function entry(type: string, id: string, fields: Record<string, unknown>) {
  return {
    sys: { id, type: 'Entry', contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } } },
    fields: Object.fromEntries(
      Object.entries({ internalName: id, ...fields }).map(([name, value]) => [name, { en: value }]),
    ),
  };
}

/** The project's content with one additional page: alternating rows and grids of 24 games. The shipped content is unchanged. */
export function writeContent(): void {
  rmSync(contentFolder, { recursive: true, force: true });
  mkdirSync(path.dirname(contentFolder), { recursive: true });
  cpSync('content-fixtures', contentFolder, { recursive: true });
  const blocks = grids.flatMap((grid, index) => {
    const row = rows[index] ?? '';
    return [
      entry('gameRow', `lobby-row-${row}`, {
        title: `Row of ${row}`,
        category: link(`category-${row}`),
        shape: index % 2 === 0 ? 'square' : 'tall',
        limit: cellsEach,
      }),
      entry('categoryGrid', `lobby-grid-${grid}`, {
        title: `Grid of ${grid}`,
        category: link(`category-${grid}`),
      }),
    ];
  });
  const page = entry('page', 'lobby-of-288', {
    path: lobbyPath,
    title: `A lobby of ${lobbyCells} cells`,
    description: 'The page that is measured.',
    blocks: blocks.map(({ sys }) => link(sys.id)),
  });
  writeFileSync(
    path.join(contentFolder, 'lobby-of-288.json'),
    JSON.stringify({ entries: [...blocks, page] }, undefined, 2),
  );
}
