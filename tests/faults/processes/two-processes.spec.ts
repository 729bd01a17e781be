import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../../support/journey';
import { type PlainAnswer, plainRequest, plainSignIn } from '../../support/plain-request';
import { hasRedis, startRedis } from '../../support/redis';
import { freePort } from '../../support/free-port';
import { ownDatabase } from '../../support/platform-database';
import { type Launched, launch } from '../support/launch';

const account = '/en-UN/my-account/account';
const email = 'regular@halden.example';

test.describe.configure({ mode: 'default' });
test.skip(!hasRedis && !process.env['CI'], 'needs redis-server on the path');

let redis: Awaited<ReturnType<typeof startRedis>>;
let contentFolder: string;
let content: Launched;
let platform: Launched;
let sites: [Launched, Launched];
let startSite: (port?: number) => Promise<Launched>;
/** A session from before the address exceeded its sign-in limit. */
let kept = '';

test.beforeAll(async () => {
  redis = await startRedis();
  contentFolder = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync('content-fixtures', contentFolder, { recursive: true });
  const firstPort = await freePort();
  const secret = 'of-the-webhook';
  platform = await launch('platform', { PLATFORM_CONTROL: '1', ...(await ownDatabase()) });
  content = await launch(
    'content',
    {
      CONTENT_DIR: contentFolder,
      CONTENT_CONTROL: '1',
      // Only one process gets the webhook; the other has to receive the change from it.
      CONTENT_WEBHOOK_URL: `http://localhost:${firstPort}/webhooks/content`,
      CONTENT_WEBHOOK_SECRET: secret,
    },
    { args: ['--watch'] },
  );
  startSite = (port) =>
    launch(
      'server',
      {
        NODE_ENV: 'production',
        CONTENT_URL: content.url,
        PLATFORM_URL: platform.url,
        CONTENT_WEBHOOK_SECRET: secret,
        REDIS_URL: redis.url,
        STOP_DELAY_MS: '1500',
      },
      { port },
    );
  sites = [await startSite(firstPort), await startSite()];
});

test.afterAll(async () => {
  await Promise.all([...(sites ?? []), content, platform, redis].map((process) => process?.stop()));
  if (contentFolder) rmSync(contentFolder, { recursive: true });
});

const get = (site: Launched, address: string, cookie = '') =>
  plainRequest(`${site.url}${address}`, { headers: { cookie } });

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const isSignedIn = (answer: PlainAnswer) => answer.status === 200;

test('AUTH-09 a session begun on one process is known on the other, and ends on both', async () => {
  const [first, second] = sites;
  const { cookies, status } = await plainSignIn(first.url, email);
  expect(status).toBe(202);
  for (const site of [first, second]) expect(isSignedIn(await get(site, account, cookies))).toBe(true);
  const out = await plainRequest(`${second.url}/api/logout?locale=en-UN`, {
    method: 'POST',
    headers: { origin: second.url, cookie: cookies },
  });
  expect(out.status).toBe(302);
  for (const site of [first, second])
    expect((await get(site, account, cookies)).headers['location']).toContain('/401?wanted=');
});

test('TERMS-02 what a player changes on one process is known on the other at once', async () => {
  const [first, second] = sites;
  const { cookies } = await plainSignIn(first.url, 'old-terms@halden.example');
  for (const site of [first, second])
    expect((await get(site, '/en-UN/promotions', cookies)).headers['location']).toContain('accept-terms');
  const accepted = await plainRequest(`${first.url}/en-UN/accept-terms-condition?wanted=%2Fpromotions`, {
    method: 'POST',
    headers: { origin: first.url, cookie: cookies },
    body: 'accepted=on&version=1',
  });
  expect(accepted.headers['location']).toBe('/en-UN/promotions');
  expect((await get(second, '/en-UN/promotions', cookies)).status).toBe(200);
});

