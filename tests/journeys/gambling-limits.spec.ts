import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/journey';
import { type PlayerSite, protectionOf } from '../support/protected-player';
import { patientSite, type Stack, startStack } from '../support/stack';

test.describe.configure({ mode: 'serial' });

const DAY = 86_400_000;
const path = '/my-account/gambling-limits';
const finland: PlayerSite = {
  brand: 'halden',
  siteId: 5,
  locale: 'en-UN',
  countryCode: 'FI',
  currencyCode: 'EUR',
};
const sweden: PlayerSite = {
  ...finland,
  brand: 'kiekko',
  siteId: 6,
  locale: 'en-PP',
  countryCode: 'SE',
  currencyCode: 'SEK',
};
const britain: PlayerSite = { ...finland, locale: 'en-UK', countryCode: 'GB', currencyCode: 'GBP' };

let stack: Stack;
let site: ReturnType<typeof protectionOf>;
test.beforeAll(async () => {
  stack = await startStack({ sharesContent: true, siteEnvironment: patientSite });
  site = protectionOf(stack);
});
test.afterAll(() => stack.stop());

const row = (page: Page, id: string) => page.locator(`#limit-${id}`);
const editor = (limit: Locator) => limit.locator('details');
const changes = (kind: string) => site.calls('PATCH', `/platform/v1/player/${kind}-limits`);

async function open(page: Page, market: PlayerSite): Promise<void> {
  await page.goto(site.address(market, path));
  await expect(page.locator('main h1')).toBeVisible();
}

/** Opens the editor of a limit, and submits an amount. */
async function save(limit: Locator, amount: string): Promise<void> {
  await editor(limit).evaluate((element: HTMLDetailsElement) => (element.open = true));
  await limit.locator('input[name=amount]').fill(amount);
  await limit.getByRole('button', { name: 'Save the limit' }).click();
}

/** Leaves the page first: it would notice the end of its session and navigate home. */
async function clearSession(page: Page): Promise<void> {
  await page.goto(`${stack.origin(britain.brand)}/robots.txt`);
  await page.context().clearCookies();
}

async function signInWithoutScript(page: Page, market: PlayerSite, email: string): Promise<void> {
  await page.goto(site.address(market, '/login'));
  await page.locator('main input[name=email]').fill(email);
  await page.locator('main input[name=password]').fill('Marquee-2026');
  await page.locator('main button[type=submit]').click();
}

const axe = async (page: Page) => {
  await expectAccessible(page);
};

