import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/journey';
import { type Stack, startStack } from '../support/stack';

test.use({ viewport: { width: 360, height: 740 } });

let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack({ sharesContent: true });
});
test.afterAll(() => stack.stop());

/** The box of the slot race. */
async function raceIn(page: Page, locale: string) {
  await page.goto(`${stack.origin('halden')}/${locale}/promotions/tournaments/royal-slots-race`);
  return page
    .locator('article')
    .filter({ has: page.locator('table') })
    .first();
}

test('BLOCK-26 a tournament says how it is decided: points, games, dates, ties and every prize', async ({
  page,
}) => {
  const box = await raceIn(page, 'en-UN');
  const rules = box.locator('details');
  await rules.locator('summary').click();
  await expect(rules).toContainText('10 points for every €1 staked in rounds that are settled');
  await expect(rules).toContainText('Counted kinds of games: Slot');
  await expect(rules).toContainText('Players with equal points share a rank');
  await expect(rules).toContainText('Prizes are own money');
  const prizes = rules.getByRole('table', { name: 'Prizes by rank' });
  await expect(prizes.getByRole('row')).toHaveCount(9);
  await expect(prizes.getByRole('row').nth(1)).toHaveText('1€3,000');
  await expect(prizes.getByRole('row').last()).toHaveText('9–10€400');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const folder = process.env['SHOTS'];
  for (const width of folder ? [1440, 360] : []) {
    await page.setViewportSize({ width, height: 740 });
    await box.screenshot({ path: `${folder}/tournament-${width}.png` });
  }
});

test('BLOCK-26 its terms come in the language of the page', async ({ page }) => {
  const rules = (await raceIn(page, 'fi-FI')).locator('details');
  await expect(rules).toContainText('Tasapisteissä pelaajat jakavat sijan');
});
