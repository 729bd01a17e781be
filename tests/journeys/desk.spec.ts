import type { Browser, Page } from '@playwright/test';
import { photo } from '../../services/platform/fixtures/document-files';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/journey';
import { plainRequest } from '../support/plain-request';
import { staffPassword } from '../support/staff-request';
import { type Stack, startStack } from '../support/stack';

test.describe.configure({ mode: 'serial' });

const SITE = 5;
/** A separate stack, since staff change players. */
let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack({ sharesContent: true });
});
test.afterAll(() => stack.stop());

const at = (path: string) => `${stack.origin('halden')}${path}`;

/** Calls the platform as an operator with a separate key. */
async function operate(path: string, body?: object, key = 'local-operator-1'): Promise<unknown> {
  const response = await fetch(`${stack.platformUrl}/platform/v1/operator${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', 'x-site-context': String(SITE), 'x-platform-key': key },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function idOf(who: string): Promise<number> {
  const { players } = (await operate(`/players?search=${who}@halden.example`)) as {
    players: { playerId: number }[];
  };
  return players[0]?.playerId ?? 0;
}
const overview = async (playerId: number) =>
  (await operate(`/players/${playerId}`)) as {
    kycStatus: string;
    wallet: { balanceMap: { main: number; locked: number } };
    withdrawals: { withdrawalId: string; status: string }[];
  };

/** A page of a signed-in staff member in a separate browser context. */
async function pageOf(browser: Browser, name: string, path = '/desk'): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(at(path));
  await signIn(page, name);
  await expect(page.getByText(`Signed in as ${name}`)).toBeVisible();
  return page;
}

async function signIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(staffPassword);
  await page.keyboard.press('Enter');
}

const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
/** The row or block of a section that has a text. */
const formOf = (page: Page, form: string) => page.locator(`form:has(input[value="${form}"])`);

test('support finds a player, sets a restriction and lifts it, each with a reason and a name', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'support');
  // By keyboard only: the search has the focus.
  await page.keyboard.type('regular@halden');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^\d+$/ }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(await idOf('regular')));
  await expect(page.getByText('regular@halden.example')).toBeVisible();
  const set = formOf(page, 'restriction.set');
  await set.getByLabel('Kind').selectOption('deposit-block');
  await set.getByLabel('Reason').fill('Card reported as stolen');
  await set.getByRole('button').click();
  await expect(page.getByRole('status')).toContainText('audit log');
  const restrictions = section(page, 'Restrictions in force');
  await expect(restrictions.locator('.MuiChip-root')).toHaveText(['No deposits']);
  await expect(restrictions).toContainText('desk/support');
  // A reload does not send the form again.
  await page.reload();
  await expect(formOf(page, 'restriction.lift')).toHaveCount(1);
  const lift = formOf(page, 'restriction.lift');
  await lift.getByLabel('Reason').fill('Card was found');
  await page.keyboard.press('Enter');
  await expect(restrictions).toContainText('None in force');
  const timeline = section(page, 'Timeline');
  await expect(timeline).toContainText('Card was found');
  await page.context().close();
});

test('four eyes: a large adjustment of one person waits for another one', async ({ browser }) => {
  const playerId = await idOf('once');
  const before = (await overview(playerId)).wallet.balanceMap.main;
  const ada = await pageOf(browser, 'ada', `/desk/players/${playerId}`);
  const request = formOf(ada, 'adjustment.request');
  await request.getByLabel(/^Amount/).fill('250,5x');
  await request.getByLabel('Reason').fill('Jackpot paid twice');
  await request.getByRole('button').click();
  await expect(ada.getByRole('alert')).toContainText('Write an amount such as 12.50');
  await expect(request.getByLabel('Reason')).toHaveValue('Jackpot paid twice');
  await request.getByLabel(/^Amount/).fill('250,50');
  await request.getByRole('button').click();
  await expect(ada.getByRole('status')).toContainText('awaits a second person');
  await expect(section(ada, 'Adjustments')).toContainText('somebody else decides');
  await expect(formOf(ada, 'adjustment.decide')).toHaveCount(0);

  const ben = await pageOf(browser, 'ben', '/desk/queues');
  await section(ben, 'Adjustments awaiting a second person').getByRole('link').first().click();
  const decide = formOf(ben, 'adjustment.decide');
  await expect(section(ben, 'Adjustments')).toContainText('EUR 250.50');
  const second = await ben.context().newPage();
  await second.goto(ben.url());
  await decide.getByLabel('Reason').fill('Seen the receipt');
  await decide.getByRole('button', { name: 'Approve' }).click();
  await expect(ben.getByRole('status')).toBeVisible();
  expect((await overview(playerId)).wallet.balanceMap.main).toBe(before + 25_050);

  // The same decision from a stale page.
  const late = formOf(second, 'adjustment.decide');
  await late.getByLabel('Reason').fill('Not plausible');
  await late.getByRole('button', { name: 'Refuse' }).click();
  await expect(second.getByRole('alert')).toContainText('Somebody else has decided this first');
  await expect(late).toHaveCount(0);

  await ada.goto(at('/desk/audit-log'));
  for (const text of [
    'desk/ada',
    'Adjustment requested',
    'desk/ben',
    'Adjustment approved',
    'Seen the receipt',
  ])
    await expect(ada.getByRole('table')).toContainText(text);
  await ada.getByLabel('By').fill('desk/ben');
  await ada.keyboard.press('Enter');
  await expect(ada.getByRole('table')).not.toContainText('desk/ada');
  await expect(ada.getByRole('table')).toContainText('Adjustment approved');
  await ada.context().close();
  await ben.context().close();
});

test('payments approve a withdrawal, and lock and unlock money', async ({ browser }) => {
  const playerId = await idOf('vip');
  const command = { kind: 'withdrawal', reference: 'out-1', amount: 100, currency: 'EUR', method: 'TRUSTLY' };
  await operate('/ledger', { player: playerId, command });
  const page = await pageOf(browser, 'payments', '/desk/queues');
  await page
    .getByRole('link', { name: String(playerId) })
    .first()
    .click();
  const withdrawal = formOf(page, 'operator/out-1');
  await withdrawal.getByLabel('Reason').fill('Source of funds is clear');
  await withdrawal.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('status')).toContainText('audit log');
  await expect(withdrawal).toHaveCount(0);
  const { withdrawals } = await overview(playerId);
  expect(withdrawals.find(({ withdrawalId }) => withdrawalId === 'operator/out-1')?.status).toBe('PENDING');

  const { main, locked } = (await overview(playerId)).wallet.balanceMap;
  const money = formOf(page, 'money');
  await money.getByLabel(/^Amount/).fill('1.00');
  await money.getByLabel('Reason').fill('Chargeback expected');
  await money.getByRole('button').click();
  await expect(page.getByRole('status')).toBeVisible();
  expect((await overview(playerId)).wallet.balanceMap).toMatchObject({
    main: main - 100,
    locked: locked + 100,
  });
  await money.getByLabel('Kind').selectOption('unlock');
  await money.getByLabel(/^Amount/).fill('99999999');
  await money.getByLabel('Reason').fill('Too much');
  await money.getByRole('button').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(money.getByLabel('Kind')).toHaveValue('unlock');
  await page.context().close();
});

test('KYC-08 compliance accepts documents with a reason; the last one verifies the player', async ({
  browser,
}) => {
  const playerId = await idOf('pending');
  const page = await pageOf(browser, 'compliance', `/desk/players/${playerId}`);
  await page.getByRole('link', { name: 'Look at the documents' }).click();
  await expect(page.getByText('records who has looked')).toBeVisible();
  for (let left = await formOf(page, 'document.accept').count(); left > 0; left -= 1) {
    const review = formOf(page, 'document.accept').first();
    await review.getByLabel(/^Reason/).fill('Compared with the account');
    await review.getByRole('button', { name: 'Accept' }).click();
    await expect(formOf(page, 'document.accept')).toHaveCount(left - 1);
  }
  expect((await overview(playerId)).kycStatus).toBe('FULLY VERIFIED');
  const { entries } = (await operate(`/audit-log?playerId=${playerId}`)) as { entries: { action: string }[] };
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['document.viewed', 'document.accepted']),
  );
  await page.context().close();
});

/** Sends a photo as a player's proof of identity. */
async function sendProof(who: string): Promise<void> {
  const call = async (path: string, headers: Record<string, string>, body: BodyInit) => {
    const response = await fetch(`${stack.platformUrl}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-site-context': String(SITE),
        'x-platform-key': 'local-platform',
        ...headers,
      },
      body,
    });
    expect(response.status, path).toBe(200);
    return (await response.json()) as Record<string, string>;
  };
  const credentials = JSON.stringify({ email: `${who}@halden.example`, password: 'Marquee-2026' });
  const { idToken = '' } = await call('/platform/identity/login', {}, credentials);
  const headers = { authorization: idToken };
  const documents = '/platform/v1/player/documents';
  const document = JSON.stringify({ documentType: 'PROOF_OF_ID' });
  const { redirectUrl = '' } = await call(`${documents}/initiate`, headers, document);
  const file = { ...headers, 'content-type': 'application/octet-stream' };
  await call(redirectUrl, file, new Uint8Array(await photo()));
  await call(`${documents}/status`, headers, document);
}

