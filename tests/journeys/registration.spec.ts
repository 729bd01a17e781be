import type { Locator, Page } from '@playwright/test';
import { phoneAgent } from '../support/browsers';
import { expect, test } from '../support/journey';
import { address } from '../support/sites';

// Refused forms respond with 4xx, which browsers log as errors, so these journeys do not watch the console.

interface Message {
  to: string;
  template: string;
  values: Record<string, string>;
}

const platform = () => process.env['TEST_PLATFORM_URL'] ?? '';

/** The latest message to an address or number, once sent. */
async function messageTo(to: string): Promise<Message> {
  let found: Message | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(
        `${platform()}/platform/_control/outbox?${new URLSearchParams({ to }).toString()}`,
      );
      const { messages } = (await answer.json()) as { messages: Message[] };
      found = messages.find(({ values }) => values['code'] !== undefined);
      return found !== undefined;
    })
    .toBe(true);
  return found as Message;
}

/** Phone numbers and addresses unique to this run. */
const run = Date.now() % 1_000_000;
let people = 0;
function newPerson(phone: (digits: string) => string) {
  people += 1;
  const digits = String((run * 10 + people) % 10_000_000).padStart(7, '0');
  return { email: `new${run}${people}@example.com`, password: 'three quiet boats', phone: phone(digits) };
}

type Person = ReturnType<typeof newPerson>;

async function fillDetails(form: Locator, { email, password, phone }: Person) {
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=password]').fill(password);
  await form.locator('[name=firstName]').fill('Kim');
  await form.locator('[name=lastName]').fill('Example');
  await form.locator('[name=phoneBody]').fill(phone);
  await form.locator('[name=allConditions]').check();
}

async function fillBirth(form: Locator) {
  await form.locator('[name=birthDay]').fill('5');
  await form.locator('[name=birthMonth]').fill('3');
  await form.locator('[name=birthYear]').fill('1990');
}

/** Submits the first form; the other forms of a step only have buttons. */
const send = (form: Locator) => form.locator('form[method=post] button[type=submit]').first().click();

const hydrated = (page: Page) => page.waitForLoadState('networkidle');

const isSignedIn = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name.endsWith('marquee-session'));

const kiekko = { brand: 'kiekko', locale: 'fi-FI' };
const brasa = { brand: 'brasa', locale: 'pt-BR' };
const halden = { brand: 'halden', locale: 'en-CA' };

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, userAgent: phoneAgent });

  test('ROUTE-10 ROUTE-45 REG-09 REG-25 REG-27 /signup opens the sign-up over the home page, and ends signed in', async ({
    page,
  }) => {
    const person = newPerson((digits) => `040 ${digits}`);
    await page.goto(address(kiekko, '/signup?bonusCode=ABC'));
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('[name=bonusCode]')).toHaveValue('ABC');
    await expect(page.locator('main [data-block]').first()).toBeAttached();
    await fillDetails(dialog, person);
    await send(dialog);
    await fillBirth(dialog);
    await dialog.locator('[name=postCode]').fill('123');
    await send(dialog);
    await expect(dialog.locator('[name=postCode]')).toHaveAttribute('aria-invalid', 'true');
    await dialog.locator('[name=postCode]').fill('00100');
    await send(dialog);
    await expect(dialog.getByRole('heading', { name: 'Tervetuloa! Tilisi on valmis' })).toBeFocused();
    await expect(dialog.getByRole('status')).toContainText('ABC');
    expect(await isSignedIn(page)).toBe(true);
    await dialog.getByRole('button', { name: 'Siirry sivustolle' }).click();
    await expect(page.locator('[data-island="sign-in"]')).toHaveAttribute('data-props', /"authorized":true/);
  });
});

test('REG-10 REG-17 REG-21 REG-23 by keyboard: CPF, another number, the code of the SMS', async ({
  page,
}) => {
  const person = newPerson((digits) => `11 9${digits.slice(0, 4)}-8${digits.slice(4)}`);
  const { keyboard } = page;
  await page.goto(address(brasa, '/register'));
  await hydrated(page);
  await page.locator('[name=email]').focus();
  for (const text of [person.email, person.password]) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  // The button that shows the password.
  await keyboard.press('Tab');
  for (const text of ['Ana', 'Souza']) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await keyboard.press('Tab');
  await keyboard.type(person.phone);
  await page.locator('[name=allConditions]').focus();
  await keyboard.press('Space');
  await expect(page.locator('[name=marketingOptIn]')).toBeChecked();
  await page.locator('[name=marketingOptIn]').focus();
  await keyboard.press('Space');
  await expect(page.locator('[name=allConditions]')).not.toBeChecked();
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const text of ['5', '3', '1990', '111.111.111-11', '01310-100']) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await keyboard.press('Enter');
  await expect(page.locator('[name=cpf]')).toBeFocused();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type(cpfOf(run * 10 + people));
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const first = await messageTo(`+55${person.phone.replace(/\D/g, '')}`);
  await page.locator('main summary').focus();
  await keyboard.press('Enter');
  const other = newPerson((digits) => `11 9${digits.slice(0, 4)}-7${digits.slice(4)}`);
  await page.locator('main details [name=phoneBody]').focus();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type(other.phone);
  await keyboard.press('Enter');
  const second = await messageTo(`+55${other.phone.replace(/\D/g, '')}`);
  await expect(page.locator('main')).toContainText(other.phone.replace(/\D/g, ''));
  await page.locator('[name=code]').focus();
  await keyboard.type(first.values['code'] ?? '');
  await keyboard.press('Enter');
  if (first.values['code'] !== second.values['code'])
    await expect(page.locator('[name=code]')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('[name=code]').fill(second.values['code'] ?? '');
  await keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Boas-vindas! Sua conta está pronta' }),
  ).toBeFocused();
  expect(await isSignedIn(page)).toBe(true);
});

