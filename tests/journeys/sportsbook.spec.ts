import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { addSession } from '../support/browser-session';
import { desktopAgent } from '../support/browsers';
import { giveConsent } from '../support/give-consent';
import { expect, lostConnection, test } from '../support/journey';
import { type PlainAnswer, plainRequest } from '../support/plain-request';
import {
  type SportsbookStub,
  bookFrame,
  bookHeard,
  bookSays,
  startSportsbookStub,
} from '../support/sportsbook-stub';
import { type Stack, patientSite, startStack } from '../support/stack';

test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: lostConnection });

let stub: SportsbookStub;
let stack: Stack;
test.beforeAll(async () => {
  stub = await startSportsbookStub();
  stack = await startStack({
    siteEnvironment: { ...patientSite, ...stub.environment.site },
    platformEnvironment: stub.environment.platform,
    withPayments: true,
  });
});
test.afterAll(async () => {
  await stack?.stop();
  stub?.stop();
});
test.beforeEach(() => {
  stub.mode = 'ok';
  stub.isReady = true;
  stub.calls.length = 0;
});

const at = (address: string) => `${stack.origin('brasa')}${address}`;
const stage = (page: Page) => page.locator('[data-sportsbook]');
const contexts = () => stub.calls.filter(({ path }) => path === '/contexts').map(({ body }) => body);

async function visit(page: Page, address: string): Promise<void> {
  await giveConsent(page);
  await page.goto(at(address));
}

const expectOpen = (page: Page) => expect(stage(page)).toHaveAttribute('data-sportsbook', 'open');

/** Sends a request to the brand without a browser. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<PlainAnswer> {
  const { host, origin } = new URL(at('/'));
  return plainRequest(`http://localhost:${stack.ports.site}${path}`, {
    method,
    headers: { host, origin, 'user-agent': desktopAgent, ...headers },
    ...(method === 'POST' ? { body: '' } : {}),
  });
}

/** Signs a player in and returns the cookies. */
async function cookiesOf(email: string): Promise<string> {
  const { host, origin } = new URL(at('/'));
  const { cookies } = await plainRequest(`http://localhost:${stack.ports.site}/en-UN/login.data`, {
    method: 'POST',
    headers: { host, origin, 'user-agent': desktopAgent, accept: 'application/json' },
    body: new URLSearchParams({ email, password: 'Marquee-2026' }).toString(),
  });
  if (!cookies) throw new Error(`${email} cannot sign in`);
  return cookies;
}

const signIn = async (page: Page, email = 'regular@brasa.example') =>
  addSession(page.context(), await cookiesOf(email), stack.origin('brasa'));

/** Excludes a player as an operator. */
async function exclude(email: string): Promise<void> {
  const headers = { 'x-site-context': '7', 'x-platform-key': 'local-operator-1' };
  const players = `${stack.platformUrl}/platform/v1/operator/players`;
  const found = await fetch(`${players}?search=${encodeURIComponent(email)}`, { headers });
  const { players: matches } = (await found.json()) as { players: { playerId: number }[] };
  const response = await fetch(`${players}/${matches[0]?.playerId}/restrictions`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'self-exclusion', reason: 'By telephone' }),
  });
  expect(response.status, await response.text()).toBe(200);
}

/** Settles a payment of the player. */
async function deposit(player: string): Promise<void> {
  const method = 'RAPIDTRANSFER';
  const response = await fetch(`${stack.platformUrl}/platform/v1/operator/ledger`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-site-context': '7',
      'x-platform-key': 'local-payment-rapidtransfer',
    },
    body: JSON.stringify({
      player,
      command: { kind: 'deposit', reference: 'sportsbook-deposit', amount: 1_000, currency: 'BRL', method },
    }),
  });
  expect(response.status, await response.text()).toBe(200);
}

interface LogEntry {
  method: string;
  path: string;
  headers: Record<string, string>;
  bodyFields: string[];
}
async function platformLog(): Promise<LogEntry[]> {
  const response = await fetch(`${stack.platformUrl}/platform/_control/log`);
  const body = (await response.json()) as LogEntry[] | { entries: LogEntry[] };
  return Array.isArray(body) ? body : body.entries;
}

