import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/journey';
import { type PlayerSite, protectionOf } from '../support/protected-player';
import { type Stack, patientSite, startStack } from '../support/stack';
import { composer, signInAtStudio } from '../support/studio-page';

test.describe.configure({ mode: 'serial' });

/** A player from a country of the market UN, to which the campaign is offered. */
const offered: PlayerSite = {
  brand: 'halden',
  siteId: 5,
  locale: 'en-UN',
  countryCode: 'IS',
  currencyCode: 'EUR',
};
/** Uses the same site, but is from a country with its own market. */
const excluded: PlayerSite = { ...offered, countryCode: 'NZ' };

const bonus = 'Quiet evening';
const promotion = 'The house returns';
const path = '/promotions/casino/house-returns';

let stack: Stack;
let site: ReturnType<typeof protectionOf>;
let campaign = 0;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  stack = await startStack({ withStudio: true, publishesChanges: true, siteEnvironment: patientSite });
  site = protectionOf(stack);
  campaign = await launchedCampaign();
});
test.afterAll(() => stack?.stop());

/** A call of an operator of the site. */
async function operate(
  operator: string,
  address: string,
  body: object,
): Promise<Record<string, unknown> & { campaignId: number }> {
  const response = await fetch(`${stack.platformUrl}/platform/v1/operator/campaigns${address}`, {
    method: 'POST',
    headers: {
      'x-site-context': '5',
      'x-platform-key': `local-${operator}`,
      'idempotency-key': crypto.randomUUID(),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ reason: 'For a journey', ...body }),
  });
  const answer = (await response.json()) as Record<string, unknown> & { campaignId: number };
  expect(response.status, JSON.stringify(answer)).toBe(200);
  return answer;
}

async function launchedCampaign(): Promise<number> {
  const { campaignId } = await operate('operator-1', '', {
    names: { en: bonus },
    ...{ vertical: 'CASINO', category: 'opt-in', bonusType: 'NON_STICKY', access: 'open' },
    terms: {
      reward: { kind: 'money', amount: 10 },
      ...{ wageringTimes: 10, maximumStake: 5, days: 30, timesPerPlayer: 1, markets: ['UN'] },
    },
  });
  await operate('operator-2', `/${campaignId}/launch`, { version: 1 });
  return campaignId;
}

const terms = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'What it takes' }) });
const card = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: promotion, exact: true }) });
const claimLink = (page: Page) => page.getByRole('link', { name: 'Claim this bonus' });
const signUpLink = (page: Page) => page.getByRole('link', { name: 'Sign up for this bonus' });

/** A page of a player in a separate browser context. */
async function pageOf(browser: Browser, where: PlayerSite): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await site.signIn(page, where, await site.newPlayer(where, { kycStatus: 'FULLY VERIFIED' }));
  return page;
}

/** Requests a URL until the site responds with a status: changes by operators take some seconds. */
async function expectStatus(page: Page, address: string, status: number): Promise<void> {
  await expect
    .poll(async () => (await page.goto(address))?.status(), { timeout: 90_000, intervals: [500, 2_000] })
    .toBe(status);
}

