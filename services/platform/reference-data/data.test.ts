import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadData } from './data';
import { DATA_DIR } from '../fixtures/test-platform';

const GAME = {
  gameId: 'a',
  name: 'A',
  provider: 'relax',
  subProvider: null,
  type: 'casino',
  gameType: 'slot',
  jackpot: null,
  table: null,
  restrictedCountries: [],
};
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'platform-data-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function load(content: string): () => unknown {
  const file = join(folder, 'games.json');
  writeFileSync(file, content);
  return () => loadData(DATA_DIR, file);
}

test('API-053 API-044 a broken catalogue stops the start with the file, the place and the fault', () => {
  expect(load(JSON.stringify([GAME]))).not.toThrow();
  expect(load('[{')).toThrow(/games\.json cannot be read/);
  expect(load(JSON.stringify([GAME, { ...GAME, gameId: 'b', jackpot: { seed: 0.5 } }]))).toThrow(
    /games\.json is not valid: \/1\/jackpot\/seed must be integer/,
  );
  expect(load(JSON.stringify([{ ...GAME, rtp: 96 }]))).toThrow(/\('rtp'\)/);
  expect(load(JSON.stringify([GAME, GAME]))).toThrow(/game a occurs twice/);
  expect(load(JSON.stringify([{ ...GAME, jackpot: { seed: 500, mustDropAt: 500 } }]))).toThrow(
    /above its seed 500/,
  );
});

test('API-107 the default currency, whichever it is, must have salary ranges', () => {
  const copy = join(folder, 'data');
  cpSync(DATA_DIR, copy, { recursive: true });
  const write = (name: string, value: unknown) => writeFileSync(join(copy, name), JSON.stringify(value));
  write('salary-ranges.json', { CAD: [2_000_000] });
  expect(() => loadData(copy)).toThrow(/salary-ranges\.json: there are no bounds in EUR/);
  const { defaults } = loadData(DATA_DIR);
  write('defaults.json', { ...defaults, currency: 'CAD' });
  expect(() => loadData(copy)).not.toThrow();
});

test('the demo players of the data are those of docs/platform.md', () => {
  const page = readFileSync(join(DATA_DIR, '../../../docs/platform.md'), 'utf8');
  const table = page.slice(page.indexOf('## Demo players'));
  const listed = [...table.matchAll(/^\| `([a-z-]+)` +\| (.*?) *\|$/gm)].map(([, who, about]) => [
    who,
    about,
  ]);
  const { demo } = loadData(DATA_DIR).players;
  expect(listed).toEqual(
    demo.map(({ who, about, brands }) => [
      who,
      brands === undefined ? about : `${about} (only \`${brands.join('`, `')}\`)`,
    ]),
  );
});
