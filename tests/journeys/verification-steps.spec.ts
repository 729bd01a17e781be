import type { Browser, Page } from '@playwright/test';
import { photo } from '../../services/platform/fixtures/document-files';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/journey';
import { plainRequest } from '../support/plain-request';
import { type PlayerSite, protectionOf } from '../support/protected-player';
import { patientSite, type Stack, startStack } from '../support/stack';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 390, height: 844 } });

const account = '/my-account/account';
const verification = `${account}/verification`;
const questionnaire = `${verification}/edd-questionnaire`;
const documentsCall = '/platform/v1/player/documents';
const halden: PlayerSite = {
  brand: 'halden',
  siteId: 5,
  locale: 'en-UN',
  countryCode: 'NZ',
  currencyCode: 'EUR',
};

let stack: Stack;
let site: ReturnType<typeof protectionOf>;
test.beforeAll(async () => {
  stack = await startStack({ sharesContent: true, siteEnvironment: patientSite });
  site = protectionOf(stack);
});
test.afterAll(() => stack?.stop());

const go = (page: Page, path: string) => page.goto(site.address(halden, path));
const prompt = (page: Page) => page.locator('dialog:has([data-prompt])');
const tab = (page: Page) => page.locator('main nav [aria-current]');
const card = (page: Page, type: string) => page.locator(`section:has([data-document=${type}])`);
const state = (page: Page) => page.locator('main [data-notification]');

async function axe(page: Page, within: string): Promise<void> {
  await expectAccessible(page, { within });
}

