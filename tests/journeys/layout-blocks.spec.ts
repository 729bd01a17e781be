import type { Page } from '@playwright/test';
import { expect, test } from '../support/quiet-page';
import { address, brandInTurn, getPage } from '../support/sites';

const media = /\.(mp4|webm|vtt)(\?|$)/;

/** Requested films and captions. */
function mediaRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (media.test(request.url())) requested.push(request.url());
  });
  return requested;
}

test('a film is asked for when it is played, has captions in the language of the site, and can be wound on', async ({
  page,
}) => {
  const site = brandInTurn(1);
  const requested = mediaRequests(page);
  await page.goto(address(site, site.loyaltyPath));
  const player = page.locator('[data-island="video"]');
  await player.scrollIntoViewIfNeeded();
  await expect(player).toHaveAttribute('data-mounted', '');
  expect(requested).toEqual([]);
  await player.locator('[data-cover]').focus();
  await page.keyboard.press('Enter');
  const film = player.locator('video');
  await expect(film).toBeFocused();
  const state = () =>
    film.evaluate((element: HTMLVideoElement) => ({
      started: element.currentTime > 0,
      captions: [...element.textTracks]
        .filter(({ mode }) => mode === 'showing')
        .map(({ language }) => language),
    }));
  await expect.poll(state).toEqual({ started: true, captions: [site.tag] });
  await film.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 7;
  });
  await expect
    .poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(6);
});

test('tabs show one panel, move by arrow keys, and take no room away when they arrive', async ({
  page,
  watch,
}) => {
  const site = brandInTurn(2, '/live-casino-online');
  await page.goto(address(site, '/live-casino-online'));
  const block = page.locator('[data-block="tabs"]');
  await block.locator('[data-tabs]').scrollIntoViewIfNeeded();
  const tabs = block.getByRole('tab');
  await expect(tabs).toHaveCount(3);
  await expect(block.getByRole('tabpanel')).toHaveCount(1);
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(block.getByRole('tabpanel')).toHaveAccessibleName(await tabs.nth(1).innerText());
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  expect(await watch.layoutShift()).toBeLessThan(0.02);
});

test('without JavaScript all panels of tabs can be read and a film is a link', async ({ browser }) => {
  const site = brandInTurn(3, '/live-casino-online');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  // Without scripts, browsers load all pictures before the load event.
  const early = { waitUntil: 'domcontentloaded' } as const;
  await page.goto(address(site, '/live-casino-online'), early);
  const links = page.locator('[data-block="tabs"] [data-tabs] a');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(targets).toHaveLength(3);
  for (const target of targets) await expect(page.locator(`[id="${target.slice(1)}"]`)).toBeVisible();
  await page.goto(address(site, site.loyaltyPath), early);
  await expect(page.locator('[data-cover]')).toHaveAttribute('href', /\.mp4$/);
  await context.close();
});

test('an accordion unfolds one panel at a time, and links to pages lead to pages', async ({
  page,
  request,
}) => {
  const site = brandInTurn(4);
  await page.goto(address(site, '/promotions'));
  const panels = page.locator('[data-block="accordion"] details');
  await panels.nth(0).locator('summary').click();
  await panels.nth(1).locator('summary').click();
  await expect(panels.nth(0)).not.toHaveAttribute('open');
  await expect(panels.nth(1).getByRole('table')).toBeVisible();
  const links = page.locator('[data-block="page-links"] a');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(targets.length).toBeGreaterThan(1);
  for (const target of targets) {
    const path = target.slice(`/${site.locale}`.length);
    expect((await getPage(request, site, path)).status(), target).toBe(200);
  }
});
