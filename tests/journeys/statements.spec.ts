import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { addSession, signInBrowser } from '../support/browser-session';
import { giveConsent } from '../support/give-consent';
import { expect, test } from '../support/journey';
import { plainRequest } from '../support/plain-request';
import { sessionAt } from '../support/site-request';
import { address, plainAddress } from '../support/sites';

test.use({ viewport: { width: 360, height: 740 } });

const site = { brand: 'halden', siteId: 5, locale: 'en-UN' };
const statements = '/my-account/banking/statements';
const transactions = '/my-account/banking/transactions';
const password = 'Marquee-2026';

async function post(path: string, body: object, key?: string): Promise<void> {
  const response = await fetch(`${process.env['TEST_PLATFORM_URL'] ?? ''}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key ? { 'x-site-context': String(site.siteId), 'x-platform-key': `local-${key}` } : {}),
    },
    body: JSON.stringify(body),
  });
  expect(response.status, await response.text()).toBe(200);
}

/** The campaign for bonuses granted by operators. */
async function goodwillOf(email: string): Promise<number> {
  const headers = { 'x-site-context': String(site.siteId), 'x-platform-key': 'local-operator-1' };
  const players = `${process.env['TEST_PLATFORM_URL'] ?? ''}/platform/v1/operator/players`;
  const read = async (path: string): Promise<unknown> => (await fetch(players + path, { headers })).json();
  const found = (await read(`?search=${encodeURIComponent(email)}`)) as { players: { playerId: number }[] };
  const { campaigns } = (await read(`/${found.players[0]?.playerId}`)) as {
    campaigns: { campaignId: number }[];
  };
  return campaigns[0]?.campaignId ?? 0;
}

/** A player with deposits of 200.00, a bonus of 10.00, stakes of 30.00, wins of 45.50 and a payout of 20.00. */
async function playedPlayer(name: string): Promise<string> {
  const email = `${name}-${Date.now()}@halden.example`;
  await post('/platform/_control/seed', {
    players: [
      {
        ...{ siteId: site.siteId, email, password, currencyCode: 'EUR' },
        termsAndConditionsAcceptedVersion: '99',
        firstLogin: false,
      },
    ],
  });
  const own = (part: string) => `${name}-${part}-${Date.now()}`;
  const round = own('round');
  const ledger = (command: object, key: string) =>
    post('/platform/v1/operator/ledger', { player: email, command: { currency: 'EUR', ...command } }, key);
  await ledger(
    { kind: 'deposit', reference: own('d'), amount: 20_000, method: 'TRUSTLY' },
    'payment-trustly',
  );
  await ledger(
    { kind: 'bet', reference: own('s'), amount: 3_000, roundId: round, gameId: 'cherry-parade' },
    'provider-egt',
  );
  await ledger({ kind: 'win', reference: own('w'), amount: 4_550, roundId: round }, 'provider-egt');
  await ledger({ kind: 'withdrawal', reference: own('o'), amount: 2_000, method: 'TRUSTLY' }, 'operator-1');
  // A withdrawal would end it.
  await ledger(
    { kind: 'bonus-grant', reference: own('b'), amount: 1_000, campaign: await goodwillOf(email) },
    'operator-1',
  );
  return email;
}

async function isSound(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

const minorOf = (page: Page, kind: string) =>
  page.locator(`main tr[data-kind="${kind}"] [data-minor]`).getAttribute('data-minor');

test('a statement says what each kind of movement changed, and each movement has its receipt', async ({
  page,
}) => {
  await giveConsent(page);
  await signInBrowser(page.context(), site, await playedPlayer('statement'));
  await page.goto(address(site, transactions));
  // The row of links scrolls the current one into view first.
  await page.waitForLoadState('networkidle');
  await page.getByRole('navigation').getByRole('link', { name: 'Statements' }).first().click();
  await expect(page.locator('main h1')).toHaveText('Statements');
  await isSound(page);
  await page
    .getByRole('link', { name: /\(so far\)/ })
    .first()
    .click();
  await expect(page.locator('main h1')).toHaveText(/^Statement /);
  await expect(page.getByRole('alert')).toHaveCount(0);
  for (const [kind, minor] of [
    ['deposit', '20000'],
    ['bonus', '1000'],
    ['stake', '-3000'],
    ['win', '4550'],
    ['withdrawal', '-2000'],
  ] as const)
    expect(await minorOf(page, kind), kind).toBe(minor);
  await expect(page.locator('main')).toContainText('Balance now€205.50');
  await expect(page.locator('main')).toContainText('Net deposits+€180.00');
  await expect(page.locator('main')).toContainText('Result of your games+€15.50');
  const listed = await page
    .locator('main li [data-minor]')
    .evaluateAll((amounts) => amounts.map((each) => Number(each.getAttribute('data-minor'))));
  expect(listed.reduce((sum, each) => sum + each, 0)).toBe(20_550);
  await isSound(page);

  await page.getByRole('link', { name: 'Withdrawal requested' }).click();
  await expect(page.locator('main h1')).toHaveText('Receipt');
  await expect(page.locator('main')).toContainText('−€20.00');
  await expect(page.locator('main')).toContainText('Your real money €20.00');
  await expect(page.locator('main')).toContainText('Withdrawals on their way €20.00');
  await expect(page.locator('main')).toContainText('Balance after€195.50');
  await expect(page.locator('main')).toContainText(/Referenceoperator\/statement-o-\d+/);
  await isSound(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('header').first()).toBeHidden();
  await expect(page.getByRole('link', { name: 'Gambling limits' })).toHaveCount(0);
  await expect(page.locator('main')).toContainText('Receipt');
});

test('without a script: from the history to a receipt, and from the statements to a year and a month', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await signInBrowser(context, site, await playedPlayer('scriptless'));
  await page.goto(address(site, transactions));
  await page.locator('main li summary').first().click();
  await page.getByRole('link', { name: 'Receipt' }).first().click();
  await expect(page.locator('main h1')).toHaveText('Receipt');
  await page.goto(address(site, statements));
  const year = String(new Date().getUTCFullYear());
  await page.getByRole('link', { name: `${year} (so far)`, exact: true }).click();
  await expect(page.locator('main h1')).toHaveText(`Statement ${year}`);
  expect(await minorOf(page, 'deposit')).toBe('20000');
  await page.locator('main h3 a').first().click();
  await expect(page.locator('main h1')).toHaveText(/^Statement \w+ \d{4}$/);
  expect(await minorOf(page, 'win')).toBe('4550');
  await context.close();
});

/** The text of a document as shown to its reader. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const pages = Array.from({ length: document.getPageCount() }, (_, page) =>
    document.getPage(page).getText(),
  );
  document.destroy();
  library.destroy();
  return pages.join('\n');
}

test('a statement is downloaded as a table and as a document', async ({ page }) => {
  await signInBrowser(page.context(), site, await playedPlayer('download'));
  await page.goto(address(site, statements));
  await page
    .getByRole('link', { name: /\(so far\)/ })
    .first()
    .click();
  await page.waitForURL(/statements\/\d{4}-\d{2}$/);
  const month = new URL(page.url()).pathname.slice(-7);
  const get = async (name: RegExp) => {
    const started = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    const download = await started;
    return { file: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const table = await get(/CSV/);
  expect(table.file).toBe(`statement-${month}.csv`);
  const rows = table.bytes.toString('utf8').trim().split('\r\n').slice(1);
  expect(rows).toHaveLength(5);
  expect(rows.map((row) => Number(row.split(',')[3])).reduce((sum, each) => sum + each, 0)).toBe(205.5);
  const document = await get(/PDF/);
  expect(document.file).toBe(`statement-${month}.pdf`);
  expect(document.bytes.toString('latin1', 0, 5)).toBe('%PDF-');
  const text = await textOf(document.bytes);
  for (const shown of ['€205.50', '+€180.00', '+€15.50', 'Balance at the beginning', 'Rounds: 1'])
    expect(text).toContain(shown);
});

test('nobody else has the receipt or statement of a player', async ({ page }) => {
  const host = new URL(address(site, '/')).host;
  const ask = async (path: string, email?: string) => {
    const cookie = email ? await sessionAt(site, email) : '';
    return plainRequest(plainAddress(path), { headers: { host, cookie } });
  };
  const owner = await playedPlayer('owner');
  await addSession(page.context(), await sessionAt(site, owner), new URL(address(site, '/')).origin);
  await page.goto(address(site, transactions));
  const receipt = (await page.locator('main details a').first().getAttribute('href')) ?? '';
  expect((await ask(receipt, owner)).status).toBe(200);
  expect((await ask(receipt, 'once@halden.example')).status).toBe(404);
  expect((await ask(receipt)).status).toBe(302);
  for (const period of ['1999', '2026-13', 'x'])
    expect((await ask(`/en-UN${statements}/${period}`, owner)).status, period).toBe(404);
  for (const [kind, type] of [
    ['csv', 'text/csv; charset=utf-8'],
    ['pdf', 'application/pdf'],
  ] as const) {
    const path = `/api/player/statement.${kind}?locale=en-UN&period=`;
    const { headers } = await ask(`${path}${new Date().getUTCFullYear()}`, owner);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="statement-/);
    expect((await ask(`${path}1999`, owner)).status).toBe(404);
    expect((await ask(`${path}2026`)).status).toBe(401);
  }
});
