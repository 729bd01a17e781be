import type { Browser } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/journey';
import { type PlayerSite, protectionOf } from '../support/protected-player';
import { type Stack, startStack } from '../support/stack';
import { addBlock, composer, publish, signInAtStudio } from '../support/studio-page';

const DAY = 86_400_000;
const landing = { title: 'Long time no see', path: '/long-time-no-see' };
const greeting = 'The lamp was left burning for you';
const site: PlayerSite = {
  ...{ brand: 'halden', siteId: 5, locale: 'en-UN', countryCode: 'MT', currencyCode: 'EUR' },
};

let stack: Stack;
let players: ReturnType<typeof protectionOf>;
test.beforeAll(async () => {
  test.setTimeout(400_000);
  stack = await startStack({ withStudio: true, publishesChanges: true });
  players = protectionOf(stack);
});
test.afterAll(() => stack?.stop());

/** True if a player who signs in now sees the greeting. */
async function isGreeted(browser: Browser, email: string): Promise<boolean> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await players.signIn(page, site, email);
  await page.goto(players.address(site, landing.path));
  await expect(page.getByText('For everybody')).toBeVisible();
  const isShown = await page.getByText(greeting).isVisible();
  await context.close();
  return isShown;
}

test('BLOCK-34 a block is for players who come back after a month: an editor chooses that, sees it as one of them, and only they see it', async ({
  page,
  browser,
}) => {
  await signInAtStudio(page, stack.studioUrl, 'ravi@marquee.example');
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByLabel('Title').fill(landing.title);
  await dialog.getByLabel('Brands').fill('Halden');
  await page.getByRole('option', { name: /Halden/ }).click();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await addBlock(page, 'Text');
  await composer(page).title.fill('For everybody');
  await addBlock(page, 'Text');
  await composer(page).title.fill(greeting);
  await page.getByRole('button', { name: 'When and to whom' }).click();
  await page.getByRole('radio', { name: 'By what players do' }).check();
  await page.getByRole('checkbox', { name: 'More than a month ago' }).check();
  await expectAccessible(page);
  await expect(composer(page).saved).toBeVisible();

  const seenBy = async (name: string) => {
    await page.getByLabel('Seen by').click();
    await page.getByRole('option', { name }).click();
  };
  const { frame } = composer(page);
  await seenBy('A player back after more than a month');
  await expect(frame.getByRole('heading', { name: greeting })).toBeVisible();
  await seenBy('A player with several deposits');
  await expect(frame.getByText('For everybody')).toBeVisible();
  await expect(frame.getByRole('heading', { name: greeting })).toBeHidden();
  await page.keyboard.press('F8');
  await expect(page.getByRole('dialog', { name: 'Why is this here?' })).toContainText(
    'For players who were last here more than a month ago: this visitor is not among them.',
  );
  await page.keyboard.press('Escape');
  await publish(page);

  const [traveller, regular] = [await players.newPlayer(site), await players.newPlayer(site)];
  expect(await isGreeted(browser, traveller)).toBe(false);
  await players.control('clock', { advanceMs: 35 * DAY });
  expect(await isGreeted(browser, regular)).toBe(false);
  await players.control('clock', { advanceMs: 5 * DAY });
  expect(await isGreeted(browser, traveller)).toBe(true);
  expect(await isGreeted(browser, regular)).toBe(false);
});
