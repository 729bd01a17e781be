import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/journey';
import { plainRequest } from '../support/plain-request';
import { type Stack, startStack } from '../support/stack';
import { signInAtStudio } from '../support/studio-page';

const administrator = 'elin@marquee.example';
/** The site generates pictures, and the content service imports two hundred entities. */
const madeWithinMs = 120_000;

let brands: string;
let stack: Stack;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(400_000);
  brands = mkdtempSync(path.join(tmpdir(), 'marquee-new-brand-'));
  cpSync('brands', brands, { recursive: true });
  stack = await startStack({
    withStudio: true,
    sharesPlatform: true,
    publishesChanges: true,
    brandsDirectory: brands,
  });
});

test.afterAll(async () => {
  await stack?.stop();
  rmSync(brands, { recursive: true, force: true });
});

async function openForm(page: Page): Promise<void> {
  await signInAtStudio(page, stack.studioUrl, administrator);
  await page.getByRole('link', { name: 'Brands' }).click();
  await page.getByRole('link', { name: 'New brand' }).click();
  await expect(page.getByRole('heading', { name: 'New brand' })).toBeVisible();
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const makeButton = (page: Page) => page.getByRole('button', { name: 'Make the brand' });

test('what is wrong is said at its field before anything is written, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openForm(page);
  await expect(makeButton(page)).toBeDisabled();
  await field(page, 'Name').fill('Lumo Hall');
  await expect(page.getByRole('img', { name: 'Logo of Lumo Hall' })).toBeVisible();
  await field(page, 'Short name').fill('kiekko');
  await expect(
    page.getByText(/There is a folder .*kiekko already, and nothing is ever overwritten/),
  ).toBeVisible();
  await expect(field(page, 'Short name')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'First colour').fill('blurple');
  await expect(page.getByText('"blurple" is no colour.')).toBeVisible();
  await field(page, 'Public host names').fill('kiekko.localhost');
  await expect(page.getByText('The host kiekko.localhost belongs to Kiekko (kiekko) already.')).toBeVisible();
  await expect(makeButton(page)).toBeDisabled();
  await expectAccessible(page);
  await field(page, 'Short name').fill('');
  await field(page, 'First colour').fill('#0b3d2e');
  await field(page, 'Public host names').fill('');
  await expect(makeButton(page)).toBeEnabled();
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(existsSync(path.join(brands, 'lumo-hall'))).toBe(false);
});

test('a brand is made by keyboard, and its site shows its home page in its colours', async ({ page }) => {
  test.setTimeout(300_000);
  await openForm(page);
  await expect(field(page, 'Name')).toBeFocused();
  await page.keyboard.type('Lumo Hall');
  await field(page, 'First colour').fill('#0b3d2e');
  await field(page, 'Second colour').fill('#ffd23f');
  await page.getByRole('combobox', { name: 'Markets' }).focus();
  await page.keyboard.type('Finland');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  const finland = page.getByRole('group', { name: 'Finland' });
  await expect(finland).toContainText('Licence:');
  await expect(page.getByLabel('Currency in Finland')).toContainText('EUR');
  await expect(makeButton(page)).toBeEnabled();
  await makeButton(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Make Lumo Hall?' });
  await expect(dialog).toContainText('lumo-hall.localhost');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Lumo Hall' })).toBeVisible();
  const ready = page.getByRole('heading', { name: 'Lumo Hall is ready' });
  await expect(ready).toBeVisible({ timeout: madeWithinMs });
  await expect(ready).toBeFocused();
  await expectAccessible(page);

  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: stack.origin('lumo-hall') }).press('Enter');
  const site = await opened;
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(site).toHaveTitle(/Lumo Hall/);
  const theme = JSON.parse(readFileSync(path.join(brands, 'lumo-hall/theme.json'), 'utf8')) as {
    color: { primary: string; background: string };
  };
  await expect(site.locator('html')).toHaveCSS('--mq-color-primary', theme.color.primary);
  await expect(site.getByRole('banner').getByRole('img', { name: 'Lumo Hall' }).first()).toBeVisible();
  await site.close();

  await page.getByRole('link', { name: 'Pages', exact: true }).last().click();
  await expect(page.getByLabel('Brand', { exact: true })).toContainText('Lumo Hall');
  await expect(page.getByRole('table', { name: 'Pages' }).getByRole('link').first()).toBeVisible();
  await page.getByRole('link', { name: 'Brands' }).click();
  await page.getByRole('link', { name: 'Launch report of Lumo Hall' }).click();
  await expect(page.getByText(/Blockers: \d+\. Warnings: \d+\./)).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('rowheader', { name: 'Finland (FI)' })).toBeVisible();
});

test('the list of pages fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAtStudio(page, stack.studioUrl, administrator);
  const table = page.getByRole('table', { name: 'Pages' });
  await expect(table.getByRole('link').first()).toBeVisible();
  const room = await table.evaluate((element) => [
    element.scrollWidth,
    element.parentElement?.clientWidth ?? 0,
  ]);
  expect(room[0]).toBeLessThanOrEqual(room[1] ?? 0);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test('whoever is no administrator finds no button, and is refused by HTTP', async ({ page }) => {
  await signInAtStudio(page, stack.studioUrl, 'timo@marquee.example');
  await page.getByRole('link', { name: 'Brands' }).click();
  await expect(page.getByRole('heading', { name: 'Kiekko' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New brand' })).toHaveCount(0);
  const cookies = await page.context().cookies();
  const refused = await plainRequest(`http://localhost:${stack.ports.studio}/api/new-brand`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ id: 'harbour', name: 'Harbour' }),
  });
  expect(refused.status).toBe(403);
  expect(refused.body).toContain('Only administrators may make a brand. Ask one of them.');
  expect(existsSync(path.join(brands, 'harbour'))).toBe(false);
});
