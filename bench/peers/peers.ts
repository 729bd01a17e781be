/**
 * `npm run bench:peers`: Marquee compared with alternatives for rendering the same page. One lobby of 288
 * cells, captured from Marquee as data, is rendered with the same components by each candidate; the command
 * builds them all, verifies that their pages are identical, and measures them in turns. docs/performance.md
 * explains the rows.
 *
 * `--only marquee,react,next` measures some of them (without updating the documentation), `--rounds N`,
 * `--seconds S` set the duration, `--reuse-builds` reuses the builds of an earlier run.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Launched, launch } from '../../tests/faults/support/launch';
import { startBrowser } from './browser';
import { buildPeers, buildSite, capturePage, installPeers } from './build';
import { type Candidate, candidatesOf, copies, heads, markupOf } from './candidates';
import { circumstances } from './circumstances';
import { leaveServerCore } from './cores';
import { writeContent } from './lobby-content';
import { type Options, readOptions } from './options';
import { contentFolder, mediaOrigin, sitePages } from './places';
import { type Result, weigh } from './result';
import { type Running, alone, measureRounds, startAll } from './rounds';
import { ask, htmlOf, requireSamePages } from './same-page';
import { signIn } from './sign-in';
import { markdownOf, writeDocs } from './table';

const rawResults = '.cache/bench/peers.json';

const options = readOptions(process.argv.slice(2));
const services: Launched[] = [];
const stopServices = () => Promise.all(services.map((service) => service.stop()));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopServices().then(() => process.exit(1)));
try {
  await main(options);
} finally {
  await stopServices();
}

async function main(options: Options): Promise<void> {
  if (options.hasPeers) await step('Packages of the peers', installPeers);
  await step('Site', buildSite);
  await step('Content', writeContent);
  const { contentUrl, platformUrl } = await startServices();
  if (options.hasPeers && !options.reusesBuilds) {
    const env = { CONTENT_URL: contentUrl, PLATFORM_URL: platformUrl, NODE_ENV: 'production' };
    await step('Page', () => capturePage(env));
    await step('Builds of the peers', () => buildPeers(buildsOf(options)));
  }
  leaveServerCore();

  const candidates = candidatesOf(options.only, { contentUrl, platformUrl });
  const running: Running[] = [];
  const browser = await startBrowser();
  try {
    // The bare servers send Marquee's responses.
    const [cached] = candidatesOf(new Set(['marquee']), { contentUrl, platformUrl });
    if (cached) await step('Copy of the cached page', () => copyPage(cached));
    await step('Servers', () => startAll(candidates, running));
    await step('Comparison of the pages', async () => {
      const pages = new Map<string, string>();
      for (const each of running.filter(({ candidate: { against } }) => !against))
        pages.set(each.candidate.id, await alone(each, async () => htmlOf(await askAs(each))));
      await requireSamePages(browser, pages);
    });
    const weights = new Map<string, Awaited<ReturnType<typeof weigh>>>();
    await step('Bytes', async () => {
      for (const each of running) weights.set(each.candidate.id, await weigh(each, browser));
    });
    await browser.close();
    const turns = await measureRounds(running, options.rounds, options.seconds);
    const results = running.flatMap(({ candidate: { id, name, work, encoding, against } }): Result[] => {
      const weight = weights.get(id);
      return weight ? [{ id, name, work, encoding, against, turns: turns.get(id) ?? [], ...weight }] : [];
    });
    await report(results, options);
  } finally {
    await browser.close();
    await Promise.all(running.map(({ server }) => server.stop()));
  }
}

async function startServices(): Promise<{ contentUrl: string; platformUrl: string }> {
  const quiet = { LOG_LEVEL: 'warn' };
  const content = await launch('content', {
    ...quiet,
    CONTENT_DIR: contentFolder,
    CONTENT_PUBLIC_URL: mediaOrigin,
  });
  services.push(content);
  const platform = await launch('platform', quiet);
  services.push(platform);
  return { contentUrl: content.url, platformUrl: platform.url };
}

function buildsOf({ only }: Options): Set<string> {
  const frameworks = (['next', 'remix'] as const).filter((name) => only.has(name));
  return new Set(['react', ...frameworks]);
}

async function copyPage(candidate: Candidate): Promise<void> {
  const running: Running[] = [];
  await startAll([candidate], running);
  try {
    for (const each of running)
      await alone(each, async () => {
        for (const encoding of ['identity', 'br'] as const) {
          const { body, head } = await ask(`${each.server.origin}${candidate.path}`, encoding);
          writeFileSync(copies[encoding], body);
          writeFileSync(heads[encoding], JSON.stringify(head));
        }
        const cookie = await signIn(each.server.origin);
        for (const id of ['account', 'transactions', 'login'] as const) {
          const url = `${each.server.origin}${sitePages[id]}`;
          const { body } = await ask(url, 'identity', id === 'login' ? undefined : cookie);
          writeFileSync(markupOf(id), body);
        }
      });
  } finally {
    await Promise.all(running.map(({ server }) => server.stop()));
  }
}

function askAs({ candidate, server, cookie }: Running) {
  return ask(`${server.origin}${candidate.path}`, candidate.encoding, cookie);
}

async function report(results: readonly Result[], options: Options): Promise<void> {
  const lines = circumstances(options);
  mkdirSync('.cache/bench', { recursive: true });
  writeFileSync(rawResults, JSON.stringify({ circumstances: lines, results }, undefined, 2));
  const text = markdownOf(results, lines);
  console.log(`\n${text}\n`);
  for (const { id, browser } of results)
    for (const error of browser?.errors ?? []) console.log(`${id} reports in the browser: ${error}`);
  if (options.isWhole) await writeDocs(text);
  console.log(`Each round of each server: ${rawResults}`);
}

async function step(name: string, run: () => unknown): Promise<void> {
  const started = performance.now();
  process.stdout.write(`${name} … `);
  await run();
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
}