test('ERR-17 REG-24 wrong codes lock the codes; progress survives a reload', async ({ page }) => {
  const person = newPerson((digits) => `416 ${digits.replace(/^[01]/, '2')}`);
  await page.goto(address(halden, '/register'));
  await hydrated(page);
  await fillDetails(page.locator('main'), person);
  await send(page.locator('main'));
  await fillBirth(page.locator('main'));
  await page.locator('[name=province]').selectOption('ON');
  await page.locator('[name=postCode]').fill('M5V 2T6');
  await page.reload();
  await hydrated(page);
  await expect(page.locator('[name=postCode]')).toHaveValue('M5V 2T6');
  await send(page.locator('main'));
  await expect(page.locator('[name=code]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a new code' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const { values } = await messageTo(`+1${person.phone.replace(/\D/g, '')}`);
  const wrong = values['code'] === '000000' ? '000001' : '000000';
  for (let left = 4; left > 0; left -= 1) {
    await page.locator('[name=code]').fill(wrong);
    await send(page.locator('main'));
    await expect(page.locator('main')).toContainText(left === 1 ? '1 try left' : `${left} tries left`);
  }
  await page.locator('[name=code]').fill(wrong);
  await send(page.locator('main'));
  await expect(page.getByRole('alert')).toContainText('Too many tries');
  await expect(page.locator('[name=code]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start again' })).toBeVisible();
});

test('ERR-14 ERR-12 an address that has an account, a number that takes no SMS', async ({ page }) => {
  const person = newPerson((digits) => `040 ${digits}`);
  await page.goto(address(kiekko, '/'));
  await page.locator('a[data-dialog=signup]:visible').first().click();
  const dialog = page.getByRole('dialog');
  await fillDetails(dialog, { ...person, phone: '9 1' + person.phone.slice(-5) });
  await send(dialog);
  await expect(dialog.locator('[name=phoneBody]')).toBeFocused();
  await dialog.locator('[name=phoneBody]').fill(person.phone);
  await dialog.locator('[name=email]').fill('regular@kiekko.example');
  await send(dialog);
  await expect(dialog.getByRole('heading', { name: 'Sinulla on jo tili' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Vaihda salasana' }).click();
  await expect(dialog.getByRole('heading', { name: 'Vaihda salasanasi' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ROUTE-14 REG-17 REG-26 from a promo page to the open account', async ({ page }) => {
    const person = newPerson((digits) => `9 8${digits}`);
    const chile = { brand: 'brasa', locale: 'cl-CL' };
    await page.goto(address(chile, '/promo/summer-fire'));
    await page.locator('main a[data-dialog=signup]').first().click();
    await expect(page).toHaveURL(/\/register\?bonusCode=/);
    await expect(page.locator('main')).toContainText('su primer depósito doblado');
    await page.locator('[name=email]').fill('no address');
    await send(page.locator('main'));
    await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
    await fillDetails(page.locator('main'), person);
    await send(page.locator('main'));
    await fillBirth(page.locator('main'));
    await page.locator('[name=postCode]').fill('8320000');
    await send(page.locator('main'));
    const { values } = await messageTo(person.email);
    await page.locator('[name=code]').fill(values['code'] ?? '');
    await send(page.locator('main'));
    await page.locator('main a[href$="/login"]').click();
    await page.locator('main [name=email]').fill(person.email);
    await page.locator('main [name=password]').fill(person.password);
    await page.locator('main form button[type=submit]').first().click();
    await expect(page).not.toHaveURL(/login/);
    expect(await isSignedIn(page)).toBe(true);
  });
});

test('RESET-01 RESET-05 RESET-06 RESET-07 RESET-10 RESET-11 GUARD-23 a new password by code, in the dialog, and home', async ({
  page,
}) => {
  const email = 'once@brasa.example';
  await page.goto(address(brasa, '/#reset-password'));
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=email]').fill(email);
  await send(dialog);
  await expect(dialog.locator('[name=code]')).toBeVisible();
  const code = await resetCode(email);
  await dialog.locator('[name=code]').fill(code === '000000' ? '000001' : '000000');
  await send(dialog);
  await expect(dialog.locator('[name=code]')).toHaveAttribute('aria-invalid', 'true');
  await dialog.locator('[name=code]').fill(code);
  await send(dialog);
  await dialog.locator('[name=password]').fill('password');
  await send(dialog);
  await expect(dialog.locator('[name=password]')).toHaveAttribute('aria-invalid', 'true');
  // The demo password again, as other journeys sign in with it.
  await dialog.locator('[name=password]').fill('Marquee-2026');
  await send(dialog);
  await expect(dialog.getByRole('link').first()).toHaveAttribute('href', '#login');
  await dialog.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL(address(brasa, '/'));
});

test('RESET-08 RESET-09 RESET-12 a new password by link; the token leaves the address and is good once', async ({
  page,
}) => {
  const email = 'once@kiekko.example';
  await page.goto(address(kiekko, '/reset-password'));
  await hydrated(page);
  await page.locator('main [name=email]').fill(email);
  await send(page.locator('main'));
  await expect(page.locator('[name=code]')).toBeVisible();
  const { values } = await messageTo(email);
  await page.goto(values['link'] ?? '');
  await expect(page).toHaveURL(address(kiekko, '/reset-password'));
  await expect(page.locator('main')).toContainText(email);
  await hydrated(page);
  await page.locator('main [name=password]').fill('Marquee-2026');
  await send(page.locator('main'));
  await expect(page.getByRole('heading', { name: 'Salasanasi on vaihdettu' })).toBeFocused();
  await page.goto(values['link'] ?? '');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('main [name=email]')).toBeVisible();
});

/** The latest code of a reset, by any channel. */
async function resetCode(email: string): Promise<string> {
  const answer = await fetch(`${platform()}/platform/_control/outbox`);
  const { messages } = (await answer.json()) as { messages: Message[] };
  const found = messages.find(
    ({ template, to }) => template.startsWith('reset') && (to === email || to.startsWith('+')),
  );
  return found?.values['code'] ?? '';
}

/** A CPF with valid check digits. */
function cpfOf(seed: number): string {
  const body = String(100_000_000 + (seed % 899_999_999)).slice(0, 9);
  const digit = (digits: string) => {
    const sum = [...digits].reduce((total, each, at) => total + Number(each) * (digits.length + 1 - at), 0);
    return ((sum * 10) % 11) % 10;
  };
  const first = digit(body);
  return `${body}${first}${digit(`${body}${first}`)}`;
}

test('REG-04 what a player typed is gone after the sign-up, and is not shown to the next visitor of the tab', async ({
  page,
}) => {
  const person = newPerson((digits) => `040 ${digits}`);
  const stored = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('marquee-form-')));
  await page.goto(address(kiekko, '/register'));
  await hydrated(page);
  const form = page.locator('main');
  await fillDetails(form, person);
  expect(await stored()).toEqual(['marquee-form-registration-details']);
  await send(form);
  await fillBirth(form);
  await form.locator('[name=postCode]').fill('00100');
  expect(await stored()).toEqual(['marquee-form-registration-contact']);
  await send(form);
  await expect.poll(() => isSignedIn(page)).toBe(true);
  await expect.poll(stored).toEqual([]);

  // Typed before the sign-in: cleared with the next page.
  await page.evaluate(() => {
    const values = { email: 'other@example.com', firstName: 'Other' };
    const form = JSON.stringify({ savedAt: Date.now(), mark: '', values });
    sessionStorage.setItem('marquee-form-registration-details', form);
  });
  await page.goto(address(kiekko, '/'));
  await expect.poll(stored).toEqual([]);
  await page.goto(address(kiekko, '/#logout'));
  await expect(page).toHaveURL(address(kiekko, ''));
  expect(await isSignedIn(page)).toBe(false);
  await page.goto(address(kiekko, '/register'));
  await hydrated(page);
  for (const name of ['email', 'firstName', 'lastName', 'phoneBody'])
    await expect(page.locator(`main [name=${name}]`)).toHaveValue('');
});

test('REG-01 a number that is too short is told so, and a Canadian prefix is named after Canada', async ({
  page,
}) => {
  await page.goto(address(halden, '/register'));
  await hydrated(page);
  await page.locator('[name=phoneBody]').fill('12');
  await page.locator('[name=phoneBody]').press('Tab');
  await expect(page.locator('main')).toContainText('This number is too short.');
  await expect(page.locator('[name=phonePrefix] option:checked')).toHaveText('Canada +1');
});
