import type { Page } from '@playwright/test';
import { type Watch, expect, test } from '../support/quiet-page';
import { address, brands } from '../support/sites';

const site = brands.find(({ brand }) => brand === 'halden');
if (!site) throw new Error('no brand');
const siteId = 5;
const at = (path: string) => address(site, path);
const player = (name: string) => `${name}@${site.brand}.example`;
const password = 'Marquee-2026';

const dialogOf = (page: Page) => page.getByRole('dialog');

async function openDialog(page: Page, path = '/promotions'): Promise<void> {
  await page.goto(at(path));
  await expect(page.locator('[data-island="sign-in"][data-mounted]')).toHaveCount(1);
  await page.locator('a[href$="#login"]:visible').first().click();
  await expect(dialogOf(page)).toBeVisible();
}

async function signIn(page: Page, name: string, path?: string): Promise<void> {
  await openDialog(page, path);
  await typeAndSend(page, name);
}

async function typeAndSend(page: Page, name: string): Promise<void> {
  await page.locator('input[name=email]').fill(player(name));
  await page.locator('input[name=password]').fill(password);
  await page.locator('form:has(input[name=password]) button[type=submit]').click();
}

/** The browser logs the 4xx response to a refused sign-in. */
function forgiveRefusals(watch: Watch): void {
  const others = watch.problems.filter((problem) => !/\b(400|401|403|429)\b/.test(problem));
  watch.problems.splice(0, watch.problems.length, ...others);
}

/** Runs in the page: two frames later the layout is up to date. */
const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const signedIn = (page: Page) => expect(page.locator('a[href$="#logout"]').first()).toBeAttached();

