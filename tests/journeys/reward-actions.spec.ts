import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { giveGoodwill } from '../support/give-goodwill';
import { expect, test } from '../support/journey';
import { type PlayerSite, protectionOf } from '../support/protected-player';
import { type Stack, startStack } from '../support/stack';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 360, height: 740 } });

const halden: PlayerSite = {
  brand: 'halden',
  siteId: 5,
  locale: 'en-UN',
  countryCode: 'NZ',
  currencyCode: 'EUR',
};
const rewards = '/my-account/rewards';
const active = '/my-account/rewards/active';
const freeRounds = 'Ten turns on the house';
const icash = 'Two euros, just like that';
const partner = 'For readers of Harbour Weekly';
const sportsbook = 'A bet on us';
const goodwill = 'Goodwill bonus';

let stack: Stack;
let site: ReturnType<typeof protectionOf>;
test.beforeAll(async () => {
  stack = await startStack({ sharesContent: true });
  site = protectionOf(stack);
});
test.afterAll(() => stack.stop());

const card = (page: Page, name: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name, exact: true }) });
const claimButton = (page: Page) => card(page, freeRounds).getByRole('button', { name: /^Claim/ });
const go = async (page: Page, path: string) => {
  await page.goto(site.address(halden, path));
  await page.waitForLoadState('networkidle');
};

async function newPlayer(page: Page): Promise<string> {
  const email = await site.newPlayer(halden, { kycStatus: 'FULLY VERIFIED' });
  await site.signIn(page, halden, email);
  return email;
}

async function checkPage(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (!folder) return;
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
}

interface Offered {
  campaignId: number;
  name: string;
}

/** The campaign number of an offer, from the form of its card. */
async function campaignOf(page: Page, name: string): Promise<Offered> {
  const field = card(page, name).locator('input[name=campaignId]').first();
  return { campaignId: Number(await field.getAttribute('value')), name };
}

const planned = (reply: object) => site.control('reply', reply);

