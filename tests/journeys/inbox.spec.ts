import type { Page, Response } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { addSession } from '../support/browser-session';
import { desktopAgent } from '../support/browsers';
import { expect, lostConnection, test } from '../support/journey';
import { type Stack, patientSite, startStack } from '../support/stack';
import { plainRequest } from '../support/plain-request';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 360, height: 780 }, expectedErrors: lostConnection });

const inbox = '/my-account/inbox';
const notifications = '/my-account/inbox/notifications';

/** A separate stack with a CRM provider, since reading messages changes state. */
let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack({ sharesContent: true, withCrm: true, siteEnvironment: patientSite });
  // On a busy machine the first page may be slow.
  for (const { brand, locale } of [halden, kiekko]) {
    const { host } = new URL(stack.origin(brand));
    const home = () => plainRequest(`${stack.origin()}/${locale}`, { headers: { host } });
    await expect.poll(async () => (await home()).status, { timeout: 60_000 }).toBe(200);
  }
});
test.afterAll(() => stack?.stop());

const halden = { brand: 'halden', siteId: 5, locale: 'en-UN' };
const kiekko = { brand: 'kiekko', siteId: 6, locale: 'fi-FI' };
type Place = typeof halden;

const at = ({ brand, locale }: Place, path: string) => `${stack.origin(brand)}/${locale}${path}`;
const control = (mode: string) =>
  fetch(`${stack.platformUrl}/platform/simulators/crm/control?mode=${mode}`, { method: 'PUT' });

/** Stores an earlier cookie decision of the player. */
async function decideCookies(page: Page, marketing: boolean): Promise<void> {
  await page.addInitScript((allowed) => {
    if (window !== window.top) return;
    localStorage.setItem('cookies_a', 'true');
    const options = { essentials: true, performanceFunctional: true, marketing: allowed };
    localStorage.setItem('cookies_options', JSON.stringify(options));
  }, marketing);
}

/** Stores the consent of the signed-in player to all cookies, replacing an earlier one. */
async function agree(page: Page, place: Place): Promise<void> {
  await page.goto(at(place, '/my-account/account'));
  const status = await page.evaluate(async (locale) => {
    const body = new URLSearchParams({ version: '1', performanceFunctional: 'on', marketing: 'on' });
    return (await fetch(`/api/consent?locale=${locale}`, { method: 'POST', body })).status;
  }, place.locale);
  expect(status).toBe(200);
}

/** Signs in without the sign-in page, and sets the page's cookies. */
async function signIn(page: Page, place: Place, email: string): Promise<void> {
  const { host, origin } = new URL(stack.origin(place.brand));
  const answer = await plainRequest(`${stack.origin()}/${place.locale}/login.data`, {
    method: 'POST',
    headers: { host, origin, 'user-agent': desktopAgent, accept: 'application/json' },
    body: new URLSearchParams({ email, password: 'Marquee-2026' }).toString(),
  });
  expect(answer.status, answer.body).toBe(202);
  await addSession(page.context(), answer.cookies, origin);
}

