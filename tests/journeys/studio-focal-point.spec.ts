import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/journey';
import { type Stack, startStack } from '../support/stack';
import { addBlock, composer, publish, signInAtStudio } from '../support/studio-page';

const title = 'Points of view';
const picture = 'Halden Royale hero 5: VIP, wide';

let stack: Stack;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(400_000);
  stack = await startStack({ withStudio: true, publishesChanges: true, sharesPlatform: true });
});

test.afterAll(() => stack?.stop());

const point = (page: Page, name: string) => page.getByRole('slider', { name: `Focal point of ${name}` });

/** Clicks a position of a picture, in percent. */
async function clickAt(page: Page, name: string, x: number, y: number): Promise<void> {
  const slider = point(page, name);
  const picture = slider.locator('img');
  await expect.poll(() => picture.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(50);
  const { width, height } = await picture.evaluate(({ clientWidth, clientHeight }) => ({
    width: clientWidth,
    height: clientHeight,
  }));
  await slider.click({ position: { x: (width * x) / 100, y: (height * y) / 100 } });
}

async function choosePicture(page: Page, field: string): Promise<void> {
  await page.locator(`[data-field="${field}"]`).getByRole('button', { name: 'Choose a picture' }).click();
  const library = page.getByRole('dialog', { name: 'Choose a picture' });
  await library.getByLabel('Search titles, descriptions and file names').fill(picture);
  await library.getByRole('button', { name: new RegExp(picture) }).click();
  await expect(library).toBeHidden();
}

/** The visible part of the picture for visitors at a window width. */
async function seenLive(browser: Browser, width: number): Promise<string | undefined> {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.goto(`${stack.origin('halden')}/en-UN/points-of-view`);
  const image = page.locator('main h1 >> xpath=../.. >> css=img');
  const position =
    (await image.count()) === 0
      ? undefined
      : await image.evaluate((element) => getComputedStyle(element).objectPosition);
  await page.close();
  return position;
}

test('a focal point is set by pointer and by keyboard, is seen at once, and holds on the site once it is published', async ({
  page,
  browser,
}) => {
  const { frame, saved } = composer(page);
  await signInAtStudio(page, stack.studioUrl, 'ravi@marquee.example');
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Brands').fill('Halden');
  await page.getByRole('option', { name: /Halden/ }).click();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await addBlock(page, 'Hero banner');
  await choosePicture(page, 'image');

  const field = page.locator('[data-field="image"]');
  await field.getByRole('button', { name: 'Focal point Wide picture' }).click();
  const shown = frame.locator('main img').first();
  const crop = field.getByRole('list', { name: 'How the site crops it' }).locator('img[data-crop="hero"]');
  await expect(point(page, 'Wide picture')).toHaveAttribute('aria-valuetext', /^Not set/);
  await expect(crop).toHaveCSS('object-position', '76% 50%');

  await clickAt(page, 'Wide picture', 25, 75);
  await expect(point(page, 'Wide picture')).toHaveAttribute(
    'aria-valuetext',
    '25 percent from the left, 75 percent from the top',
  );
  await expect(crop).toHaveCSS('object-position', '25% 75%');
  await expect(shown).toHaveCSS('object-position', '25% 75%');

  await expect(point(page, 'Wide picture')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(point(page, 'Wide picture')).toHaveAttribute(
    'aria-valuetext',
    '26 percent from the left, 65 percent from the top',
  );
  await expect(shown).toHaveCSS('object-position', '26% 65%');
  await expect(saved).toBeVisible();
  await expectAccessible(page);

  await publish(page);
  await expect.poll(() => seenLive(browser, 1280)).toBe('26% 65%');
  // Phones get the wide picture too, as it is the only one.
  expect(await seenLive(browser, 390)).toBe('26% 65%');
});

test('a picture brings its focal point along, and the library sets it in all places', async ({
  page,
  browser,
}) => {
  await signInAtStudio(page, stack.studioUrl, 'ravi@marquee.example');
  await page.getByRole('link', { name: title }).first().click();
  await composer(page).block('Hero banner').click();
  await choosePicture(page, 'imageTall');
  const tall = page.locator('[data-field="imageTall"]');
  await tall.getByRole('button', { name: 'Focal point Tall picture' }).click();
  await expect(point(page, 'Tall picture')).toHaveAttribute('aria-valuetext', /^26 percent .* 65 percent/);
  await expect(composer(page).saved).toBeVisible();

  await page.goto(`${stack.studioUrl}/media`);
  await page.getByLabel('Search titles, descriptions and file names').fill(picture);
  await page.getByRole('button', { name: new RegExp(picture) }).click();
  await expect(point(page, picture)).toBeVisible();
  await clickAt(page, picture, 90, 10);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Save in \d+ places$/ }).click();
  await expect(page.getByText('Saved as a draft. Publish the pages to show it to visitors.')).toBeVisible();

  await page.goto(stack.studioUrl);
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await publish(page);
  await expect.poll(() => seenLive(browser, 1280)).toBe('90% 10%');
  expect(await seenLive(browser, 390)).toBe('90% 10%');
});

test('a picture on which the text cannot be read is a warning that leads to it', async ({ page }) => {
  const { block, title: headline } = composer(page);
  await signInAtStudio(page, stack.studioUrl, 'ravi@marquee.example');
  await page.getByRole('link', { name: title }).first().click();
  await block('Hero banner').click();
  await headline.fill('A headline that reaches as far into the picture as it may');
  await page.locator('[data-field="subtitle"]').getByRole('textbox').fill('Small words');
  await page.locator('[data-field="image"]').getByRole('button', { name: 'Change' }).click();
  const library = page.getByRole('dialog', { name: 'Choose a picture' });
  const white = { width: 1920, height: 720, channels: 3, background: '#ffffff' } as const;
  await library.locator('input[type="file"]').setInputFiles({
    name: 'snow.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: white }).png().toBuffer(),
  });
  await library.getByRole('button', { name: 'Use this' }).click();
  await expect(library).toBeHidden();

  await page.getByRole('button', { name: /^\d+ warnings$/ }).click();
  const checks = page.getByRole('dialog', { name: 'Checks' });
  const warning = checks
    .getByRole('group')
    .filter({ hasText: /Text on the picture is hard to read in a window \d+ pixels wide/ })
    .first();
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await warning.getByRole('button', { name: /^A headline/ }).click();
  await expect(checks).toBeHidden();
  await expect(page.locator('[data-field="image"]')).toBeVisible();
});
