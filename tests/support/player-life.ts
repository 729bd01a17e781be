import type { Locator, Page } from '@playwright/test';
import { desktopAgent, phoneAgent } from './browsers';
import { expect } from './journey';
import { address } from './sites';

const platform = () => process.env['TEST_PLATFORM_URL'] ?? '';

/** Input method of a person: the same steps by mouse, touch or keyboard. */
export interface Hand {
  fill(field: Locator, text: string): Promise<void>;
  press(button: Locator): Promise<void>;
  /** Selects one of a group of radio buttons. */
  choose(radio: Locator): Promise<void>;
  /** Attaches a file to a field. */
  attach(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>;
}

export const pointer: Hand = {
  fill: (field, text) => field.fill(text),
  press: (button) => button.click(),
  choose: (radio) => radio.check(),
  attach: (field, file) => field.setInputFiles(file),
};

/** More elements than between any two consecutive targets. */
const mostPresses = 120;

/** Presses Tab until the element has the focus, which must be reachable. */
async function reach(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not reach the element');
}

export const keyboardOf = (page: Page): Hand => ({
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
  async choose(radio) {
    const group = page.locator(`input[type=radio][name="${await radio.getAttribute('name')}"]`);
    const member = group.and(page.locator(':focus'));
    for (let presses = 0; (await member.count()) === 0; presses += 1) {
      if (presses === mostPresses) throw new Error('the keyboard does not reach the group');
      await page.keyboard.press('Tab');
    }
    if (!(await group.evaluateAll((all) => all.some((each) => (each as HTMLInputElement).checked))))
      await page.keyboard.press('Space');
    for (let presses = await group.count(); presses > 0 && !(await radio.isChecked()); presses -= 1)
      await page.keyboard.press('ArrowDown');
    await expect(radio).toBeChecked();
  },
  async attach(field, file) {
    // The next step is a browser dialog, not part of the page.
    await reach(page, field);
    await field.setInputFiles(file);
  },
});

/** A new player, and their input method. */
export interface Life {
  brand: string;
  locale: string;
  siteId: number;
  /** Digits of a unique phone number, as typed in the country and as stored by the platform. */
  phone(digits: string): { typed: string; stored: string };
  newPhone(digits: string): { typed: string; stored: string };
  /** Fields of the step of birth and address other than the date. */
  place: Record<string, string>;
  /** Channel of the registration code; absent if none is required. */
  codeTo?: 'phone' | 'email';
  credit: number;
  currency: string;
  shown: RegExp;
  hand(page: Page): Hand;
  device: typeof desktop;
}

export const desktop = { viewport: { width: 1440, height: 900 }, userAgent: desktopAgent };
export const phone = { viewport: { width: 360, height: 780 }, userAgent: phoneAgent };

/** The code in the latest message to a phone number or e-mail address. */
export async function codeSentTo(recipient: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(
        `${platform()}/platform/_control/outbox?to=${encodeURIComponent(recipient)}`,
      );
      code = /"code":"(\d{6})"/.exec(await answer.text())?.[1];
      return code !== undefined;
    })
    .toBe(true);
  return code ?? '';
}

/** Credits the player's amount, like an operator. */
export async function credit({ siteId, credit: amount, currency }: Life, player: string): Promise<void> {
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

/** A valid CPF from nine digits, with two weighted checksums at its end. */
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

export const hydrated = (page: Page) => page.waitForLoadState('networkidle');

/** Waits for hydration: a form submitted before would reload the page. */
const isTakenOver = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__reactProps')),
  );

/** Completes the registration, whose last page greets the player. */
export async function register(
  page: Page,
  life: Life,
  person: { email: string; password: string; digits: string },
) {
  const hand = life.hand(page);
  const main = page.locator('main');
  const field = (name: string) => main.locator(`[name=${name}]`);
  const submit = () => hand.press(main.locator('form[method=post] button[type=submit]').first());
  await page.goto(address(life, '/register'));
  await hydrated(page);
  await isTakenOver(page);
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
  if (life.locale === 'pt-BR') await hand.fill(field('cpf'), cpfOf(`9${person.digits}55`.slice(0, 9)));
  if (life.place['province']) await field('province').selectOption(life.place['province']);
  await hand.fill(field('postCode'), life.place['postCode'] ?? '');
  await submit();

  if (life.codeTo) {
    const recipient = life.codeTo === 'email' ? person.email : life.phone(person.digits).stored;
    await expect(field('code')).toBeVisible();
    await hand.fill(field('code'), await codeSentTo(recipient));
    await submit();
    await expect(field('code')).toHaveCount(0);
  }
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
}

export async function signIn(page: Page, life: Life, email: string, password: string): Promise<void> {
  const hand = life.hand(page);
  await page.goto(address(life, '/login'));
  await hydrated(page);
  await hand.fill(page.locator('main input[name=email]'), email);
  await hand.fill(page.locator('main input[name=password]'), password);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/login'), { waitUntil: 'commit' });
}