test('ROUTE-43 GUARD-34 SHELL-11 visitors browse all public pages; the sportsbook has up to four parts', async () => {
  for (const locale of ['en-UN', 'cl-CL']) {
    const home = await ask(`/${locale}`);
    for (const path of [
      '/online-casino',
      '/live-casino-online',
      '/sportsbook',
      '/promotions',
      '/casino-loyalty',
    ])
      expect(home.body, `${locale} ${path}`).toContain(`href="/${locale}${path}"`);
    for (const path of ['', '/promotions', '/online-casino', '/live-casino-online', '/privacy-policy'])
      expect((await ask(`/${locale}${path}`)).status, path).toBe(200);
    const parts = ['football', 'england', 'premier', '123'];
    for (let count = 0; count <= parts.length; count += 1)
      expect((await ask(`/${locale}/sportsbook/${parts.slice(0, count).join('/')}`)).status).toBe(200);
    expect((await ask(`/${locale}/sportsbook/a/b/c/d/e`)).status).toBe(404);
  }
  // A market without a sportsbook, and a brand without one.
  expect((await ask('/pt-PT/sportsbook')).status).toBe(451);
  expect((await ask('/pt-PT')).body).not.toContain('/sportsbook"');
  const other = await plainRequest(`http://localhost:${stack.ports.site}/en-UN/sportsbook`, {
    headers: { host: new URL(stack.origin('halden')).host, 'user-agent': desktopAgent },
  });
  expect([other.status, other.headers['location']]).toEqual([302, '/en-UN']);
});