async function shots(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  for (const width of folder ? [1440, 360] : []) {
    await page.setViewportSize({ width, height: 800 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png` });
  }
}

async function operate(rest: string, body?: object): Promise<unknown> {
  const response = await fetch(`${stack.platformUrl}/platform/v1/operator/players${rest}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'x-site-context': String(halden.siteId),
      'x-platform-key': 'local-operator-1',
      'content-type': 'application/json',
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(response.status, rest).toBe(200);
  return response.json();
}

async function idOf(email: string): Promise<number> {
  const { players } = (await operate(`?search=${email}`)) as { players: { playerId: number }[] };
  return players[0]?.playerId ?? 0;
}

/** Staff request documents from a player. */
async function request(email: string, ...types: string[]): Promise<void> {
  const playerId = await idOf(email);
  for (const documentType of types)
    await operate(`/${playerId}/documents`, { documentType, reason: 'Large deposits' });
}

/** A player with a verification level and requested documents. */
async function playerWith(kycStatus: string, ...types: string[]): Promise<string> {
  const email = await site.newPlayer(halden, { kycStatus });
  await request(email, ...types);
  return email;
}

async function withoutScripts(browser: Browser, email: string, run: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await site.signIn(page, halden, email);
  await run(page);
  await context.close();
}

test('KYC-16 the prompt for documents notifies, is closed for a page, comes back, and is put off by verify later', async ({
  page,
}) => {
  const email = await playerWith('FULLY VERIFIED', 'SOURCE_OF_WEALTH');
  await site.signIn(page, halden, email);
  await go(page, account);
  await expect(prompt(page).locator('[data-prompt=notify]')).toBeVisible();
  await expect(prompt(page)).toContainText('30 days left to send them');
  await axe(page, 'dialog');
  await shots(page, 'prompt');
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toHaveCount(0);
  await page.reload();
  await prompt(page).getByRole('button', { name: 'Verify later' }).click();
  await expect(prompt(page)).toHaveCount(0);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(prompt(page)).toHaveCount(0);

  // A new request is separate, and links to the list.
  await request(email, 'PROOF_OF_PAYMENT');
  await page.reload();
  await prompt(page).getByRole('link', { name: 'Send documents now' }).click();
  await page.waitForURL(new RegExp(`${verification}$`));
  await expect(state(page)).toHaveAttribute('data-notification', 'NOTIFY');
  await page.waitForLoadState('networkidle');
  await expect(prompt(page)).toHaveCount(0);
});

test('KYC-16 once the time has run out the prompt cannot be put off; documents that are sent need none', async ({
  page,
}) => {
  await site.signIn(page, halden, await playerWith('FULLY VERIFIED'));
  const owed = { documentId: 'late-1', documentTypeName: 'SOURCE_OF_WEALTH', documentStatus: 'REQUESTED' };
  const documents = [{ ...owed, dueAt: '2020-01-01T00:00:00.000Z' }];
  const plan = { method: 'GET', path: documentsCall, status: 200, count: 1 };
  await site.control('reply', { ...plan, body: { documents, isFreeOfRequests: false } });
  await go(page, account);
  await expect(prompt(page).locator('[data-prompt=terminated]')).toContainText('has run out');
  await expect(prompt(page).getByRole('button', { name: 'Verify later' })).toHaveCount(0);
  await expect(prompt(page).getByRole('link', { name: 'Send documents now' })).toBeVisible();
  await axe(page, 'dialog');
  const sent = [{ ...owed, documentStatus: 'UNDER_REVIEW', dueAt: null }];
  await site.control('reply', { ...plan, body: { documents: sent, isFreeOfRequests: false } });
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(prompt(page)).toHaveCount(0);
  await expect(page.locator('[data-documents-sent]')).toBeAttached();
});

test('KYC-12 KYC-14 each type has steps of its own and ends in its own success; the tab follows', async ({
  page,
}) => {
  test.slow();
  const identity = ['PROOF_OF_ID', 'PROOF_OF_ADDRESS'];
  const email = await playerWith(
    'NOT_VERIFIED',
    ...identity,
    'PROOF_OF_PAYMENT',
    'SOURCE_OF_WEALTH',
    'OTHER',
  );
  await site.signIn(page, halden, email);
  for (const [type, slug, name, kind] of [
    ['PROOF_OF_ID', 'proof-of-id', 'Proof of identity', undefined],
    ['PROOF_OF_ADDRESS', 'proof-of-address', 'Proof of address', 'UB'],
    ['PROOF_OF_PAYMENT', 'proof-of-payment', 'Proof of payment', undefined],
    ['SOURCE_OF_WEALTH', 'source-of-wealth', 'Source of wealth', 'PS'],
    ['OTHER', 'other', 'Other document', undefined],
  ] as const) {
    await go(page, verification);
    await expect(tab(page)).toHaveText('Verification');
    await expect(tab(page)).toHaveAttribute('aria-current', 'page');
    await card(page, type)
      .getByRole('link', { name: /Send document/ })
      .click();
    await page.waitForURL(new RegExp(`/${slug}$`));
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(tab(page)).toHaveText('Verification');
    await expect(tab(page)).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('form[enctype][class]')).toBeVisible();
    if (kind) await page.getByLabel('What are you sending?').selectOption(kind);
    await page.getByRole('button', { name: 'Send for review' }).click();
    await expect(page.getByRole('alert')).toContainText('Choose at least one file');
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles({ name: `${slug}.jpg`, mimeType: 'image/jpeg', buffer: await photo() });
    await expect(page.locator('[data-page]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Send for review' }).click();
    await page.waitForURL(new RegExp(`sent=${slug}`));
    await expect(page.getByRole('status').filter({ hasText: `${name}: sent.` })).toBeVisible();
    await expect(page.locator(`[data-document=${type}]`)).toHaveAttribute('data-status', 'UNDER_REVIEW');
    await expect(tab(page)).toHaveAttribute('aria-current', 'page');
  }
});

test('KYC-14 the identity check has a page of its own below the tab', async ({ page }) => {
  await site.signIn(page, halden, 'new@halden.example');
  await go(page, verification);
  await card(page, 'PROOF_OF_ID').getByRole('link', { name: 'Verify online' }).click();
  await page.waitForURL(/\/identity$/);
  await expect(tab(page)).toHaveText('Verification');
  await expect(tab(page)).toHaveAttribute('aria-current', 'true');
});

test('KYC-06 KYC-07 the page of a document knows its title, type and deposit methods; a failed upload is told and loses nothing', async ({
  page,
}) => {
  await request('regular@halden.example', 'PROOF_OF_PAYMENT');
  await site.signIn(page, halden, 'regular@halden.example');
  await go(page, `${verification}/proof-of-payment`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 2, name: 'Proof of payment' })).toBeVisible();
  // Nothing is open or in progress.
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  const methods = page.getByLabel('Which payment method did you use?');
  await expect(methods).toHaveValue('');
  const [, method = ''] = await methods
    .locator('option')
    .evaluateAll((options) => options.map((each) => each.getAttribute('value') ?? ''));
  await methods.selectOption(method);
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'statement.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  let fail = () => {};
  const failing = new Promise<void>((resolve) => (fail = resolve));
  const begun = page.waitForResponse((answer) => answer.url().includes('step=begin'));
  await page.route(/step=file/, async (route) => {
    await failing;
    await route.fulfill({ status: 500, json: { code: 'error.system.error' } });
  });
  await page.getByRole('button', { name: 'Send for review' }).click();
  expect(await (await begun).json()).toEqual({ upload: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown });
  await expect(page.getByRole('progressbar')).toBeVisible();
  fail();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(methods).toHaveValue(method);
  await expect(page.locator('[data-page]')).toHaveCount(1);
  await page.unroute(/step=file/);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await page.waitForURL(/sent=proof-of-payment/);
});

test('KYC-10 nothing is asked of a player who is free of requests, on the page, in the menu and before a deposit', async ({
  page,
}) => {
  const menu = page.locator('[data-menu]:has([data-player-name])');
  for (const [level, types, isFree] of [
    ['NOT_REQUIRED', ['SOURCE_OF_WEALTH'], true],
    ['NOT_VERIFIED', [], true],
    ['NOT_VERIFIED', ['SOURCE_OF_WEALTH'], false],
  ] as const) {
    await site.signIn(page, halden, await playerWith(level, ...types));
    await go(page, verification);
    await expect(state(page)).toHaveAttribute('data-notification', isFree ? 'INACTIVE' : 'NOTIFY');
    await expect(page.locator('[data-status=REQUESTED]')).toHaveCount(isFree ? 0 : 1);
    await expect(menu.locator('[data-player-name]')).not.toBeEmpty();
    await expect(menu.locator('[data-dot]')).toBeVisible({ visible: !isFree });
    await go(page, '/my-account/banking/deposit');
    const loyal = page.locator('main [data-state=VERIFYDOCUMENT_LOYAL]');
    await expect(loyal).toHaveCount(isFree ? 0 : 1);
  }
});

