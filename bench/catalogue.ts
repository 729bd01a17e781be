/**
 * `npm run bench:catalogue`: cost of a page and a search as the catalogue grows. Catalogues of 10, 100, 1,000
 * and 10,000 generated games are served by the content service and read by the site's code in this process,
 * with the requests of a lobby. Filling is the minimum of many rounds, which is least affected by the machine;
 * ratios are to the smallest catalogue, all in one run.
 */
import { queryOf } from '../app/fill/page-query';
import { anonymous } from '../app/platform/visitor/facts';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Site } from '../app/site/site';
import type { Game } from '../schemas/generated/types';
import { freePort } from '../tests/support/free-port';
import { seeded } from '../tests/support/seeded-games';
import { isRecord } from '../schemas/is-record';
import { entryOf, writeCatalogueSpace } from './catalogue-space';
import { percentiles } from './content-load';

const sizes = (process.env['SIZES'] ?? '10,100,1000,10000').split(',').map(Number);
const fillRounds = 60;
const fillsInRound = 50;
const typedNames = 120;
const publications = 20;

/** A platform without jackpots and tables, as its responses are not measured. */
const platform = createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(request.url?.includes('/tables') ? '{"tables":[]}' : '[]');
}).listen(0);
await once(platform, 'listening');
const address = platform.address();
const contentPort = await freePort();
const contentUrl = `http://localhost:${contentPort}`;

// The site reads its settings when it is loaded.
process.env['PLATFORM_URL'] = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
process.env['CONTENT_URL'] = contentUrl;
process.env['CONTENT_SYNC_MS'] = '0';
process.env['CONTENT_FRESH_MS'] = '3600000';
process.env['LOG_LEVEL'] ??= 'warn';
const { collection } = await import('../app/content/documents/collection.server');
const { expireContentOf } = await import('../app/content/changes/content-changes.server');
const { catalogueOf } = await import('../app/catalogue/catalogue.server');
const { findGames } = await import('../app/catalogue/find-games.server');
const { browseGames, fillGameBrowser } = await import('../app/fill/game-browser.server');
const { fillCategoryGrid, fillCategoryNav, fillGameRow } = await import('../app/fill/games.server');
const { fillJackpotTicker } = await import('../app/fill/live/jackpots.server');
const { fillLiveTables } = await import('../app/fill/live/live-tables.server');
const { fillProviderStrip } = await import('../app/fill/providers.server');
const { GameIndex } = await import('../app/catalogue/game-index');
const { indexOf } = await import('../app/catalogue/game-index.server');
const { readGameQuery } = await import('../app/catalogue/game-search');
const { configuration } = await import('../app/site/configuration/configuration.server');
const { translator } = await import('../app/site/texts/messages.server');
const { sitesOf } = await import('../app/site/resolve.server');

async function startContent(folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'services/content/main.ts'], {
    env: {
      ...process.env,
      MARQUEE_DEMO: '1',
      PORT: String(contentPort),
      CONTENT_DIR: folder,
      CONTENT_PUBLIC_URL: contentUrl,
    },
    // The channel carries no messages: it closes with this process, which stops the child.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  for (;;) {
    const answer = await fetch(`${contentUrl}/health`).catch(() => undefined);
    if (answer?.ok) return child;
    if (child.exitCode !== null) throw new Error('the content service did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill();
  await once(child, 'exit');
}

const brand = [...configuration().brands.values()].find(({ markets }) => markets.has('UN'));
const found = brand && sitesOf(brand).find(({ locale }) => locale === 'en-UN');
if (!found) throw new Error('no site of market UN');
const site: Site = found;
const t = translator(site);
const now = Date.now();

const title = 'Games';
const category = (categoryId: string) => ({ title, category: { categoryId } });
const contents = {
  rows: ['top-games', 'slots', 'jackpots', 'book-games'].map(category),
  grid: category('top-games'),
  browser: { lobby: 'casino' },
  nav: { label: title, lobby: 'casino' },
  titled: { title },
} as const;

const context = {
  site,
  path: '/online-casino',
  params: {},
  query: queryOf(new URLSearchParams()),
  facts: anonymous,
  now: () => now,
  liveAge: 'page' as const,
  t,
  footerSuppliesTerms: false,
  liveChatOff: false,
  missingLanding: false,
};

/** Data of a lobby's blocks: rows, a grid, the browser, providers, categories, jackpots and live tables. */
async function fillLobby(): Promise<unknown[]> {
  return Promise.all([
    ...contents.rows.map((row) => fillGameRow(row, context)),
    fillCategoryGrid(contents.grid, context),
    fillGameBrowser(contents.browser, context),
    fillCategoryNav(contents.nav, context),
    fillProviderStrip(contents.titled, context),
    fillJackpotTicker(contents.titled, context),
    fillLiveTables(contents.titled, context),
  ]);
}

async function timed(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function fillTimes(): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < fillRounds; round += 1)
    times.push(
      (await timed(async () => {
        for (let fill = 0; fill < fillsInRound; fill += 1) await fillLobby();
      })) / fillsInRound,
    );
  return Math.min(...times);
}

