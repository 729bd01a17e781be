import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, lostConnection, test } from '../support/journey';
import { plainRequest } from '../support/plain-request';
import { type Stack, startStack } from '../support/stack';
import { composer, signInAtStudio } from '../support/studio-page';

const before = { hero: 'Good evening. Your table is ready.', last: 'Questions put to the concierge' };
const after = { hero: 'Good evening. The candles are lit.', last: 'Asked and answered tonight' };

let stack: Stack;

test.describe.configure({ mode: 'serial' });
// The game server with pictures of the home page is not started.
test.use({ expectedErrors: lostConnection });

test.beforeAll(async () => {
  test.setTimeout(400_000);
  stack = await startStack({ withStudio: true, publishesChanges: true, sharesPlatform: true });
});

test.afterAll(() => stack?.stop());

const frameOf = (page: Page, side: 'Left' | 'Right') => page.frameLocator(`iframe[title^="${side} side"]`);
const heroIn = (page: Page, side: 'Left' | 'Right') =>
  frameOf(page, side).locator('[data-preview-key="halden-home-hero"] :is(h1, h2)').first();
const lastIn = (page: Page, side: 'Left' | 'Right') =>
  frameOf(page, side).locator('[data-preview-key="halden-home-faq"] h2').first();

/** Jackpots and winners change between the two sides. */
const nothingDiffers = /^(All \d\d blocks are the same on both sides\.|No block differs, \d+ are the same, )/;

async function expectNoContentDiffers(page: Page): Promise<void> {
  const isContent = ['changed', 'added', 'removed', 'moved'].map(
    (kind) => `.preview-outline[data-kind="${kind}"]`,
  );
  for (const side of ['Left', 'Right'] as const)
    await expect(frameOf(page, side).locator(isContent.join())).toHaveCount(0);
}

async function openHome(page: Page): Promise<void> {
  await signInAtStudio(page, stack.studioUrl, 'ravi@marquee.example');
  await page.goto(`${stack.studioUrl}/pages/halden-home?brand=halden&locale=en-CA`);
  await expect(page.getByRole('button', { name: 'Side by side' })).toBeVisible();
}

async function openSideBySide(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Side by side' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '/ side by side' });
  await expect(dialog).toBeVisible();
  // A newly started site renders both pages, with all dependencies, for the first time.
  await expect(dialog.getByRole('status')).not.toHaveText('Opening both sides', { timeout: 120_000 });
  return dialog;
}

async function choose(page: Page, side: Locator, label: string, option: string | RegExp): Promise<void> {
  await side.getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option }).click();
}

test('a page that nobody has changed is the same block by block, published and as drafts', async ({
  page,
}) => {
  await openHome(page);
  const dialog = await openSideBySide(page);
  await expect(dialog.getByRole('status')).toHaveText(nothingDiffers);
  await expectNoContentDiffers(page);
  await expect(heroIn(page, 'Left')).toContainText(before.hero);
  await expect(heroIn(page, 'Right')).toContainText(before.hero);
  await expectAccessible(page);
});

