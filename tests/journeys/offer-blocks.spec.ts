import { signInBrowser } from '../support/browser-session';
import { expect, maxLayoutShift, test } from '../support/quiet-page';
import { playRound } from '../support/settled-round';
import { address, brandInTurn, brands, getPage } from '../support/sites';

test('BLOCK-43 jackpots stand highest first, count on without moving the page, and stop passing by', async ({
  page,
  watch,
}) => {
  const site = brandInTurn(2);
  // The moving ticker updates only amounts in or near the viewport.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address(site, '/'));
  const ticker = page.locator('[data-block="jackpot-ticker"]');
  const amounts = ticker.locator('ol:not([aria-hidden]) data');
  const read = () =>
    amounts.evaluateAll((list) => list.map((amount) => Number(amount.getAttribute('value'))));
  const first = await read();
  expect(first.length).toBeGreaterThan(3);
  expect(first).toEqual([...first].sort((a, b) => b - a));
  await ticker.scrollIntoViewIfNeeded();
  const gameId = (await amounts.first().getAttribute('data-live-jackpot')) ?? '';
  const { TEST_PLATFORM_URL: platform = '' } = process.env;
  await playRound(platform, { brand: site.brand, gameId, staked: 50_000, won: 0 });
  await expect.poll(read).not.toEqual(first);
  expect(await watch.layoutShift()).toBeLessThan(maxLayoutShift);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const line = ticker.locator('ol').first();
  const motion = () => line.evaluate((element) => getComputedStyle(element).animationPlayState);
  expect(await motion()).toBe('running');
  await ticker.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.mouse.move(0, 0);
  expect(await motion()).toBe('paused');
});

test('BLOCK-11 tables with a free seat stand first, and lead to their table', async ({ page }) => {
  const site = brandInTurn(3, '/live-casino-online');
  await page.goto(address(site, '/live-casino-online'));
  const tables = page.locator('[data-block="live-tables"] li');
  const states = await tables
    .locator('[data-live-seats]')
    .evaluateAll((list) => list.map((seats) => seats.getAttribute('data-state') ?? ''));
  expect(states.length).toBeGreaterThan(0);
  const order = ['free', 'open', 'full'];
  expect(states.map((state) => order.indexOf(state))).not.toContain(-1);
  expect(states.indexOf('full') === -1 || states.lastIndexOf('free') < states.indexOf('full')).toBe(true);
  // Live games direct visitors to the sign-in first.
  await signInBrowser(page.context(), site);
  const table = tables.first().getByRole('link');
  const name = (await table.textContent()) ?? '';
  await table.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('AMB-53 the contact page says whether somebody answers, also hours after it was made', async ({
  page,
  request,
}) => {
  const site = brandInTurn(4);
  const html = await (await getPage(request, site, '/contact-us')).text();
  const openings = [...html.matchAll(/&quot;from&quot;:(\d+),&quot;to&quot;:(\d+)/g)];
  const next = openings.find(([, from]) => Number(from) > Date.now());
  if (!next) throw new Error('no opening in the next days');
  const line = page.locator('[data-island="business-hours"] [data-state]');
  for (const [time, state] of [
    [Number(next[1]) - 60_000, 'closed'],
    [Number(next[1]), 'open'],
    [Number(next[2]), 'closed'],
  ] as const) {
    await page.clock.setFixedTime(time);
    await page.goto(address(site, '/contact-us'));
    await expect(page.locator('[data-island="business-hours"]')).toHaveAttribute('data-mounted', '');
    await expect(line).toHaveAttribute('data-state', state);
  }
});

for (const site of brands)
  test(`CONTENT-20 the licence stands beside the offer on a landing page, with the age of the market of ${site.brand}`, async ({
    request,
  }) => {
    const landing: Record<string, string> = {
      halden: '/landing/first-evening',
      kiekko: '/landing/first-goal',
      brasa: '/landing/first-spark',
    };
    const html = await (await getPage(request, site, landing[site.brand] ?? '')).text();
    const [, strip = ''] = html.split('data-block="licence-strip"');
    expect(strip).toContain('18+');
    expect(strip).toMatch(/https:\/\/www\.example\.org\/\S+(AGA|ISC|CBG)-/);
  });
