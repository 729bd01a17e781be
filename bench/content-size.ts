/**
 * `npm run bench:content`, second part: how the content service scales with its space. Spaces of 1,000, 10,000
 * and 50,000 entries are generated; for each: first start from a folder, start from its data, memory,
 * publishing over the management API compared with a bare write to the same disk, and list queries. Ratios are
 * to the smallest space, all in one run.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRecord } from '../schemas/is-record';
import { percentiles } from './content-load';
import type { Started, Usage } from './content-size-server';
import { articleFields, articleId, writeSpace } from './content-size-space';

const sizes = (process.env['SIZES'] ?? '1000,10000,50000').split(',').map(Number);
const starts = 3;
/** The first rounds are slow, as code is not compiled yet. */
const warmUp = 30;
const publishes = 200;
const reads = 50;

interface Times {
  readonly p50: number;
  readonly p99: number;
}

interface Figures {
  readonly entries: number;
  readonly firstStartMs: number;
  readonly startMs: number;
  readonly rss: number;
  readonly heap: number;
  readonly lists: Record<string, Times>;
  readonly writes: Record<string, Times>;
  /** CPU time in milliseconds of one round of saving, publishing and reading: more reliable on a busy machine. */
  readonly processor: number;
}

interface Server {
  readonly child: ChildProcess;
  readonly started: Started;
}

