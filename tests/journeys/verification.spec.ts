import type { Page } from '@playwright/test';
import { iphonePhoto, pdf, photo } from '../../services/platform/fixtures/document-files';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/journey';
import { type Stack, startStack } from '../support/stack';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 390, height: 844 } });

const path = '/en-UN/my-account/account/verification';
const SITE = 5;

let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack({ sharesContent: true });
});
test.afterAll(() => stack.stop());

async function signIn(page: Page, who: string, wanted = path): Promise<void> {
  await page.goto(`${stack.origin()}/en-UN/login?${new URLSearchParams({ wanted: wanted.slice(6) })}`);
  await page.locator('main input[name=email]').fill(`${who}@halden.example`);
  await page.locator('main input[name=password]').fill('Marquee-2026');
  await page.locator('main form button[type=submit]').first().click();
  await page.waitForURL((url) => url.pathname === wanted);
}

async function axe(page: Page): Promise<void> {
  await expectAccessible(page, { within: 'main' });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

const card = (page: Page, type: string) => page.locator(`section:has([data-document=${type}])`);
const headers = { 'x-site-context': String(SITE), 'x-platform-key': 'local-operator-1' };

async function operate(rest: string, body?: object): Promise<unknown> {
  const response = await fetch(`${stack.platformUrl}/platform/v1/operator/players${rest}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(response.status).toBe(200);
  return response.json();
}

async function documentOf(who: string, type: string) {
  const found = (await operate(`?search=${who}@halden.example`)) as { players: { playerId: number }[] };
  const playerId = found.players[0]?.playerId ?? 0;
  const { documents } = (await operate(`/${playerId}/documents`)) as {
    documents: {
      documentId: string;
      documentTypeName: string;
      documentStatus: string;
      subType?: string;
      pages: object[];
    }[];
  };
  const document = documents.find(({ documentTypeName }) => documentTypeName === type);
  if (!document) throw new Error(`${who} has no ${type}.`);
  return { playerId, ...document };
}

test('KYC-12 KYC-13 KYC-15 KYC-18 KYC-19 a player sends a document of several pages from a phone, is refused and told why by push', async ({
  page,
}) => {
  await signIn(page, 'documents');
  await expect(page.locator('[data-notification=NOTIFY]')).toBeVisible();
  const address = card(page, 'PROOF_OF_ADDRESS');
  await expect(address).toContainText('days left');
  await axe(page);
  await address.getByRole('link', { name: /Send document/ }).click();
  await page.getByLabel('What are you sending?').selectOption('UB');
  await expect(page.locator('form[enctype][class]')).toBeVisible();
  const files = page.locator('input[type=file]');
  await expect(files.first()).toHaveAttribute('capture', 'environment');
  await files.first().setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await expect(page.locator('[data-page]')).toHaveCount(1);
  await expect(page.locator('[data-page]').first()).toContainText('looks blurred');
  await files.last().setInputFiles([
    { name: 'bill.pdf', mimeType: 'application/pdf', buffer: pdf(2) },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') },
  ]);
  await expect(page.locator('[data-page]')).toHaveCount(3);
  await expect(page.locator('[data-page]').last()).toContainText('cannot be read here');
  await page.getByRole('button', { name: 'Remove notes.txt' }).click();
  await files
    .last()
    .setInputFiles([{ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: await iphonePhoto() }]);
  await expect(page.locator('[data-page]')).toHaveCount(3);
  await axe(page);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await page.waitForURL(/sent=proof-of-address/);
  await expect(page.getByRole('status').filter({ hasText: 'sent. We will look at it' })).toBeVisible();
  await expect(page.locator('[data-document=PROOF_OF_ADDRESS]')).toHaveAttribute(
    'data-status',
    'UNDER_REVIEW',
  );
  const sent = await documentOf('documents', 'PROOF_OF_ADDRESS');
  expect(sent).toMatchObject({ documentStatus: 'UNDER_REVIEW', subType: 'UB' });
  expect(sent.pages).toHaveLength(4);

  // The open page receives the decision.
  await operate(`/${sent.playerId}/documents/${sent.documentId}/refusal`, { reason: 'CORNERS_CROPPED' });
  await expect(card(page, 'PROOF_OF_ADDRESS')).toContainText('shows all four corners');
  await expect(card(page, 'PROOF_OF_ADDRESS')).toContainText('30 days left');
  await axe(page);
});

test('KYC-02 a document is sent without scripts under its payload key, and a file that is none is refused in words', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await signIn(page, 'documents');
  await card(page, 'PROOF_OF_ID')
    .getByRole('link', { name: /Send document/ })
    .click();
  const [, files] = [page.locator('input[type=file]').first(), page.locator('input[type=file]').last()];
  const submit = page.getByRole('button', { name: 'Send for review' });
  await expect(files).toHaveAttribute('name', 'idDocument');
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Choose at least one file');
  await files.setInputFiles({ name: 'id.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') });
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('cannot be read here');
  await files.setInputFiles([
    { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await photo() },
    { name: 'back.png', mimeType: 'image/png', buffer: await photo('png') },
  ]);
  await submit.click();
  await page.waitForURL(/sent=proof-of-id/);
  await expect(page.locator('[data-document=PROOF_OF_ID]')).toHaveAttribute('data-status', 'UNDER_REVIEW');
  expect((await documentOf('documents', 'PROOF_OF_ID')).pages).toHaveLength(2);
  await context.close();
});

test('KYC-22 KYC-24 KYC-25 KYC-26 KYC-29 KYC-30 CONTENT-13 CONTENT-14 the questionnaire reminds, is put off, survives a reload and is sent', async ({
  page,
}) => {
  await signIn(page, 'edd', '/en-UN/my-account/account');
  const reminder = page.getByRole('dialog');
  await expect(reminder.locator('[data-questionnaire=reminder]')).toBeVisible();
  await reminder.getByRole('button', { name: 'Later' }).click();
  await expect(reminder).toHaveCount(0);
  await page.reload();
  await expect(page.locator('main h1')).toBeVisible();
  await page.goto(`${stack.origin()}${path}/edd-questionnaire`);
  await page.getByLabel('Occupation', { exact: true }).selectOption('other');
  await page.getByLabel(/^Your occupation in your own words/).fill('Diver');
  await page.getByLabel('Place of birth').fill('Turku');
  await axe(page);
  await page.reload();
  await expect(page.getByLabel('Place of birth')).toHaveValue('Turku');
  await page.getByLabel('Occupation', { exact: true }).selectOption('other');
  await page.getByLabel(/^Your occupation in your own words/).fill('Diver');
  await page.getByLabel(/^Where does the money/).selectOption('savings');
  await page.getByLabel('Yearly income before tax').selectOption({ index: 2 });
  await page.getByLabel('Nationality').selectOption('FI');
  await page.getByRole('button', { name: 'Send answers' }).click();
  await page.waitForURL(/sent=edd-questionnaire/);
  await expect(page.locator('[data-document=EDD_QUESTIONNAIRE]')).toHaveAttribute(
    'data-status',
    'UNDER_REVIEW',
  );
  const log = await fetch(`${stack.platformUrl}/platform/_control/log`);
  const { entries } = (await log.json()) as {
    entries: { method: string; path: string; bodyFields: string[] }[];
  };
  const answer = entries.find(
    ({ method, path: called }) => method === 'POST' && called.endsWith('/edd-answer'),
  );
  expect([...(answer?.bodyFields ?? [])].sort()).toEqual([
    'nationality',
    'occupation',
    'placeOfBirth',
    'salaryRangeId',
    'sourceOfFunds',
  ]);
});

test('KYC-15 the menu says that documents are being checked, and asks for those that are wanted', async ({
  page,
}) => {
  await signIn(page, 'pending');
  const menu = page.locator('[data-menu]:has([data-player-name])');
  await menu.locator('summary').click();
  await expect(menu.getByRole('link', { name: 'We are checking your documents' })).toBeVisible();
  await expect(menu.locator('[data-dot]')).toBeHidden();
  const { playerId } = await documentOf('pending', 'PROOF_OF_ID');
  await operate(`/${playerId}/documents`, { documentType: 'SOURCE_OF_WEALTH', reason: 'Large deposits' });
  await page.reload();
  await menu.locator('summary').click();
  await expect(menu.getByRole('link', { name: '1 document to send' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'We are checking your documents' })).toBeHidden();
});

test('KYC-05 KYC-13 KYC-20 a proof of wealth begins with its nine kinds, one of payment with the methods that were used', async ({
  page,
}) => {
  await signIn(page, 'regular');
  const { playerId } = await documentOf('regular', 'PROOF_OF_ID');
  await operate(`/${playerId}/documents`, { documentType: 'SOURCE_OF_WEALTH', reason: 'Large deposits' });
  await operate(`/${playerId}/documents`, { documentType: 'PROOF_OF_PAYMENT', reason: 'A new card' });
  await page.goto(`${stack.origin()}${path}/source-of-wealth`);
  const kinds = page.getByLabel('What are you sending?').locator('option');
  await expect(kinds).toHaveCount(10);
  expect(await kinds.evaluateAll((options) => options.map((each) => each.getAttribute('value')))).toEqual([
    ...['', 'BS', 'CCS', 'UB', 'PS', 'SP', 'SC', 'WI', 'WN', 'OT'],
  ]);
  await page.goto(`${stack.origin()}${path}/proof-of-payment`);
  const methods = page.getByLabel('Which payment method did you use?').locator('option');
  expect(await methods.count()).toBeGreaterThan(1);
});
