import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSites } from './brand-sites';
import { siteHeaders, startTestPlatform } from '../fixtures/test-platform';

const currencies = {
  EUR: { perEuro: 1, offerRate: 1, decimals: 2 },
  CHF: { perEuro: 0.94, offerRate: 1, decimals: 2 },
};
const site = {
  siteId: 5,
  partnerId: 1,
  brand: 'lantern',
  name: 'Lantern',
  termsVersion: '1',
  currencies: ['EUR'],
  blockedCountries: ['US'],
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'platform-brands-'));
  mkdirSync(path.join(folder, 'messages'));
  write('lantern', site);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(brand: string, value: unknown): void {
  mkdirSync(path.join(folder, brand), { recursive: true });
  writeFileSync(path.join(folder, brand, 'platform.json'), JSON.stringify(value));
}

test('every brand with a platform.json is a site', () => {
  write('harbour', { ...site, siteId: 4, brand: 'harbour' });
  expect(readSites(folder, currencies).map(({ brand }) => brand)).toEqual(['harbour', 'lantern']);
});

test.each([
  ['another brand than the folder', { ...site, siteId: 6 }, /harbour.platform\.json: the brand is 'lantern'/],
  ['an id that is taken', { ...site, brand: 'harbour' }, /site 5 is also of/],
  ['a currency without a rate', { ...site, siteId: 6, brand: 'harbour', currencies: ['SEK'] }, /SEK has no/],
  ['no currency', { ...site, siteId: 6, brand: 'harbour', currencies: [] }, /\/currencies must NOT/],
])('%s stops the start with the file and what to do', (_what, value, said) => {
  write('harbour', value);
  expect(() => readSites(folder, currencies)).toThrow(said);
});

test('a brand that is added while the platform runs is served, and a wrong one changes nothing', async () => {
  const platform = await startTestPlatform({ brandsDir: folder, watch: true });
  try {
    const visit = () => platform.get('/platform/v2/player/access/context', siteHeaders(9));
    expect((await visit()).status).toBe(400);
    write('wrong', { ...site, siteId: 5 });
    write('harbour', { ...site, siteId: 9, brand: 'harbour', currencies: ['CHF'] });
    rmSync(path.join(folder, 'wrong'), { recursive: true });
    await expect.poll(async () => (await visit()).status).not.toBe(400);
    const sites = platform.platform.data.sites.map(({ siteId }) => siteId);
    expect(sites).toEqual([5, 9]);
  } finally {
    await platform.close();
  }
});