test('what a publication changes is seen before and after, step by step, scrolled together', async ({
  page,
}) => {
  await openHome(page);
  const { frame, title, saved } = composer(page);
  for (const block of ['hero', 'last'] as const) {
    await frame.getByRole('heading', { name: before[block] }).first().click();
    await expect(title).toHaveValue(before[block]);
    await title.fill(after[block]);
  }
  await expect(saved).toBeVisible();
  await page.getByRole('button', { name: 'Publish …' }).click();
  const publish = page.getByRole('dialog', { name: 'Publish' });
  await publish.getByText(/^1 page in 1 brand|pages in 1 brand$/).click();
  await publish.getByRole('button', { name: 'Before and after of /en-CA on Halden Royale' }).press('Enter');

  const dialog = page.getByRole('dialog', { name: '/ side by side' });
  const status = dialog.getByRole('status');
  await expect(status).toHaveText(/^2 blocks differ, \d+ are the same[.,]/);
  await expect(heroIn(page, 'Left')).toContainText(before.hero);
  await expect(heroIn(page, 'Right')).toContainText(after.hero);
  for (const side of ['Left', 'Right'] as const)
    await expect(frameOf(page, side).locator('.preview-outline[data-kind="changed"]')).toHaveCount(2);
  await expectAccessible(page);

  const next = dialog.getByRole('button', { name: 'Next change' });
  await next.press('Enter');
  await expect(status).toHaveText(/1 of \d+: Hero banner: changed$/);
  await next.press('Enter');
  await expect(status).toHaveText(/2 of \d+: Questions and answers: changed$/);
  for (const side of ['Left', 'Right'] as const) await expect(lastIn(page, side)).toBeInViewport();
  await dialog.getByRole('button', { name: 'Previous change' }).press('Enter');
  for (const side of ['Left', 'Right'] as const) await expect(heroIn(page, side)).toBeInViewport();

  // Scrolling one side scrolls the other.
  await frameOf(page, 'Left')
    .locator('html')
    .evaluate(() => window.scrollTo(0, 99_999));
  const left = () =>
    frameOf(page, 'Right')
      .locator('html')
      .evaluate((root) => root.scrollHeight - window.innerHeight - window.scrollY);
  await expect.poll(left).toBeLessThan(5);

  // Links of the page are disabled here.
  await frameOf(page, 'Right').locator('main a[href]').last().dispatchEvent('click');
  await expect(heroIn(page, 'Right')).toHaveCount(1);

  // A narrow window shows one side at a time.
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(page.locator('iframe[title^="Left side"]')).toBeHidden();
  await dialog.getByRole('button', { name: 'Left' }).press('Enter');
  await expect(page.locator('iframe[title^="Right side"]')).toBeHidden();
  await expect(page.locator('iframe[title^="Left side"]')).toBeVisible();
  // The tooltip of a blurred button fades out; half-faded it lacks contrast.
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await dialog.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(dialog).toBeHidden();
  await publish.getByRole('button', { name: /^Publish .*now$/ }).click();
  await page.getByRole('button', { name: 'Publish everything' }).click();
  const live = () =>
    plainRequest(`${stack.origin()}/en-CA`, { headers: { host: `halden.localhost:${stack.ports.site}` } });
  await expect.poll(async () => (await live()).body.includes(after.hero)).toBe(true);
});

test('once published both sides are the same, and any two views can be put beside each other', async ({
  page,
}) => {
  await openHome(page);
  const dialog = await openSideBySide(page);
  const status = dialog.getByRole('status');
  await expect(status).toHaveText(nothingDiffers);
  await expectNoContentDiffers(page);
  await expect(heroIn(page, 'Left')).toContainText(after.hero);

  const right = dialog.getByRole('group', { name: 'Right side' });
  await choose(page, right, 'Market and language', /French.*Canada|Canada.*French/);
  await expect(status).toHaveText('Two different sites: what is the same on them is not counted.');
  await expect(frameOf(page, 'Right').locator('html')).toHaveAttribute('lang', /^fr/);
  await expect(frameOf(page, 'Left').locator('html')).toHaveAttribute('lang', /^en/);
  await right.getByRole('button', { name: 'Phone' }).click();
  await expect
    .poll(() =>
      frameOf(page, 'Right')
        .locator('html')
        .evaluate(() => window.innerWidth),
    )
    .toBe(390);
  await expectAccessible(page);
  // The composer behind has its own view.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(composer(page).frame.locator('html')).toHaveAttribute('lang', /^en/);
});

test('a side shows nothing without a grant, and there are two of them', async () => {
  const ask = (host: string) =>
    plainRequest(`${stack.origin()}/en-CA`, {
      headers: { host: `${host}.studio.localhost:${stack.ports.site}` },
    });
  for (const host of ['halden--first', 'halden--second', 'halden']) {
    const answer = await ask(host);
    expect(answer.status).toBe(403);
    expect(answer.body).not.toContain(before.hero);
  }
  expect((await ask('halden--third')).status).not.toBe(200);
});
