import { describe, expect, it } from 'vitest';
import { contentKey } from '../documents/content-key';
import { InvalidPageError, NotPublishedError } from '../client/content-errors';
import { FreshCache, type Loaded, type Source } from './fresh-cache.server';
import type { KeptValues } from './kept-record';

const minute = 60_000;

/** What another process left, and what this one writes. */
class Shelf implements KeptValues {
  readonly values = new Map<string, unknown>();
  async read(key: string) {
    return this.values.get(key);
  }
  write(key: string, value: object) {
    this.values.set(key, value);
  }
  delete(key: string) {
    this.values.delete(key);
  }
}

/** A source that counts: its value is how often it was asked. */
class Counting implements Source<number> {
  calls = 0;
  fails: Error | undefined;
  hangs = false;
  made: Loaded<number>['dependsOn'] = { ids: new Set(['page']), types: [] };
  waiting: (() => void)[] = [];

  async load() {
    const value = (this.calls += 1);
    if (this.hangs) await new Promise<void>((resolve) => this.waiting.push(resolve));
    if (this.fails) throw this.fails;
    return { value, dependsOn: this.made, keep: { number: value } };
  }

  restore(kept: unknown) {
    const { number } = kept as { number?: unknown };
    if (typeof number !== 'number') throw new Error('is no number');
    return number;
  }
}

function setup(kept?: Shelf) {
  const clock = { now: 0 };
  const cache = new FreshCache<number>({
    name: 'test',
    freshMs: 5 * minute,
    now: () => clock.now,
    graceMs: 20,
    patienceMs: 40,
    kept,
  });
  const source = new Counting();
  const get = async () => {
    const { value, stale } = await cache.get(contentKey('key'), source);
    return { value, stale };
  };
  return { clock, source, cache, get };
}

