import { beforeEach, expect, test, vi } from 'vitest';
import { siteWithRules } from '../../tests/support/site-with-rules';
import { configuration } from '../site/configuration/configuration.server';
import { sitesOf } from '../site/resolve.server';
import { expireCaches } from '../content/last-good/content-cache.server';
import { collectReads, missingLiveData, noteRead } from '../content/changes/content-reads.server';
import type { FilledPage, PageRequest } from './load-page.server';
import { rememberedPage } from './page-memory.server';
import { inPreview } from '../content/preview/preview-scope.server';

const site = siteWithRules();
const path = '/promotions';

function asked(change: Partial<PageRequest> = {}): PageRequest {
  return {
    site,
    path,
    search: new URLSearchParams(),
    visitor: { authorized: false },
    now: 0,
    t: (key) => key,
    ...change,
  };
}

/** Another page with every call. */
const load = async (): Promise<FilledPage> => ({
  status: 200,
  page: undefined,
  blocks: [],
  leftOut: [],
  stale: false,
});

const shown = (change: Partial<PageRequest> = {}) => {
  const request = asked(change);
  return rememberedPage(request, request.path, load);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(10_000);
  expireCaches('everything');
});

test('a page of the same second is given again, and its content is known to whoever keeps it', async () => {
  const read = { ids: new Set(['games']), types: [] };
  const reading = vi.fn(async () => {
    noteRead(read);
    return load();
  });
  const made = () => collectReads(() => rememberedPage(asked(), path, reading));
  const [first, second] = [await made(), await made()];
  expect(reading).toHaveBeenCalledTimes(1);
  expect(second.value).toBe(first.value);
  for (const { reads } of [first, second]) expect([...reads]).toEqual([read]);
  vi.advanceTimersByTime(1_000);
  expect((await made()).value).not.toBe(first.value);
  expect(reading).toHaveBeenCalledTimes(2);
});

test('ENGINE-05 a page is of one site, channel and address', async () => {
  const others = sitesOf(configuration().defaultBrand).filter(({ locale }) => locale !== site.locale);
  const changes: Partial<PageRequest>[] = [
    {},
    ...others.map((other) => ({ site: other })),
    { site: { ...site, channel: 'mobile' } },
    { site: { ...site, brand: { ...site.brand, id: 'another' } } },
    { path: '/promotions/one' },
    { search: new URLSearchParams({ page: '2' }) },
    { bare: true },
  ];
  const all = await Promise.all(changes.map(shown));
  // The page that stands in for one that is missing is not the page of that address.
  all.push(await rememberedPage(asked({ path: '/missing' }), path, load));
  expect(new Set(all).size).toBe(all.length);
});

test('ENGINE-02 a change of content or of the site ends it', async () => {
  const first = await shown();
  expireCaches({ ids: ['anything'], types: [] });
  const second = await shown();
  const third = await shown({ site: { ...site } });
  expect(new Set([first, second, third]).size).toBe(3);
});

test('ENGINE-02 what was begun before a change is not given after it', async () => {
  let end: (page: FilledPage) => void = () => undefined;
  const begun = rememberedPage(asked(), path, () => new Promise((resolve) => (end = resolve)));
  expireCaches({ ids: ['games'], types: [] });
  end(await load());
  expect(await shown()).not.toBe(await begun);
});

test('nothing of a player or of a preview is kept, or is given to one', async () => {
  const everybodys = await shown();
  const player = { visitor: { authorized: true, playerId: '1', depositCount: 0 } };
  const all = [
    everybodys,
    await shown(player),
    await shown(player),
    await inPreview(undefined, () => shown()),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(await shown()).toBe(everybodys);
});

test('what fails or is missing is not kept', async () => {
  const away = () => Promise.reject(new Error('away'));
  await expect(rememberedPage(asked(), path, away)).rejects.toThrow('away');
  expect(await rememberedPage(asked(), path, async () => undefined)).toBeUndefined();
  expect(await shown()).toBeDefined();
});

test('a page without its live data is told as such to every visitor it is given to', async () => {
  const lacking = async () => {
    noteRead(missingLiveData);
    return { ...(await load()), stale: true };
  };
  const first = await rememberedPage(asked(), path, lacking);
  const { value, reads } = await collectReads(shown);
  expect(value).toBe(first);
  expect([...reads]).toEqual([missingLiveData]);
});
