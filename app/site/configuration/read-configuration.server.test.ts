import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigurationError } from './configuration-error';
import { readConfiguration } from './read-configuration.server';

/** A copy of brands/ with one file changed. */
function changed(file: string, change: (value: Record<string, unknown>) => void): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'brands-'));
  cpSync('brands', folder, { recursive: true });
  const target = path.join(folder, file);
  const value = JSON.parse(readFileSync(target, 'utf8')) as Record<string, unknown>;
  change(value);
  writeFileSync(target, JSON.stringify(value));
  return folder;
}

describe('brands/', () => {
  it('ENGINE-05 has at least three brands with three enabled markets each', () => {
    const { brands } = readConfiguration('brands');
    expect(brands.size).toBeGreaterThanOrEqual(3);
    for (const { markets } of brands.values())
      expect([...markets.values()].filter((market) => market.isMarketEnabled).length).toBeGreaterThanOrEqual(
        3,
      );
  });

  it.each<[string, string, (value: Record<string, unknown>) => void, RegExp]>([
    [
      'an unknown key',
      'halden/brand.json',
      (value) => (value['colour'] = 'red'),
      /halden\/brand\.json: .*"colour"/,
    ],
    [
      'a duplicate host',
      'kiekko/brand.json',
      (value) => (value['hosts'] = ['localhost']),
      /"localhost", which already belongs to halden/,
    ],
    [
      'a token that leaves its declaration',
      'brasa/theme.json',
      (value) => ((value['effect'] as Record<string, unknown>)['page'] = 'none;} body{display:none'),
      /brasa\/theme\.json: \/effect\/page/,
    ],
    [
      'a language nobody wrote texts for',
      'halden/markets/DE.json',
      (value) => (value['languages'] = ['tr']),
      /markets\/DE\.json: language "tr"/,
    ],
    [
      'a default locale without a market',
      'halden/brand.json',
      (value) => (value['defaultLocale'] = 'en-SE'),
      /defaultLocale is en-SE/,
    ],
  ])('refuses %s with file, pointer and reason', (_name, file, change, expected) => {
    const folder = changed(file, change);
    expect(() => readConfiguration(folder)).toThrow(ConfigurationError);
    expect(() => readConfiguration(folder)).toThrow(expected);
  });
});
