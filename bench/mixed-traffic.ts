/**
 * `npm run bench:mixed -- --minutes 60`: mixed traffic on a site process (visitors of all pages, a signed-in
 * player, ignored parameters, invalid session cookies, publications), then its cached page compared with that
 * of a newly started process, in pairs within one run. Fails when the older process serves it at less than 0.9
 * of the new one's rate.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Launched, launch } from '../tests/faults/support/launch';
import { freePort } from '../tests/support/free-port';
import { median } from './page-kinds';
import type { Candidate } from './peers/candidates';
import { leaveServerCore } from './peers/cores';
import { type Running, measureRounds } from './peers/rounds';
import { startServer } from './peers/server-process';
import { signIn } from './peers/sign-in';
import { publish, saveTitle } from './publication';
import { agents, ask, connections, pagesOf, repeat } from './site-requests';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '3' },
  },
});
const minutes = Number(values.minutes);
const concurrency = 8;
const publishEveryMs = 2_000;
const leastRatio = 0.9;
const published = 'text-about-us-halden';
const playersPaths = ['/en-UN', '/en-UN/my-account/account', '/en-UN/my-account/banking/transactions'];

const folder = mkdtempSync(path.join(tmpdir(), 'mixed-'));
const port = await freePort();
const services: Launched[] = [];
const running: Running[] = [];
try {
  const quiet = { LOG_LEVEL: 'error', CONTENT_WEBHOOK_SECRET: 'of-the-bench' };
  leaveServerCore();
  const content = await launch('content', {
    ...quiet,
    CONTENT_DATA_DIR: folder,
    CONTENT_WEBHOOK_URL: `http://localhost:${port}/webhooks/content`,
  });
  services.push(content);
  const platform = await launch('platform', quiet);
  services.push(platform);
  const site = (id: string): Candidate => ({
    ...{ id, name: id, family: 'marquee', work: 'nothing', encoding: 'br', cwd: '.', path: '/en-UN' },
    args: ['build/server.mjs'],
    env: { ...quiet, CONTENT_URL: content.url, PLATFORM_URL: platform.url },
  });
  const old: Running = { candidate: site('old'), server: await startServer(site('old'), port) };
  running.push(old);
  await traffic(old.server.origin, content.url);
  const memory = (old.server.usage().memory ?? NaN) / 1_000_000;
  console.log(`memory after ${minutes} minutes: ${memory.toFixed(0)} MB`);
  old.server.pause();
  const fresh: Running = { candidate: site('fresh'), server: await startServer(site('fresh')) };
  running.push(fresh);
  fresh.server.pause();
  const turns = await measureRounds(running, Number(values.rounds), Number(values.seconds));
  const [older = [], newer = []] = ['old', 'fresh'].map((id) => turns.get(id));
  const ratios = (measure: 'perSecond' | 'cpuMicroseconds') =>
    older.map((turn, round) => (turn[measure] ?? NaN) / (newer[round]?.[measure] ?? NaN));
  const rate = median(ratios('perSecond'));
  const cpu = median(ratios('cpuMicroseconds'));
  console.log(`old ÷ fresh: rate ${rate.toFixed(2)}, processor time per request ${cpu.toFixed(2)}`);
  if (!(rate >= leastRatio)) process.exitCode = 1;
} finally {
  await Promise.all(running.map(({ server }) => (server.resume(), server.stop())));
  await Promise.all(services.map((service) => service.stop()));
  rmSync(folder, { recursive: true, force: true });
}

/** All kinds of traffic concurrently, as fast as possible. */
async function traffic(origin: string, contentUrl: string): Promise<void> {
  const agent = connections(concurrency);
  const pages = await pagesOf(agent, origin);
  const deadline = Date.now() + minutes * 60_000;
  const statuses = new Map<number, number>();
  let cookie = await signIn(origin);
  let sent = 0;
  const request = () => {
    const page = pages[Math.floor(sent / 4) % pages.length] ?? '';
    const kinds = [
      { url: page },
      { url: `${page}?${randomBytes(4).toString('hex')}=${randomBytes(8).toString('hex')}` },
      {
        url: page,
        cookie: `marquee-session=${Buffer.from(`"${randomBytes(32).toString('base64url')}"`).toString('base64')}`,
      },
      { url: origin + (playersPaths[Math.floor(sent / 4) % playersPaths.length] ?? ''), cookie },
    ];
    return kinds[sent % kinds.length] ?? { url: page };
  };
  const publications = (async () => {
    for (let edition = 1; Date.now() < deadline; edition += 1) {
      const version = await saveTitle(contentUrl, published, `Edition ${edition}`);
      await publish(contentUrl, published, version);
      // The session expires during the traffic.
      if (edition % 150 === 0) cookie = await signIn(origin);
      await new Promise((resolve) => setTimeout(resolve, publishEveryMs));
    }
    return true;
  })();
  await repeat(concurrency, async () => {
    if (Date.now() >= deadline) return false;
    sent += 1;
    const userAgent = sent % 8 < 4 ? agents.desktop : agents.mobile;
    const { status } = await ask(agent, { ...request(), userAgent, encoding: 'br' });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return true;
  });
  await publications;
  agent.destroy();
  console.log(`${sent} requests in ${minutes} minutes, answers:`, Object.fromEntries(statuses));
}
