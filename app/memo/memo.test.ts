import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Identity } from './anonymous';
import { type Memos, createMemos } from './memos';
import { Missing } from './node';

/** A fresh set of memos with a clock controlled by the test. */
function setUp() {
  const clock = { now: 1_000 };
  return { clock, ...createMemos({ now: () => clock.now }) };
}

/** A source that counts its reads, and a memo of it. */
function source({ memo, reads }: Memos, options = {}) {
  const state = { value: 'one', calls: 0, fails: false, hangs: false };
  const cached = memo(async (key: string) => {
    state.calls += 1;
    await turn();
    if (state.hangs) await new Promise(() => undefined);
    if (state.fails) throw new Error('source down');
    const { value } = state;
    reads.input(`entry:${key}`, 'content');
    return value;
  }, options);
  return { state, cached };
}

describe('memo', () => {
  it('computes once for concurrent callers, and again only after an input has changed', async () => {
    const memos = setUp();
    const { state, cached } = source(memos);
    const values = await Promise.all(Array.from({ length: 500 }, () => cached.get('a')));
    expect(new Set(values)).toEqual(new Set(['one']));
    expect(state.calls).toBe(1);
    state.value = 'two';
    memos.changed(['entry:b'], 'content');
    expect(cached.peek('a')).toEqual({ value: 'one', stale: false });
    memos.changed(['entry:a'], 'content');
    expect(cached.peek('a')).toBeUndefined();
    expect(await cached.get('a')).toBe('two');
    expect(state.calls).toBe(2);
  });

  it('does not recompute what is made of a part that turns out equal', async () => {
    const memos = setUp();
    const { state, cached } = source(memos);
    let pages = 0;
    const page = memos.memo(async (key: string) => {
      pages += 1;
      return `<p>${await cached.get(key)}</p>`;
    });
    expect(await page.get('a')).toBe('<p>one</p>');
    memos.changed(['entry:a'], 'content');
    expect(await page.get('a')).toBe('<p>one</p>');
    expect({ pages, calls: state.calls }).toEqual({ pages: 1, calls: 2 });
    state.value = 'two';
    memos.changed(['entry:a'], 'content');
    expect(await page.get('a')).toBe('<p>two</p>');
    expect(pages).toBe(2);
  });

  it('computes again what changed while it was computed', async () => {
    const memos = setUp();
    const { state, cached } = source(memos);
    const first = cached.get('a');
    await turn();
    state.value = 'two';
    memos.changed(['entry:a'], 'content');
    expect(await first).toBe('two');
  });

  it('shares a result between requests that differ in what it does not read', async () => {
    const { memo, reads } = setUp();
    let computed = 0;
    const page = memo((path: string) => {
      computed += 1;
      return `${path} ${reads.answer('tab') ?? 'all'}`;
    });
    const request = (query: string) => {
      const parameters = new URLSearchParams(query);
      return { read: (name: string) => parameters.get(name) ?? undefined };
    };
    expect(await page.get('/', request('tab=slots&utm_source=a'))).toBe('/ slots');
    expect(await page.get('/', request('tab=slots&utm_source=b'))).toBe('/ slots');
    expect(page.peek('/', request('gclid=1&tab=slots'))?.value).toBe('/ slots');
    expect(computed).toBe(1);
    expect(await page.get('/', request('tab=live'))).toBe('/ live');
    expect(await page.get('/', request('gclid=2'))).toBe('/ all');
    expect(computed).toBe(3);
  });

  it('keeps concurrent requests apart that answer differently to a question not seen before', async () => {
    const { memo, reads } = setUp();
    const part = memo(async (_key: string) => {
      await turn();
      return reads.answer('list:vip') ?? 'no';
    });
    const page = memo(async (key: string) => `vip: ${await part.get(key)}`);
    const answers = await Promise.all(
      ['yes', undefined, 'yes', undefined].map((vip) =>
        page.get('/', { read: (name) => (name === 'list:vip' ? vip : undefined) }),
      ),
    );
    expect(answers).toEqual(['vip: yes', 'vip: no', 'vip: yes', 'vip: no']);
  });

  it('recomputes a page whose part begins to read a parameter, although the part gives the same value', async () => {
    const { memo, reads, changed } = setUp();
    let asks = false;
    const part = memo(async (_key: string) => {
      reads.input('entry:part', 'content');
      return asks ? (reads.answer('q') ?? 'none') : 'none';
    });
    const page = memo(async (key: string) => `found ${await part.get(key)}`);
    const request = (q?: string) => ({ read: (name: string) => (name === 'q' ? q : undefined) });
    expect(await page.get('/', request())).toBe('found none');
    asks = true;
    changed(['entry:part'], 'content');
    expect(await page.get('/', request())).toBe('found none');
    expect(await page.get('/', request('wolf'))).toBe('found wolf');
  });

  it('serves an expired result at once and renews it behind', async () => {
    const memos = setUp();
    const { state, cached } = source(memos, { maxAge: 1_000 });
    await cached.get('a');
    state.value = 'two';
    memos.clock.now += 999;
    expect(cached.peek('a')?.value).toBe('one');
    memos.clock.now += 1;
    expect(await cached.read('a')).toEqual({ value: 'one', stale: false });
    await expect.poll(() => cached.peek('a')?.value).toBe('two');
    expect(state.calls).toBe(2);
  });

  it('does not serve an expired result beyond its limit', async () => {
    const memos = setUp();
    const { state, cached } = source(memos, { maxAge: 1_000, staleWhileRevalidate: 500 });
    await cached.get('a');
    state.value = 'two';
    memos.clock.now += 1_500;
    expect(await cached.get('a')).toBe('two');
  });

  it('expires at the very moment a computation asked for', async () => {
    const { clock, memo, reads } = setUp();
    const offer = memo((_key: string) => (reads.passed(5_000) ? 'ended' : 'open'), {
      staleWhileRevalidate: 0,
    });
    expect(await offer.get('a')).toBe('open');
    clock.now = 4_999;
    expect(offer.peek('a')?.value).toBe('open');
    clock.now = 5_000;
    expect(await offer.get('a')).toBe('ended');
    clock.now = 50_000;
    expect(offer.peek('a')?.value).toBe('ended');
  });

  it('serves the last good value, flagged at every level, while its source fails, and retries', async () => {
    const memos = setUp();
    const { state, cached } = source(memos, { retryAfter: () => 5_000 });
    let pages = 0;
    const page = memos.memo(async (key: string) => {
      pages += 1;
      return `<p>${await cached.get(key)}</p>`;
    });
    await page.get('a');
    state.fails = true;
    memos.changed(['entry:a'], 'content');
    expect(await page.read('a')).toEqual({ value: '<p>one</p>', stale: true });
    const { calls } = state;
    for (let request = 0; request < 20; request += 1)
      expect(await page.read('a')).toEqual({ value: '<p>one</p>', stale: true });
    expect({ calls: state.calls, pages }).toEqual({ calls, pages });
    state.fails = false;
    state.value = 'two';
    memos.clock.now += 5_000;
    await page.read('a');
    await expect.poll(async () => page.read('a')).toEqual({ value: '<p>two</p>', stale: false });
  });

  it('retries at once when an input changes with which it failed', async () => {
    const { memo, reads, changed } = setUp();
    let fails = false;
    let value = 'one';
    const cached = memo(async (_key: string) => {
      reads.input('entry:a', 'content');
      if (fails) throw new Error('invalid');
      return value;
    });
    await cached.get('a');
    fails = true;
    changed(['entry:a'], 'content');
    expect((await cached.read('a')).stale).toBe(true);
    fails = false;
    value = 'two';
    changed(['entry:a'], 'content');
    expect(await cached.read('a')).toEqual({ value: 'two', stale: false });
  });

  it('waits no longer than its grace period while the source hangs', async () => {
    const memos = setUp();
    const { state, cached } = source(memos, { graceMs: 20 });
    await cached.get('a');
    state.hangs = true;
    memos.changed(['entry:a'], 'content');
    expect(await cached.read('a')).toEqual({ value: 'one', stale: true });
    expect(cached.peek('a')).toEqual({ value: 'one', stale: true });
  });

  it('does not cache an error, and tells a page made without a part to try again', async () => {
    const memos = setUp();
    const { state, cached } = source(memos, { retryAfter: () => 5_000 });
    state.fails = true;
    await expect(cached.get('a')).rejects.toThrow('source down');
    const page = memos.memo(async (key: string) => cached.get(key).catch(() => 'without'));
    expect(await page.read('a')).toEqual({ value: 'without', stale: true });
    state.fails = false;
    expect(await page.read('a')).toEqual({ value: 'without', stale: true });
    memos.clock.now += 5_000;
    await page.read('a');
    await expect.poll(async () => page.read('a')).toEqual({ value: 'one', stale: false });
  });

  it('caches that something is missing, in place of the last good value, until an input changes', async () => {
    const { memo, reads, changed } = setUp();
    let published = true;
    let calls = 0;
    const entry = memo(async (id: string) => {
      calls += 1;
      reads.input(`entry:${id}`, 'content');
      if (!published) throw new Missing(id);
      return id;
    });
    expect(await entry.get('a')).toBe('a');
    published = false;
    changed(['entry:a'], 'content');
    await expect(entry.get('a')).rejects.toBeInstanceOf(Missing);
    await expect(entry.get('a')).rejects.toBeInstanceOf(Missing);
    expect(calls).toBe(2);
    published = true;
    changed(['entry:a'], 'content');
    expect(await entry.get('a')).toBe('a');
  });

  it('takes the value of an earlier process while the source is down, flagged', async () => {
    const memos = setUp();
    const { state, cached } = source(memos, {
      restore: async (key: string) => (key === 'a' ? 'older' : undefined),
    });
    state.fails = true;
    expect(await cached.read('a')).toEqual({ value: 'older', stale: true });
    state.fails = false;
    memos.clock.now += 5_000;
    await expect.poll(async () => cached.read('a')).toEqual({ value: 'one', stale: false });
  });

  it('gives the value of an earlier process while the source hangs, and leaves a hanging request once the source is back', async () => {
    const memos = setUp();
    const { state, cached } = source(memos, {
      graceMs: 20,
      patienceMs: 40,
      recovery: 'source',
      restore: async () => 'older',
    });
    state.hangs = true;
    const both = await Promise.all([cached.read('a'), cached.read('a')]);
    expect(both).toEqual(Array(2).fill({ value: 'older', stale: true }));
    expect(state.calls).toBe(1);
    state.hangs = false;
    memos.changed(['source'], 'content');
    expect(await cached.read('a')).toEqual({ value: 'one', stale: false });
    expect(state.calls).toBe(2);
  });

  it('waits for a first value no longer than its patience lasts, and sends a new request afterwards', async () => {
    const memos = setUp();
    const { state, cached } = source(memos, { patienceMs: 20 });
    state.hangs = true;
    await expect(cached.get('a')).rejects.toThrow('no answer within 20 ms');
    state.hangs = false;
    expect(await cached.get('a')).toBe('one');
    expect(state.calls).toBe(2);
  });

  it('takes the value of a computation that ends after its caller gave up', async () => {
    const { memo } = setUp();
    let end = (_value: string) => undefined as void;
    const slow = memo((_key: string) => new Promise<string>((resolve) => (end = resolve)), {
      patienceMs: 20,
    });
    await expect(slow.get('a')).rejects.toThrow('no answer');
    end('late');
    await expect.poll(() => slow.peek('a')?.value).toBe('late');
  });

  it('renews a last good value behind its readers, at every level, once the next attempt is due', async () => {
    const memos = setUp();
    const { state, cached } = source(memos, { graceMs: 20, retryAfter: () => 5_000 });
    const page = memos.memo(async (key: string) => `<p>${await cached.get(key)}</p>`);
    await page.get('a');
    state.hangs = true;
    memos.changed(['entry:a'], 'content');
    expect((await page.read('a')).stale).toBe(true);
    memos.clock.now += 5_000;
    expect(await page.read('a')).toEqual({ value: '<p>one</p>', stale: true });
    expect(state.calls).toBe(2);
  });

  it('hands a computation its previous value, to supply what is broken in the newest', async () => {
    const { memo, reads, changed } = setUp();
    let newest = 'one';
    const cached = memo(async (_key: string, lastGood: () => Promise<string | undefined>) => {
      reads.input('entry:a', 'content');
      return newest === 'broken' ? `${await lastGood()} again` : newest;
    });
    expect(await cached.get('a')).toBe('one');
    newest = 'broken';
    changed(['entry:a'], 'content');
    expect(await cached.get('a')).toBe('one again');
  });

  it('refuses results that depend on each other, also across two requests', async () => {
    const { memo } = setUp();
    const one = memo(async (key: string): Promise<string> => (await turn(), two.get(key)));
    const two = memo(async (key: string): Promise<string> => (await turn(), one.get(key)));
    const results = await Promise.allSettled([one.get('a'), two.get('a')]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('neither reads nor writes shared results apart, and remembers those of its own', async () => {
    const memos = setUp();
    const { state, cached } = source(memos);
    await cached.get('a');
    state.value = 'draft';
    const values = await memos.apart(() => Promise.all([cached.get('a'), cached.get('a')]));
    expect(values).toEqual(['draft', 'draft']);
    expect(await memos.apart(() => cached.get('a'))).toBe('draft');
    expect(state.calls).toBe(2);
    expect(cached.peek('a')?.value).toBe('one');
    expect(await cached.get('a')).toBe('one');
    memos.changed(['entry:a'], 'content');
    state.value = 'two';
    expect(await memos.apart(() => cached.get('a'))).toBe('two');
  });

  it('stays within its bytes', async () => {
    const { memo } = setUp();
    const big = memo((key: number) => 'x'.repeat(10_000) + key, {
      maxBytes: 100_000,
      size: (value) => value.length,
    });
    for (let key = 0; key < 50; key += 1) await big.get(key);
    const cached = Array.from({ length: 50 }, (_, key) => big.peek(key)).filter(Boolean);
    expect(cached).toHaveLength(9);
    expect(big.peek(49)).toBeDefined();
  });

  it('has the compiler refuse a key that identifies a player', () => {
    const { memo } = setUp();
    type PlayerId = Identity<string>;
    memo((key: { brand: string; tags: readonly string[] }) => key.brand);
    // @ts-expect-error a player's id is no key
    memo((key: PlayerId) => key);
    // @ts-expect-error nor is it at any depth
    memo((key: { site: { player: PlayerId } }) => key.site.player);
    // @ts-expect-error a function can carry anything
    memo((key: { load: () => string }) => key.load());
  });
});
