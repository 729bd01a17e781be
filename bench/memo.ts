/**
 * `npm run bench:memo`: the cost of the cache in app/memo: a hit, an unrelated publication, one changed live
 * value of forty, one published block, and everything computed, for a page of 14 blocks. The ratios to a bare
 * `Map.get` and to the same functions without memo are meaningful, not the times.
 */
import { performance } from 'node:perf_hooks';
import { createMemos } from '../app/memo/memos';

const blockIds = Array.from({ length: 14 }, (_, id) => id);
const rounds = 2_000;

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Median time of one call in microseconds. */
async function time(work: () => unknown, before: () => void = () => undefined): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    before();
    const started = performance.now();
    await work();
    times.push((performance.now() - started) * 1_000);
  }
  return median(times);
}

function timeSync(work: () => unknown): number {
  const calls = 200_000;
  for (let call = 0; call < calls; call += 1) work();
  const started = performance.now();
  for (let call = 0; call < calls; call += 1) work();
  return ((performance.now() - started) * 1_000) / calls;
}

const titles = new Map(blockIds.map((id) => [id, 'Title']));
const memos = createMemos({ now: () => performance.now() });
const { memo, reads, changed } = memos;
const lives = Array.from({ length: 40 }, () => memos.valueInput('live', 0));
const html = (id: number, title: string, live: number) =>
  `<section id=${id}>${title} ${live}</section>`.repeat(30);

const document = memo((_path: string) => {
  for (const id of blockIds) reads.input(`entry:${id}`, 'content');
  return blockIds.map((id) => ({ id, title: titles.get(id) ?? '' }));
});
const content = memo(async (id: number) => (await document.get('/'))[id]?.title ?? '');
const filled = memo(async (id: number) => {
  const title = await content.get(id);
  return { title, live: (lives[id]?.get() ?? 0) + (lives[id + 14]?.get() ?? 0) };
});
const block = memo(async (id: number) => {
  const { title, live } = await filled.get(id);
  return html(id, title, live);
});
const page = memo(async (_path: string) => (await Promise.all(blockIds.map((id) => block.get(id)))).join(''));

async function pageWithoutMemo(): Promise<string> {
  const blocks = blockIds.map((id) => ({ id, title: titles.get(id) ?? '' }));
  const parts = await Promise.all(blocks.map(async ({ id, title }) => html(id, title, 0)));
  return parts.join('');
}

await page.get('/');
let count = 0;
const plain = new Map([['/', 'page']]);
const results: [string, number][] = [
  ['bare Map.get and performance.now', timeSync(() => (performance.now(), plain.get('/')))],
  ['hit (peek)', timeSync(() => page.peek('/'))],
  [
    'hit after an unrelated publication',
    await time(
      () => page.peek('/'),
      () => changed(['entry:other'], 'content'),
    ),
  ],
  [
    'one live value of forty changed',
    await time(
      () => page.get('/'),
      () => lives[3]?.set((count += 1)),
    ),
  ],
  [
    'the title of one block published',
    await time(
      () => page.get('/'),
      () => {
        titles.set(2, `Title ${(count += 1)}`);
        changed(['entry:2'], 'content');
      },
    ),
  ],
  [
    'an entry published unchanged',
    await time(
      () => page.get('/'),
      () => changed(['entry:2'], 'content'),
    ),
  ],
  ['everything without memo', await time(pageWithoutMemo)],
];
for (const [what, microseconds] of results) console.log(`${microseconds.toFixed(2).padStart(9)} µs  ${what}`);
