/**
 * `npm run bench:publish`: time from a publication until visitors see it. One content service and two processes
 * of the built site; texts are published over the management API, one after another, and a page of each process
 * in Chromium polls for the text. Once with the webhook calling each process, once with it calling one and the
 * other notified through Redis.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { freePort } from '../tests/support/free-port';
import { hasRedis, startRedis } from '../tests/support/redis';
import { type Launched, launch } from '../tests/faults/support/launch';
import { percentiles } from './content-load';
import { publish, saveTitle } from './publication';
import { chromiumPath } from './page-kinds';

const publications = Number(process.env['PUBLICATIONS'] ?? 100);
/** Time after which a publication counts as missed. */
const missedAfterMs = 10_000;
/** Pause between two requests of a page, so that the load does not affect the measurement. */
const pauseMs = 20;
const secret = 'of-the-bench';

/** Alternating publications and their pages: a static page's own text and a block of a page. */
const subjects = [
  { entryId: 'text-about-us-halden', path: '/en-UN/about-us' },
  { entryId: 'halden-home-seo', path: '/en-UN' },
];

interface Setting {
  readonly name: string;
  readonly redisUrl?: string;
  /** True if the webhook calls both processes, false for only the first. */
  readonly callsBoth: boolean;
}

interface Stack {
  readonly content: Launched;
  readonly sites: readonly Launched[];
  stop(): Promise<void>;
}

async function startSites({ redisUrl, callsBoth }: Setting): Promise<Stack> {
  const ports = [await freePort(), await freePort()];
  const hooks = ports.map((port) => `http://localhost:${port}/webhooks/content`);
  const folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
  const started: Launched[] = [];
  const stop = async () => {
    await Promise.all(started.map((process) => process.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  const run = async (...launched: Parameters<typeof launch>) => {
    const process = await launch(...launched);
    started.push(process);
    return process;
  };
  try {
    const quiet = { LOG_LEVEL: 'warn', CONTENT_WEBHOOK_SECRET: secret };
    const content = await run('content', {
      ...quiet,
      CONTENT_DATA_DIR: path.join(folder, 'content'),
      CONTENT_WEBHOOK_URL: (callsBoth ? hooks : hooks.slice(0, 1)).join(','),
    });
    const platform = await run('platform', quiet);
    const env = {
      ...quiet,
      NODE_ENV: 'production',
      CONTENT_URL: content.url,
      PLATFORM_URL: platform.url,
      ...(redisUrl === undefined ? {} : { REDIS_URL: redisUrl }),
    };
    const sites = await Promise.all(ports.map((port) => run('server', env, { port })));
    return { content, sites, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Polls a page from within the browser until it contains a text.
 * @returns the time in milliseconds since 1970; null if never
 */
function whenSeen(page: Page, target: string, text: string): Promise<number | null> {
  return page.evaluate(
    async ({ target, text, missedAfterMs, pauseMs }) => {
      const deadline = Date.now() + missedAfterMs;
      while (Date.now() < deadline) {
        const response = await fetch(target, { cache: 'no-store' });
        if ((await response.text()).includes(text)) return Date.now();
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
      return null;
    },
    { target, text, missedAfterMs, pauseMs },
  );
}

async function measure(setting: Setting, browser: Browser): Promise<boolean> {
  const { content, sites, stop } = await startSites(setting);
  try {
    const pages = await Promise.all(
      sites.map(async (site) => {
        const page = await browser.newPage();
        await page.goto(`${site.url}/en-UN/about-us`);
        return page;
      }),
    );
    const times: number[] = [];
    const publishTimes: number[] = [];
    let missed = 0;
    for (let run = 0; run < publications; run += 1) {
      const subject = subjects[run % subjects.length];
      if (!subject) continue;
      const title = `Edition ${run} of the evening`;
      const version = await saveTitle(content.url, subject.entryId, title);
      const seen = pages.map((page) => whenSeen(page, subject.path, title));
      const requested = Date.now();
      await publish(content.url, subject.entryId, version);
      publishTimes.push(Date.now() - requested);
      for (const when of await Promise.all(seen)) {
        if (when === null) missed += 1;
        else times.push(when - requested);
      }
    }
    for (const page of pages) await page.close();
    const { p50, p99 } = percentiles(times);
    const most = Math.max(...times);
    console.log(
      `${setting.name}: ${publications} publications, ${sites.length} processes\n` +
        `  from the call to publish until it is seen: median ${p50} ms, p99 ${p99} ms, most ${most} ms; missed: ${missed}\n` +
        `  of it the publication's own answer: median ${percentiles(publishTimes).p50} ms; ` +
        `warnings of the content service: ${content.log().length}`,
    );
    return missed === 0 && most < 1_000;
  } finally {
    await stop();
  }
}

const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox'],
});
try {
  const results = [await measure({ name: 'each process called by the webhook', callsBoth: true }, browser)];
  if (hasRedis) {
    const redis = await startRedis();
    try {
      const name = 'one process called, the other told through Redis';
      results.push(await measure({ name, redisUrl: redis.url, callsBoth: false }, browser));
    } finally {
      await redis.stop();
    }
  } else console.log('redis-server is not installed: not measured with Redis');
  if (results.includes(false)) {
    console.error('A publication was missed or took a second or longer.');
    process.exitCode = 1;
  }
} finally {
  await browser.close();
}
