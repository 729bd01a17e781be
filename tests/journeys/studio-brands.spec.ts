import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { editTitle } from '../faults/support/edit-title';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/journey';
import { plainRequest } from '../support/plain-request';
import { type Stack, startStack } from '../support/stack';
import { signInAtStudio } from '../support/studio-page';

const manager = 'timo@marquee.example';

let brands: string;
let stack: Stack;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(400_000);
  brands = mkdtempSync(path.join(tmpdir(), 'marquee-brands-'));
  cpSync('brands', brands, { recursive: true });
  stack = await startStack({ withStudio: true, sharesPlatform: true, brandsDirectory: brands });
});

test.afterAll(async () => {
  await stack?.stop();
  rmSync(brands, { recursive: true, force: true });
});

async function openTheme(page: Page, email: string): Promise<void> {
  await signInAtStudio(page, stack.studioUrl, email);
  await page.getByRole('link', { name: 'Brands' }).click();
  await page.getByRole('link', { name: /^Theme of Kiekko/ }).click();
  await expect(page.getByLabel('Main buttons', { exact: true })).not.toHaveValue('');
}

const colour = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Waits for a custom property of the page in the frame, which may be reloading. */
const expectShown = (page: Page, name: string, value: string) =>
  expect(page.frameLocator('iframe').locator('html')).toHaveCSS(name, value);

/** The page served to visitors of the brand, with its style sheets. */
async function liveHome(): Promise<string> {
  const { body } = await plainRequest(`${stack.origin()}/fi-FI`, {
    headers: { host: `kiekko.localhost:${stack.ports.site}` },
  });
  return body;
}

test('a manager sees a colour on the site, repairs what cannot be read, and visitors get it once it is saved', async ({
  page,
}) => {
  await openTheme(page, manager);
  await expect(page.frameLocator('iframe').locator('main')).toBeVisible();
  await expectAccessible(page);
  await colour(page, 'Jackpot amounts').fill('#ffee11');
  await expectShown(page, '--mq-color-jackpot', '#ffee11');
  await expect(page.getByText('1 change is not saved')).toBeVisible();
  expect(await liveHome()).not.toContain('#ffee11');

  const primary = await colour(page, 'Main buttons').inputValue();
  await colour(page, 'Text on main buttons').fill(primary);
  const warning = page.getByRole('alert').filter({ hasText: 'Text on main buttons on Main buttons is hard' });
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await warning.getByRole('button', { name: /for Text on main buttons$/ }).press('Enter');
  await expect(warning).toHaveCount(0);

  // Closing a tab loses nothing.
  await page.reload();
  await expect(colour(page, 'Jackpot amounts')).toHaveValue('#ffee11');
  await expectShown(page, '--mq-color-jackpot', '#ffee11');
  await page.getByRole('button', { name: 'Save for visitors' }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expect.poll(liveHome).toContain('#ffee11');
  await page.getByRole('link', { name: 'All brands' }).click();
  await expect(page.getByText(/^\d+ changes? not in the files$/)).toHaveCount(1);
  await expectAccessible(page);
});

test('what the site refuses is said at the field, and nothing is stored', async ({ page }) => {
  await openTheme(page, manager);
  await colour(page, 'Footer text').fill('teal');
  await expect(page.getByText(/#1d1503/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save for visitors' })).toBeDisabled();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
});

test('two people who change one value choose, and a change can be taken back', async ({
  page,
  otherPage: other,
}) => {
  await openTheme(page, manager);
  await openTheme(other, 'elin@marquee.example');
  await colour(page, 'Links in text').fill('#00aa00');
  await colour(other, 'Links in text').fill('#00bb00');
  await other.getByRole('button', { name: 'Save for visitors' }).click();
  await expect(other.getByText('Everything is saved')).toBeVisible();
  await page.getByRole('button', { name: 'Save for visitors' }).click();
  const conflict = page
    .getByRole('alert')
    .filter({ hasText: 'Somebody else changed theme.json /color/link' });
  await expect(conflict).toContainText('#00bb00');
  await conflict.getByRole('button', { name: 'Keep yours: #00aa00' }).click();
  await expect(conflict).toHaveCount(0);
  await page.getByRole('button', { name: 'Save for visitors' }).click();
  await expect.poll(liveHome).toContain('#00aa00');
  await page.getByRole('button', { name: 'Take back the change of theme.json /color/link' }).click();
  await expect.poll(liveHome).not.toContain('#00aa00');
});

test('every setting names the file that decides it, a change made here and the law behind a rule', async ({
  page,
}) => {
  await signInAtStudio(page, stack.studioUrl, manager);
  await page.getByRole('link', { name: 'Brands' }).click();
  await page.getByRole('link', { name: /^Settings of Kiekko/ }).click();
  const row = (setting: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: setting, exact: true }) });
  await expect(row('theme.color.jackpot')).toContainText('#ffee11');
  await expect(row('theme.color.jackpot')).toContainText('a change made here');
  await expect(row('theme.color.link')).toContainText('kiekko/theme.json');
  await expect(page.getByRole('table').getByRole('link').first()).toHaveAttribute('href', /^https:/);
  await page.getByLabel('Search settings').fill('rules.minimumage');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
});