test('ENGINE-02 published content is on both processes of which one is told', async () => {
  const file = path.join(contentFolder, 'text', 'about-us.json');
  const title = 'Who we have become';
  for (const site of sites) expect((await get(site, '/en-UN/about-us')).body).not.toContain(title);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/("title": \{\s*"en": )"[^"]*"/g, `$1"${title}"`));
  const told = () => sites.every((site) => site.log().some(({ event }) => event === 'content.changed'));
  await expect.poll(told).toBe(true);
  for (const site of sites)
    await expect.poll(async () => (await get(site, '/en-UN/about-us')).body.includes(title)).toBe(true);
});

test('a process that restarts under load loses no session and fails no request', async () => {
  const [, second] = sites;
  const failures: string[] = [];
  let reads = 0;
  let writes = 0;
  let running = true;
  const { cookies } = await plainSignIn(second.url, email);

  /** Like a load balancer: only healthy processes receive requests. */
  let healthy: Launched[] = [...sites];
  const balanced = (place: number, send: (site: Launched) => Promise<PlainAnswer>) =>
    send(healthy[place % healthy.length] ?? second);

  async function watchHealth(): Promise<void> {
    const isHealthy = (site: Launched) =>
      get(site, '/health').then(
        ({ status }) => status === 200,
        () => false,
      );
    while (running) {
      const answers = await Promise.all(sites.map(isHealthy));
      healthy = sites.filter((_site, place) => answers[place]);
      await pause(100);
    }
  }

  async function read(place: number): Promise<void> {
    while (running) {
      const answer = await balanced((place += 1), (site) => get(site, account, cookies)).catch(String);
      if (typeof answer === 'string' || !isSignedIn(answer))
        failures.push(typeof answer === 'string' ? answer : `read ${answer.status}`);
      reads += 1;
    }
  }

  async function write(): Promise<void> {
    for (let place = 0; running; place += 1) {
      const answer = await balanced(place, (site) => plainSignIn(site.url, 'vip@halden.example')).catch(
        String,
      );
      if (typeof answer === 'string' || answer.status !== 202)
        failures.push(typeof answer === 'string' ? answer : `write ${answer.status}`);
      else if (!isSignedIn(await balanced(place + 1, (site) => get(site, account, answer.cookies))))
        failures.push('a session that was just begun is lost');
      writes += 1;
    }
  }

  const load = [watchHealth(), read(0), read(1), write()];
  await pause(2_000);
  // Both renew the tokens of the same session concurrently.
  await fetch(`${platform.url}/platform/_control/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMs: 2 * 3_600_000 }),
  });
  await pause(2_000);
  const port = Number(new URL(sites[0].url).port);
  await sites[0].stop();
  await pause(1_000);
  sites[0] = await startSite(port);
  await pause(3_000);
  running = false;
  await Promise.all(load);
  expect(failures).toEqual([]);
  expect(reads).toBeGreaterThan(20);
  expect(writes).toBeGreaterThan(2);
});

test('ERR-04 failed sign-ins are counted by both together', async () => {
  const attempt = (site: Launched, index: number) =>
    plainRequest(`${site.url}/en-UN/login.data`, {
      method: 'POST',
      headers: { origin: site.url },
      body: `email=nobody-${index}%40halden.example&password=wrong`,
    });
  kept = (await plainSignIn(sites[0].url, email)).cookies;
  const statuses: number[] = [];
  for (let index = 0; index < 62; index += 2)
    statuses.push(
      ...(await Promise.all(sites.map(async (site, place) => (await attempt(site, index + place)).status))),
    );
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(60);
});

test('without Redis nobody can be told to be signed in, and pages stay', async () => {
  const [first] = sites;
  await redis.stop();
  expect((await get(first, '/en-UN/promotions', kept)).status).toBe(200);
  expect((await get(first, account, kept)).status).toBe(503);
  const dialog = await get(first, '/api/dialog-site?locale=en-UN&sections=app', kept);
  expect([dialog.status, dialog.body]).toEqual([200, expect.stringContaining('"authorized":false')]);
});