async function start(folder: string, dataFolder: string): Promise<Server> {
  const child = fork(
    fileURLToPath(new URL('./content-size-server.ts', import.meta.url)),
    [folder, dataFolder],
    {
      execArgv: ['--import', 'tsx', '--expose-gc'],
    },
  );
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The content service ended with code ${String(code)} before it answered.`);
  });
  const [started] = (await Promise.race([once(child, 'message'), ended])) as [Started];
  ended.catch(() => undefined);
  return { child, started };
}

async function stop({ child }: Server): Promise<void> {
  const exited = once(child, 'exit');
  child.disconnect();
  await exited;
}

async function usageOf({ child }: Server): Promise<Usage> {
  const answer = once(child, 'message');
  child.send('usage');
  const [usage] = (await answer) as [Usage];
  return usage;
}

async function call(url: string, init: RequestInit = {}, token = 'local-management'): Promise<unknown> {
  const response = await fetch(url, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers },
  });
  const body: unknown = await response.json();
  if (!response.ok)
    throw new Error(`${init.method ?? 'GET'} ${url} answered ${response.status}: ${JSON.stringify(body)}`);
  return body;
}

function versionOf(resource: unknown): string {
  const sys = isRecord(resource) && isRecord(resource['sys']) ? resource['sys'] : {};
  return String(sys['version']);
}

/** Milliseconds of each run, sequentially. */
async function timesOf(runs: number, work: (run: number) => Promise<void>): Promise<Times> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    await work(run);
    times.push(performance.now() - started);
  }
  return percentiles(times);
}

/** Saves and publishes entries across the space, and reads each at once like a visitor. */
async function publishTimes(
  url: string,
  entries: number,
  folder: string,
  rounds: number,
): Promise<Record<string, Times>> {
  const base = `${url}/spaces/marquee/environments/master`;
  const save: number[] = [];
  const publish: number[] = [];
  const read: number[] = [];
  const write: number[] = [];
  const disk = await open(path.join(folder, 'bare-write'), 'w');
  const timed = async (into: number[], work: () => Promise<unknown>) => {
    const started = performance.now();
    const result = await work();
    into.push(performance.now() - started);
    return result;
  };
  for (let run = 0; run < rounds; run += 1) {
    const place = (run * 7919) % entries;
    const address = `${base}/entries/${articleId(place)}`;
    const title = `Published ${run} of ${rounds}`;
    const body = JSON.stringify({ fields: articleFields(place, entries, title) });
    const version = versionOf(await call(address));
    const saved = await timed(save, () =>
      call(address, { method: 'PUT', body, headers: { 'x-contentful-version': version } }),
    );
    await timed(publish, () =>
      call(`${address}/published`, { method: 'PUT', headers: { 'x-contentful-version': versionOf(saved) } }),
    );
    const query = `{ article(id: "${articleId(place)}") { title } }`;
    const seen = await timed(read, () =>
      call(
        `${url}/content/v1/spaces/marquee/environments/master`,
        { method: 'POST', body: JSON.stringify({ query }) },
        'local-delivery',
      ),
    );
    if (!JSON.stringify(seen).includes(title))
      throw new Error(`${articleId(place)} was published and is not seen: ${JSON.stringify(seen)}`);
    await timed(write, async () => {
      await disk.write(body);
      await disk.datasync();
    });
  }
  await disk.close();
  return {
    save: percentiles(save),
    publish: percentiles(publish),
    'read at once by GraphQL': percentiles(read),
    'bare write to the same disk': percentiles(write),
  };
}

async function listTimes(url: string, entries: number): Promise<Record<string, Times>> {
  const base = `${url}/spaces/marquee/environments/master/entries`;
  const slug = `article-${entries - 1}`;
  const graphql = async (query: string) => {
    const parameters = new URLSearchParams({ query });
    await call(`${url}/content/v1/spaces/marquee?${parameters.toString()}`, {}, 'local-delivery');
  };
  const list = async (token: string, query: string) => {
    await call(`${base}?content_type=article&${query}`, {}, token);
  };
  const works = {
    'GraphQL, 100 newest': () => graphql('{ articleCollection(limit: 100) { items { sys { id } title } } }'),
    'GraphQL, by slug': () =>
      graphql(`{ articleCollection(where: { slug: "${slug}" }, limit: 1) { items { title } } }`),
    'GraphQL, by ids': () =>
      graphql(
        `{ articleCollection(where: { sys: { id_in: ["${articleId(entries - 1)}", "${articleId(1)}"] } }) { items { title } } }`,
      ),
    'delivery, 100 newest': () => list('local-delivery', 'limit=100&include=0'),
    'delivery, by slug': () => list('local-delivery', `fields.slug=${slug}&limit=1`),
    'management, by slug': () => list('local-management', `fields.slug=${slug}`),
    'management, 100 by rank': () => list('local-management', 'limit=100&order=-fields.rank'),
  };
  const times: Record<string, Times> = {};
  for (const [name, work] of Object.entries(works)) {
    await timesOf(5, work);
    times[name] = await timesOf(reads, work);
  }
  return times;
}

async function measure(entries: number): Promise<Figures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-size-'));
  try {
    const content = path.join(folder, 'content');
    const data = path.join(folder, 'data');
    writeSpace(content, entries);
    const first = await start(content, data);
    await stop(first);
    const startTimes: number[] = [];
    for (let run = 1; run < starts; run += 1) {
      const again = await start(content, data);
      startTimes.push(again.started.startMs);
      await stop(again);
    }
    const server = await start(content, data);
    startTimes.push(server.started.startMs);
    try {
      const lists = await listTimes(server.started.url, entries);
      await publishTimes(server.started.url, entries, folder, warmUp);
      const before = await usageOf(server);
      const writes = await publishTimes(server.started.url, entries, folder, publishes);
      const { rss, heap, processor } = await usageOf(server);
      return {
        entries,
        firstStartMs: first.started.startMs,
        startMs: percentiles(startTimes).p50,
        rss,
        heap,
        lists,
        writes,
        processor: (processor - before.processor) / publishes,
      };
    } finally {
      await stop(server);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function show(figures: Figures, smallest: Figures): void {
  const { entries, firstStartMs, startMs, rss, heap, lists, writes, processor } = figures;
  const ratio = (value: number, least: number) => `× ${(value / least).toFixed(1)}`;
  const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
  console.log(`${entries.toLocaleString('en')} entries`);
  console.log(`  first start from the folder  ${(firstStartMs / 1000).toFixed(2)} s`);
  console.log(
    `  start over its data          ${(startMs / 1000).toFixed(2)} s   ${ratio(startMs, smallest.startMs)}`,
  );
  console.log(`  memory                       ${megabytes(rss)} of the process, ${megabytes(heap)} in use`);
  for (const [name, { p50, p99 }] of Object.entries({ ...lists, ...writes })) {
    const least = { ...smallest.lists, ...smallest.writes }[name]?.p50 ?? NaN;
    console.log(
      `  ${name.padEnd(28)} p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms   ${ratio(p50, least)}`,
    );
  }
  console.log(
    `  processor for save, publish, read  ${processor.toFixed(2)} ms   ${ratio(processor, smallest.processor)}`,
  );
}

/** Limit of growth: reads and writes of one entry or page may take at most twice as long in any space. */
const mostGrowth = 2;

function showGrowth(largest: Figures, smallest: Figures): void {
  const least = { ...smallest.lists, ...smallest.writes };
  const slower = Object.entries({ ...largest.lists, ...largest.writes }).filter(
    ([name, { p50 }]) => p50 > mostGrowth * (least[name]?.p50 ?? Infinity),
  );
  const names = slower.map(([name]) => name).join('; ');
  console.log(
    `${largest.entries.toLocaleString('en')} beside ${smallest.entries.toLocaleString('en')} entries: ${names ? `more than × ${mostGrowth}: ${names}` : `nothing takes more than × ${mostGrowth}`}`,
  );
}

const all: Figures[] = [];
for (const size of sizes) {
  const figures = await measure(size);
  all.push(figures);
  show(figures, all[0] ?? figures);
}
const [smallest] = all;
const largest = all.at(-1);
if (smallest && largest) showGrowth(largest, smallest);
