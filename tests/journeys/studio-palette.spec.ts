import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/journey';
import { type Stack, startStack } from '../support/stack';
import { composer, signInAtStudio } from '../support/studio-page';

test.describe.configure({ mode: 'default' });

let stack: Stack;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  stack = await startStack({
    withStudio: true,
    sharesPlatform: true,
    // The palette must not depend on the gallery.
    siteEnvironment: { GALLERY_HOSTS: '' },
  });
});

test.afterAll(() => stack?.stop());

async function openLobby(page: Page): Promise<void> {
  await signInAtStudio(page, stack.studioUrl, 'ravi@marquee.example');
  await page.getByRole('link', { name: 'Online casino: slots, tables and jackpots | Halden Royale' }).click();
  await expect(composer(page).frame.locator('[data-block]').first()).toBeVisible();
}

async function openPalette(page: Page) {
  await composer(page).outline.getByRole('button', { name: 'Add a block', exact: true }).click();
  const palette = page.getByRole('dialog', { name: 'Add a block' });
  const card = (name: RegExp) =>
    palette.locator('.MuiCard-root').filter({ has: page.getByRole('button', { name }) });
  return { palette, card };
}

test('blocks look in the palette as in the theme of the page, and are added by keyboard', async ({
  page,
}) => {
  await openLobby(page);
  const theme = await composer(page)
    .frame.locator('html')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--mq-color-background'));
  expect(theme).not.toBe('');
  const { palette, card } = await openPalette(page);
  const hero = card(/^Hero banner/);
  await expect(hero.locator('[data-picture="shown"]')).toBeVisible();
  const picture = hero.frameLocator('iframe');
  await expect(picture.locator('[data-block="hero-banner"]')).toBeVisible();
  expect(
    await picture
      .locator('html')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--mq-color-background')),
  ).toBe(theme);
  const photo = picture.locator('main img').first();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  // Pictures load lazily.
  const pictures = palette.locator('[data-picture]');
  expect(await palette.locator('iframe').count()).toBeLessThan(await pictures.count());
  await expect(pictures.last().locator('iframe')).toHaveCount(0);
  await pictures.last().scrollIntoViewIfNeeded();
  await expect(pictures.last()).toHaveAttribute('data-picture', 'shown');
  await expectAccessible(page);

  await palette.getByLabel('Search blocks').fill('table');
  await page.keyboard.press('Tab');
  await expect(palette.getByRole('button', { name: /^Table/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(
    composer(page)
      .outline.getByRole('button', { name: /Table$/ })
      .first(),
  ).toBeVisible();
});

test('without pictures the palette says so, and blocks can be added all the same', async ({ page }) => {
  await page.route('**/preview/block-picture?*', (route) => route.abort());
  await page.clock.install();
  await openLobby(page);
  const { palette, card } = await openPalette(page);
  await page.clock.runFor(1_000);
  await expect(card(/^Hero banner/).locator('iframe')).toHaveCount(1);
  await page.clock.runFor(16_000);
  await expect(card(/^Hero banner/)).toContainText('No picture now.');
  await expectAccessible(page);
  await palette.getByRole('button', { name: /^Hero banner/ }).click();
  await expect(palette).toBeHidden();
});

test('a picture of a block is shown to nobody without an open preview', async ({ request }) => {
  const host = `halden.studio.localhost:${stack.ports.site}`;
  const address = `http://localhost:${stack.ports.site}/preview/block-picture?block=hero-banner`;
  const closed = await request.get(address, { headers: { host } });
  expect(closed.status()).toBe(403);
  const elsewhere = await request.get(address, { headers: { host: `halden.localhost:${stack.ports.site}` } });
  expect(elsewhere.status()).toBe(404);
  const fixtures = `http://localhost:${stack.ports.site}/gallery/frame-setup?now=0`;
  const gallery = await request.get(fixtures, { headers: { host: `halden.localhost:${stack.ports.site}` } });
  expect(gallery.status()).toBe(404);
});
