import type { IncomingMessage } from 'node:http';
import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { siteWithRules } from '../../../tests/support/site-with-rules';
import { dayOf } from '../../../ui/format/zone-day';
import type { Dependencies } from '../../content/changes/dependencies';
import { PageCache } from './page-cache.server';
import { pageAddress } from './page-key';
import type { MadePage } from './stored-page.server';

const freshMs = 10_000;
const staleMs = 60_000;
const noon = Date.UTC(2026, 5, 10, 12);
const site = siteWithRules();

const addressOf = (url: string) =>
  pageAddress({ headers: { host: 'localhost' }, socket: {}, url } as IncomingMessage, false);
const address = addressOf('/en-UN');

let now: number;
let cache: PageCache;

beforeEach(() => {
  now = noon;
  cache = new PageCache({ now: () => now, freshMs, staleMs, maxBytes: 1_000_000 });
});

const dependsOn = (...ids: string[]): Dependencies => ({ ids: new Set(ids), types: [] });
const changeOf = (...ids: string[]) => ({ ids, types: [] });

function page(tag: string, madeAt = now, bytes = 100): MadePage {
  const day = dayOf(now, site.market.timeZone);
  const brotli = randomBytes(bytes);
  return {
    page: { site: { ...site, day }, tag, headers: {}, brotli },
    reads: [dependsOn('entry')],
    queries: [],
    madeAt,
  };
}

const put = (made: MadePage, at = address) => cache.make(at, async () => made);
const found = (at = address) => cache.find(at)?.page.tag;

/** A making that ends when it is told to. */
function slow(at = address) {
  let end: (made: MadePage | undefined) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const made = new Promise<MadePage | undefined>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { answer: cache.make(at, () => made), end, fail };
}

test('a page is given while it is fresh, then as an old one, and then not any more', async () => {
  await put(page('one'));
  now = noon + freshMs - 1;
  expect(cache.find(address)).toMatchObject({ page: { tag: 'one' }, isOld: false });
  now = noon + freshMs;
  expect(cache.find(address)).toMatchObject({ page: { tag: 'one' }, isOld: true });
  now = noon + freshMs + staleMs;
  expect(cache.find(address)).toBeUndefined();
  expect(cache.counts).toMatchObject({ pages: 0, bytes: 0 });
});

test('who asks meanwhile waits for the one making; a failure is only the first one’s', async () => {
  const first = slow();
  const waiting = cache.running(address);
  first.end(page('one'));
  expect((await waiting)?.page.tag).toBe('one');
  await first.answer;
  expect(cache.running(address)).toBeUndefined();

  const failing = slow();
  const alsoWaiting = cache.running(address);
  failing.fail(new Error('no'));
  await expect(failing.answer).rejects.toThrow('no');
  expect(await alsoWaiting).toBeUndefined();
  expect(found()).toBe('one');
});

test('what is not everybody’s is given to nobody else', async () => {
  const first = slow();
  const waiting = cache.running(address);
  first.end(undefined);
  expect(await waiting).toBeUndefined();
  await first.answer;
  expect(cache.find(address)).toBeUndefined();
});

test('ENGINE-02 a change of what a page is made of ends it; another change leaves it', async () => {
  await put(page('one'));
  cache.expire(changeOf('another'));
  expect(found()).toBe('one');
  cache.expire(changeOf('entry'));
  expect(found()).toBeUndefined();
});

test('ENGINE-02 a page is not kept when its content changed while it was made, whatever else changed before', async () => {
  const first = slow();
  cache.expire(changeOf('another'));
  expect(cache.running(address)).toBeUndefined();
  const second = slow();
  cache.expire(changeOf('entry'));
  first.end(page('first'));
  second.end(page('second'));
  await Promise.all([first.answer, second.answer]);
  expect(found()).toBeUndefined();
});

test('ENGINE-02 of two makings of one page, both hear of a change', async () => {
  const first = slow();
  const second = slow();
  cache.expire(changeOf('entry'));
  second.end(page('second'));
  first.end(page('first'));
  await Promise.all([first.answer, second.answer]);
  expect(found()).toBeUndefined();
});

test('a new configuration ends every page, those too that are made meanwhile or read nothing', async () => {
  await put({ ...page('one'), reads: [] });
  const late = slow(addressOf('/en-UN/late'));
  cache.clear();
  late.end({ ...page('late'), reads: [] });
  await late.answer;
  expect(found()).toBeUndefined();
  expect(found(addressOf('/en-UN/late'))).toBeUndefined();
});

test('a making that took long does not replace the page of one that was begun later', async () => {
  const first = slow();
  const older = page('older');
  now += 500;
  await put(page('newer'));
  first.end(older);
  await first.answer;
  expect(found()).toBe('newer');
});

test('no page outlives the day of its market, by whose rules it was made', async () => {
  const midnight = Date.parse('2026-06-11T00:00:00Z');
  const zone = { ...site.market, timeZone: 'UTC' };
  const at = async (ms: number) => {
    now = ms;
    const made = page('one');
    await put({ ...made, page: { ...made.page, site: { ...site, market: zone, day: '2026-06-10' } } });
    return cache.counts.pages;
  };
  expect(await at(midnight - freshMs - staleMs)).toBe(0);
  expect(await at(midnight - 1)).toBe(0);
  expect(await at(midnight + 1)).toBe(0);
  expect(await at(midnight - freshMs - staleMs - 1)).toBe(1);
});

test('a parameter that a page does not read makes no page of its own, and one that it reads does', async () => {
  await put(page('any'), addressOf('/en-UN?gclid=1&q=crane'));
  expect(found(addressOf('/en-UN?q=otter&utm_source=x&offset=60'))).toBe('any');
  expect(found()).toBe('any');

  const games = (query: string) => addressOf(`/en-UN/games${query}`);
  await put({ ...page('crane'), queries: ['games'] }, games('?q=crane&gclid=1'));
  expect(found(games('?gclid=2&offset=0&q=crane'))).toBe('crane');
  expect(found(games('?q=otter'))).toBeUndefined();
  expect(found(games(''))).toBeUndefined();

  // After a change of content a page may read more than before.
  cache.expire(changeOf('entry'));
  expect(cache.queriesOf(address)).toBeUndefined();
});

test('memory is bounded, by what a visitor writes in an address too; the page that is asked for stays', async () => {
  await put(page('hot'));
  for (let index = 0; index < 300; index++) {
    await put(page('cold', now, 1_000), addressOf(`/en-UN/${'x'.repeat(5_000)}${index}`));
    expect(found()).toBe('hot');
    expect(cache.counts.bytes).toBeLessThanOrEqual(1_000_000);
  }
  expect(cache.counts.pages).toBeLessThan(100);
  await put(page('vast', now, 200_000), addressOf('/en-UN/vast'));
  expect(found(addressOf('/en-UN/vast'))).toBeUndefined();
});