test('a brand says a text in its own words, a value that nothing fills in is refused, and gaps are listed', async ({
  page,
}) => {
  await signInAtStudio(page, stack.studioUrl, manager);
  await page.getByRole('link', { name: 'Brands' }).click();
  await page.getByRole('link', { name: /^Texts of Kiekko/ }).click();
  const choose = async (label: string, name: string) => {
    await page.getByLabel(label, { exact: true }).click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  await choose('Language', 'Finnish');
  await page.getByLabel('Search texts').fill('siteHeader.tabs');
  const own = page.getByLabel('Own words for siteHeader.tabs', { exact: true });
  await own.fill('Kentälle {{nmae}}');
  await expect(page.getByText('has {{nmae}}, which nothing fills in. Leave it out.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save for visitors' })).toBeDisabled();
  await expectAccessible(page);
  await own.fill('Kentälle');
  await page.getByRole('button', { name: 'Save for visitors' }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expect.poll(liveHome).toContain('Kentälle');

  await choose('Language', 'English');
  await choose('Show', 'Own words in another language only');
  await page.getByLabel('Search texts').fill('');
  await expect(page.getByText('1 text', { exact: true })).toBeVisible();
  await expect(page.getByText('Own words in Finnish, not here.')).toBeVisible();

  await choose('Language', 'Finnish');
  await choose('Show', "In this brand's own words");
  await own.fill('');
  await page.getByRole('button', { name: 'Save for visitors' }).click();
  await expect.poll(liveHome).not.toContain('Kentälle');
});

test('the launch report names what is in the way and leads to the page that shows it', async ({ page }) => {
  await editTitle(stack.contentUrl, 'kiekko-home-points', 'Ten reasons {{nobody}} fills in', true);
  await signInAtStudio(page, stack.studioUrl, manager);
  await page.getByRole('link', { name: 'Brands' }).click();
  await page.getByRole('link', { name: /^Launch report of Kiekko/ }).click();
  await expect(page.getByText(/Blockers: \d+\. Warnings: \d+\./)).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('rowheader', { name: 'Finland (FI)' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Weight of pages' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'kiekko-home-points /title' }).click();
  await expect(page.frameLocator('iframe').locator('main')).toContainText('Ten reasons');
  await expect(page.getByRole('heading', { name: 'Ten reasons {{nobody}} fills in' })).toBeVisible();
});

test('an editor looks at a theme and cannot change it', async ({ page }) => {
  await openTheme(page, 'noa@marquee.example');
  await expect(page.getByText('You may look at this brand.')).toBeVisible();
  await expect(colour(page, 'Main buttons')).toBeDisabled();
});
