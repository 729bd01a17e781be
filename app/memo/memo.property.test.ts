import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createMemos } from './memos';

/** mulberry32: a deterministic random generator. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface World {
  entries: number[];
  live: number[];
}

type Facts = Record<string, string>;

const entryCount = 12;
const liveCount = 4;
const pageCount = 8;

/** The same functions without memos, on one state of the world: the expected value of every unflagged answer. */
const plain = {
  entry: ({ entries }: World, id: number) => entries[id] ?? 0,
  block(world: World, id: number, facts: Facts): string {
    const own = plain.entry(world, id);
    // Which inputs are read depends on their values, so that edges are added and removed.
    if (own % 3 === 0) return `b${own} live ${world.live[id % liveCount]}`;
    if (own % 3 === 1) return `b${own} param ${facts['q'] ?? '-'}`;
    return `b${own} next ${plain.entry(world, (id + own) % entryCount)}`;
  },
  region: (world: World, id: number, facts: Facts) =>
    plain.entry(world, id) % 5 === 4 && facts['list:vip']
      ? 'vip'
      : [0, 1, 2].map((step) => plain.block(world, (id + step) % entryCount, facts)).join('|'),
  page: (world: World, id: number, facts: Facts) =>
    `${plain.region(world, id, facts)} / ${plain.region(world, (id + 5) % entryCount, facts)}`,
};

function memosOf(world: World, random: () => number, failureRate: () => number) {
  const memos = createMemos({ now: () => performance.now() });
  const { memo, reads } = memos;
  const lives = world.live.map((value) => memos.valueInput('live', value));
  const delay = async () => (random() < 0.6 ? undefined : pause(random() * 2));
  // Small enough to evict results constantly.
  const options = { maxBytes: 24_000, retryAfter: () => 5, graceMs: 50 };
  const entry = memo(async (id: number) => {
    await delay();
    if (random() < failureRate()) throw new Error('injected');
    const value = plain.entry(world, id);
    await delay();
    reads.input(`entry:${id}`, 'content');
    return value;
  }, options);
  const block = memo(async (id: number) => {
    const own = await entry.get(id);
    await delay();
    if (own % 3 === 0) return `b${own} live ${lives[id % liveCount]?.get()}`;
    if (own % 3 === 1) return `b${own} param ${reads.answer('q') ?? '-'}`;
    return `b${own} next ${await entry.get((id + own) % entryCount)}`;
  }, options);
  const region = memo(async (id: number) => {
    if ((await entry.get(id)) % 5 === 4 && reads.answer('list:vip')) return 'vip';
    return (await Promise.all([0, 1, 2].map((step) => block.get((id + step) % entryCount)))).join('|');
  }, options);
  const page = memo(async (id: number) => {
    const parts = await Promise.all([region.get(id), region.get((id + 5) % entryCount)]);
    return parts.join(' / ');
  }, options);
  return { ...memos, lives, page };
}

const requests: Facts[] = [{}, { q: 'a' }, { q: 'b' }, { q: 'a', 'list:vip': 'yes' }, { 'list:vip': 'yes' }];

/** Concurrent callers and changes; every answer is compared with all states of the world during its call. */
async function storm(seed: number, milliseconds: number) {
  const random = seeded(seed);
  const pick = (limit: number) => Math.floor(random() * limit);
  const world: World = {
    entries: Array.from({ length: entryCount }, () => pick(30)),
    live: Array.from({ length: liveCount }, () => pick(100)),
  };
  let failing = 0.1;
  const { page, lives, changed } = memosOf(world, random, () => failing);
  const states: World[] = [structuredClone(world)];
  const seen = { exact: 0, stale: 0, failed: 0 };
  const wrong: string[] = [];
  const until = performance.now() + milliseconds;

  async function change() {
    while (performance.now() < until) {
      await pause(1 + random() * 15);
      const id = pick(entryCount);
      if (random() < 0.6) {
        // A third of the publications change nothing.
        if (random() < 0.66) world.entries[id] = pick(30);
        states.push(structuredClone(world));
        changed([`entry:${id}`], 'content');
      } else {
        world.live[id % liveCount] = pick(100);
        states.push(structuredClone(world));
        lives[id % liveCount]?.set(world.live[id % liveCount] ?? 0);
      }
    }
  }

  async function call() {
    while (performance.now() < until) {
      const id = pick(pageCount);
      const facts = requests[pick(requests.length)] ?? {};
      const first = states.length - 1;
      try {
        const request = { read: (name: string) => facts[name] };
        const answer = page.peek(id, request) ?? (await page.read(id, request));
        const possible = states.slice(first).map((state) => plain.page(state, id, facts));
        if (answer.stale) seen.stale += 1;
        else if (possible.includes(answer.value)) seen.exact += 1;
        else
          wrong.push(
            `page ${id} ${JSON.stringify(facts)}: ${answer.value} is none of ${possible.join(' or ')}`,
          );
      } catch (error) {
        if (!(error instanceof Error) || error.message !== 'injected') throw error;
        seen.failed += 1;
      }
      if (random() < 0.5) await pause(random());
    }
  }

  await Promise.all([change(), ...Array.from({ length: 8 }, call)]);
  failing = 0;
  await pause(10);
  for (let id = 0; id < pageCount; id += 1)
    for (const facts of requests) {
      const expected = plain.page(world, id, facts);
      const settled = async () => page.read(id, { read: (name) => facts[name] });
      await expect.poll(settled, { interval: 5 }).toEqual({ value: expected, stale: false });
    }
  return { ...seen, wrong };
}

describe('memo beside plain recomputation', () => {
  it.each([1, 2, 3])('gives only answers that were right during the call (seed %i)', async (seed) => {
    const { wrong, exact, stale, failed } = await storm(seed, 1_500);
    expect(wrong).toEqual([]);
    expect(exact).toBeGreaterThan(stale + failed);
  });
});