for (const [device, javaScriptEnabled, width] of [
  // JavaScript and window width are independent, so two combinations are enough.
  ['phone', true, 360],
  ['desktop without JavaScript', false, 1440],
] as const)
  test(`LIMIT-01 LIMIT-02 LIMIT-03 LIMIT-05 LIMIT-06 LIMIT-08 LIMIT-09 LIMIT-10 LIMIT-13 LIMIT-31 a limit is set, raised, cancelled, lowered and removed: ${device}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 800 } });
    const page = await context.newPage();
    const email = await site.newPlayer(finland);
    if (javaScriptEnabled) await site.signIn(page, finland, email);
    else await signInWithoutScript(page, finland, email);
    const before = (await changes('deposit')).length;
    await open(page, finland);
    if (javaScriptEnabled) await page.waitForLoadState('networkidle');
    for (const kind of ['deposit', 'loss', 'wager', 'time'])
      await expect(row(page, kind).locator('h3')).toHaveText(['Per day', 'Per week', 'Per month']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (javaScriptEnabled) await axe(page);

    const limit = row(page, 'deposit-DAY');
    const said = limit.locator('[role=status]');
    await expect(limit).toContainText('No limit');
    const openEditor = () => limit.locator('summary').click();
    const send = async (amount: string) => {
      await openEditor();
      await limit.locator('input[name=amount]').fill(amount);
      await limit.getByRole('button', { name: 'Save the limit' }).click();
    };
    await send('1,234.50');
    await expect(said).toHaveText('Your limit is saved and applies from now on.');
    await expect(limit.locator('progress')).toHaveAttribute('value', '0');
    await expect(limit).toContainText(/1,234\.50 used.*1,234\.50 left until \w+ \d+, 12:00\sAM/);
    await expect(editor(limit)).not.toHaveAttribute('open');

    await send('2000');
    await expect(said).toContainText('We have received your change.');
    await expect(limit).toContainText('Changes to €2,000: ');
    await expect(limit).toContainText('1,234.50 used');
    await limit.getByRole('button', { name: 'Cancel the change' }).click();
    await expect(said).toHaveText('The change is cancelled. Your present limit stays.');
    await expect(limit).not.toContainText('Changes to');

    await send('20');
    await expect(said).toHaveText('Your limit is saved and applies from now on.');
    await expect(limit).toContainText(/20 left until/);
    await openEditor();
    await limit.getByRole('button', { name: 'Remove the limit' }).click();
    await expect(said).toContainText('We have received that you want no limit.');
    await expect(limit).toContainText('The limit ends: ');
    expect((await changes('deposit')).slice(before).map(({ bodyFields }) => bodyFields)).toEqual([
      ['duration', 'limit'],
      ['duration', 'limit'],
      ['duration', 'cancelPendingLimit'],
      ['duration', 'limit'],
      ['duration', 'deleteLimit'],
    ]);
    if (javaScriptEnabled) await axe(page);
    await context.close();
  });

test('LIMIT-05 LIMIT-11 LIMIT-12 LIMIT-14 ERR-23 each refusal says what is wrong and what to do', async ({
  page,
}) => {
  await site.signIn(page, finland, await site.newPlayer(finland));
  await open(page, finland);
  await page.waitForLoadState('networkidle');
  const [day, week, month] = ['loss-DAY', 'loss-WEEK', 'loss-MONTH'].map((id) => row(page, id)) as [
    Locator,
    Locator,
    Locator,
  ];
  const fault = (limit: Locator) => limit.locator('[aria-live=polite]');
  for (const [amount, text] of [
    ['', 'Please enter an amount.'],
    ['a lot', 'Please enter a number, written like 1,234.00.'],
    ['1,50', 'Please enter a number, written like 1,234.00.'],
    ['-5', 'A limit cannot be negative.'],
    ['0', 'Please enter an amount above zero. To stop altogether, take a time-out'],
    ['1.005', 'Please enter no more than 2 decimals.'],
    ['100,001', 'That is too much for a limit. Please enter €100,000 or less.'],
  ] as const) {
    await save(week, amount);
    await expect(fault(week), amount).toContainText(text);
    await expect(week.locator('input[name=amount]')).toHaveAttribute('aria-invalid', 'true');
  }
  expect(await changes('spend')).toEqual([]);

  await save(week, '100');
  await expect(week.locator('[role=status]')).toBeVisible();
  await save(day, '50');
  // The response shifts the rows below: a click on one of them could miss.
  await expect(day.locator('[role=status]')).toBeVisible();
  await save(month, '200');
  await expect(month.locator('[role=status]')).toBeVisible();
  await save(day, '20');
  await expect(day).toContainText('20 left');
  await save(day, '150');
  await expect(fault(day)).toContainText('more than your limit per week or month');
  await save(week, '250');
  await expect(fault(week)).toContainText('more than your limit per month');

  const spend = { method: 'PATCH', path: '/platform/v1/player/spend-limits', count: 1 };
  const refusal = (code: string) => ({ code, message: 'Not for the player.', validationErrors: {} });
  for (const [limit, code, text] of [
    [week, 'too_low', 'less than your limit per day'],
    [month, 'too_low', 'less than your limit per day or week'],
    [month, 'interval', 'This limit is not possible.'],
    [month, 'locked', 'This limit is locked'],
    [month, 'too_high', 'This was not accepted. Please check it and try again.'],
    [day, 'too_low', 'This was not accepted. Please check it and try again.'],
  ] as const) {
    await site.control('reply', { ...spend, status: 400, body: refusal(`error.deposit.limit.${code}`) });
    await save(limit, '30');
    await expect(fault(limit), code).toContainText(text);
  }

  const message = 'Ask us again on Monday.';
  const body = {
    ...refusal('error.limit.not.now'),
    validationErrors: { limit: { code: 'error.limit.not.now', message } },
  };
  await site.control('reply', { ...spend, status: 409, body });
  await week.getByRole('button', { name: 'Remove the limit' }).click();
  await expect(week.locator('[role=alert]')).toHaveText(message);
  await save(week, '150');
  await expect(week).toContainText('Changes to');
  await site.control('reply', { ...spend, status: 409, body });
  await week.getByRole('button', { name: 'Cancel the change' }).click();
  await expect(week.locator('[role=alert]').first()).toHaveText(message);
});

test('LIMIT-05 LIMIT-14 without JavaScript a refused form is open again, with what was typed', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signInWithoutScript(page, finland, await site.newPlayer(finland));
  await open(page, finland);
  const limit = row(page, 'wager-MONTH');
  await limit.locator('summary').click();
  await limit.locator('input[name=amount]').fill('1.2.3');
  await limit.getByRole('button', { name: 'Save the limit' }).click();
  await expect(limit.locator('[aria-live=polite]')).toContainText('Please enter a number');
  await expect(limit.locator('input[name=amount]')).toHaveValue('1.2.3');
  await expect(editor(limit)).toHaveAttribute('open');
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await context.close();
});

test('LIMIT-04 LIMIT-07 LIMIT-20 LIMIT-32 one failing request hides its own card only, and is tried again', async ({
  page,
}) => {
  await site.signIn(page, finland, await site.newPlayer(finland));
  const read = (kind: string) => site.calls('GET', `/platform/v1/player/${kind}-limits`);
  const [deposits, spends] = [(await read('deposit')).length, (await read('spend')).length];
  await site.control('reply', {
    method: 'GET',
    path: '/platform/v1/player/spend-limits',
    status: 500,
    count: 1,
  });
  await open(page, finland);
  await page.waitForLoadState('networkidle');
  expect([(await read('deposit')).length, (await read('spend')).length]).toEqual([deposits + 1, spends + 1]);
  await expect(row(page, 'loss').locator('[role=alert]')).toHaveText(
    'These limits could not be loaded. They still apply.',
  );
  await expect(row(page, 'loss').locator('h3')).toHaveCount(0);
  for (const kind of ['deposit', 'wager']) await expect(row(page, kind).locator('h3')).toHaveCount(3);
  await expect(page.locator('#time-out')).toBeVisible();
  await axe(page);
  const route = 'routes/my-account/gambling-limits';
  const loaded = await page.evaluate(
    async (address) => (await fetch(address, { headers: { accept: 'application/json' } })).json() as unknown,
    `${site.address(finland, path)}.data?_routes=${encodeURIComponent(route)}`,
  );
  expect(loaded).toMatchObject({
    [route]: {
      data: {
        limits: {
          deposit: { limits: [{ period: 'D' }, { period: 'W' }, { period: 'M' }] },
          loss: { limits: [{ period: 'D' }, { period: 'W' }, { period: 'M' }] },
        },
        timeout: { days: [1, 7, 30, 90] },
        selfExclusion: { months: [6, 12, 60] },
      },
    },
  });
  await row(page, 'loss').getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'loss').locator('h3')).toHaveCount(3);
});

test('LIMIT-05 a limit is set by keyboard alone, and the focus stays with it', async ({ page }) => {
  await site.signIn(page, finland, await site.newPlayer(finland));
  await open(page, finland);
  await page.waitForLoadState('networkidle');
  const limit = row(page, 'deposit-WEEK');
  await limit.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(limit.locator('input[name=amount]')).toBeFocused();
  await page.keyboard.type('x');
  await page.keyboard.press('Enter');
  await expect(limit.locator('[aria-live=polite]')).toContainText('Please enter a number');
  await expect(limit.locator('input[name=amount]')).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('75');
  await page.keyboard.press('Enter');
  await expect(limit.locator('[role=status]')).toBeVisible();
  await expect(limit.locator('summary')).toBeFocused();
  await expect(limit).toContainText('75');
});

test('LIMIT-05 a slow device says that a limit is saved', async ({ page }) => {
  await site.signIn(page, britain, await site.newPlayer(britain));
  const device = await page.context().newCDPSession(page);
  const limit = row(page, 'deposit-DAY');
  // While a page renders slowly, a response may arrive between two steps of a render.
  for (const amount of ['90', '80', '70', '60']) {
    await device.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await open(page, britain);
    await page.waitForLoadState('networkidle');
    await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await save(limit, amount);
    await expect(limit.locator('[role=status]')).toBeVisible();
  }
});

test('limitIncreaseConfirmed: LIMIT-06 a raised limit of a Briton waits, and counts once it is confirmed on the page', async ({
  page,
}) => {
  const email = await site.newPlayer(britain);
  await site.signIn(page, britain, email);
  await open(page, britain);
  await page.waitForLoadState('networkidle');
  const limit = row(page, 'deposit-DAY');
  await expect(limit.locator('details')).toContainText('After that you confirm it here.');
  await save(limit, '50');
  await expect(limit).toContainText('50 left');
  await save(limit, '80');
  await expect(limit).toContainText('You can confirm the change to £80 from');
  await expect(limit.getByRole('button', { name: 'Confirm the change' })).toHaveCount(0);
  await limit.getByRole('button', { name: 'Cancel the change' }).click();
  await expect(limit).not.toContainText('You can confirm');

  // The same request from two days ago can be confirmed.
  await clearSession(page);
  await site.control('clock', { now: new Date(Date.now() - 2 * DAY).toISOString() });
  await site.signIn(page, britain, email);
  await open(page, britain);
  await page.waitForLoadState('networkidle');
  await save(limit, '90');
  await expect(limit.locator('[role=status]')).toContainText('We have received');
  await site.control('clock', { now: null });
  await clearSession(page);
  await site.signIn(page, britain, email);
  await open(page, britain);
  await page.waitForLoadState('networkidle');
  await expect(limit).toContainText('you can confirm the change to £90');
  await expect(limit).toContainText('£50');
  await limit.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(limit.locator('[role=status]')).toHaveText('Your limit is saved and applies from now on.');
  await expect(limit).toContainText('£90 left');
});

test('depositLimitPeriods: a Swede is told which deposit limits are missing, and sets them', async ({
  page,
}) => {
  await site.signIn(page, sweden, await site.newPlayer(sweden));
  await open(page, sweden);
  await page.waitForLoadState('networkidle');
  const card = row(page, 'deposit');
  const told = 'You can deposit and play once you have set these limits: ';
  await expect(card).toContainText(`${told}Per day, Per week, and Per month.`);
  await save(row(page, 'deposit-WEEK'), '500');
  await expect(card).toContainText(`${told}Per day and Per month.`);
  await save(row(page, 'deposit-DAY'), '100');
  await save(row(page, 'deposit-MONTH'), '1000');
  await expect(row(page, 'deposit-MONTH').locator('[role=status]')).toBeVisible();
  await expect(card).not.toContainText(told);
});

test('depositLimitIsGross limitPresets: deposit limits count every deposit, and no amount is suggested', async ({
  page,
}) => {
  await site.signIn(page, britain, await site.newPlayer(britain));
  await open(page, britain);
  await expect(row(page, 'deposit')).toContainText('Every deposit counts, whatever you withdraw.');
  for (const field of await page.locator('main input[name=amount]').all()) {
    await expect(field).toHaveValue('');
    await expect(field).not.toHaveAttribute('placeholder');
  }
  await expect(page.locator('main datalist, main [id^=limit-] select')).toHaveCount(0);
});

test('LIMIT-05 an amount is read as the language of the page writes it', async ({ page }) => {
  const finnish = { ...finland, brand: 'kiekko', siteId: 6, locale: 'fi-FI' };
  await site.signIn(page, finnish, await site.newPlayer(finnish));
  await open(page, finnish);
  await page.waitForLoadState('networkidle');
  const limit = row(page, 'deposit-MONTH');
  await editor(limit).evaluate((element: HTMLDetailsElement) => (element.open = true));
  const send = async (amount: string) => {
    await limit.locator('input[name=amount]').fill(amount);
    await limit.locator('details [type=submit]').first().click();
  };
  await send('1.50');
  await expect(limit.locator('[aria-live=polite]')).toContainText('Anna luku muodossa 1\u00a0234,00');
  await send('1 500,50');
  await expect(limit).toContainText(/1\s500,50/);
});

test('loginTimeLimits: LIMIT-05 the time signed in is limited, and every page of a player whose time is up says so', async ({
  browser,
  page,
}) => {
  // One minute signed in is the minimum limit.
  const email = await site.newPlayer(finland);
  await site.signIn(page, finland, email);
  await open(page, finland);
  await page.waitForLoadState('networkidle');
  const [day, week] = [row(page, 'time-DAY'), row(page, 'time-WEEK')];
  await expect(row(page, 'time').locator('h3')).toHaveText(['Per day', 'Per week', 'Per month']);
  await expect(day).toContainText('New limit (minutes)');
  await save(day, '1.5');
  await expect(day.locator('[aria-live=polite]')).toContainText('Please enter a whole amount.');
  await save(week, '1,000');
  await expect(week.locator('[aria-live=polite]')).toContainText('Please enter 744 hours or less.');
  await save(week, '2.5');
  await expect(week.locator('[role=status]')).toHaveText('Your limit is saved and applies from now on.');
  await expect(week).toContainText('2 hours, 30 minutes left until');
  await save(week, '40');
  await expect(week).toContainText('Changes to 40 hours: ');
  await axe(page);

  const other = await browser.newPage();
  await site.signIn(other, finland, email);
  await other.goto(site.address(finland, '/promotions'));
  await expect(other.locator('[data-island="player"][data-mounted]')).toHaveCount(1);
  await save(day, '1');
  for (const each of [page, other]) {
    await expect(each.locator('#session-over')).toBeVisible({ timeout: 90_000 });
    await expect(each.locator('#session-over')).toContainText('The time you allow yourself is used up.');
    await expect(each.locator('#session-over')).not.toContainText('A break or an exclusion has begun');
  }
  await page.goto(site.address(finland, '/login'));
  await page.locator('main input[name=email]').fill(email);
  await page.locator('main input[name=password]').fill('Marquee-2026');
  await page.locator('main input[name=password]').press('Enter');
  await expect(page.getByRole('alert')).toContainText(
    /used up\. You can log in again in .*(hours?|minutes?)/,
  );
  await other.close();
});
