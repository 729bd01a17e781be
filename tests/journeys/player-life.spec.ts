import type { Page } from '@playwright/test';
import { giveConsent } from '../support/give-consent';
import { expect, test } from '../support/journey';
import {
  type Life,
  codeSentTo,
  credit,
  desktop,
  hydrated,
  keyboardOf,
  phone,
  pointer,
  register,
  signIn,
} from '../support/player-life';
import { address } from '../support/sites';
import { nightlyIf } from '../support/nightly';

// The complete journey of a player on each brand, in three languages: by mouse, on a phone, and by keyboard only.

const lives: Life[] = [
  {
    brand: 'halden',
    locale: 'en-CA',
    siteId: 5,
    phone: (digits) => ({ typed: `416 2${digits}`, stored: `+14162${digits}` }),
    newPhone: (digits) => ({ typed: `6472${digits}`, stored: `+16472${digits}` }),
    place: { province: 'ON', postCode: 'M5V 2T6' },
    codeTo: 'phone',
    credit: 2_500,
    currency: 'CAD',
    shown: /25\.00/,
    hand: () => pointer,
    device: desktop,
  },
  {
    brand: 'kiekko',
    locale: 'fi-FI',
    siteId: 6,
    phone: (digits) => ({ typed: `040 2${digits}`, stored: `+358402${digits}` }),
    newPhone: (digits) => ({ typed: `502${digits}`, stored: `+358502${digits}` }),
    place: { postCode: '00100' },
    credit: 2_500,
    currency: 'EUR',
    shown: /25,00/,
    hand: () => pointer,
    device: phone,
  },
  {
    brand: 'brasa',
    locale: 'pt-BR',
    siteId: 7,
    phone: (digits) => ({ typed: `11 9${digits}11`, stored: `+55119${digits}11` }),
    newPhone: (digits) => ({ typed: `219${digits}22`, stored: `+55219${digits}22` }),
    place: { postCode: '01310-100' },
    codeTo: 'phone',
    credit: 2_500,
    currency: 'BRL',
    shown: /25,00/,
    hand: keyboardOf,
    device: desktop,
  },
];

async function openAccount(page: Page, life: Life, path: string): Promise<void> {
  await page.goto(address(life, path));
  await expect(page.locator('main h1')).toBeVisible();
  await hydrated(page);
}

/** Waits for the redirect to the home page after the session was ended elsewhere, which would cancel another navigation. */
const ledHome = (page: Page) => expect(page.locator('a[href$="#login"]').first()).toBeAttached();

for (const [index, life] of lives.entries())
  test.describe(life.brand, () => {
    test.use(life.device);
    test(
      `REG-27 WS-04 WALLET-21 WALLET-23 ACCT-10 ACCT-11 ACCT-12 ACCT-17 AUTH-29 ${life.brand} from the first form to signing out everywhere`,
      nightlyIf(index > 0),
      async ({ page, browser }) => {
        await giveConsent(page);
        const hand = life.hand(page);
        const digits = String((Date.now() + index) % 1_000_000).padStart(6, '0');
        const email = `life-${life.brand}-${digits}@example.com`;
        const done = page.locator('[data-toast=success]').last();

        await register(page, life, { email, password: 'three quiet boats', digits });
        // Leaves the page first: it would notice the end of its session and navigate home.
        await page.goto(new URL('/robots.txt', page.url()).href);
        await page.context().clearCookies();
        await signIn(page, life, email, 'three quiet boats');

        await openAccount(page, life, '/my-account/banking/transactions');
        await credit(life, email);
        await expect(page.locator('[data-island="account-menu"] summary [data-balance]')).toHaveText(
          life.shown,
        );
        await expect(page.locator('main li details summary').first()).toContainText(life.shown);

        // Payouts minus deposits.
        await expect(page.locator('main dl dd').first()).toContainText(life.shown);

        await openAccount(page, life, '/my-account/account');
        await hand.fill(page.locator('#phone [name=phoneBody]'), life.newPhone(digits).typed);
        await hand.press(page.locator('#phone [type=submit]').first());
        const code = page.getByRole('dialog').locator('[name=code]');
        await expect(code).toBeFocused();
        await page.keyboard.type(await codeSentTo(life.newPhone(digits).stored));
        await page.keyboard.press('Enter');
        await expect(page.locator('#phone')).toContainText(life.newPhone(digits).stored);

        await openAccount(page, life, '/my-account/account/preferences');
        const sms = page.locator('#marketing [name=SMS]');
        const wanted = !(await sms.isChecked());
        await hand.press(sms);
        await hand.press(page.locator('#marketing [type=submit]'));
        await expect(done).toBeVisible();
        await page.reload();
        expect(await sms.isChecked()).toBe(wanted);

        await openAccount(page, life, '/my-account/account/security');
        const elsewhere = await (await browser.newContext()).newPage();
        await signIn(elsewhere, { ...life, hand: () => pointer }, email, 'three quiet boats');
        await hand.fill(page.locator('[name=oldPassword]'), 'three quiet boats');
        await hand.fill(page.locator('[name=newPassword]'), 'four louder boats');
        await hand.press(page.locator('#password [type=submit]').first());
        await expect(done).toBeVisible();
        // The other device is signed out, and can sign in with the new password only.
        await ledHome(elsewhere);
        await signIn(elsewhere, { ...life, hand: () => pointer }, email, 'four louder boats');

        await openAccount(page, life, '/my-account/account/security');
        await hand.press(page.locator('#session form button[type=submit]').last());
        await page.waitForURL(({ pathname }) => !pathname.includes('my-account'), { waitUntil: 'commit' });
        await ledHome(elsewhere);
        for (const each of [page, elsewhere]) {
          await each.goto(address(life, '/my-account/account'));
          await expect(each).toHaveURL(/\/401\?wanted=/);
        }
        await elsewhere.context().close();
      },
    );
  });
