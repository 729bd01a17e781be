import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openCountryDatabase } from './country-database.server';

const folder = mkdtempSync(path.join(tmpdir(), 'countries-'));
afterAll(() => rmSync(folder, { recursive: true }));

const text = (value: string) => Buffer.concat([Buffer.from([0x40 | value.length]), Buffer.from(value)]);
const number = (value: number) => Buffer.from([0xa2, value >> 8, value & 255]);
const map = (entries: [name: string, value: Buffer][]) =>
  Buffer.concat([
    Buffer.from([0xe0 | entries.length]),
    ...entries.flatMap(([name, value]) => [text(name), value]),
  ]);

/** A database in MaxMind's format (specification 2.0) with one network: 192.0.2.0/24 is in the country. */
function databaseOf(country: string): Buffer {
  const bits = [192, 0, 2].flatMap((byte) => [...byte.toString(2).padStart(8, '0')].map(Number));
  const unknown = bits.length;
  const record = (value: number) => Buffer.from([value >> 16, (value >> 8) & 255, value & 255]);
  const tree = bits.map((bit, index) => {
    // The data section follows the tree and its 16 zero bytes.
    const next = record(index + 1 < bits.length ? index + 1 : bits.length + 16);
    return Buffer.concat(bit ? [record(unknown), next] : [next, record(unknown)]);
  });
  return Buffer.concat([
    ...tree,
    Buffer.alloc(16),
    map([['country', map([['iso_code', text(country)]])]]),
    Buffer.from('abcdef', 'hex'),
    Buffer.from('MaxMind.com'),
    map([
      ['node_count', number(bits.length)],
      ['record_size', number(24)],
      ['ip_version', number(4)],
      ['database_type', text('Test-Country')],
      ['binary_format_major_version', number(2)],
      ['binary_format_minor_version', number(0)],
      ['build_epoch', number(1)],
      ['languages', Buffer.from([0x00, 0x04])],
      ['description', map([])],
    ]),
  ]);
}

test('GUARD-03 a database of addresses names the country of those it knows', async () => {
  const file = path.join(folder, 'country.mmdb');
  writeFileSync(file, databaseOf('FI'));
  const countryOf = await openCountryDatabase(file);
  expect(countryOf('192.0.2.17')).toBe('FI');
  for (const address of ['192.0.3.17', '127.0.0.1', '', 'no address'])
    expect(countryOf(address)).toBeUndefined();
});

test('GUARD-03 without a database no address has a country; one that cannot be read is named', async () => {
  expect((await openCountryDatabase(undefined))('192.0.2.17')).toBeUndefined();
  const broken = path.join(folder, 'broken.mmdb');
  writeFileSync(broken, 'not a database');
  for (const file of [broken, path.join(folder, 'missing.mmdb')])
    await expect(openCountryDatabase(file)).rejects.toThrow(`COUNTRY_DATABASE: ${file} cannot be read`);
});