test('ERR-29 KYC-11 whatever status the platform reports next is shown as it is', async ({ browser }) => {
  await withoutScripts(browser, await playerWith('FULLY VERIFIED'), async (page) => {
    const statuses = ['VERIFIED', 'REQUESTED', 'UNDER_REVIEW', 'UNREQUESTED', 'EXPIRED', 'VERIFIED'];
    for (const documentStatus of [...statuses, ...statuses.reverse()]) {
      const document = { documentId: 'any-1', documentTypeName: 'PROOF_OF_ADDRESS', documentStatus };
      await site.control('reply', {
        method: 'GET',
        path: documentsCall,
        status: 200,
        body: { documents: [{ ...document, dueAt: null }], isFreeOfRequests: false },
      });
      await go(page, verification);
      await expect(page.locator('[data-document=PROOF_OF_ADDRESS]')).toHaveAttribute(
        'data-status',
        documentStatus,
      );
    }
  });
});

test('KYC-21 KYC-23 KYC-27 KYC-28 the questionnaire begins empty, wants every answer, and stores the text in place of other', async ({
  browser,
}) => {
  const email = await playerWith('FULLY VERIFIED', 'EDD_QUESTIONNAIRE');
  await withoutScripts(browser, email, async (page) => {
    await go(page, questionnaire);
    const fields = ['selectedOccupation', 'otherOccupation', 'selectedSourceOfFund', 'otherSourceOfFund'];
    for (const name of [...fields, 'selectedSalaryRange', 'placeOfBirth', 'nationality'])
      await expect(page.locator(`main [name=${name}]`), name).toHaveValue('');
    for (const name of ['selectedOccupation', 'selectedSourceOfFund', 'selectedSalaryRange'])
      expect(await page.locator(`main [name=${name}] option`).count(), name).toBeGreaterThan(2);

    const cookies = await page.context().cookies();
    const send = (answers: Record<string, string>) =>
      plainRequest(`${stack.origin()}/${halden.locale}${questionnaire}`, {
        method: 'POST',
        headers: {
          host: new URL(stack.origin(halden.brand)).host,
          origin: stack.origin(halden.brand),
          cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
        },
        body: new URLSearchParams({ ...complete, ...answers }).toString(),
      });
    const complete = {
      intent: 'questionnaire',
      selectedOccupation: 'other',
      otherOccupation: 'Diver',
      selectedSourceOfFund: 'savings',
      selectedSalaryRange: '2',
      placeOfBirth: 'Turku',
      nationality: 'FI',
    };
    for (const [wrong, field] of [
      [{ selectedSalaryRange: '-1' }, 'selectedSalaryRange'],
      [{ selectedSalaryRange: '0' }, 'selectedSalaryRange'],
      [{ selectedOccupation: '' }, 'selectedOccupation'],
      [{ selectedSourceOfFund: '' }, 'selectedSourceOfFund'],
      [{ otherOccupation: '' }, 'otherOccupation'],
      [{ otherOccupation: ' \t ' }, 'otherOccupation'],
      [{ selectedSourceOfFund: 'other', otherSourceOfFund: '' }, 'otherSourceOfFund'],
      [{ selectedSourceOfFund: 'other', otherSourceOfFund: '   ' }, 'otherSourceOfFund'],
    ] as const) {
      const answer = await send(wrong);
      expect(answer.status, JSON.stringify(wrong)).toBe(400);
      const invalid = [...answer.body.matchAll(/<(?:input|select)[^>]*aria-invalid="true"[^>]*>/g)].join('');
      expect(invalid, JSON.stringify(wrong)).toContain(`name="${field}"`);
    }
    expect(await site.calls('POST', '/platform/v1/player/edd-answer')).toEqual([]);

    const sent = await send({});
    expect([sent.status, sent.headers['location']]).toEqual([
      302,
      expect.stringContaining('sent=edd-questionnaire'),
    ]);
    // Staff refuse the answers, and the questionnaire is open again with the stored answers.
    const playerId = await idOf(email);
    const { documents } = (await operate(`/${playerId}/documents`)) as {
      documents: { documentId: string; documentTypeName: string }[];
    };
    const id = documents.find(({ documentTypeName }) => documentTypeName === 'EDD_QUESTIONNAIRE')?.documentId;
    await operate(`/${playerId}/documents/${id}/refusal`, { reason: 'EMPTY' });
    await go(page, questionnaire);
    await expect(page.locator('main [name=selectedOccupation]')).toHaveValue('other');
    await expect(page.locator('main [name=otherOccupation]')).toHaveValue('Diver');
    await expect(page.locator('main [name=selectedSourceOfFund]')).toHaveValue('savings');
  });
});
