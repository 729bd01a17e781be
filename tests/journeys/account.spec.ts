import type { Page } from '@playwright/test';
import { signInBrowser } from '../support/browser-session';
import { test as plainTest } from '../support/journey';
import { type Watch, expect, test } from '../support/quiet-page';
import { address } from '../support/sites';

const password = 'Marquee-2026';
const account = '/my-account/account';

interface AccountSite {
  brand: string;
  siteId: number;
  locale: string;
  countryCode: string;
  currencyCode: string;
}

const halden: AccountSite = {
  brand: 'halden',
  siteId: 5,
  locale: 'en-CA',
  countryCode: 'CA',
  currencyCode: 'CAD',
};
const kiekko: AccountSite = {
  brand: 'kiekko',
  siteId: 6,
  locale: 'fi-FI',
  countryCode: 'FI',
  currencyCode: 'EUR',
};
const brasa: AccountSite = {
  brand: 'brasa',
  siteId: 7,
  locale: 'pt-BR',
  countryCode: 'BR',
  currencyCode: 'BRL',
};

const platform = () => process.env['TEST_PLATFORM_URL'] ?? '';

/** A separate player, as all journeys share one platform. */
async function newPlayer({ brand, locale: _locale, ...site }: AccountSite, name: string): Promise<string> {
  const email = `${name}-${process.pid}-${Date.now()}@${brand}.example`;
  const player = { ...site, email, password, termsAndConditionsAcceptedVersion: '99', firstLogin: false };
  const response = await fetch(`${platform()}/platform/_control/seed`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ players: [player] }),
  });
  expect(response.status, await response.text()).toBe(200);
  return email;
}

async function signIn(page: Page, site: AccountSite, email: string, secret = password): Promise<void> {
  await page.goto(address(site, '/login'));
  await page.locator('main input[name=email]').fill(email);
  await page.locator('main input[name=password]').fill(secret);
  await page.locator('main input[name=password]').press('Enter');
  await expect(page).not.toHaveURL(/\/login/);
}

async function openPage(page: Page, site: AccountSite, path: string): Promise<void> {
  await page.goto(address(site, path));
  await expect(page.locator('main h1')).toBeVisible();
  // From here on, forms are submitted by script.
  await page.waitForLoadState('networkidle');
}

const submit = (page: Page, card: string) => page.locator(`#${card} [type=submit]`).first().click();
const toast = (page: Page, kind: 'success' | 'error') => page.locator(`[data-toast=${kind}]`).last();

/** The browser logs the 4xx response to a refused form. */
function forgiveRefusals(watch: Watch): void {
  const others = watch.problems.filter((problem) => !/\b(400|401)\b/.test(problem));
  watch.problems.splice(0, watch.problems.length, ...others);
}

/** Waits for the redirect to the home page after the session was ended elsewhere, which would cancel another navigation. */
const ledHome = (page: Page) => expect(page.locator('a[href$="#login"]').first()).toBeAttached();

/** The code in the last message to a number. */
async function codeSentTo(number: string): Promise<string> {
  const response = await fetch(`${platform()}/platform/_control/outbox?to=${encodeURIComponent(number)}`);
  const code = /"code":"(\d{6})"/.exec(await response.text())?.[1];
  if (!code) throw new Error(`no code was sent to ${number}`);
  return code;
}

