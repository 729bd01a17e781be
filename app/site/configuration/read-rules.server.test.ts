import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfiguration } from './read-configuration.server';

type Json = Record<string, unknown>;

/** A copy of brands/ with one file changed. */
function changed(file: string, change: (value: Json) => void): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'brands-'));
  cpSync('brands', folder, { recursive: true });
  const target = path.join(folder, file);
  const value = JSON.parse(readFileSync(target, 'utf8')) as Json;
  change(value);
  writeFileSync(target, JSON.stringify(value));
  return folder;
}

const ruleOf = (value: Json, index = 0) => (value['rules'] as Json[])[index] as Json;

test.each<[string, string, (value: Json) => void, RegExp]>([
  [
    'a market looser than the law of its country, with the law and what to do',
    'halden/markets/DE.json',
    (value) => (value['rules'] = { jackpotGames: true }),
    /halden\/markets\/DE\.json: \/rules\/jackpotGames is true, looser than false of brands\/rules\/de\.json \(GlüStV.*\)\. Remove it, or make it as strict\./,
  ],
  [
    'a brand looser than the law of one of its markets',
    'halden/brand.json',
    (value) => (value['rules'] = { idleMinutes: 20 }),
    /halden\/brand\.json: \/rules\/idleMinutes is 20, looser than 2 of brands\/rules\/se\.json/,
  ],
  [
    'a departure that no law allows',
    'halden/markets/DE.json',
    (value) => (value['followsSpecification'] = ['jackpotGames']),
    /halden\/markets\/DE\.json: \/followsSpecification names "jackpotGames", which no rule pack/,
  ],
  [
    'a jurisdiction without a pack',
    'kiekko/markets/UN.json',
    (value) => (value['jurisdiction'] = 'atlantis'),
    /kiekko\/markets\/UN\.json: \/jurisdiction is "atlantis", but brands\/rules\/atlantis\.json is missing\. There are: /,
  ],
  [
    'a value that is none of the rule',
    'rules/gb.json',
    (value) => (ruleOf(value)['value'] = 'old enough'),
    /rules\/gb\.json: \/rules\/0\/value: \/minimumAge is "old enough"\. Write a whole number/,
  ],
  [
    'a version that ends before it begins',
    'rules/gb.json',
    (value) => (ruleOf(value)['effective'] = { from: '2026-02-01', to: '2026-01-01' }),
    /rules\/gb\.json: \/rules\/0\/effective ends before it begins/,
  ],
  [
    'a rule without a source',
    'rules/gb.json',
    (value) => delete ruleOf(value)['source'],
    /rules\/gb\.json: \/rules\/0 lacks "source"\. Add it\./,
  ],
  [
    'defaults that lack a rule',
    'defaults.json',
    (value) => delete (value['rules'] as Json)['panicButton'],
    /defaults\.json: \/rules lacks panicButton/,
  ],
])('refuses %s', (_name, file, change, expected) => {
  expect(() => readConfiguration(changed(file, change))).toThrow(expected);
});

test('a market may be stricter than its laws', () => {
  const folder = changed(
    'halden/markets/DE.json',
    (value) => (value['rules'] = { minimumAge: 21, maximumStake: 50 }),
  );
  expect(readConfiguration(folder).brands.get('halden')?.markets.get('DE')?.rules).toMatchObject({
    maximumStake: 50,
  });
});