/** Lets what was begun behind a request come to its end. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

const down = new Error('down');
const page = { ids: ['page'], types: [] };

describe('content that nobody has read yet', () => {
  it('AMB-74 is waited for no longer than the patience lasts, and asked for anew afterwards', async () => {
    const { source, get } = setup(new Shelf());
    source.hangs = true;
    await expect(get()).rejects.toThrow('no answer within');
    source.hangs = false;
    expect(await get()).toEqual({ value: 2, stale: false });
  });

  it('is taken from a load that ends after the visitor gave up', async () => {
    const { source, get } = setup();
    source.hangs = true;
    await expect(get()).rejects.toThrow('no answer within 40 ms');
    source.waiting.forEach((go) => go());
    await settle();
    expect(await get()).toEqual({ value: 1, stale: false });
  });
});

describe('content that grows old', () => {
  it('CONTENT-29 asks nothing at 4:59 and once at 5:01, when the old value is given and renewed behind', async () => {
    const { clock, source, get } = setup();
    await get();
    clock.now = 5 * minute - 1_000;
    expect(await get()).toEqual({ value: 1, stale: false });
    expect(source.calls).toBe(1);
    clock.now = 5 * minute + 1_000;
    expect(await Promise.all([get(), get()])).toEqual(Array(2).fill({ value: 1, stale: false }));
    expect(source.calls).toBe(2);
    await settle();
    expect(await get()).toEqual({ value: 2, stale: false });
  });

  it('AMB-74 gives the last good value, marked, when the source fails or hangs, and leaves the source alone for a while', async () => {
    for (const trouble of ['fails', 'hangs'] as const) {
      const { clock, source, get } = setup();
      await get();
      if (trouble === 'fails') source.fails = down;
      else source.hangs = true;
      clock.now = 6 * minute;
      await get();
      await expect.poll(get).toEqual({ value: 1, stale: true });
      expect(source.calls).toBe(2);
      clock.now += 5_000;
      source.fails = undefined;
      source.hangs = false;
      source.waiting.forEach((go) => go());
      await get();
      await expect.poll(get).toEqual({ value: 2 + Number(trouble === 'fails'), stale: false });
    }
  });

  it('CONTENT-30 fails with the source when there is nothing older, without asking twice', async () => {
    const { source, get } = setup();
    source.fails = down;
    await expect(get()).rejects.toThrow('down');
    expect(source.calls).toBe(1);
  });

  it('shares one load between concurrent readers', async () => {
    const { source, get } = setup();
    await Promise.all(Array.from({ length: 1_000 }, get));
    expect(source.calls).toBe(1);
  });
});

describe('content that changes', () => {
  it('is waited for by the next visitor when the change touches it, by id or by type of a list', async () => {
    const { source, cache, get } = setup();
    source.made = { ids: new Set(['page', 'picture']), types: ['game'] };
    await get();
    cache.expire({ ids: ['other'], types: ['page'] });
    expect(await get()).toEqual({ value: 1, stale: false });
    for (const [change, value] of [
      [{ ids: ['picture'], types: [] }, 2],
      [{ ids: ['new-game'], types: ['game'] }, 3],
      ['everything', 4],
    ] as const) {
      cache.expire(change);
      expect(await get()).toEqual({ value, stale: false });
    }
  });

  it('is not waited for longer than a moment', async () => {
    const { source, cache, get } = setup();
    await get();
    source.hangs = true;
    cache.expire(page);
    expect(await get()).toEqual({ value: 1, stale: true });
    source.waiting.forEach((go) => go());
    await settle();
    expect(await get()).toEqual({ value: 2, stale: false });
  });

  it('is read again when it changes while it is read, for whoever waits for it too', async () => {
    const { source, cache, get } = setup();
    source.hangs = true;
    const early = get();
    cache.expire({ ids: ['other'], types: [] });
    cache.expire(page);
    const late = get();
    source.hangs = false;
    source.waiting.forEach((go) => go());
    expect(await Promise.all([early, late])).toEqual(Array(2).fill({ value: 2, stale: false }));
  });

  it('is gone when it was unpublished, in memory and where it was kept', async () => {
    const shelf = new Shelf();
    const { source, cache, get } = setup(shelf);
    await get();
    expect(shelf.values.size).toBe(1);
    source.fails = new NotPublishedError('page', 'key');
    cache.expire(page);
    await expect(get()).rejects.toThrow(NotPublishedError);
    source.fails = down;
    await expect(get()).rejects.toThrow('down');
    expect(shelf.values.size).toBe(0);
  });

  it('ENGINE-02 stays as it was when what is published is invalid, until what broke it changes', async () => {
    const { clock, source, cache, get } = setup();
    await get();
    source.fails = new InvalidPageError(
      'is wrong',
      { entryId: 'broken', pointer: '/' },
      { ids: new Set(['broken']), types: [] },
    );
    cache.expire(page);
    expect(await get()).toEqual({ value: 1, stale: true });
    clock.now += 4 * minute;
    expect(await get()).toEqual({ value: 1, stale: true });
    expect(source.calls).toBe(2);
    source.fails = undefined;
    cache.expire({ ids: ['broken'], types: [] });
    expect(await get()).toEqual({ value: 3, stale: false });
  });

  it('is asked for at once when the source is found again after an outage', async () => {
    const { source, cache, get } = setup();
    await get();
    source.fails = down;
    cache.expire(page);
    expect(await get()).toEqual({ value: 1, stale: true });
    source.fails = undefined;
    cache.resume();
    expect(await get()).toEqual({ value: 3, stale: false });
  });
});

describe('content an earlier process kept', () => {
  const kept = async () => {
    const shelf = new Shelf();
    await setup(shelf).get();
    return shelf;
  };

  it('AMB-74 stands in while the source is down or hangs, and never before the source', async () => {
    for (const trouble of ['fails', 'hangs'] as const) {
      const { source, cache, get } = setup(await kept());
      source.calls = 10;
      if (trouble === 'fails') source.fails = down;
      else source.hangs = true;
      expect(await Promise.all([get(), get()])).toEqual(Array(2).fill({ value: 1, stale: true }));
      source.fails = undefined;
      source.hangs = false;
      source.waiting.forEach((go) => go());
      await settle();
      cache.resume();
      expect((await get()).stale).toBe(false);
    }
    const { source, get } = setup(await kept());
    source.calls = 10;
    expect(await get()).toEqual({ value: 11, stale: false });
  });

  it('is checked again and ignored when it is no value any more', async () => {
    for (const broken of [undefined, 'text', {}, { ids: ['page'], types: [], content: { number: 'one' } }]) {
      const shelf = await kept();
      for (const key of shelf.values.keys()) shelf.values.set(key, broken);
      const { source, get } = setup(shelf);
      source.fails = down;
      await expect(get()).rejects.toThrow('down');
    }
  });
});