test.describe('phone number', () => {
  // Both plan replies of the same platform call.
  test.describe.configure({ mode: 'default' });

  test('ACCT-05 ACCT-07 ACCT-09 ACCT-11 ACCT-18 ACCT-21 ACCT-22 MARKET-25 a phone number counts once its code is confirmed; a Canadian says the province', async ({
    page,
    watch,
  }) => {
    await signInBrowser(page.context(), halden, await newPlayer(halden, 'phone'));
    await openPage(page, halden, account);
    const number = `+1416555${String(Date.now()).slice(-4)}`;
    await page.locator('[name=phonePrefix]').selectOption('+1');
    await page.locator('[name=phoneBody]').fill(number.slice(2));
    await submit(page, 'phone');
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('[name=code]')).toBeFocused();
    const code = await codeSentTo(number);
    await dialog.locator('[name=code]').fill(code === '111111' ? '222222' : '111111');
    await dialog.locator('[name=code]').press('Enter');
    await expect(dialog.getByText('The code is wrong or too old')).toBeVisible();
    await dialog.locator('[name=code]').fill(code);
    await dialog.locator('[name=code]').press('Enter');
    await expect(toast(page, 'success')).toContainText('Your new number is confirmed.');
    await expect(dialog).toBeHidden();
    await expect(page.locator('#phone')).toContainText(`${number}, confirmed`);

    await fetch(`${platform()}/platform/_control/reply`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        method: 'POST',
        path: '/platform/v1/player/province',
        status: 400,
        body: {
          code: 'error.request.invalid',
          message: '',
          validationErrors: { provinceCode: { code: 'invalid.provinceCode.country', message: 'none' } },
        },
      }),
    });
    const provinces = page.locator('[name=provinceCode] option:not([value=""])');
    expect(
      (await provinces.evaluateAll((all) => all.map((each) => each.getAttribute('value')))).sort(),
    ).toEqual(['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'ON', 'PE', 'QC', 'SK', 'YT']);
    await page.locator('[name=provinceCode]').selectOption('ON');
    await submit(page, 'province');
    await expect(page.locator('#province')).toContainText('Only players in Canada have a province');
    await submit(page, 'province');
    await expect(toast(page, 'success')).toContainText('Your province or territory is saved.');
    await page.reload();
    await expect(page.locator('[name=provinceCode]')).toHaveValue('ON');
    forgiveRefusals(watch);
  });

  test('ACCT-06 ERR-17 ERR-18 ERR-19 every refusal of a new number has its own text, and a lock disables the form', async ({
    page,
    watch,
  }) => {
    await signInBrowser(page.context(), halden, await newPlayer(halden, 'refused-phone'));
    await openPage(page, halden, account);
    await expect(page.locator('[name=phonePrefix] option:checked')).toHaveText('Canada +1');
    await page.locator('[name=phoneBody]').fill('4165550123');
    const refuse = async (status: number, body: object) => {
      const reply = { method: 'POST', path: '/platform/v1/player/phone', status, body, count: 1 };
      await fetch(`${platform()}/platform/_control/reply`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(reply),
      });
      await submit(page, 'phone');
    };
    const problem = page.locator('#phone [role=alert]');
    await refuse(400, { code: 'x.y', message: '', validationErrors: {} });
    await expect(problem).toContainText('(x.y)');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[name=phoneBody]')).toHaveValue('4165550123');
    await refuse(400, {});
    await expect(problem).not.toContainText('x.y');
    await expect(problem).toContainText('Ask for a new code');
    await refuse(429, { code: 'sms.max.attempts.reached', message: '', validationErrors: {} });
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Too many codes or wrong tries');
    await dialog.getByRole('button').last().click();
    await expect(page.locator('#phone [type=submit]').first()).toHaveAttribute('aria-disabled', 'true');
    await expect(problem).toContainText('Too many codes or wrong tries');
    watch.problems.splice(0);
  });
});

