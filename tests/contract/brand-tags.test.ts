import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import marketFacts from '../../brands/market-facts.json';

interface Entry {
  sys: { id: string };
  metadata?: { tags?: { sys: { id: string } }[] };
  fields: Record<string, Record<string, unknown>>;
}
interface File {
  entries?: Entry[];
  tags?: { sys: { id: string } }[];
}

const folder = path.resolve('content-fixtures');
const brands = readdirSync('brands', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['messages', 'rules'].includes(entry.name))
  .map(({ name }) => name);

function filesBelow(name: string): File[] {
  return readdirSync(path.join(folder, name))
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(path.join(folder, name, file), 'utf8')) as File);
}

const valuesOf = (entry: Entry, field: string) => Object.values(entry.fields[field] ?? {}).flat();
const tagsOf = (entry: Entry) => entry.metadata?.tags?.map(({ sys }) => sys.id) ?? [];

test.each(brands)('every entry of %s has the tags of its brand and markets, and no others', (brand) => {
  const entries = filesBelow(brand).flatMap(({ entries = [] }) => entries);
  expect(entries.length).toBeGreaterThan(0);
  for (const entry of entries) {
    const markets = valuesOf(entry, 'markets').map((code) => `market-${String(code).toLowerCase()}`);
    expect([entry.sys.id, tagsOf(entry)]).toEqual([entry.sys.id, [`brand-${brand}`, ...markets]]);
    for (const field of ['brands', 'onlyBrands'])
      if (entry.fields[field])
        expect([entry.sys.id, valuesOf(entry, field)]).toEqual([entry.sys.id, [brand]]);
  }
});

test('the tags of all brands and markets are defined', () => {
  const defined = [...brands, 'shared']
    .flatMap(filesBelow)
    .flatMap(({ tags = [] }) => tags.map(({ sys }) => sys.id));
  const markets = Object.keys(marketFacts).map((code) => `market-${code.toLowerCase()}`);
  expect(defined.sort()).toEqual([...brands.map((brand) => `brand-${brand}`), ...markets].sort());
});