for (const width of [360, 1440])
  for (const locale of ['en-UN', 'cl-CL'])
    test(`SPORT-03 SPORT-04 SPORT-05 CONST-05 a visitor reads the sportsbook at ${width} px in ${locale}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, `/${locale}/sportsbook/football/england/premier/123`);
      await expectOpen(page);
      const deepLinking = { category: 'football', region: 'england', competition: 'premier', event: '123' };
      expect(contexts()).toMatchObject([{ brandId: 'brasa', deepLinking }]);
      expect(contexts()[0]).not.toHaveProperty('session');
      // The frame is below the header and above the tab bar.
      const frame = await page.locator('[data-sportsbook] iframe').boundingBox();
      expect(frame?.width).toBe(width);
      expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeLessThanOrEqual(width < 960 ? 800 - 64 : 800);
      await expectAccessible(page);
      await page.screenshot({ path: `test-results/sportsbook-${locale}-${width}.png` });
      await bookSays(page, { type: 'route', category: 'tennis', title: 'Tennis' });
      await expect(page).toHaveURL(at(`/${locale}/sportsbook/tennis`));
      await expect(page).toHaveTitle('Tennis | Brasa');
      await bookSays(page, { type: 'route', category: 'tennis', region: 'world', title: 'World' });
      await expect(page).toHaveURL(at(`/${locale}/sportsbook/tennis/world`));
      await page.goBack();
      await expect(page).toHaveURL(at(`/${locale}/sportsbook/tennis`));
      await expect.poll(() => bookHeard(page, 'route')).toMatchObject([{ category: 'tennis' }]);
      // The frame was not reloaded.
      expect(contexts()).toHaveLength(1);
    });

test('SPORT-02 SPORT-07 SPORT-09 AUTH-34 a player’s session comes before the context, and that before the frame', async ({
  page,
}) => {
  await signIn(page);
  const frames: string[] = [];
  page.on('request', (request) => request.url().includes('/frame/') && frames.push(request.url()));
  await visit(page, '/en-UN/sportsbook');
  await expectOpen(page);
  const calls = (await platformLog()).filter(({ path }) => /\/(sports|context)\//.test(path));
  const [session, context] = calls.slice(-2);
  expect([session?.path, context?.path]).toEqual([
    '/platform/sports/auth/session/create',
    '/platform/context/sportsbook/context',
  ]);
  expect(session?.headers).toHaveProperty('authorization');
  expect(context?.bodyFields).toEqual(
    expect.arrayContaining([
      'correlationId',
      'brandId',
      'dateTimeStamp',
      'customerState',
      'visitorDetails',
      'loggedInCustomer',
      'deepLinking',
      'iFrameSetup',
    ]),
  );
  expect(context?.bodyFields).not.toContain('loggedOutCustomer');
  expect(contexts()).toMatchObject([{ session: expect.any(String), currency: 'BRL' }]);
  expect(frames).toHaveLength(1);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sports-session');
  expect(cookie?.httpOnly).toBe(true);
  expect(Math.round((cookie?.expires ?? 0) - Date.now() / 1_000)).toBeGreaterThan(31_535_000);
});

test('what the frame asks for: sign-in, deposit with the amount, another token; foreign messages are ignored', async ({
  page,
}) => {
  await visit(page, '/en-UN/sportsbook');
  await expectOpen(page);
  await page.evaluate(() => window.postMessage({ source: 'marquee-sportsbook', type: 'loginRequired' }, '*'));
  await bookSays(page, { type: 'needFunds', amount: '1' });
  await expect(page).toHaveURL(at('/en-UN/sportsbook'));
  await bookSays(page, { type: 'loginRequired' });
  await expect(page).toHaveURL(/#login$/);
  await expect(page.getByRole('dialog')).toBeVisible();

  await signIn(page);
  await page.goto(at('/en-UN/sportsbook/football'));
  await expectOpen(page);
  await bookFrame(page).locator('#slip').click();
  await bookSays(page, { type: 'tokenExpired' });
  await expect.poll(() => bookHeard(page, 'token')).toMatchObject([{ token: /^[\w-]{20,}$/ }]);
  await expect.poll(() => bookHeard(page, 'balance')).not.toEqual([]);
  expect(contexts()).toHaveLength(2);
  await bookSays(page, { type: 'needFunds', amount: 2_500 });
  const dialog = page.locator('[data-deposit-dialog]');
  await expect(dialog.locator('input[name=amount]')).toHaveValue(/^25/);
  await expect.poll(() => bookHeard(page, 'visibility')).toMatchObject([{ visible: false }]);
});

test('AUTH-35 a changed balance is reported to the sports API and shown in the frame', async ({ page }) => {
  await signIn(page);
  await visit(page, '/en-UN/sportsbook');
  await expectOpen(page);
  await expect.poll(() => bookHeard(page, 'balance')).not.toEqual([]);
  const before = (await bookHeard(page, 'balance')).at(-1)?.['amount'];
  await deposit('regular@brasa.example');
  await expect
    .poll(async () => (await bookHeard(page, 'balance')).at(-1)?.['amount'], { timeout: 30_000 })
    .not.toBe(before);
  await expect
    .poll(async () => (await platformLog()).some(({ path }) => path.endsWith('/user-balance-update')))
    .toBe(true);
});

test('SPORT-08 a bonus toast shows odds and stake for its delay, is closed by keyboard and swiped away', async ({
  page,
}) => {
  await visit(page, '/en-UN/sportsbook');
  await expectOpen(page);
  const toast = page.locator('[data-toast]');
  const say = (delay: number) =>
    bookSays(page, { type: 'toast', message: 'Your free bet', delay, minOdds: 1.8, maxBetAmount: 5_000 });
  await say(1_500);
  await expect(toast).toHaveText(/Your free bet Odds of 1\.80 or more\. Bets of up to €50\./);
  await expect(page.getByRole('status').filter({ hasText: 'Your free bet' })).toBeVisible();
  await expect(toast).toHaveCount(0, { timeout: 5_000 });
  await say(60_000);
  await toast.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(toast).toHaveCount(0);
  await say(60_000);
  const box = await toast.boundingBox();
  if (!box) throw new Error('no toast is shown');
  await page.mouse.move(box.x + 40, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 20, { steps: 8 });
  await page.mouse.up();
  await expect(toast).toHaveCount(0);
});

for (const mode of ['silent', 'error', 'wrong'] as const)
  test(`a provider that is ${mode} is explained, with a way to try again; the site goes on`, async ({
    page,
  }) => {
    stub.mode = mode;
    await visit(page, '/en-UN/sportsbook');
    await expect(stage(page)).toHaveAttribute('data-sportsbook', 'error', { timeout: 20_000 });
    await expect(page.getByRole('alert')).toContainText('The sportsbook does not answer at the moment.');
    await expectAccessible(page);
    await page.screenshot({ path: `test-results/sportsbook-${mode}.png` });
    expect((await ask('/en-UN/online-casino')).status).toBe(200);
    stub.mode = 'ok';
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectOpen(page);
  });

test('without scripts a press opens the frame', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at('/en-UN/sportsbook'));
  await page.getByRole('button', { name: 'Open the sportsbook' }).click();
  await expect(page.locator('[data-sportsbook] iframe')).toBeVisible();
  await context.close();
});

test('an exclusion that begins elsewhere takes the frame away at once', async ({ page }) => {
  await signIn(page);
  await visit(page, '/en-UN/sportsbook');
  await expectOpen(page);
  await exclude('regular@brasa.example');
  await expect(page.locator('#session-over')).toBeVisible({ timeout: 10_000 });
  await expect(page.locator('[data-sportsbook] iframe')).toHaveCount(0);
});
