import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/journey';
import { type PlayerSite, protectionOf } from '../support/protected-player';
import { staffPassword } from '../support/staff-request';
import { type Stack, startStack } from '../support/stack';

test.describe.configure({ mode: 'serial' });

const halden: PlayerSite = {
  brand: 'halden',
  siteId: 5,
  locale: 'en-UN',
  countryCode: 'NZ',
  currencyCode: 'EUR',
};
const elsewhere: PlayerSite = { ...halden, countryCode: 'IS' };

let stack: Stack;
let site: ReturnType<typeof protectionOf>;
test.beforeAll(async () => {
  stack = await startStack({ sharesContent: true });
  site = protectionOf(stack);
});
test.afterAll(() => stack.stop());

/** A page of a staff member in a separate browser context. */
async function deskOf(browser: Browser, name: string, path: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 768, height: 900 } })).newPage();
  await page.goto(`${stack.origin('halden')}${path}`);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(staffPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Signed in as ${name}`)).toBeVisible();
  return page;
}

const formOf = (page: Page, form: string) => page.locator(`form:has(input[value="${form}"])`);
const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

async function checkPage(page: Page): Promise<void> {
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** The rewards page of a new player. */
async function rewardsOf(browser: Browser, where: PlayerSite): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await site.signIn(page, where, await site.newPlayer(where, { kycStatus: 'FULLY VERIFIED' }));
  await page.goto(site.address(where, '/my-account/rewards'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}
const offer = (page: Page) => page.getByRole('heading', { name: 'Harvest bonus' });

let campaign = '';

test('BONUS-08 staff draft a deposit bonus with free rounds in two languages; what is wrong is named and nothing is lost', async ({
  browser,
}) => {
  const page = await deskOf(browser, 'ada', '/desk/campaigns');
  await expect(section(page, 'Campaigns').getByRole('link', { name: 'A proper welcome' })).toBeVisible();
  await checkPage(page);
  await page.getByRole('link', { name: 'New campaign' }).click();
  const draft = formOf(page, 'campaign.draft');
  const fill = async (fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields))
      await draft
        .getByLabel(new RegExp(`^${label}`))
        .first()
        .fill(value);
  };
  await fill({
    'Name in English': 'Harvest bonus',
    'Name in German': 'Erntebonus',
    Percent: '50',
    'Most a player gets': '100',
    'Smallest deposit': '20,5',
    'Game of the free rounds': 'no-such-game',
    'Free rounds': '10',
    'Stake of a free round': '0.10',
    'Times to be staked': '10',
    'Highest stake': '5',
    'Days to stake it': '30',
    'Times per player': '1',
    Markets: 'nz',
    'Games that count less': 'roulette 10\njackpot 0',
    Reason: 'Offer for the harvest',
  });
  await draft.getByLabel('Last visit').selectOption('Never before');
  await draft.getByRole('button').click();
  await expect(page.getByRole('alert')).toHaveText('Check these fields: Game of the free rounds.');
  await expect(draft.getByLabel('Last visit')).toHaveValue('never');
  await expect(draft.getByLabel('Smallest deposit')).toHaveValue('20,5');
  await checkPage(page);
  await fill({ 'Game of the free rounds': 'vineyard-riot', Percent: 'half' });
  await draft.getByRole('button').click();
  await expect(page.getByRole('alert')).toHaveText('Check these fields: Percent.');
  await fill({ Percent: '50' });
  await draft.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harvest bonus');
  await expect(page.getByText(/^Draft · Share of a deposit/)).toBeVisible();
  campaign = new URL(page.url()).pathname;
  await checkPage(page);
  // The author sees the expected cost, but cannot launch it.
  await page.getByRole('link', { name: 'Simulate and launch' }).click();
  await expect(section(page, 'Cost')).toContainText(/\d+ of \d+ players of the site could take it/);
  await expect(section(page, 'Launch version 1')).toContainText('someone else launches them');
  await page.context().close();
});

test('the simulation shows what a campaign costs; another member of staff launches it for one market', async ({
  browser,
}) => {
  const [before, foreign] = await Promise.all([rewardsOf(browser, halden), rewardsOf(browser, elsewhere)]);
  await expect(offer(before)).toHaveCount(0);
  const page = await deskOf(browser, 'ben', campaign);
  const change = formOf(page, 'campaign.terms');
  await expect(change.getByLabel('Smallest deposit')).toHaveValue('20.5');
  await expect(change.getByLabel('Last visit')).toHaveValue('never');
  await expect(change.getByLabel('Games that count less')).toHaveValue('jackpot 0\nroulette 10');
  await page.getByRole('link', { name: 'Simulate and launch' }).click();
  const cost = section(page, 'Cost');
  await expect(cost.getByRole('row', { name: /^Average/ })).toContainText(/EUR\s\d/);
  await expect(cost.getByRole('row', { name: /^Worst case/ })).toContainText('No limit');
  await expect(section(page, 'In each country').getByRole('row', { name: /^New Zealand/ })).toContainText(
    /Offered.*%/,
  );
  await expect(section(page, 'In each country').getByRole('row', { name: /^Germany/ })).toContainText(
    /Not a market|No bonuses|No welcome/,
  );
  await checkPage(page);
  const launch = formOf(page, 'campaign.launch');
  await launch.getByLabel('Reason').fill('Within the budget');
  await launch.getByRole('button').click();
  await expect(page.getByText(/^Running · Share of a deposit/)).toBeVisible();

  await before.reload();
  await expect(offer(before)).toBeVisible();
  await expect(before.locator('main section').filter({ has: offer(before) })).toContainText('Vineyard Riot');
  await foreign.reload();
  await expect(offer(foreign)).toHaveCount(0);
  await Promise.all([before, foreign, page].map((each) => each.context().close()));
});

test('an ended campaign is no longer offered, and its copy is a new draft', async ({ browser }) => {
  const player = await rewardsOf(browser, halden);
  await expect(offer(player)).toBeVisible();
  const page = await deskOf(browser, 'ben', campaign);
  const end = formOf(page, 'campaign.end');
  await end.getByLabel('Reason').fill('The harvest is in');
  await end.getByRole('button').click();
  await expect(page.getByText(/^Ended · Share of a deposit/)).toBeVisible();
  await expect(formOf(page, 'campaign.terms')).toHaveCount(0);
  await player.reload();
  await expect(offer(player)).toHaveCount(0);
  await player.context().close();
  await page.getByRole('link', { name: 'Copy as a new draft' }).click();
  await expect(formOf(page, 'campaign.draft').getByLabel('Name in German').first()).toHaveValue('Erntebonus');
  await page.goto(`${stack.origin('halden')}/desk/audit-log`);
  await expect(page.getByRole('row', { name: /Campaign launched/ })).toContainText('ben');
  await page.context().close();

  const support = await deskOf(browser, 'support', '/desk');
  await expect(support.getByRole('link', { name: 'Campaigns' })).toHaveCount(0);
  await support.goto(`${stack.origin('halden')}${campaign}`);
  await expect(support.getByRole('alert')).toContainText('Your role does not permit this');
  await support.context().close();
});

test('staff draft iCash, a code of a partner, a sportsbook reward, a booster and a bonus for points; each is simulated', async ({
  browser,
}) => {
  test.slow();
  const page = await deskOf(browser, 'ada', '/desk/campaigns');
  const draft = formOf(page, 'campaign.draft');
  const write = async (choices: Record<string, string>, fields: Record<string, string>) => {
    await page.goto(`${stack.origin('halden')}/desk/campaigns/new`);
    for (const [label, option] of Object.entries(choices))
      await draft.getByLabel(label, { exact: true }).selectOption(option);
    const usual = { 'Times to be staked': '0', 'Days to stake it': '7', 'Times per player': '1' };
    for (const [label, value] of Object.entries({ ...usual, ...fields, Reason: 'For a journey' }))
      await draft
        .getByLabel(new RegExp(`^${label}`))
        .first()
        .fill(value);
    await draft.getByRole('button').click();
  };
  const simulate = async () => {
    await page.getByRole('link', { name: 'Simulate and launch' }).click();
    await expect(section(page, 'Cost')).toContainText(/\d+ of \d+ players of the site could take it/);
  };

  await write({ Reward: 'Own money to activate' }, { 'Name in English': 'Four euros', 'Bonus \\(': '4' });
  await expect(page.getByText(/^Draft · Own money to activate/)).toBeVisible();
  await simulate();
  await expect(section(page, 'Cost').getByRole('row', { name: /^Worst case/ })).toContainText(/EUR\s\d/);

  const partner = { 'Name in English': 'For readers', 'Bonus \\(': '5', 'Times to be staked': '5' };
  await write({ Reward: 'Code of a partner' }, { ...partner, Partner: 'Harbour Weekly' });
  await expect(page.getByRole('alert')).toHaveText("Check these fields: Partner's code.");
  await expect(draft.getByLabel('Partner', { exact: true })).toHaveValue('Harbour Weekly');
  await draft.getByLabel("Partner's code").fill('pier 8');
  await draft.getByRole('button').click();
  await expect(page.getByText(/^Draft · Code of a partner/)).toBeVisible();
  await expect(formOf(page, 'campaign.terms').getByLabel("Partner's code")).toHaveValue('PIER8');
  await simulate();

  const bet = { 'Name in English': 'A bet', 'Bonus \\(': '5' };
  await write({ Reward: 'Sportsbook reward', 'Played with in': 'Casino' }, bet);
  await expect(page.getByRole('alert')).toHaveText('Check these fields: Played with in.');
  await draft.getByLabel('Played with in').selectOption('Sports');
  await draft.getByRole('button').click();
  await expect(page.getByText(/^Draft · Sportsbook reward/)).toBeVisible();
  await simulate();
  await expect(section(page, 'Cost')).toContainText('There is no estimate of the cost');

  await write(
    { Reward: 'Cashback' },
    {
      ...{ 'Name in English': 'More back', Percent: '10', 'Most a player gets': '50', 'Smallest loss': '1' },
      ...{ 'Days of a period': '7', 'Booster from level': '2', 'Percent with the booster': '15' },
      'From loyalty level': '1',
    },
  );
  await expect(page.getByText(/^Draft · Cashback/)).toBeVisible();
  await expect(formOf(page, 'campaign.terms').getByLabel('Percent with the booster')).toHaveValue('15');
  await expect(formOf(page, 'campaign.terms').getByLabel('From loyalty level')).toHaveValue('1');
  await simulate();

  const bought = { 'Name in English': 'For points', 'Bonus \\(': '5', 'Times to be staked': '5' };
  await write({ Reward: 'Bonus money', 'Who can claim it': 'Players who pay with points' }, bought);
  await expect(page.getByRole('alert')).toHaveText('Check these fields: Price in points.');
  await draft.getByLabel('Price in points').fill('500');
  await draft.getByRole('button').click();
  await expect(page.getByText(/^Draft · Bonus money .* Players who pay with points/)).toBeVisible();
  await checkPage(page);
  const shots = process.env['SHOTS'];
  if (shots) await page.screenshot({ path: `${shots}/desk-768.png`, fullPage: true });
  await page.context().close();
});
