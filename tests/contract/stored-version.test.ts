import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isRecord } from '../../schemas/is-record';
import type { StoredVersion } from '../../schemas/generated/types';
import { startContentService } from '../../services/content/server';

/** The site's modules, loaded after the content service's URL is set. */
async function loadSite() {
  const [version, raw, locales] = await Promise.all([
    import('../../app/content/preview/version-document'),
    import('../../app/content/documents/raw-document.server'),
    import('../../app/content/preview/locale-chain.server'),
  ]);
  return { ...version, ...raw, ...locales };
}

let service: Awaited<ReturnType<typeof startContentService>>;
let site: Awaited<ReturnType<typeof loadSite>>;
let stored: StoredVersion;

beforeAll(async () => {
  service = await startContentService({ folder: 'content-fixtures', port: 0 });
  vi.stubEnv('CONTENT_URL', service.url);
  site = await loadSite();
  stored = { entries: await storedEntries(), assets: await storedAssets() };
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await service.close();
});

/** All items of a list of the management API. */
async function managed(path: string): Promise<{ id: string; type: string; fields: Record<string, never> }[]> {
  const found = [];
  for (let skip = 0; ; skip += 1_000) {
    const response = await fetch(
      `${service.url}/spaces/marquee/environments/master/${path}?limit=1000&skip=${skip}`,
      { headers: { authorization: 'Bearer local-management' } },
    );
    const body: unknown = await response.json();
    const items = isRecord(body) && Array.isArray(body['items']) ? (body['items'] as unknown[]) : [];
    for (const item of items) {
      const { sys, fields } = item as {
        sys: { id: string; contentType?: { sys: { id: string } } };
        fields: Record<string, never>;
      };
      found.push({ id: sys.id, type: sys.contentType?.sys.id ?? '', fields });
    }
    if (items.length < 1_000) return found;
  }
}

const storedEntries = async () =>
  Object.fromEntries(
    (await managed('entries')).map(({ id, type, fields }) => [id, { contentType: type, fields }]),
  );

const storedAssets = async () =>
  Object.fromEntries((await managed('assets')).map(({ id, fields }) => [id, fields]));

async function bothAnswers(id: string, locale: string, version = stored) {
  const key = { type: 'page', id, locale } as const;
  const chain = await site.localeChain(locale);
  const base = async (baseId: string) => (await site.fetchDocument({ ...key, id: baseId })).raw;
  const { raw, deadLinks } = await site.versionDocument(version, key, chain, base);
  return { raw, deadLinks, asked: (await site.fetchDocument(key)).raw };
}

test.each([
  ['halden-home', 'en'],
  ['halden-home', 'fr-CA'],
  ['halden-home-br', 'pt-BR'],
])('%s in %s is the same from stored entries as from the content service', async (id, locale) => {
  const { raw, asked: requested } = await bothAnswers(id, locale);
  expect(raw.document).toEqual(requested.document);
  const entries = new Map(raw.entries);
  expect(requested.entries.length).toBeGreaterThan(0);
  for (const [entryId, entry] of requested.entries) expect(entries.get(entryId), entryId).toEqual(entry);
});

test('a part that is not in the version is told as a dead link', async () => {
  const { 'halden-home-hero': _hero, ...entries } = stored.entries;
  const { raw, deadLinks } = await bothAnswers('halden-home', 'en', { ...stored, entries });
  expect(deadLinks).toContainEqual({ entryId: 'halden-home', field: 'blocks', linkId: 'halden-home-hero' });
  expect(new Map(raw.entries).has('halden-home-hero')).toBe(false);
});