test('BONUS-27 BONUS-39 a bonus is put in line behind the active one, taken out, and claimed when that is given up', async ({
  page,
}) => {
  const player = await newPlayer(page);
  await giveGoodwill(stack, halden.siteId, player, 1_000);
  await go(page, rewards);
  const { campaignId } = await campaignOf(page, freeRounds);
  const queue = () => card(page, freeRounds).getByRole('button', { name: `Take it next: ${freeRounds}` });
  await queue().click();
  await expect(page.getByRole('status').filter({ hasText: freeRounds })).toHaveText(
    `${freeRounds} is next in line.`,
  );
  await expect(card(page, freeRounds)).toContainText(
    `${freeRounds} can be claimed once ${goodwill} has ended.`,
  );
  await checkPage(page);
  await shot(page, 'reward-queue');
  await go(page, active);
  await expect(
    card(page, goodwill).getByRole('link', { name: 'Another bonus is next in line.' }),
  ).toBeVisible();
  await go(page, rewards);
  await card(page, freeRounds)
    .getByRole('button', { name: /^Take out of the line/ })
    .click();
  await expect(queue()).toBeVisible();
  await queue().click();
  await expect(card(page, freeRounds)).toContainText('Next in line');

  await go(page, active);
  await card(page, goodwill).getByRole('link', { name: 'Give up this bonus' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give it up' }).click();
  await expect(card(page, 'Earlier bonuses')).toContainText('Given up');
  await go(page, rewards);
  await expect(card(page, freeRounds)).toContainText('No bonus is in the way any more');
  await claimButton(page).click();
  await expect(page).toHaveURL(/rewards\/active\?claimed=/);
  await expect(card(page, freeRounds)).toContainText('10 free rounds of');
  const claims = await queuedClaims();
  expect(claims).toHaveLength(1);
  expect(claims[0]?.bodyFields).toEqual([]);
  expect(campaignId).toBeGreaterThan(0);
});

/** The calls that claimed a queued bonus. */
async function queuedClaims(): Promise<{ bodyFields: string[] }[]> {
  const response = await fetch(`${stack.platformUrl}/platform/_control/log`);
  const { entries } = (await response.json()) as {
    entries: { method: string; path: string; bodyFields: string[] }[];
  };
  return entries.filter(
    ({ method, path }) => method === 'POST' && /\/player\/queued-bonus\/[^/]+\/claim$/.test(path),
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('BONUS-27 the active bonus is given up for the one in line, in one step', async ({ page }) => {
    const player = await newPlayer(page);
    await giveGoodwill(stack, halden.siteId, player, 1_000);
    await page.goto(site.address(halden, rewards));
    await card(page, freeRounds)
      .getByRole('button', { name: /^Take it next/ })
      .click();
    await card(page, freeRounds).getByRole('link', { name: 'Give it up and claim' }).click();
    const question = page
      .locator('main section')
      .filter({ hasText: `Give up ${goodwill} for ${freeRounds}?` });
    await expect(question).toContainText('€10.00 of bonus money');
    await question.getByRole('button', { name: 'Give it up and claim' }).click();
    await expect(page).toHaveURL(/rewards\/active\?claimed=/);
    await expect(card(page, freeRounds)).toContainText('10 free rounds of');
    await expect(card(page, 'Earlier bonuses')).toContainText('Given up');
  });

  test('BONUS-38 a partner’s bonus is taken with its code; a wrong one says so', async ({ page }) => {
    await newPlayer(page);
    await page.goto(site.address(halden, rewards));
    const use = async (code: string) => {
      await card(page, partner).getByLabel('Code of Harbour Weekly').fill(code);
      await card(page, partner).getByRole('button', { name: 'Use the code' }).click();
    };
    await use('HARBOUR8');
    await expect(page.getByRole('alert')).toHaveText('There is no such code. Check the spelling.');
    await use('harbour7');
    await expect(card(page, partner)).toContainText('Taken with the code HARBOUR7.');
    const [call] = await site.calls('POST', '/platform/v1/player/partner-bonus');
    expect(call?.bodyFields.sort()).toEqual(['bonusAssignmentId', 'partnerBonusCode']);
  });
});

test('BONUS-27 a bonus is chosen for the next deposit, and not after all', async ({ page }) => {
  await newPlayer(page);
  await go(page, rewards);
  const offer = card(page, 'A proper welcome');
  await offer.getByRole('button', { name: /^Use with my next deposit/ }).click();
  await expect(offer).toContainText('Comes with your next deposit.');
  await offer.getByRole('button', { name: /^Do not use it after all/ }).click();
  await expect(offer.getByText('Comes with your next deposit.')).toHaveCount(0);
  await expect(offer.getByRole('button', { name: /^Use with my next deposit/ })).toBeVisible();
});

test('BONUS-27 BONUS-44 iCash is activated once and is own money', async ({ page }) => {
  await newPlayer(page);
  await go(page, rewards);
  await expect(card(page, icash)).toContainText('€2.00 of own money');
  const { campaignId } = await campaignOf(page, icash);
  await checkPage(page);
  await shot(page, 'reward-offers');
  await card(page, icash)
    .getByRole('button', { name: `Activate: ${icash}` })
    .click();
  await expect(page.locator('[data-toast=success]')).toContainText(`€2.00 from ${icash} is yours.`);
  await expect(card(page, 'Earlier bonuses')).toContainText('€2.00 became your own money');
  expect(await site.calls('POST', `/platform/v1/player/icash/${campaignId}/activate`)).toHaveLength(1);
  await go(page, rewards);
  await expect(page.getByRole('heading', { name: icash })).toHaveCount(0);
});

test('BONUS-12 BONUS-14 BONUS-27 BONUS-45 a sportsbook reward is among those for sports and claimed by a call of its own', async ({
  page,
}) => {
  await newPlayer(page);
  await go(page, rewards);
  const sports = page.getByRole('group', { name: 'Sports' });
  await expect(sports.getByRole('heading')).toHaveText([sportsbook]);
  await expect(page.getByRole('group', { name: 'Free rounds' }).getByRole('heading')).toHaveText([
    freeRounds,
  ]);
  const { campaignId } = await campaignOf(page, sportsbook);
  await card(page, sportsbook)
    .getByRole('button', { name: `Claim: ${sportsbook}` })
    .click();
  await expect(card(page, sportsbook)).toContainText('€5.00');
  await expect(card(page, sportsbook)).toContainText(/Step 1 of \d+/);
  const path = `/platform/v1/player/softswiss-sportsbook/${campaignId}/claim`;
  expect(await site.calls('POST', path)).toHaveLength(1);
  expect(await site.calls('POST', `/platform/v1/player/campaigns/${campaignId}/claim`)).toEqual([]);
});

for (const code of [
  'error.bonus.active.already.exists',
  'error.bonus.active.triggered.already.exists',
  'ACTIVE_BONUS_IN_SAME_VERTICAL',
  'ACTIVE_TRIGGERED_BONUS',
])
  test(`ERR-20 BONUS-28 the code ${code} opens the question whether to give the active bonus up, and yes claims`, async ({
    page,
  }) => {
    const player = await newPlayer(page);
    await go(page, rewards);
    const { campaignId } = await campaignOf(page, freeRounds);
    // The page is stale at this point.
    await giveGoodwill(stack, halden.siteId, player, 1_000);
    const path = `/platform/v1/player/campaigns/${campaignId}/claim`;
    await planned({ method: 'POST', path, status: 400, body: { code, message: 'A bonus is active.' } });
    await claimButton(page).click();
    const question = page.getByRole('dialog', { name: `Give up ${goodwill} for ${freeRounds}?` });
    await expect(question).toContainText('€10.00 of bonus money');
    await question.getByRole('button', { name: 'Give it up and claim' }).click();
    await expect(card(page, freeRounds)).toContainText('10 free rounds of');
    await expect(card(page, 'Earlier bonuses')).toContainText('Given up');
  });

test('ERR-20 ERR-21 ERR-22 a fifth code shows its text and a failure the general one, without a question', async ({
  page,
}) => {
  await newPlayer(page);
  await go(page, rewards);
  const { campaignId } = await campaignOf(page, freeRounds);
  const path = `/platform/v1/player/campaigns/${campaignId}/claim`;
  const replies = [
    { status: 400, code: 'error.bonus.not.open', text: 'The offer has not begun, or it is over.' },
    { status: 500, code: 'error.bonus.not.open', text: 'Something went wrong. Try again.' },
    { status: 400, code: undefined, text: 'Something went wrong. Try again.' },
  ];
  for (const { status, code, text } of replies) {
    await planned({ method: 'POST', path, status, body: { code, message: 'Refused.' } });
    await claimButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(text);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await go(page, rewards);
  }
});

test('BONUS-29 a claim that is on its way is not sent again, and no other button of the page sends', async ({
  page,
}) => {
  await newPlayer(page);
  await go(page, rewards);
  const { campaignId } = await campaignOf(page, freeRounds);
  const other = await campaignOf(page, icash);
  const path = `/platform/v1/player/campaigns/${campaignId}/claim`;
  const activation = `/platform/v1/player/icash/${other.campaignId}/activate`;
  const count = async () => [
    (await site.calls('POST', path)).length,
    (await site.calls('POST', activation)).length,
  ];
  const [claims = 0, activations = 0] = await count();
  await planned({ method: 'POST', path, delayMs: 1_500 });
  await claimButton(page).click();
  await expect(claimButton(page)).toHaveAttribute('aria-disabled', 'true');
  await claimButton(page).click({ force: true });
  await card(page, icash).getByRole('button').click({ force: true });
  await expect(page).toHaveURL(/rewards\/active\?claimed=/);
  expect(await count()).toEqual([claims + 1, activations]);
});

test('BONUS-17 BONUS-18 BONUS-19 BONUS-20 a code is looked up, refused, taken, and another one entered instead', async ({
  page,
}) => {
  await newPlayer(page);
  await go(page, '/my-account/bonus-code');
  const field = page.getByLabel('Code', { exact: true });
  const check = page.getByRole('button', { name: 'See what it gives' });
  await field.fill('nonsense');
  await check.click();
  await expect(page.getByText('There is no such code. Check the spelling.')).toBeVisible();
  const validate = { method: 'POST', path: '/platform/v1/player/bonus-code/validate' };
  await planned({ ...validate, delayMs: 1_000 });
  await field.fill('winterkey');
  await expect(page.getByText('There is no such code. Check the spelling.')).toBeHidden();
  await check.click();
  await expect(page.locator('main [type=submit][aria-disabled=true]')).toBeVisible();
  await expect(card(page, 'A winter key')).toContainText('100% of your deposit');
  const offered = card(page, 'A winter key').locator('input[name=bonusCode]');
  await expect(offered.first()).toHaveAttribute('value', 'WINTERKEY');
  await page.getByRole('link', { name: 'Enter another code' }).click();
  await expect(page).toHaveURL(/bonus-code$/);
  await expect(field).toHaveValue('');
  await expect(page.getByText('There is no such code. Check the spelling.')).toBeHidden();

  // A failed claim by code shows the reason and does not navigate.
  await field.fill('winterkey');
  await check.click();
  const agree = { method: 'POST', path: '/platform/v1/player/bonus-code/agree' };
  await planned({ ...agree, status: 400, body: { code: 'error.bonus.not.open', message: 'Over.' } });
  await page.getByRole('button', { name: 'Use with my next deposit' }).click();
  await expect(page.getByRole('alert')).toHaveText('The offer has not begun, or it is over.');
  await page.getByRole('button', { name: 'Use with my next deposit' }).click();
  await expect(page.locator('main h1')).toHaveText('Deposit');
});

test('BONUS-13 BONUS-22 BONUS-23 BONUS-41 the page of offers reads them once, and shows the way to a code as the platform allows', async ({
  page,
}) => {
  await newPlayer(page);
  const path = '/platform/v1/player/bonus-code/manual-claim/available';
  const link = page.locator('main').getByRole('link', { name: 'I have a code' });
  const before = (await site.calls('GET', path)).length;
  await page.goto(site.address(halden, rewards));
  await expect(link).toBeVisible();
  expect(await site.calls('GET', path)).toHaveLength(before + 1);
  await planned({ method: 'GET', path, status: 200, body: { isAvailable: false } });
  await page.goto(site.address(halden, rewards));
  await expect(link).toHaveCount(0);
  await planned({ method: 'GET', path, status: 500, body: { code: 'error.system.error', message: 'No.' } });
  await page.goto(site.address(halden, rewards));
  await expect(link).toHaveCount(0);
  await page.goto(site.address(halden, active));
  const response = await fetch(`${stack.platformUrl}/platform/_control/log`);
  const { entries } = (await response.json()) as { entries: { path: string; query: object }[] };
  const queries = entries
    .filter((each) => each.path === '/platform/v1/player/rewards')
    .map(({ query }) => query);
  const shared = { version: 'v2', language: 'en' };
  expect(queries).toContainEqual({ rewardsType: 'ELIGIBLE', ...shared });
  expect(queries.at(-1)).toEqual({ rewardsType: 'ACTIVE', ...shared });
});

test('BONUS-13 BONUS-21 a claim by code says that it is on its way, and ends with the reason against it or with the reward', async ({
  page,
}) => {
  await newPlayer(page);
  await go(page, '/my-account/bonus-code');
  const reward = {
    ...{
      campaignId: 9_999,
      name: 'Ten euros',
      vertical: 'casino',
      campaignStatus: 'ACTIVE',
      currency: 'EUR',
    },
    ...{ campaignCategory: 'opt-in', bonusType: 'NON_STICKY', product: 'CASINO', bonusKind: 'MANUAL' },
    ...{ rewardKind: 'CASH', hasBonusCode: true, amount: 1_000, wageringAmount: 3_000, blockedBy: null },
    terms: {
      ...{ reward: 'money', wageringTimes: 3, maximumStake: null, maximumWin: null, days: 7, weights: {} },
    },
  };
  const code = '/platform/v1/player/bonus-code';
  const found = { campaignId: 9_999, value: 'TENEUROS', reward };
  await planned({ method: 'POST', path: `${code}/validate`, status: 200, body: found });
  await page.getByLabel('Code', { exact: true }).fill('teneuros');
  await page.getByRole('button', { name: 'See what it gives' }).click();
  const claim = card(page, 'Ten euros').getByRole('button', { name: 'Claim' });
  const refusal = { code: 'error.bonus.already.claimed', message: 'Had before.' };
  await planned({ method: 'POST', path: `${code}/manual-claim`, status: 400, body: refusal, delayMs: 1_000 });
  await claim.click();
  await expect(card(page, 'Ten euros').locator('[type=submit][aria-disabled=true]')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('You have had this bonus already.');
  const given = { ...reward, bonusAssignmentId: 'bonus-1-9999-1', state: 'ACTIVATED' };
  await planned({ method: 'POST', path: `${code}/manual-claim`, status: 200, body: given });
  await claim.click();
  await expect(page).toHaveURL(/rewards\/active\?claimed=bonus-1-9999-1$/);
});

test('BONUS-13 the chosen campaign, the code, the limitations and the hidden notice outlast a page', async ({
  page,
}) => {
  test.slow();
  await newPlayer(page);
  // The selected campaign is also selected for the deposit, even after leaving the page.
  await go(page, rewards);
  const welcome = card(page, 'A proper welcome');
  await welcome
    .getByRole('button', { name: /^Use with my next deposit|^Take it/ })
    .first()
    .click();
  await expect(welcome).toContainText('Comes with your next deposit.');
  await go(page, '/my-account/banking/deposit');
  await expect(page.getByRole('radio', { name: /A proper welcome/ })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: /A proper welcome/ })).toBeChecked();

  // The entered value is retained with the error.
  await go(page, '/my-account/bonus-code');
  await page.getByLabel('Code', { exact: true }).fill('nonsense');
  await page.getByRole('button', { name: 'See what it gives' }).click();
  await expect(page.getByText('There is no such code. Check the spelling.')).toBeVisible();
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('nonsense');

  // Contribution of a game depends on the bonus, and claims by code on the account.
  await planned({
    ...{ method: 'GET', path: '/platform/v1/player/bonus-code/manual-claim/available', status: 200 },
    body: { isAvailable: false },
  });
  await go(page, rewards);
  await expect(page.locator('main').getByRole('link', { name: 'I have a code' })).toHaveCount(0);

  // A sports bonus is confirmed, and listed with the player's campaigns.
  await go(page, rewards);
  await card(page, sportsbook)
    .getByRole('button', { name: /^Claim/ })
    .click();
  await expect(page.locator('main').getByRole('status').first()).toContainText(sportsbook);
  await page.reload();
  await expect(card(page, sportsbook)).toBeVisible();
});
