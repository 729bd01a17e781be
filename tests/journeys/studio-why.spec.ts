import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/journey';
import { type Stack, startStack } from '../support/stack';
import { composer, signInAtStudio } from '../support/studio-page';

test.describe.configure({ mode: 'default' });

let stack: Stack;
let brands: string | undefined;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  // With a limit that the home page exceeds.
  brands = await mkdtemp(path.join(tmpdir(), 'marquee-brands-'));
  await cp('brands', brands, { recursive: true });
  const budgets = JSON.parse(await readFile('brands/budgets.json', 'utf8')) as object;
  await writeFile(path.join(brands, 'budgets.json'), JSON.stringify({ ...budgets, contentHtml: 20_000 }));
  stack = await startStack({ withStudio: true, sharesPlatform: true, brandsDirectory: brands });
});

test.afterAll(async () => {
  await stack?.stop();
  if (brands) await rm(brands, { recursive: true, force: true });
});

/** Opens a page with the given view. */
async function openPage(page: Page, id: string, view: Record<string, string> = {}): Promise<void> {
  await signInAtStudio(page, stack.studioUrl, 'ravi@marquee.example');
  await page.goto(`${stack.studioUrl}/pages/${id}?${new URLSearchParams(view).toString()}`);
  await expect(composer(page).frame.locator('[data-block]').first()).toBeVisible();
}

/** The explanation with its layers. */
function explanation(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Why is this here?' });
  const layer = (name: string) =>
    panel
      .locator('dt')
      .filter({ hasText: new RegExp(`^${name}`) })
      .locator('xpath=following-sibling::dd[1]');
  return { panel, layer };
}

const openedPage = { brand: 'halden', locale: 'en-CA' };

test('a block that is not shown says which of its conditions hides it, and is shown once that is met', async ({
  page,
}) => {
  await openPage(page, 'halden-home', openedPage);
  await composer(page).block('Good to see you').click();
  await page
    .getByRole('complementary', { name: 'Form' })
    .getByRole('button', { name: 'Why is this here?' })
    .click();
  const { panel, layer } = explanation(page);
  await expect(
    panel.getByText('It is not shown in this view: it is for players who are signed in.').first(),
  ).toBeVisible();
  await expect(layer('Visitor')).toContainText('For players who are signed in: this visitor is not.');
  await expect(layer('Market')).toContainText('For every market.');
  await expect(layer('Links')).toContainText('Not asked for: something else hides it already.');
  await expect(layer('Place')).toContainText(/Field “Blocks”, position 2, of Halden Royale/);
  await expect(layer('Page')).toContainText('This page is for: Halden Royale, every market.');
  await expect(layer('Page').getByRole('link', { name: 'Halden Royale, Brasil' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await page.getByLabel('Seen by').click();
  await page.getByRole('option', { name: 'A player with several deposits' }).click();
  await expect(composer(page).frame.getByText('Good to see you. Your chair is ready.')).toBeVisible();
  await page.keyboard.press('F8');
  await expect(panel.getByText('It is shown in this view.')).toBeVisible();
  await expect(layer('Visitor')).toContainText('For players who are signed in: this visitor is.');
  await expect(panel.getByRole('button', { name: /Good evening/ })).toBeVisible();
});

test('what is not shown in a view is listed with its reason, and leads to its explanation', async ({
  page,
}) => {
  await openPage(page, 'halden-home', { ...openedPage, at: '2026-11-01T12:00:00Z' });
  await page.keyboard.press('F8');
  const { panel, layer } = explanation(page);
  const unseen = panel.getByRole('listitem').filter({ hasText: 'The winter garden' });
  await expect(unseen).toContainText('It is not shown in this view: its time has not come yet.');
  await unseen.getByRole('button').click();
  await expect(layer('Date')).toContainText(/^From .*Nov.* 2026.*: that has not come yet\.$/);
  await expect(panel.getByRole('heading', { name: 'The winter garden' })).toBeVisible();
  await expectAccessible(page);
});

test('a page for one market says what it takes from the page below it, and what it changes there', async ({
  page,
}) => {
  await openPage(page, 'halden-home-de', { brand: 'halden', locale: 'de-DE' });
  await page.keyboard.press('F8');
  const { panel, layer } = explanation(page);
  await expect(layer('Page')).toContainText('This page is for: Halden Royale, Germany and Germany II.');
  const hidden = panel.getByRole('listitem').filter({ hasText: 'A change of this page hides it.' });
  await expect(hidden).toHaveCount(2);
  await hidden.first().getByRole('button').click();
  await expect(panel.getByRole('status')).toHaveText('A change of this page hides it.');
  await page.keyboard.press('Escape');
  await composer(page)
    .outline.getByRole('button', { name: /^Category grid/ })
    .click();
  await page.keyboard.press('F8');
  await expect(layer('Place')).toContainText('It comes from the page this one is based on.');
  await expect(layer('Place').getByRole('link')).toHaveAttribute('href', '/pages/halden-home');
});

test('a block that a market may have names the setting and the file that decide it', async ({ page }) => {
  await openPage(page, 'halden-home', openedPage);
  await composer(page)
    .outline.getByRole('button', { name: /Jackpot ticker/ })
    .click();
  await page.keyboard.press('F8');
  const { layer } = explanation(page);
  await expect(layer('Brand')).toContainText('The market has it: rules.jackpotGames allows it.');
  await expect(layer('Brand')).toContainText('rules.jackpotGames is true, as defaults.json says.');
  await expect(layer('Brand').getByRole('link', { name: 'All settings of the market' })).toBeVisible();
});

test('a page beyond a limit of the service says so at its field, and is not published', async ({ page }) => {
  await openPage(page, 'halden-home', openedPage);
  const blocks = page.locator('[data-field="blocks"]');
  await expect(blocks).toContainText(/The HTML of the page travels as [\d.]+ kB; 20 kB is the most\./);
  await expect(blocks).toHaveAccessibleDescription(/20 kB is the most/);
  await page.getByRole('button', { name: '1 error' }).click();
  const checks = page.getByRole('dialog', { name: 'Checks' });
  await expect(checks.getByText(/^Error: The HTML of the page travels as/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish …' }).click();
  const publishing = page.getByRole('dialog', { name: 'Publish' });
  await expect(publishing.getByText('Correct this error first, then publish:')).toBeVisible();
});
