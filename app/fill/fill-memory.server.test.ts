import { expect, test } from 'vitest';
import { siteWithRules } from '../../tests/support/site-with-rules';
import type { FillContext } from './context';
import { rememberedLive } from './fill-memory.server';
import { inPreview } from '../content/preview/preview-scope.server';
import type { StoredBlock } from '../content/documents/stored-block';

const site = siteWithRules();

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

const live = (count: number, change?: Partial<FillContext>, entryId = 'block') =>
  rememberedLive({ entryId } as StoredBlock, asked(change), { count } as never);

test('live data that is as it was is the same object, by which its HTML is known', () => {
  const first = live(1);
  expect(live(1)).toBe(first);
  const second = live(2);
  expect(second).toEqual({ count: 2 });
  expect(live(2)).toBe(second);
});

test('ENGINE-05 it is that of one site, channel, entry and address', () => {
  const changes: Partial<FillContext>[] = [
    {},
    { site: { ...site, channel: 'mobile' } },
    { site: { ...site, brand: { ...site.brand, id: 'another' } } },
    { path: '/promotions/one' },
    { params: { promotions: 'one' } },
    { search: new URLSearchParams({ page: '2' }) },
    { footerSuppliesTerms: true },
    { missingLanding: true },
  ];
  const all = [...changes.map((change) => live(3, change)), live(3, {}, 'another')];
  expect(new Set(all).size).toBe(all.length);
});

test('that of a player or of a preview is nobody else’s', async () => {
  const everybodys = live(4);
  const player = { visitor: { authorized: true, playerId: '1', depositCount: 0 } };
  const all = [everybodys, live(4, player), live(4, player), await inPreview(undefined, async () => live(4))];
  expect(new Set(all).size).toBe(all.length);
  expect(live(4)).toBe(everybodys);
});