/** All prefixes of names as typed, a third with a wrong letter and a third with two letters swapped. */
function keystrokes(games: readonly Game[]): string[] {
  const random = seeded(7);
  return Array.from({ length: typedNames }, (_, place) => {
    const { name = '' } = games[Math.floor(random() * games.length)] ?? {};
    const at = 1 + Math.floor(random() * (name.length - 3));
    if (place % 3 === 1) return `${name.slice(0, at)}x${name.slice(at + 1)}`;
    if (place % 3 === 2)
      return `${name.slice(0, at)}${name[at + 1] ?? ''}${name[at] ?? ''}${name.slice(at + 2)}`;
    return name;
  }).flatMap((typed) => Array.from(typed, (_, index) => typed.slice(0, index + 1)));
}

async function searchTimes(games: readonly Game[]) {
  const texts = [...new Set(keystrokes(games))];
  const find = (text: string) => findGames(site, 'casino', readGameQuery(new URLSearchParams({ q: text })));
  const times: number[] = [];
  let empty = 0;
  for (const text of texts) {
    times.push(await timed(() => find(text)));
    if ((await find(text)).games.length === 0) empty += 1;
  }
  const answers: number[] = [];
  for (const text of texts.slice(0, 400))
    answers.push(
      await timed(async () =>
        JSON.stringify(
          await browseGames(
            'casino',
            readGameQuery(new URLSearchParams({ q: text, sort: 'name' })),
            undefined,
            context,
          ),
        ),
      ),
    );
  return {
    texts: texts.length,
    empty,
    times: percentiles(times),
    most: Math.max(...times),
    answer: percentiles(answers),
  };
}

async function indexFigures(games: readonly Game[]) {
  global.gc?.();
  const before = process.memoryUsage().heapUsed;
  let longest = 0;
  let last = performance.now();
  let building = true;
  const watch = () => {
    const at = performance.now();
    longest = Math.max(longest, at - last);
    last = at;
    if (building) setImmediate(watch);
  };
  setImmediate(watch);
  const index = new GameIndex(games);
  const buildMs = await timed(() => index.addWords());
  building = false;
  global.gc?.();
  const bytes = process.memoryUsage().heapUsed - before;
  return { buildMs, longest, bytes: index.complete ? bytes : 0 };
}

async function manage(path: string, init: RequestInit): Promise<Record<string, unknown>> {
  const response = await fetch(`${contentUrl}/spaces/marquee/environments/master/entries/${path}`, {
    ...init,
    headers: {
      authorization: 'Bearer local-management',
      'content-type': 'application/json',
      ...init.headers,
    },
  });
  const body: unknown = await response.json();
  if (!response.ok || !isRecord(body)) throw new Error(`${path} answered ${response.status}`);
  return body;
}

const versionOf = ({ sys }: Record<string, unknown>) => String(isRecord(sys) ? sys['version'] : '');