test('AUTH-21 AUTH-22 GUARD-16 GUARD-17 GUARD-21 a page of the account asks to log in, and is shown after it, also by a dialog that was closed in between', async ({
  page,
  watch,
}) => {
  await page.goto(at('/my-account/account?from=link'));
  await expect(page).toHaveURL(/\/401\?wanted=/);
  await page.locator('main a[href$="#login"]').first().click();
  await typeAndSend(page, 'nobody');
  await expect(dialogOf(page).getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await page.locator('main a[href$="#login"]').first().click();
  await expect(dialogOf(page)).toBeVisible();
  await expect(dialogOf(page).getByRole('alert')).toHaveCount(0);
  await typeAndSend(page, 'regular');
  await expect(page).toHaveURL(at('/my-account/account?from=link'));
  await expect(page.locator('main')).toContainText(player('regular'));
  forgiveRefusals(watch);
});

test('AUTH-23 ERR-02 ERR-03 ERR-05 ERR-06 ERR-07 every refusal has its own text', async ({ page, watch }) => {
  await openDialog(page);
  const texts = new Set<string>();
  const names = ['excluded', 'excluded-for-good', 'deactivated', 'closed', 'nobody'];
  for (const name of names) {
    await typeAndSend(page, name);
    const alert = dialogOf(page).getByRole('alert');
    await expect(alert).toBeFocused();
    const text = await alert.innerText();
    expect(texts.has(text), `${name}: ${text}`).toBe(false);
    texts.add(text);
    if (name === 'excluded') expect(text).toContain('30');
    // The entered address is retained.
    await expect(dialogOf(page).locator('input[name=email]')).toHaveValue(player(name));
  }
  expect(texts.size).toBe(names.length);
  forgiveRefusals(watch);
});

test('AUTH-27 the fingerprint of an anti-fraud script goes along with the sign-in, and a broken script does not stop it', async ({
  browser,
}) => {
  for (const [script, blackbox] of [
    ["window.deviceFingerprint = () => 'device-1'", 'device-1'],
    ["window.deviceFingerprint = () => { throw new Error('blocked'); }", ''],
  ] as const) {
    const context = await browser.newContext();
    await context.addInitScript(script);
    const page = await context.newPage();
    const sent = page.waitForRequest((request) => request.url().includes('/login.data'));
    await signIn(page, 'regular');
    expect(new URLSearchParams((await sent).postData() ?? '').get('blackbox')).toBe(blackbox);
    await signedIn(page);
    await context.close();
  }
});

test('ERR-01 AUTH-32 AUTH-37 a time-out shows its five values and starts the cooling', async ({
  page,
  watch,
}) => {
  await signIn(page, 'timeout');
  const notice = page.locator('[data-time-out]');
  await expect(notice.locator('dd')).toHaveCount(5);
  await expect(notice.locator('dd').first()).toHaveText('3');
  await notice.getByRole('button').click();
  await expect(notice.getByRole('button')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(at('/promotions'));
  forgiveRefusals(watch);
});

test('ROUTE-44 fragments that follow each other quickly open one dialog', async ({ page }) => {
  await openDialog(page);
  await page.evaluate(() => {
    location.hash = '#elsewhere';
    location.hash = '#login';
  });
  await page.evaluate(twoFrames);
  await expect(dialogOf(page)).toHaveCount(1);
  await page.evaluate(() => void (location.hash = '#elsewhere'));
  await expect(dialogOf(page)).toHaveCount(0);
});

test('GUARD-19 GUARD-20 GUARD-22 TERMS-02 TERMS-03 newer terms are accepted once, and lead on to the wanted page', async ({
  page,
  request,
  watch,
}, { retry }) => {
  // A separate player: terms are accepted once.
  const name = `reads-terms-${retry}`;
  await request.post(`${process.env['TEST_PLATFORM_URL'] ?? ''}/platform/_control/seed`, {
    data: { players: [{ siteId, email: player(name), password, termsAndConditionsAcceptedVersion: '0' }] },
  });
  await signIn(page, name);
  await expect(page).toHaveURL(/\/accept-terms-condition\?wanted=%2Fpromotions/);
  await page.goto(at('/'));
  await expect(page).toHaveURL(at('/'));
  await page.goto(at('/about-us'));
  await expect(page).toHaveURL(/\/accept-terms-condition\?wanted=%2Fabout-us/);
  const form = page.locator('main form');
  await form.getByRole('button').first().click();
  await expect(form.locator('p[aria-live]')).toHaveText(/\S/);
  await expect(page).toHaveURL(/accept-terms-condition/);
  await form.getByRole('checkbox').check();
  await form.getByRole('button').first().click();
  await expect(page).toHaveURL(at('/about-us'));
  await page.goto(at('/promotions'));
  await expect(page).toHaveURL(at('/promotions'));
  forgiveRefusals(watch);
});

test('AUTH-28 AUTH-12 a sign-in and a sign-out reach the other tabs', async ({ context, page, watch }) => {
  const other = await context.newPage();
  await other.goto(at('/promotions'));
  await expect(other.locator('[data-island="sign-in"][data-mounted]')).toHaveCount(1);
  await signIn(page, 'vip');
  await signedIn(page);
  await signedIn(other);
  await other.goto(`${at('/promotions')}#logout`);
  await expect(other.locator('a[href$="#login"]').first()).toBeAttached();
  await expect(other).toHaveURL(at('/'));
  await expect(page.locator('a[href$="#login"]').first()).toBeAttached();
  // Pending requests of the page for the player are refused, including the live socket.
  const others = watch.problems.filter((problem) => !/WebSocket connection|live updates/.test(problem));
  watch.problems.splice(0, watch.problems.length, ...others);
  forgiveRefusals(watch);
});

test('SHELL-03 SHELL-04 the first sign-in is welcomed, once', async ({ page, request }) => {
  const email = `first-visit@${site.brand}.example`;
  const platform = process.env['TEST_PLATFORM_URL'] ?? '';
  await request.post(`${platform}/platform/_control/seed`, {
    data: { players: [{ siteId, email, password, firstLogin: true, firstName: 'First' }] },
  });
  await signIn(page, 'first-visit');
  await expect(dialogOf(page)).toContainText(`Welcome to ${site.brandName}`);
  await expect(page).toHaveURL(at('/promotions'));
  // Without an answer as well: a greeting is shown once.
  await page.reload();
  await expect(page.locator('[data-island="sign-in"][data-mounted]')).toHaveCount(1);
  await expect(dialogOf(page)).toHaveCount(0);
});

test('AUTH-10 signing in and out works without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at('/promotions'));
  await page.locator('a[href$="#login"]:visible').first().click();
  await page.locator('#login a').click();
  await page.locator('input[name=email]').fill(player('big'));
  await page.locator('input[name=password]').fill('not-the-password');
  await page.locator('main button[type=submit]').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('input[name=email]')).toHaveValue(player('big'));
  await expect(page.locator('input[name=password]')).toHaveValue('');
  await page.locator('input[name=password]').fill(password);
  await page.locator('main button[type=submit]').click();
  await expect(page).toHaveURL(at('/promotions'));
  await signedIn(page);
  await page.goto(`${at('/promotions')}#logout`);
  await page.locator('#logout button').click();
  await expect(page).toHaveURL(at('/'));
  await expect(page.locator('a[href$="#login"]').first()).toBeAttached();
  await context.close();
});

