import { describe, expect, it } from 'vitest';
import { FreshCache } from './fresh-cache.server';

const minute = 60_000;

function setup() {
  const clock = { now: 0 };
  const cache = new FreshCache<number>({
    name: 'test',
    freshMs: 5 * minute,
    now: () => clock.now,
    graceMs: 20,
  });
  const source = { calls: 0, fails: false, hangs: false };
  const load = () => {
    source.calls += 1;
    if (source.hangs) return new Promise<number>(() => undefined);
    return source.fails ? Promise.reject(new Error('down')) : Promise.resolve(source.calls);
  };
  return { clock, source, get: () => cache.get('key', load), cache };
}

describe('content cache', () => {
  it('CONTENT-29 asks nothing at 4:59 and once at 5:01', async () => {
    const { clock, source, get } = setup();
    await get();
    clock.now = 5 * minute - 1_000;
    expect(await get()).toEqual({ value: 1, stale: false });
    expect(source.calls).toBe(1);
    clock.now = 5 * minute + 1_000;
    expect(await get()).toEqual({ value: 2, stale: false });
    expect(source.calls).toBe(2);
  });

  it('AMB-74 gives the last good value, marked, when the source fails or hangs, and leaves the source alone for a while', async () => {
    for (const trouble of ['fails', 'hangs'] as const) {
      const { clock, source, get } = setup();
      await get();
      source[trouble] = true;
      clock.now = 6 * minute;
      expect(await get()).toEqual({ value: 1, stale: true });
      expect(await get()).toEqual({ value: 1, stale: true });
      expect(source.calls).toBe(2);
    }
  });

  it('CONTENT-30 fails with the source when there is nothing older, without asking twice', async () => {
    const { source, get } = setup();
    source.fails = true;
    await expect(get()).rejects.toThrow('down');
    expect(source.calls).toBe(1);
  });

  it('shares one load between concurrent readers and asks again after a publish', async () => {
    const { source, get, cache } = setup();
    await Promise.all([get(), get(), get()]);
    expect(source.calls).toBe(1);
    await cache.get('another key', () => Promise.resolve(0));
    cache.expire();
    expect(await get()).toEqual({ value: 2, stale: false });
  });
});