/** Time from the end of a publication until a search finds the new name. */
async function publishTimes(): Promise<number[]> {
  const { games } = (await catalogueOf(site)).lobbies.casino;
  const times: number[] = [];
  for (let run = 0; run < publications; run += 1) {
    const game = games[run % games.length];
    if (!game) continue;
    const id = entryOf(game);
    const entry = await manage(id, {});
    const fields = isRecord(entry['fields']) ? entry['fields'] : {};
    const name = `Zanzibar ${run} Uproar`;
    const saved = await manage(id, {
      method: 'PUT',
      body: JSON.stringify({ fields: { ...fields, name: { en: name } } }),
      headers: { 'x-contentful-version': versionOf(entry) },
    });
    await manage(`${id}/published`, { method: 'PUT', headers: { 'x-contentful-version': versionOf(saved) } });
    times.push(
      await timed(async () => {
        expireContentOf({ ids: [id], types: ['game'] });
        const { items } = await browseGames(
          'casino',
          readGameQuery(new URLSearchParams({ q: name })),
          undefined,
          context,
        );
        if (items[0]?.name !== name) throw new Error(`${name} was published and is not found`);
      }),
    );
  }
  return times;
}

interface Figures {
  readMs: number;
  firstFillMs: number;
  fillMs: number;
  search: Awaited<ReturnType<typeof searchTimes>>;
  index: Awaited<ReturnType<typeof indexFigures>>;
  publish: { p50: number; p99: number };
}

async function measure(count: number): Promise<Figures> {
  const { folder } = writeCatalogueSpace(count);
  const content = await startContent(folder);
  try {
    expireContentOf('everything');
    let games: readonly Game[] = [];
    const readMs = await timed(async () => {
      // While reading takes longer than the timeout, the stale catalogue is returned.
      for (;;) {
        games = await collection('game', 'en');
        if (games.length === count) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
    const firstFillMs = await timed(fillLobby);
    const fillMs = await fillTimes();
    const index = await indexFigures(games);
    const inUse = indexOf(games);
    while (!inUse.complete) await new Promise((resolve) => setImmediate(resolve));
    const search = await searchTimes(games);
    const publish = percentiles(await publishTimes());
    return { readMs, firstFillMs, fillMs, search, index, publish };
  } finally {
    await stop(content);
    rmSync(folder, { recursive: true, force: true });
  }
}

const ms = (value: number) => `${value.toFixed(value < 1 ? 3 : 1)} ms`;

function show(count: number, figures: Figures, least: Figures): void {
  const { readMs, firstFillMs, fillMs, search, index, publish } = figures;
  const ratio = (value: number, first: number) => `× ${(value / first).toFixed(2)}`;
  console.log(
    [
      `${count.toLocaleString('en')} games`,
      `  filling a lobby               ${ms(fillMs)}   ${ratio(fillMs, least.fillMs)}`,
      `  the first after a publication ${ms(firstFillMs)}`,
      `  search, a keystroke           p50 ${ms(search.times.p50)}, p99 ${ms(search.times.p99)}, most ${ms(search.most)}   ${ratio(search.times.p50, least.search.times.p50)}  (${search.texts} texts, ${search.empty} found nothing)`,
      `  its answer, with order        p50 ${ms(search.answer.p50)}, p99 ${ms(search.answer.p99)}`,
      `  index                         built in ${ms(index.buildMs)}, others wait ${ms(index.longest)} at most, ${(index.bytes / 1e6).toFixed(1)} MB`,
      `  reading all games             ${ms(readMs)}`,
      `  a publication until found     p50 ${ms(publish.p50)}, p99 ${ms(publish.p99)}`,
    ].join('\n'),
  );
}

let least: Figures | undefined;
// The first size is measured twice, as code is not compiled yet.
await measure(sizes[0] ?? 10);
for (const size of sizes) {
  const figures = await measure(size);
  least ??= figures;
  show(size, figures, least);
}
platform.close();
// The site's timers would keep this process running.
process.exit();
