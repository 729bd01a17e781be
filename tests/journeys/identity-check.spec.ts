import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/journey';
import { type Stack, startStack } from '../support/stack';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 390, height: 844 } });

const path = '/en-UN/my-account/account/verification';

let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack({ sharesContent: true });
});
test.afterAll(() => stack.stop());

async function signIn(page: Page, who: string): Promise<void> {
  await page.goto(`${stack.origin()}/en-UN/login?wanted=${encodeURIComponent(path.slice(6))}`);
  await page.locator('main input[name=email]').fill(`${who}@halden.example`);
  await page.locator('main input[name=password]').fill('Marquee-2026');
  await page.locator('main form button[type=submit]').first().click();
  await page.waitForURL((url) => url.pathname === path);
}

async function accessible(page: Page): Promise<void> {
  await expectAccessible(page, { within: 'main' });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

const proof = (page: Page) => page.locator('section:has([data-document=PROOF_OF_ID])');
const control = (mode: string) =>
  fetch(`${stack.platformUrl}/platform/simulators/identity/control?mode=${mode}`, { method: 'PUT' });

/** Completes the provider's steps in its frame. */
async function finish(page: Page, decision: string, delivery: string): Promise<void> {
  const frame = page.frameLocator('main iframe');
  await frame.getByRole('button', { name: 'Photograph the document' }).click();
  await frame.getByRole('button', { name: 'Take the selfie' }).click();
  await frame.getByLabel('Decision').selectOption({ label: decision });
  await frame.getByLabel('Callback to the site').selectOption({ label: delivery });
  await frame.getByRole('button', { name: 'Finish the check' }).click();
}

test('KYC-17 KYC-04 a provider rejects an identity with a reason, and then approves it', async ({ page }) => {
  await signIn(page, 'documents');
  await proof(page).getByRole('link', { name: 'Verify online' }).click();
  await accessible(page);
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/verification/identity') && response.status() === 200,
  );
  await page.getByRole('button', { name: 'Start the check' }).click();
  const headers = await (await answer).allHeaders();
  const origin = `http://identity.localhost:${new URL(stack.platformUrl).port}`;
  // Only the provider and its return page may be framed, and only the provider may use the camera.
  expect(headers['content-security-policy']).toContain(`frame-src 'self' ${origin};`);
  expect(headers['permissions-policy']).toContain(`camera=("${origin}")`);
  await expect(page.locator('main iframe')).toHaveAttribute('src', new RegExp(`^${origin}/`));
  await finish(page, 'Rejected: the document has expired', 'At once');
  await page.waitForURL(/identity=returned/);
  await expect(proof(page).locator('[data-identity=rejected]')).toContainText('could not be confirmed');
  await expect(proof(page)).toContainText('has expired. Send one that is valid');
  await accessible(page);

  await proof(page).getByRole('link', { name: 'Verify online' }).click();
  await page.getByRole('button', { name: 'Start the check' }).click();
  // The callback is rejected because of its signature: the platform polls instead.
  await finish(page, 'Approved', 'With a wrong signature');
  await page.waitForURL(/identity=returned/);
  await expect(proof(page).locator('[data-identity=approved]')).toBeVisible();
  await expect(page.locator('[data-document=PROOF_OF_ID]')).toHaveAttribute('data-status', 'VERIFIED');
  await expect(proof(page).getByRole('link')).toHaveCount(0);
});

test('KYC-17 a provider that does not answer is explained, and a late result appears by itself', async ({
  page,
}) => {
  await signIn(page, 'once');
  await control('down');
  await page.goto(`${stack.origin()}${path}/identity`);
  await page.getByRole('button', { name: 'Start the check' }).click();
  await expect(page.getByRole('alert')).toContainText('does not answer right now');
  await expect(page.getByRole('link', { name: 'Upload the document instead' })).toHaveAttribute(
    'href',
    `${path}/proof-of-id`,
  );
  await accessible(page);
  await control('ok');
  await page.getByRole('button', { name: 'Start the check' }).click();
  await finish(page, 'Unclear: staff have to look', 'Six seconds late');
  await page.waitForURL(/identity=returned/);
  await expect(proof(page).locator('[data-identity=processing]')).toBeVisible();
  await expect(proof(page).locator('[data-identity=unclear]')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('[data-document=PROOF_OF_ID]')).toHaveAttribute('data-status', 'UNDER_REVIEW');
});

test('KYC-17 a check goes through without scripts on the page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signIn(page, 'new');
  await proof(page).getByRole('link', { name: 'Verify online' }).click();
  await page.getByRole('button', { name: 'Start the check' }).click();
  await finish(page, 'Approved', 'Never');
  await expect(page.frameLocator('main iframe').getByText('The check is finished')).toBeVisible();
  await page.getByRole('link', { name: 'I have finished the check' }).click();
  await expect(proof(page).locator('[data-identity=approved]')).toBeVisible();
  await context.close();
});
