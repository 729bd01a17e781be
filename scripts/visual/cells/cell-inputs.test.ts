import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type InputHashes, readInputHashes } from './cell-inputs';
import { type Cell, nameOf } from './cells';

const folders = ['app', 'blocks', 'brands', 'schemas', 'ui'];
const files = new Map<string, string>();
const cells: Cell[] = [];
let before: InputHashes;

beforeAll(async () => {
  for (const folder of folders)
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = path.posix.join(entry.parentPath, entry.name);
      if (entry.isFile()) files.set(file, createHash('sha1').update(readFileSync(file)).digest('hex'));
    }
  for (const file of ['server.ts', 'vite.config.ts', 'remix.config.js', 'package-lock.json'])
    files.set(file, file);
  for (const [block, fixture] of [
    ['faq', 'typical'],
    ['faq', 'hostile'],
    ['game-row', 'typical'],
    ['winners', 'typical'],
  ] as const)
    for (const [brand, locale] of [
      ['halden', 'en-UN'],
      ['kiekko', 'fi-FI'],
      ['brasa', 'pt-BR'],
      ['halden', 'fr-UN'],
    ] as const)
      cells.push({
        kind: 'block',
        block,
        fixture,
        state: 'anonymous',
        brand,
        locale,
        channel: 'desktop',
        viewport: 1440,
      });
  before = await readInputHashes({ name: 'the working tree', root: path.resolve('.'), files });
});

/** Names of the cells whose hash changes with some files. */
async function touchedBy(...changed: string[]): Promise<string[]> {
  const edited = new Map(files);
  for (const file of changed) {
    expect(files.has(file), `${file} exists`).toBe(true);
    edited.set(file, 'changed');
  }
  const after = await readInputHashes({ name: 'the working tree', root: path.resolve('.'), files: edited });
  return cells.filter((cell) => before.of(cell, '') !== after.of(cell, '')).map(nameOf);
}

const named = (test: (cell: Cell & { kind: 'block' }) => boolean) =>
  cells.filter((cell) => cell.kind === 'block' && test(cell)).map(nameOf);

describe('the hash of what a picture is made of', () => {
  it('a token of one theme touches the cells of that brand and no others', async () => {
    expect(await touchedBy('brands/kiekko/theme.json')).toEqual(named(({ brand }) => brand === 'kiekko'));
  });

  it('styles, islands and schema of a block touch the cells of that block only', async () => {
    const ofFaq = named(({ block }) => block === 'faq');
    const ofWinners = named(({ block }) => block === 'winners');
    expect(await touchedBy('blocks/faq/faq.module.css')).toEqual(ofFaq);
    expect(await touchedBy('schemas/blocks/faq.schema.json', 'schemas/generated/types.ts')).toEqual(ofFaq);
    expect(await touchedBy('schemas/content/faq-item.schema.json')).toEqual(ofFaq);
    expect(await touchedBy('blocks/winners/winners.island.ts')).toEqual(ofWinners);
    expect(await touchedBy('schemas/live/winners.schema.json')).toEqual(ofWinners);
  });

  it('a part of ui/ touches the blocks that use it, also when only an island names it', async () => {
    expect(await touchedBy('ui/game/game-tile.module.css')).toEqual(
      named(({ block }) => block === 'game-row'),
    );
    expect(await touchedBy('ui/layout/scroll-row.island.ts')).toEqual(
      named(({ block }) => block === 'game-row'),
    );
  });

  it('a fixture touches its own cells', async () => {
    expect(await touchedBy('blocks/faq/fixtures/hostile.json')).toEqual(
      named(({ block, fixture }) => block === 'faq' && fixture === 'hostile'),
    );
  });

  it('texts touch the sites in their language, a market its own sites', async () => {
    expect(await touchedBy('brands/messages/br/app.json')).toEqual(named(({ brand }) => brand === 'brasa'));
    expect(await touchedBy('brands/messages/caf/app.json')).toEqual(
      named(({ locale }) => locale === 'fr-UN'),
    );
    expect(await touchedBy('brands/kiekko/markets/FI.json')).toEqual(
      named(({ brand }) => brand === 'kiekko'),
    );
  });

  it('what every document is made of touches all cells; readmes and tests touch none', async () => {
    expect(await touchedBy('ui/theme/base.css')).toEqual(named(() => true));
    expect(await touchedBy('package-lock.json')).toEqual(named(() => true));
    expect(await touchedBy('blocks/faq/README.md', 'blocks/faq/faq.test.tsx')).toEqual([]);
  });
});
