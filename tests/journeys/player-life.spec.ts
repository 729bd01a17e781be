import type { Locator, Page } from '@playwright/test';
import { desktopAgent, phoneAgent } from '../support/browsers';
import { giveConsent } from '../support/give-consent';
import { expect, test } from '../support/journey';
import { address } from '../support/sites';

// The whole way of a player on each brand, in three languages: with a mouse, on a phone, and by keyboard alone.

const platform = () => process.env['TEST_PLATFORM_URL'] ?? '';

/** How a person works the page: the same steps, whatever they have in hand. */
interface Hand {
  fill(field: Locator, text: string): Promise<void>;
  press(button: Locator): Promise<void>;
}

const pointer: Hand = {
  fill: (field, text) => field.fill(text),
  press: (button) => button.click(),
};

/** Presses Tab until the element has the focus, as somebody without a mouse does; the page must lead there. */
async function reach(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 120; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not reach the element');
}

const keyboardOf = (page: Page): Hand => ({
  async fill(field, text) {
    await reach(page, field);
    const kind = await field.evaluate((element) => element.tagName);
    if (kind !== 'SELECT') await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  },
  async press(button) {
    await reach(page, button);
    const type = await button.getAttribute('type');
    await page.keyboard.press(type === 'checkbox' ? 'Space' : 'Enter');
  },
});

interface Life {
  brand: string;
  locale: string;
  siteId: number;
  /** Digits of a phone number nobody else has, as a person of the country writes them, and as the platform stores them. */
  phone(digits: string): { typed: string; stored: string };
  newPhone(digits: string): { typed: string; stored: string };
  /** Fields of the step of birth and address besides the date. */
  place: Record<string, string>;
  sendsCode: boolean;
  credit: number;
  currency: string;
  shown: RegExp;
  hand(page: Page): Hand;
  device: typeof desktop;
}

const desktop = { viewport: { width: 1440, height: 900 }, userAgent: desktopAgent };
const phone = { viewport: { width: 360, height: 780 }, userAgent: phoneAgent };

const lives: Life[] = [
  {
    brand: 'halden',
    locale: 'en-CA',
    siteId: 5,
    phone: (digits) => ({ typed: `416 2${digits}`, stored: `+14162${digits}` }),
    newPhone: (digits) => ({ typed: `6472${digits}`, stored: `+16472${digits}` }),
    place: { province: 'ON', postCode: 'M5V 2T6' },
    sendsCode: true,
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
    sendsCode: false,
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
    sendsCode: true,
    credit: 2_500,
    currency: 'BRL',
    shown: /25,00/,
    hand: keyboardOf,
    device: desktop,
  },
];

async function codeSentTo(number: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(`${platform()}/platform/_control/outbox?to=${encodeURIComponent(number)}`);
      code = /"code":"(\d{6})"/.exec(await answer.text())?.[1];
      return code !== undefined;
    })
    .toBe(true);
  return code ?? '';
}

async function credit({ siteId, credit: amount, currency }: Life, player: string): Promise<void> {
  const reference = `life-${player.split('@')[0]}`;
  const command = { kind: 'deposit', reference, amount, currency, method: 'TRUSTLY' };
  const response = await fetch(`${platform()}/platform/v1/operator/ledger`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-site-context': String(siteId),
      'x-platform-key': 'local-payment-trustly',
      'idempotency-key': `life-${player}`,
    },
    body: JSON.stringify({ player, command }),
  });
  expect(response.status, await response.text()).toBe(200);
}

/** A valid CPF of nine digits: two weighted sums stand at its end. */
function cpfOf(digits: string): string {
  const check = (text: string) => {
    const sum = [...text].reduce(
      (total, digit, index) => total + Number(digit) * (text.length + 1 - index),
      0,
    );
    return String(((sum * 10) % 11) % 10);
  };
  const first = check(digits);
  return digits + first + check(digits + first);
}

const hydrated = (page: Page) => page.waitForLoadState('networkidle');

async function register(page: Page, life: Life, person: { email: string; password: string; digits: string }) {
  const hand = life.hand(page);
  const main = page.locator('main');
  const field = (name: string) => main.locator(`[name=${name}]`);
  const submit = () => hand.press(main.locator('form[method=post] button[type=submit]').first());
  await page.goto(address(life, '/register'));
  await hydrated(page);
  await hand.fill(field('email'), person.email);
  await hand.fill(field('password'), person.password);
  await hand.fill(field('firstName'), 'Kim');
  await hand.fill(field('lastName'), 'Example');
  await hand.fill(field('phoneBody'), life.phone(person.digits).typed);
  await hand.press(field('allConditions'));
  await submit();

  await expect(field('birthDay')).toBeVisible();
  await hand.fill(field('birthDay'), '5');
  await hand.fill(field('birthMonth'), '3');
  await hand.fill(field('birthYear'), '1990');
  if (life.brand === 'brasa') await hand.fill(field('cpf'), cpfOf(`9${person.digits}55`.slice(0, 9)));
  if (life.place['province']) await field('province').selectOption(life.place['province']);
  await hand.fill(field('postCode'), life.place['postCode'] ?? '');
  await submit();

  if (life.sendsCode) {
    await expect(field('code')).toBeVisible();
    await hand.fill(field('code'), await codeSentTo(life.phone(person.digits).stored));
    await submit();
    await expect(field('code')).toHaveCount(0);
  }
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
}

async function signIn(page: Page, life: Life, email: string, password: string): Promise<void> {
  const hand = life.hand(page);
  await page.goto(address(life, '/login'));
  await hydrated(page);
  await hand.fill(page.locator('main input[name=email]'), email);
  await hand.fill(page.locator('main input[name=password]'), password);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/login'), { waitUntil: 'commit' });
}

async function openAccount(page: Page, life: Life, path: string): Promise<void> {
  await page.goto(address(life, path));
  await expect(page.locator('main h1')).toBeVisible();
  await hydrated(page);
}

/** The page of a session that was ended elsewhere has left for home; an address opened meanwhile would be lost. */
const ledHome = (page: Page) =>
  expect(page.locator('a[href$="#login"]').first()).toBeAttached({ timeout: 15_000 });

for (const [index, life] of lives.entries())
  test.describe(life.brand, () => {
    test.use(life.device);
    test(`REG-27 WS-04 WALLET-21 WALLET-23 ACCT-10 ACCT-11 ACCT-12 ACCT-17 AUTH-29 ${life.brand} from the first form to signing out everywhere`, async ({
      page,
      browser,
    }) => {
      test.setTimeout(150_000);
      await giveConsent(page);
      const hand = life.hand(page);
      const digits = String((Date.now() + index) % 1_000_000).padStart(6, '0');
      const email = `life-${life.brand}-${digits}@example.com`;
      const done = page.locator('[data-toast=success]').last();

      await register(page, life, { email, password: 'three quiet boats', digits });
      await page.context().clearCookies();
      await signIn(page, life, email, 'three quiet boats');

      await openAccount(page, life, '/my-account/banking/transactions');
      await credit(life, email);
      await expect(page.locator('[data-island="account-menu"] summary [data-balance]')).toHaveText(
        life.shown,
      );
      await expect(page.locator('main li details summary').first()).toContainText(life.shown);

      // Paid out less paid in.
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
      // The other device is led out, and back in with the new password only.
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
    });
  });