/** A file of the desk with the page's session; only browsers resolve a brand's local host. */
async function getWith(page: Page, path: string) {
  const cookies = await page.context().cookies(at('/'));
  const { host } = new URL(at('/'));
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return plainRequest(`http://localhost:${stack.ports.site}${path}`, { headers: { host, cookie } });
}

test('KYC-04 compliance sees the page of a document, which is recorded, and refuses it with a reason from the list', async ({
  browser,
}) => {
  await sendProof('once');
  const playerId = await idOf('once');
  const page = await pageOf(browser, 'compliance', `/desk/players/${playerId}/documents`);
  const link = page.getByRole('link', { name: 'View page 1' });
  const address = (await link.getAttribute('href')) ?? '';
  const picture = await getWith(page, address);
  expect(picture.status).toBe(200);
  expect(picture.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
  const { entries } = (await operate(`/audit-log?playerId=${playerId}`)) as {
    entries: { action: string; operator: string; subject: string }[];
  };
  expect(entries[0]).toMatchObject({ action: 'document.viewed', operator: 'desk/compliance' });
  expect(entries[0]?.subject).not.toBe('all');
  const refusal = formOf(page, 'document.refuse');
  await refusal.getByLabel('Reason that the player reads').selectOption('BAD_QUALITY');
  await refusal.getByRole('button', { name: 'Refuse' }).click();
  await expect(formOf(page, 'document.refuse')).toHaveCount(0);
  await expect(page.getByText('BAD_QUALITY')).toBeVisible();
  await page.context().close();

  const support = await pageOf(browser, 'support');
  expect((await getWith(support, address)).status).toBe(403);
  await support.context().close();
});

test('exclusionRegisters: compliance stores the identifier that the register of a player needs, and never sees it again', async ({
  browser,
}) => {
  const email = 'nameless@halden.example';
  const swede = {
    ...{ siteId: SITE, email, password: 'Marquee-2026', countryCode: 'SE', currencyCode: 'EUR' },
    ...{ firstName: 'Clara', lastName: 'Nameless', dateOfBirth: '1990-01-01' },
  };
  const seeded = await fetch(`${stack.platformUrl}/platform/_control/seed`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ players: [swede] }),
  });
  expect(seeded.status, await seeded.text()).toBe(200);
  const playerId = await idOf('nameless');
  const page = await pageOf(browser, 'compliance', `/desk/players/${playerId}`);
  const register = formOf(page, 'register-identifier');
  const identifier = register.getByLabel('Identifier from a proof of identity');
  await identifier.fill('900101-2386');
  await register.getByLabel('Reason').fill('Read from the passport');
  await register.getByRole('button').click();
  await expect(page.getByRole('alert')).toContainText('cannot be the identifier');
  await expect(identifier).toHaveValue('900101-2386');
  await expect(register.getByLabel('Reason')).toHaveValue('Read from the passport');
  await identifier.fill('900101-2385');
  await register.getByRole('button').click();
  await expect(page.getByRole('status')).toContainText('audit log');
  await expect(page.locator('body')).not.toContainText('900101-2385');
  await expect(section(page, 'Timeline')).toContainText('Read from the passport');
  await page.context().close();
});

