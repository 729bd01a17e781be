import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ImpactReply } from '../../schemas/generated/types';
import type { PublishedParts, StoredItem } from '../../app/workbench/launch-report/published-content';
import { startContentService } from '../../services/content/server';

/** The site's modules, loaded after the content service's URL is set. */
async function loadSite() {
  const [impact, published] = await Promise.all([
    import('../../app/workbench/impact/impact.server'),
    import('../../app/workbench/preview/published-parts.server'),
  ]);
  return { ...impact, ...published };
}

let service: Awaited<ReturnType<typeof startContentService>>;
let site: Awaited<ReturnType<typeof loadSite>>;
let parts: PublishedParts;

beforeAll(async () => {
  service = await startContentService({ folder: 'content-fixtures', port: 0 });
  vi.stubEnv('CONTENT_URL', service.url);
  site = await loadSite();
  parts = await site.publishedParts();
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await service.close();
});

/** The impact on the sites when an entry is published with other fields. */
async function impactOf(id: string, change: (fields: StoredItem['fields']) => StoredItem['fields']) {
  const entry = parts.entries.find((other) => other.id === id);
  if (!entry) throw new Error(`${id} is not in the fixtures`);
  const { sites } = await site.impactOf({
    entries: [{ id, contentType: entry.type, fields: change(entry.fields) }],
  });
  return sites;
}

const localesOf = (sites: ImpactReply['sites']) => [...new Set(sites.map(({ locale }) => locale))].sort();

test('an entry published as it is changes nothing', async () => {
  expect(await impactOf('halden-home-hero', (fields) => fields)).toEqual([]);
});

test('a text of one language changes the pages of that language alone', async () => {
  const sites = await impactOf('halden-home-hero', ({ title, ...fields }) => ({
    ...fields,
    title: { ...title, 'fr-CA': 'Un autre titre' },
  }));
  expect(localesOf(sites)).toContain('fr-CA');
  expect(localesOf(sites).every((locale) => locale.startsWith('fr-'))).toBe(true);
  expect(sites.every(({ brand, everyPage }) => brand === 'halden' && !everyPage)).toBe(true);
  expect(sites[0]?.pages).toContainEqual({ path: '/', change: 'changed' });
});

test('a text that others fall back to changes theirs too, and the header is on every page', async () => {
  const sites = await impactOf('halden-nav-promotions', ({ label, ...fields }) => ({
    ...fields,
    label: { ...label, en: 'Deals of the day' },
  }));
  expect(localesOf(sites)).toContain('en-CA');
  expect(localesOf(sites)).not.toContain('fi-FI');
  expect(sites.every(({ everyPage }) => everyPage)).toBe(true);
});

test('a page for one market takes the place of the general one there, and nowhere else', async () => {
  const home = parts.entries.find(({ id }) => id === 'halden-home');
  const { sites } = await site.impactOf({
    entries: [
      {
        id: 'home-of-canada',
        contentType: 'page',
        fields: { ...home?.fields, brands: { en: ['halden'] }, markets: { en: ['CA'] } },
      },
    ],
  });
  expect([...new Set(sites.map(({ market }) => market))]).toEqual(['CA']);
  expect(sites.flatMap(({ pages }) => pages)).toContainEqual({ path: '/', change: 'changed' });
});

test('a new page is added where it is for', async () => {
  const page = { path: { en: '/autumn' }, title: { en: 'Autumn' }, brands: { en: ['kiekko'] } };
  const { sites } = await site.impactOf({
    entries: [{ id: 'autumn', contentType: 'page', fields: page }],
  });
  expect(new Set(sites.map(({ brand }) => brand))).toEqual(new Set(['kiekko']));
  expect(sites[0]?.pages).toEqual([{ path: '/autumn', change: 'added' }]);
});

test('a page with the text of a static page changes with either', async () => {
  const title = (fields: StoredItem['fields']) => ({ ...fields, title: { en: 'Write to us' } });
  const changed = { path: '/contact-us', change: 'changed' };
  for (const id of ['brasa-contact', 'text-contact-us'])
    expect((await impactOf(id, title)).find(({ brand }) => brand === 'brasa')?.pages).toContainEqual(changed);
});
