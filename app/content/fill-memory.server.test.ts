import { beforeEach, expect, test, vi } from 'vitest';
import { siteWithRules } from '../../tests/support/site-with-rules';
import { configuration } from '../site/configuration.server';
import { sitesOf } from '../site/resolve.server';
import { expireCaches } from './content-cache.server';
import { collectReads, noteRead } from './content-reads.server';
import type { FillContext } from './fill/context';
import { rememberedLive } from './fill-memory.server';
import { inPreview } from './preview-scope.server';
import type { StoredBlock } from './stored-block';

const site = siteWithRules();
const content = { title: 'Winners' };
const entry = 'block';

function stored(entryId = entry, its: object = content): StoredBlock {
  return { block: 'hero-banner', entryId, placement: {}, content: its } as unknown as StoredBlock;
}

function asked(change: Partial<FillContext> = {}): FillContext {
  return {
    site,
    path: '/promotions',
    params: {},
    search: new URLSearchParams(),
    visitor: { authorized: false },
    now: 0,
    t: (key) => key,
    footerSuppliesTerms: false,
    missingLanding: false,
    ...change,
  };
}

let fills = 0;
/** Live data that says which filling it is of. */
const live = (block: StoredBlock, context: FillContext) =>
  rememberedLive(block, context, async () => ({ fill: (fills += 1) }) as never);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(10_000);
  expireCaches('everything');
});

test('live data of the same second is given again, and its content is known to whoever keeps the page', async () => {
  const read = { ids: new Set(['games']), types: [] };
  const fill = vi.fn(async () => {
    noteRead(read);
    return { count: 1 } as never;
  });
  const made = () => collectReads(() => rememberedLive(stored(), asked(), fill));
  const [first, second] = [await made(), await made()];
  expect(fill).toHaveBeenCalledTimes(1);
  expect(second.value).toBe(first.value);
  for (const { reads } of [first, second]) expect([...reads]).toEqual([read]);
  vi.advanceTimersByTime(1_000);
  // The same as before is the same object, by which its HTML is known.
  expect((await made()).value).toBe(first.value);
  expect(fill).toHaveBeenCalledTimes(2);
});

test('ENGINE-05 live data is of one site, channel, entry and address', async () => {
  const others = sitesOf(configuration().defaultBrand).filter(({ locale }) => locale !== site.locale);
  const contexts: Partial<FillContext>[] = [
    {},
    ...others.map((other) => ({ site: other })),
    { site: { ...site, channel: 'mobile' } },
    { site: { ...site, brand: { ...site.brand, id: 'another' } } },
    { path: '/promotions/one' },
    { params: { promotions: 'one' } },
    { search: new URLSearchParams({ page: '2' }) },
    { footerSuppliesTerms: true },
    { missingLanding: true },
  ];
  const all = [
    ...(await Promise.all(contexts.map((context) => live(stored(), asked(context))))),
    await live(stored('another'), asked()),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('ENGINE-02 a change of content, of the entry or of the site ends it', async () => {
  const first = await live(stored(), asked());
  expireCaches({ ids: ['anything'], types: [] });
  const second = await live(stored(), asked());
  const third = await live(stored(entry, { ...content }), asked());
  const fourth = await live(stored(entry, content), asked({ site: { ...site } }));
  expect(new Set([first, second, third, fourth]).size).toBe(4);
});

test('ENGINE-02 what was begun before a change is not given after it', async () => {
  let end: () => void = () => undefined;
  const begun = rememberedLive(
    stored(),
    asked(),
    () => new Promise((resolve) => (end = () => resolve({ fill: 'old' } as never))),
  );
  expireCaches({ ids: ['games'], types: [] });
  end();
  expect(await begun).toEqual({ fill: 'old' });
  expect(await live(stored(), asked())).not.toEqual({ fill: 'old' });
});

test('nothing of a player or of a preview is kept, or is given to one', async () => {
  const everybodys = await live(stored(), asked());
  const player = asked({ visitor: { authorized: true, playerId: '1', depositCount: 0 } });
  const private1 = await live(stored(), player);
  const private2 = await live(stored(), player);
  const draft = await inPreview(undefined, () => live(stored(), asked()));
  const all = [everybodys, private1, private2, draft];
  expect(new Set(all).size).toBe(all.length);
  expect(await live(stored(), asked())).toBe(everybodys);
});

test('what fails is not kept', async () => {
  await expect(rememberedLive(stored(), asked(), () => Promise.reject(new Error('away')))).rejects.toThrow(
    'away',
  );
  await expect(live(stored(), asked())).resolves.toBeDefined();
});
