import type { APIResponse } from '@playwright/test';
import { expect, test } from '../../support/journey';
import { type Gate, startGate } from './gate';
import type { Launched } from '../support/launch';
import { see, startSite } from '../support/site-process';
import { expectLine } from '../support/visit';

test.describe.configure({ mode: 'serial', timeout: 150_000 });

/** Maximum waiting time of a visitor, with a factor of three for slow machines. */
const patienceMs = 30_000;

let content: Gate;
let platform: Gate;
let site: Launched;

test.beforeAll(async () => {
  content = await startGate(process.env['TEST_CONTENT_URL'] ?? '');
  platform = await startGate(process.env['TEST_PLATFORM_URL'] ?? '');
  content.hang();
  site = await startSite(
    { contentUrl: content.url, platformUrl: platform.url },
    // Pictures bypass the gate, as they use the public URL of the content service.
    { CONTENT_PUBLIC_URL: process.env['TEST_CONTENT_URL'] ?? '' },
  );
});

test.afterAll(async () => {
  await site?.stop();
  await Promise.all([content?.close(), platform?.close()]);
});

const address = (path: string) => `http://localhost:${new URL(site.url).port}${path}`;

async function readiness(): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(address('/ready'));
  return { status: answer.status, body: await answer.json() };
}

test('AMB-74 with a content service that hangs from the start, visitors see the error screen within seconds', async () => {
  expect((await fetch(address('/health'))).status).toBe(200);
  expect(await readiness()).toEqual({
    status: 503,
    body: {
      status: 'not ready',
      dependencies: { content: { status: 'failed', reason: 'timeout' }, platform: { status: 'ok' } },
    },
  });
  const started = performance.now();
  const seen = await Promise.all(
    ['/en-UN', '/en-UN/promotions', '/en-UN/login'].map((path) => see(site.url, path)),
  );
  expect(performance.now() - started).toBeLessThan(patienceMs);
  for (const { status, body, title } of seen) {
    expect(status).toBe(502);
    expect(title).toBe('Halden Royale');
    expect(body.toUpperCase()).toContain('SOMETHING WENT WRONG');
  }
  await expectLine(site.log, { event: 'page.unavailable', path: '/login', market: 'UN' });
});

test('pages are there as soon as the content service answers again', async () => {
  content.open();
  await expect.poll(async () => (await see(site.url, '/en-UN')).status).toBe(200);
  expect((await see(site.url, '/en-UN/login')).title).toContain('Log in');
  await expect.poll(readiness).toMatchObject({ status: 200, body: { status: 'ready' } });
});

test('with both services hanging, the account page is the error screen of the brand', async ({
  page,
  request,
}) => {
  await page.goto(address('/en-UN/login'));
  await page.getByLabel('E-mail').fill('regular@halden.example');
  await page.getByLabel('Password', { exact: true }).fill('Marquee-2026');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  content.hang();
  platform.hang();
  const started = performance.now();
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer: APIResponse = await request.get(address('/en-UN/my-account/account'), {
    headers: { cookie: cookies },
    maxRedirects: 0,
  });
  expect(performance.now() - started).toBeLessThan(patienceMs);
  const body = await answer.text();
  expect(answer.status()).toBe(502);
  expect(body).toContain('<title>Halden Royale</title>');
  expect(body.toUpperCase()).toContain('SOMETHING WENT WRONG');
});