test('a session that is over loses nothing that was typed', async ({ browser }) => {
  const playerId = await idOf('regular');
  const page = await pageOf(browser, 'support', `/desk/players/${playerId}`);
  const set = formOf(page, 'restriction.set');
  await set.getByLabel('Kind').selectOption('bonus-block');
  await set.getByLabel('Reason').fill('Several accounts of one household');
  await page.context().clearCookies();
  await set.getByRole('button').click();
  await expect(page.getByRole('alert').first()).toContainText('Your session is over');
  await signIn(page, 'support');
  await expect(page).toHaveURL(at(`/desk/players/${playerId}`));
  await expect(page.getByRole('status')).toContainText('was not sent');
  await expect(set.getByLabel('Kind')).toHaveValue('bonus-block');
  await expect(set.getByLabel('Reason')).toHaveValue('Several accounts of one household');
  await set.getByRole('button').click();
  await expect(section(page, 'Restrictions in force').locator('.MuiChip-root')).toHaveText(['No bonuses']);
  await page.context().close();
});

test('while the platform is away the desk says so, and a command that is sent again is booked once', async ({
  browser,
}) => {
  const playerId = await idOf('regular');
  const before = (await overview(playerId)).wallet.balanceMap.main;
  const page = await pageOf(browser, 'payments', `/desk/players/${playerId}`);
  const control = (body: object) =>
    fetch(`${stack.platformUrl}/platform/_control/reply`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const path = `/platform/v1/operator/players/${playerId}`;
  await control({ method: 'POST', path: `${path}/adjustments`, delayMs: 4_000 });
  const request = formOf(page, 'adjustment.request');
  await request.getByLabel(/^Amount/).fill('1');
  await request.getByLabel('Reason').fill('Goodwill');
  await request.getByRole('button').click();
  await expect(page.getByRole('alert')).toContainText('booked once at most');
  await request.getByRole('button').click();
  await expect(page.getByRole('status')).toContainText('audit log');
  await expect.poll(async () => (await overview(playerId)).wallet.balanceMap.main).toBe(before + 100);

  await control({ method: 'GET', path, status: 503, body: {} });
  await page.goto(at(`/desk/players/${playerId}`));
  await expect(page.getByRole('alert')).toContainText('does not answer');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText('regular@halden.example')).toBeVisible();
  await page.context().close();
});

for (const width of [360, 1440])
  test(`the desk has no accessibility violation at ${width} px and does not scroll sideways`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    const check = async (path: string) => {
      await page.goto(at(path));
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    };
    await check('/staff/sign-in');
    await signIn(page, 'ada');
    await expect(page.getByText('Signed in as ada')).toBeVisible();
    const playerId = await idOf('vip');
    for (const path of ['/desk?search=r', '/desk/queues', '/desk/audit-log', `/desk/players/${playerId}`])
      await check(path);
    await check(`/desk/players/${await idOf('documents')}/documents`);
    await check(`/desk/players/${playerId}/timeline`);
    await context.close();
  });
