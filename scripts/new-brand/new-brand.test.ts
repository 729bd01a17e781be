import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfiguration } from '../../app/site/configuration/read-configuration.server';
import { ProjectCopy } from '../../tests/support/project-copy';
import { weakPairs } from '../../ui/theme/contrast';

const timeoutMs = 300_000;
const own = /^(brands|content-fixtures|content-fixtures\/files\/brands)\/lantern\//;

let project: ProjectCopy;
beforeAll(() => {
  project = new ProjectCopy();
  const at = (...parts: string[]) => path.join(project.folder, 'content-fixtures', ...parts);
  for (const part of ['shared', 'catalogue', 'text'])
    cpSync(path.join('content-fixtures', part), at(part), { recursive: true });
  // Pictures are read-only.
  mkdirSync(at('files', 'brands'), { recursive: true });
  for (const name of readdirSync('content-fixtures/files'))
    if (name !== 'brands') symlinkSync(path.resolve('content-fixtures/files', name), at('files', name));
  for (const name of readdirSync('content-fixtures/files/brands'))
    symlinkSync(path.resolve('content-fixtures/files/brands', name), at('files', 'brands', name));
}, timeoutMs);
afterAll(() => project.remove());

/** Every file of the copy that commands could change, with a hash of its content. */
function tree(): Map<string, string> {
  const files = readdirSync(project.folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [
        path.relative(project.folder, file),
        createHash('sha256').update(readFileSync(file)).digest('base64'),
      ];
    }),
  );
}

/** Files that are new or different. */
const changes = (before: Map<string, string>, after: Map<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));

const newBrand = (...args: string[]) => project.run('scripts/new-brand/new-brand.ts', ...args);
const newMarket = (...args: string[]) => project.run('scripts/new-market/new-market.ts', ...args);

test('a brand is made whole, checked, and in no other folder', { timeout: timeoutMs }, () => {
  const before = tree();
  const colours = '#4a0d2e,#ffd23f';
  const made = newBrand(
    'lantern',
    '--colours',
    colours,
    '--markets',
    'BR',
    '--look',
    'bar',
    '--hosts',
    'lantern.example',
  );
  expect(made).toMatchObject({ status: 0, output: expect.stringContaining('Lantern is ready') as string });
  const changed = changes(before, tree());
  expect(changed.filter((file) => !own.test(file))).toEqual([]);
  expect(changed.length).toBeGreaterThan(40);

  const { brands, hosts } = readConfiguration(path.join(project.folder, 'brands'));
  const lantern = brands.get('lantern');
  if (!lantern) throw new Error('the brand is not there');
  expect(weakPairs(lantern.theme, lantern.brand.layout)).toEqual([]);
  expect(hosts.get('lantern.example')).toBe(lantern);
  expect([...lantern.markets.keys()]).toEqual(['BR']);
  expect(new Set([...brands.values()].map(({ brand }) => brand.siteId)).size).toBe(brands.size);
  const format = project.run('node_modules/prettier/bin/prettier.cjs', '--check', 'brands/lantern');
  expect(format).toMatchObject({ status: 0 });
});

test('what cannot be made is refused, and nothing is written', { timeout: timeoutMs }, () => {
  const before = tree();
  expect(newBrand('lantern')).toMatchObject({
    status: 2,
    output: expect.stringMatching(
      /nothing is ever overwritten[^]*Nothing was written\. Usage: npm run new:brand/,
    ) as string,
  });
  expect(newBrand('harbour', '--hosts', 'lantern.example', '--shape', 'round')).toMatchObject({
    status: 2,
    output: expect.stringContaining("Unknown option '--shape'") as string,
  });
  expect(newBrand()).toMatchObject({ status: 2, output: expect.stringContaining('Give the id') as string });
  expect(newMarket('lantern', 'BR', '--currency', 'QQQ')).toMatchObject({
    status: 2,
    output: expect.stringMatching(/has a market BR already[^]*How QQQ is written is not known/) as string,
  });
  expect(changes(before, tree())).toEqual([]);
});

test('what does not pass the checks of the project is not written', { timeout: timeoutMs }, () => {
  const file = 'content-fixtures/shared/boats.json';
  const boat = { sys: { id: 'boat', contentType: { sys: { id: 'boat' } } }, fields: {} };
  project.write(file, JSON.stringify({ entries: [boat] }));
  const before = tree();
  expect(newBrand('harbour')).toMatchObject({
    status: 1,
    output: expect.stringMatching(
      /Nothing was written[^]*boats\.json \[boat\]: .*content type "boat"/,
    ) as string,
  });
  expect(changes(before, tree())).toEqual([]);
  rmSync(path.join(project.folder, file));
});

test('another market brings its currency, its texts and its licence mark', { timeout: timeoutMs }, () => {
  const before = tree();
  const made = newMarket('lantern', 'FI', '--currency', 'SEK');
  expect(made).toMatchObject({
    status: 0,
    output: expect.stringMatching(/texts of the starter pages were written/) as string,
  });
  expect(changes(before, tree()).filter((file) => !own.test(file))).toEqual([]);
  const { brands } = readConfiguration(path.join(project.folder, 'brands'));
  expect(brands.get('lantern')?.markets.get('FI')).toMatchObject({
    languages: ['fi', 'en'],
    currency: 'SEK',
  });
  expect(JSON.parse(project.read('brands/lantern/platform.json'))).toMatchObject({
    currencies: ['BRL', 'SEK'],
  });
  expect(project.read('content-fixtures/lantern/home.json')).toContain('Kysymyksiä ja vastauksia');
  expect(project.read('content-fixtures/lantern/licences.json')).toContain('"FI"');
});