async function operator(place: Place, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${stack.platformUrl}/platform/v1/operator${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      'x-site-context': String(place.siteId),
      'x-platform-key': 'local-operator-1',
      'idempotency-key': crypto.randomUUID(),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return JSON.parse(text);
}

async function idOf(place: Place, email: string): Promise<number> {
  const found = (await operator(place, `/players?search=${email}`)) as { players: { playerId: number }[] };
  return found.players[0]?.playerId ?? 0;
}

const giveRounds = async (place: Place, email: string, rounds: number) =>
  operator(place, `/players/${await idOf(place, email)}/free-rounds`, {
    ...{ gameId: 'cherry-thunderstruck', rounds, stake: 20, currency: 'EUR', days: 7, reason: 'Goodwill' },
  });

const mark = (page: Page) => page.locator('[data-island="account-menu"] [data-unread-number]');
const script = (page: Page) => page.locator('script[data-crm]');
const keyOf = async (page: Page) => {
  await expect(script(page)).toHaveCount(1);
  return new URL((await script(page).getAttribute('src')) ?? '').searchParams.get('session');
};
const entry = (page: Page, title: string) =>
  page.locator('[data-inbox-entry]').filter({ has: page.getByRole('heading', { name: title }) });

async function visit(page: Page, place: Place, path: string): Promise<Response> {
  const response = await page.goto(at(place, path));
  expect(response?.status()).toBe(200);
  await page.waitForLoadState('networkidle');
  if (!response) throw new Error('the page was there before');
  return response;
}

test('INBOX-01 the loader is inserted once with the session, anew in a new session, and never signed out', async ({
  page,
}) => {
  await decideCookies(page, true);
  const visitor = await visit(page, halden, '');
  await expect(script(page)).toHaveCount(0);
  expect(visitor.headers()['content-security-policy']).not.toContain('crm.localhost');

  await signIn(page, halden, 'regular@halden.example');
  await agree(page, halden);
  const home = await visit(page, halden, '');
  const first = await keyOf(page);
  expect(first).toMatch(/.{8,}/);
  expect(home.headers()['content-security-policy']).toContain('crm.localhost');
  expect(await home.text()).not.toContain(first ?? '');
  await visit(page, halden, inbox);
  expect(await keyOf(page)).toBe(first);

  await page.context().clearCookies();
  await visit(page, halden, '');
  await expect(script(page)).toHaveCount(0);
  await signIn(page, halden, 'regular@halden.example');
  await visit(page, halden, '');
  const second = await keyOf(page);
  expect(second).toMatch(/.{8,}/);
  expect(second).not.toBe(first);
});

test('INBOX-01 without consent to its cookies nothing of the provider is loaded, and the inbox says so', async ({
  page,
}) => {
  await decideCookies(page, false);
  await signIn(page, halden, 'once@halden.example');
  await visit(page, halden, inbox);
  await expect(page.locator('[data-crm-inbox=consent]')).toContainText('marketing cookies');
  await expect(script(page)).toHaveCount(0);
});

for (const [place, email, title, offer, unread] of [
  [halden, 'regular@halden.example', 'Messages', 'Free Friday tournament', 'Unread'],
  [kiekko, 'regular@kiekko.example', 'Viestit', 'Perjantain turnaus', 'Lukematon'],
] as const)
  test(`INBOX-02 INBOX-04 the inbox of ${place.brand} lists messages and the offers of the CRM, and is read and deleted`, async ({
    page,
  }) => {
    await decideCookies(page, true);
    await signIn(page, place, email);
    await agree(page, place);
    await visit(page, place, inbox);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('[data-crm-inbox=offers]')).toContainText(offer);
    const offered = page.locator('[data-crm-inbox] a').first();
    await expect(offered).toHaveAttribute('href', `/${place.locale}/my-account/rewards`);

    const open = page.locator('[data-inbox-entry=unread]');
    const before = await open.count();
    expect(before).toBeGreaterThan(0);
    await expect(open.first()).toContainText(unread);
    await expect(mark(page)).toHaveText(String(before));
    await expect(page.locator('nav [data-unread-count]')).toContainText(String(before));
    await expectAccessible(page);
    await page.screenshot({ path: `test-results/inbox-${place.brand}-360.png`, fullPage: true });

    const all = await page.locator('[data-inbox-entry]').count();
    await open.first().locator('button[value=read]').click();
    await expect(open).toHaveCount(before - 1);
    await expect(page.getByRole('status').filter({ visible: true }).first()).toBeVisible();
    if (before > 1) await expect(mark(page)).toHaveText(String(before - 1));
    else await expect(mark(page)).toBeHidden();
    await page.locator('[data-inbox-entry] button[value=delete]').last().click();
    await expect(page.locator('[data-inbox-entry]')).toHaveCount(all - 1);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.screenshot({ path: `test-results/inbox-${place.brand}-1440.png`, fullPage: true });
  });

