import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { plainRequest } from '../support/plain-request';
import { expect, test } from '../support/quiet-page';
import { brands, plainAddress } from '../support/sites';

const port = () => new URL(plainAddress('/')).port;
const gallery = (brand: string, search = '') => `http://${brand}.localhost:${port()}/gallery${search}`;

/** Waits for hydration, which removes the button of the form without JavaScript. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
}

test('QA finds a block by keyboard, chooses a fixture and a player, and hands the link on', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, gallery('halden'));
  await page.keyboard.press('Control+k');
  const search = page.getByRole('searchbox', { name: 'Search blocks' });
  await expect(search).toBeFocused();
  await search.fill('faq');
  await expect(page.locator('[data-block-link=winners]')).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-block-link=faq]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/block=faq/);
  await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeVisible();

  await page.locator('select[name=fixture]').selectOption('maximal');
  await page.locator('select[name=state]').selectOption('Excluded');
  await expect(page).toHaveURL(/fixture=maximal.*state=excluded/);
  await expect(page.frameLocator('iframe').locator('[data-block=faq]')).toBeAttached();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await expect(page.locator('select[name=fixture]')).toHaveValue('maximal');
  await expect(page.locator('select[name=state]')).toHaveValue('excluded');
});

test('a choice shows at once what was chosen, and the browser goes back to what was shown before', async ({
  page,
}) => {
  await open(page, gallery('kiekko', '?block=winners'));
  await page.locator('[data-block-link=table]').click();
  await expect(page).toHaveURL(/block=table/);
  await page.getByRole('spinbutton', { name: 'Width' }).fill('500');
  await page.getByRole('spinbutton', { name: 'Width' }).press('Enter');
  await expect(page.locator('iframe')).toHaveAttribute('data-width', '500');
  await page.goBack();
  await expect(page.locator('iframe')).toHaveAttribute('src', /block=winners/);
  await expect(page.locator('[data-block-link=winners]')).toHaveAttribute('aria-current', 'page');
});

test('the gallery works as links and a form without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(gallery('brasa', '?block=faq'));
  await page.locator('select[name=fixture]').selectOption('minimal');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/fixture=minimal/);
  await page.getByRole('searchbox').fill('winners');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.locator('[data-block-link]')).toHaveCount(1);
  await context.close();
});

test('every brand shows itself at its own host and leads to the others', async ({ page }) => {
  for (const { brand, brandName } of brands) {
    await open(page, gallery(brand, '?block=hero-banner&viewport=360'));
    await expect(page.locator('[data-swap=brands] [aria-current]')).toHaveText(brandName);
    for (const other of brands)
      await expect(page.getByRole('link', { name: other.brandName, exact: true })).toHaveAttribute(
        'href',
        new RegExp(`^http://${other.brand}\\.localhost:${port()}/gallery\\?block=hero-banner`),
      );
  }
});

test('frames of blocks in every player state, direction and brand load without a word on the console', async ({
  page,
}) => {
  const cells = [
    ['halden', 'block=winners&state=depositor'],
    ['halden', 'block=tournament-box&state=new&channel=mobile'],
    ['kiekko', 'block=game-browser&fixture=maximal&dir=rtl'],
    ['kiekko', 'block=site-header&state=bonus-active'],
    ['brasa', 'block=hero-banner&fixture=hostile&state=limit-reached'],
    ['brasa', 'block=site-footer&state=verification-pending'],
  ] as const;
  for (const [brand, search] of cells) {
    const response = await page.goto(gallery(brand, `/frame?${search}`));
    expect(response?.status()).toBe(200);
    await expect(page.locator('[data-block]').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
  }
});

test('the clock of a frame stands still, for the server and for its islands', async ({ page }) => {
  await page.goto(gallery('halden', '/frame?block=tournament-box&now=2026-11-21T12:00:00Z'));
  await expect(page.locator('[data-island=countdown][data-mounted]')).toBeAttached();
  const time = await page.evaluate(() => [Date.now(), new Date().getTime(), new Date(5).getTime()]);
  const noon = Date.parse('2026-11-21T12:00:00Z');
  expect(time).toEqual([noon, noon, 5]);
});

test('a wrong address says what is allowed and repeats nothing of it', async () => {
  const path = '/gallery/frame?block=%3Cscript%3Ealert(1)&state=rich';
  const headers = { host: `halden.localhost:${port()}` };
  const { status, body } = await plainRequest(plainAddress(path), { headers });
  expect(status).toBe(400);
  expect(body).toContain('anonymous, new, depositor');
  expect(body).not.toContain('alert(1)');
});

test('the gallery answers only where it is on, is not indexed and not kept', async () => {
  const paths = [
    '',
    '/frame?block=faq',
    '/cells.json',
    '/player-data?block=faq',
    '/source?block=faq&file=schema',
  ];
  for (const path of paths) {
    const off = await plainRequest(plainAddress(`/gallery${path}`));
    expect(off.status, `${path} where it is off`).toBe(404);
    const host = `halden.localhost:${port()}`;
    const on = await plainRequest(plainAddress(`/gallery${path}`), { headers: { host } });
    expect(on.status, `${path} where it is on`).toBe(200);
    expect(on.headers['cache-control']).toBe('no-store');
    expect(on.headers['x-robots-tag']).toBe('noindex');
  }
});

for (const size of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
])
  test(`the gallery has no accessibility violations and nothing stands over the edge at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page, gallery('kiekko', '?block=faq&viewport=360'));
    await page.frameLocator('iframe').locator('[data-block]').first().waitFor({ state: 'attached' });
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