test('PROMO-01 BONUS-40 an editor links a campaign; one that does not exist stops the publication', async ({
  page,
}) => {
  const { saved } = composer(page);
  await signInAtStudio(page, stack.studioUrl, 'ravi@marquee.example');
  await page.goto(`${stack.studioUrl}/?kind=promotion&brand=halden`);
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('house returns');
  await page.getByRole('link', { name: promotion }).click();
  const field = page.locator('[data-field="campaignId"]');
  await field.getByRole('combobox').fill('999999');
  await expect(page.getByRole('button', { name: '1 error' })).toBeVisible();
  await expect(field).toContainText('Campaign 999999 of a promotion is not launched for everybody');
  await page.getByRole('button', { name: 'Publish …' }).click();
  const publishing = page.getByRole('dialog', { name: 'Publish' });
  const now = publishing.getByRole('button', { name: /^Publish .*now$/ });
  await expect(publishing.getByText('Correct this error first, then publish:')).toBeVisible();
  await expect(now).toBeDisabled();
  await page.keyboard.press('Escape');

  // By keyboard from the list, which describes each campaign.
  await field.getByRole('combobox').fill('quiet');
  const option = page.getByRole('option', { name: new RegExp(`${campaign} · ${bonus}`) });
  await expect(option).toContainText(/Bonus money · running · .*UN/);
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/studio-campaigns.png` });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field.getByRole('combobox')).toHaveValue(String(campaign));
  await expect(field).toContainText(`${bonus} · Bonus money · running`);
  await expect(saved).toBeVisible();
  await expect(page.getByRole('button', { name: '1 error' })).toBeHidden();
  await page.getByRole('button', { name: 'Publish …' }).click();
  await now.click();
  await expect(publishing.getByText(/published/i).first()).toBeVisible();
});

test('BONUS-40 while the campaigns cannot be read, the number is typed and the field says why', async ({
  page,
}) => {
  await signInAtStudio(page, stack.studioUrl, 'ravi@marquee.example');
  await page.route('**/api/campaigns', (route) =>
    route.fulfill({ status: 502, json: { error: 'SiteUnreachable', message: 'The site does not answer.' } }),
  );
  await page.goto(`${stack.studioUrl}/?kind=promotion&brand=halden`);
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('second evening');
  await page.getByRole('link', { name: 'The second evening' }).click();
  const field = page.locator('[data-field="campaignId"]');
  await expect(field).toContainText('The platform does not answer, so there is no list. Type the number');
  await field.getByRole('combobox').fill('501');
  await page.keyboard.press('Tab');
  await expect(field.getByRole('combobox')).toHaveValue('501');
  await expect(composer(page).saved).toBeVisible();
});

test('BONUS-40 a promotion of a bonus without a campaign is not published', async ({ page }) => {
  await signInAtStudio(page, stack.studioUrl, 'ravi@marquee.example');
  await page.goto(`${stack.studioUrl}/?kind=promotion&brand=halden`);
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('tuesday turns');
  await page.getByRole('link', { name: 'Tuesday turns' }).click();
  const summary = page.locator('[data-field="summary"]').getByRole('textbox');
  await summary.fill('A bonus for every Tuesday.');
  await expect(page.getByRole('button', { name: '1 error' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish …' }).click();
  const publishing = page.getByRole('dialog', { name: 'Publish' });
  await expect(publishing.getByText('Correct this error first, then publish:')).toBeVisible();
  await expect(publishing.getByRole('button', { name: /^Publish .*now$/ })).toBeDisabled();
});

test('BONUS-40 a visitor of the market sees the terms and the chance of the campaign, and where to sign up', async ({
  page,
}) => {
  await page.goto(site.address(offered, path));
  await expect
    .poll(
      async () => {
        await page.reload();
        return terms(page).count();
      },
      { timeout: 60_000 },
    )
    .toBe(1);
  await expect(terms(page)).toContainText('Stake it 10 times before it is your own.');
  await expect
    .poll(
      async () => {
        await page.reload();
        return terms(page).innerText();
      },
      { timeout: 60_000 },
    )
    .toMatch(/Of 1,000 players who do so, about \d+ to \d+ end with something/);
  await expect(signUpLink(page)).toBeVisible();
  await expect(claimLink(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(site.address(offered, '/promotions/vip'));
  await expect(card(page)).toContainText(/About \d+ to \d+ of 1,000 players end with something/);
});

test('BONUS-40 BONUS-34 a player claims what the promotion advertises', async ({ browser }) => {
  const page = await pageOf(browser, offered);
  await page.goto(site.address(offered, path));
  await expect(signUpLink(page)).toHaveCount(0);
  await claimLink(page).click();
  await expect(page).toHaveURL(new RegExp(`/my-account/rewards#campaign-${campaign}$`));
  await page.getByRole('button', { name: `Claim: ${bonus}` }).click();
  await expect(page.getByText(`${bonus} is yours.`)).toBeVisible();
  await page.context().close();
});

test('BONUS-40 PROMO-08 a player of an excluded market and its visitors never see the promotion', async ({
  browser,
  page,
}) => {
  const player = await pageOf(browser, excluded);
  await expectStatus(player, site.address(excluded, path), 404);
  await player.goto(site.address(excluded, '/promotions/vip'));
  await expect(player.getByRole('article').first()).toBeVisible();
  await expect(card(player)).toHaveCount(0);
  await player.context().close();
  await expectStatus(page, site.address({ ...excluded, locale: 'nz-NZ' }, path), 404);
});

test('BONUS-40 PROMO-04 a promotion is over with its campaign', async ({ page }) => {
  await operate('operator-2', `/${campaign}/end`, {});
  await expectStatus(page, site.address(offered, path), 404);
  await page.goto(site.address(offered, '/promotions/vip'));
  await expect(card(page)).toHaveCount(0);
});