for (const [place, email, title, link] of [
  [halden, 'regular@halden.example', 'You have free rounds', 'See your bonuses'],
  [kiekko, 'regular@kiekko.example', 'Sait ilmaiskierroksia', 'Katso bonuksesi'],
] as const)
  test(`INBOX-03 INBOX-04 a notification of ${place.brand} is pushed to the mark of every page, listed in its language and read`, async ({
    page,
  }) => {
    await signIn(page, place, email);
    await visit(page, place, notifications);
    await expect(page.locator('[data-inbox-entry]')).toHaveCount(0);
    const other = await page.context().newPage();
    await visit(other, place, '');
    await expect(other.locator('[data-island="account-menu"][data-mounted]')).toBeAttached();
    const count = async () => Number((await mark(other).textContent()) || '0');
    await expect.poll(count).toBeGreaterThan(-1);
    const before = await count();

    await giveRounds(place, email, 9);
    await expect.poll(count).toBe(before + 1);
    await expect(mark(other)).toBeVisible();
    await expect(entry(page, title)).toContainText('9');
    await expect(page.locator('nav [data-unread-count]').last()).toContainText('1');
    await expect(entry(page, title).getByRole('link', { name: link })).toHaveAttribute(
      'href',
      `/${place.locale}/my-account/rewards/active`,
    );
    await expectAccessible(page);
    await page.screenshot({ path: `test-results/notifications-${place.brand}-360.png`, fullPage: true });
    await other.locator('[data-island="account-menu"] summary').click();
    await expect(other.locator('[data-unread-notifications]')).toContainText('1');
    await expectAccessible(other, { within: '[data-island="account-menu"]' });
    await other.screenshot({ path: `test-results/notifications-menu-${place.brand}.png` });

    await entry(page, title).locator('button[value=read]').click();
    await expect(entry(page, title)).toHaveAttribute('data-inbox-entry', 'read');
    await expect.poll(count).toBe(before);
    await expect(mark(page)).toHaveText(String(before));
    await entry(page, title).locator('button[value=delete]').click();
    await expect(page.locator('[data-inbox-entry]')).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.screenshot({ path: `test-results/notifications-${place.brand}-1440.png`, fullPage: true });
    await other.close();
  });

test('INBOX-03 the decision about a document is notified, and its link leads to the verification', async ({
  page,
}) => {
  const email = 'pending@halden.example';
  const id = await idOf(halden, email);
  const { documents } = (await operator(halden, '/documents')) as {
    documents: { playerId: number; documentId: string }[];
  };
  const own = documents.find(({ playerId }) => playerId === id);
  await operator(halden, `/players/${id}/documents/${own?.documentId}/refusal`, { reason: 'BAD_QUALITY' });
  await signIn(page, halden, email);
  await visit(page, halden, notifications);
  await page.getByRole('button', { name: 'Verify later' }).click();
  const link = entry(page, 'We need another document').getByRole('link', { name: 'Send another document' });
  await link.click();
  await expect(page).toHaveURL(/\/my-account\/account\/verification$/);
});

test('INBOX-01 a provider that is down hurts nothing but its own offers', async ({ page }) => {
  await decideCookies(page, true);
  await signIn(page, halden, 'regular@halden.example');
  await agree(page, halden);
  await control('down');
  await visit(page, halden, inbox);
  await expect(page.locator('[data-crm-inbox=failed]')).toContainText('cannot be shown right now');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await control('ok');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('INBOX-02 INBOX-03 INBOX-04 both pages work, and the navigation counts what is unread', async ({
    page,
  }) => {
    const email = 'big@halden.example';
    await giveRounds(halden, email, 4);
    await signIn(page, halden, email);
    await page.goto(at(halden, notifications));
    await expect(page.locator('nav [data-unread-count]').last()).toContainText('1');
    await entry(page, 'You have free rounds').getByRole('button', { name: 'Mark as read' }).click();
    await expect(page).toHaveURL(/notifications\?changed=read$/);
    await expect(page.getByText('Marked as read.')).toBeVisible();
    await page.getByRole('button', { name: 'Delete: You have free rounds' }).click();
    await expect(page.getByText('You have no notifications.')).toBeVisible();
    await page.goto(at(halden, inbox));
    await expect(page.locator('[data-inbox-entry]').first()).toBeVisible();
  });
});