test('ACCT-12 ACCT-19 ERR-26 AUTH-29 a new password signs out other devices, and everywhere means everywhere', async ({
  page,
  browser,
  watch,
}) => {
  const email = await newPlayer(brasa, 'password');
  const other = await (await browser.newContext()).newPage();
  await signIn(other, brasa, email);
  await signInBrowser(page.context(), brasa, email);
  await openPage(page, brasa, `${account}/security`);
  await expect(page.locator('#session li')).toHaveCount(2);

  await page.locator('[name=oldPassword]').fill('wrong');
  await page.locator('[name=newPassword]').fill('tres barcos quietos');
  await submit(page, 'password');
  await expect(toast(page, 'error')).toContainText('A senha atual está errada');
  await expect(page.locator('[name=oldPassword]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name=newPassword]')).toHaveValue('tres barcos quietos');
  await page.locator('[name=oldPassword]').fill(password);
  await submit(page, 'password');
  await expect(toast(page, 'success')).toContainText('Sua senha foi alterada');
  await expect(page.locator('[name=newPassword]')).toHaveValue('');
  await expect(page.locator('#session li')).toHaveCount(1);
  await ledHome(other);
  await other.goto(address(brasa, account));
  await expect(other).not.toHaveURL(/my-account\/account$/);

  await signIn(other, brasa, email, 'tres barcos quietos');
  await page.getByRole('button', { name: 'Sair de todos os aparelhos' }).click();
  // The redirect and the socket's end of session both navigate home; the later one cancels the earlier.
  await ledHome(page);
  await ledHome(other);
  await other.goto(address(brasa, account));
  await expect(other).not.toHaveURL(/my-account\/account$/);
  await page.goto(address(brasa, account));
  await expect(page).toHaveURL(/\/pt-BR\/401\?wanted=/);
  await other.context().close();
  forgiveRefusals(watch);
});

test('ACCT-23 the account page shows what the platform says of the player', async ({ page, watch }) => {
  const email = await newPlayer(kiekko, 'profile');
  await signInBrowser(page.context(), kiekko, email);
  await openPage(page, kiekko, account);
  const shown = page.locator('main');
  await expect(shown).toContainText(email);
  await expect(shown).toContainText('Suomi');
  forgiveRefusals(watch);
});

test('ACCT-10 ACCT-22 by keyboard alone, from the navigation to a saved address', async ({ page, watch }) => {
  await signInBrowser(page.context(), kiekko, await newPlayer(kiekko, 'keyboard'));
  await openPage(page, kiekko, `${account}/security`);
  const details = page.locator('main nav a').first();
  await details.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address(kiekko, account));
  await expect(details).toHaveAttribute('aria-current', 'page');
  const street = page.locator('[name=address]');
  // Before hydration, the browser itself validates the form.
  await expect(page.locator('form', { has: street })).toHaveAttribute('novalidate');
  for (let presses = 0; presses < 40; presses++) {
    if (await street.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(street).toBeFocused();
  // The first invalid field gets the focus and shows its error.
  await page.keyboard.press('Enter');
  await expect(street).toBeFocused();
  await expect(street).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('Uusikatu 1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('90100');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Oulu');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'success')).toContainText('Osoitteesi on tallennettu.');
  await page.reload();
  await expect(street).toHaveValue('Uusikatu 1');
  forgiveRefusals(watch);
});

plainTest.describe('before JavaScript', () => {
  plainTest.use({ javaScriptEnabled: false });

  plainTest(
    'ACCT-14 ACCT-15 ACCT-16 ACCT-17 ACCT-21 AUTH-36 preferences and language are saved and the page says so',
    async ({ page }) => {
      await signInBrowser(page.context(), kiekko, await newPlayer(kiekko, 'plain'));
      await page.goto(address(kiekko, `${account}/preferences`));
      const groups = page.locator('#marketing fieldset');
      await expect(groups).toHaveCount(2);
      for (const [place, names] of [
        ['EMAIL', 'SMS', 'MAIL', 'PHONE', 'PUSH_NOTIFICATION'],
        ['BONUS_OFFER', 'NEWSLETTER', 'CASINO', 'RESPONSIBLE_GAMING'],
      ].entries())
        expect(
          await groups
            .nth(place)
            .getByRole('checkbox')
            .evaluateAll((all) => all.map((each) => each.getAttribute('name'))),
        ).toEqual(names);
      await page.locator('[name=SMS]').check();
      await page.locator('[name=CASINO]').uncheck();
      await submit(page, 'marketing');
      await expect(page.locator('#marketing [role=status]')).toContainText('on tallennettu');
      await expect(page.locator('[name=SMS]')).toBeChecked();
      await page.locator('[name=language]').selectOption('en');
      await submit(page, 'language');
      await expect(page).toHaveURL(/\/en-FI\/my-account\/account\/preferences/);
      await expect(page.locator('#language [role=status]')).toHaveText('Your language is saved.');
    },
  );
});