test('AUTH-24 ASVS 10.1.1 no token is in the page, its scripts, its storage or a cookie a script can read', async ({
  page,
  request,
}) => {
  const answers: string[] = [];
  const startedAt = new Date().toISOString();
  page.on('response', (response) => {
    if (/json|html|javascript/.test(response.headers()['content-type'] ?? ''))
      void response.text().then(
        (text) => answers.push(text),
        () => undefined,
      );
  });
  await signIn(page, 'regular', '/');
  await signedIn(page);
  await page.goto(at('/my-account/account'));
  await page.waitForLoadState('networkidle');
  const kept = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, location.href]),
  );
  const log = await request.get(`${process.env['TEST_PLATFORM_URL'] ?? ''}/platform/_control/log`);
  const { entries } = (await log.json()) as { entries: { at: string; headers: Record<string, string> }[] };
  // Other journeys share the platform: their requests, and this player's from here on.
  const tokens = new Set(
    entries
      .filter(({ at }) => at >= startedAt)
      .flatMap(({ headers }) => [headers['authorization'], headers['access-token']])
      .filter(Boolean),
  );
  expect(tokens.size).toBeGreaterThan(0);
  for (const token of tokens)
    for (const part of (token ?? '').split('.').slice(1)) {
      expect(kept).not.toContain(part);
      for (const text of answers) expect(text.includes(part)).toBe(false);
    }
});

/** Presses an element like a finger or a mouse: down, a moment in which the page may change, and up at the same position. */
async function press(page: Page, selector: string, how: 'mouse' | 'touch'): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2] as const;
  if (how === 'touch') return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(twoFrames);
  await page.mouse.up();
}

for (const how of ['mouse', 'touch'] as const)
  test(`RESET-10 ROUTE-44 the first ${how} press on a link of the login dialog counts, though it leaves an empty field`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
    const page = await context.newPage();
    for (const [fragment, field] of [
      ['#reset-password', 'email'],
      ['#signup', 'firstName'],
    ] as const) {
      await page.goto(at('/promotions'));
      await expect(page.locator('[data-island="sign-in"][data-mounted]')).toHaveCount(1);
      await page.evaluate(() => void (location.hash = '#login'));
      await expect(dialogOf(page).locator('[name=email]')).toBeFocused();
      await page.keyboard.type('no address');
      await press(page, `dialog a[href="${fragment}"]`, how);
      await expect(page).toHaveURL(new RegExp(`${fragment}$`));
      await expect(dialogOf(page).locator(`[name=${field}]`)).toBeVisible();
    }
    await context.close();
  });

test('a field that was left is checked once the press is over', async ({ page }) => {
  await page.goto(at('/login'));
  await page.waitForLoadState('networkidle');
  await page.locator('main [name=email]').fill('no address');
  const before = await page.locator('main a[href$="/reset-password"]').boundingBox();
  await page.locator('main h1').hover();
  await page.mouse.down();
  await expect(page.locator('main [name=email]')).not.toBeFocused();
  expect(await page.locator('main a[href$="/reset-password"]').boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(page.locator('main [name=email]')).toHaveAttribute('aria-invalid', 'true');
});
