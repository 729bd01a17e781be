import type { AccountAnswer, AccountCardName } from '../../app/player/account/account-answer';
import { formVisitor } from '../support/form-visitor';
import { expect, test } from '../support/journey';
import { type PlayerSite, password, protectionOf } from '../support/protected-player';
import { type Stack, patientSite, startStack } from '../support/stack';

// Handling of the platform's responses about a player.
test.describe.configure({ mode: 'default' });

const player = '/platform/v1/player';
const account = '/my-account/account';
const halden: PlayerSite = {
  ...{ brand: 'halden', siteId: 5, locale: 'en-CA', countryCode: 'CA', currencyCode: 'CAD' },
};

let stack: Stack;
let platform: ReturnType<typeof protectionOf>;
test.beforeAll(async () => {
  test.setTimeout(400_000);
  stack = await startStack({ sharesContent: true, siteEnvironment: patientSite });
  platform = protectionOf(stack);
});
test.beforeEach(() => platform.control('reset', {}));
test.afterAll(() => stack?.stop());

const plan = (method: string, path: string, status: number, body: object) =>
  platform.control('reply', { method, path, status, body, count: 1 });
const refusal = (code: string) => ({ code, message: '', validationErrors: {} });

/** A signed-in player without a browser. */
async function signedIn() {
  const email = await platform.newPlayer(halden);
  const kim = formVisitor(stack.origin(), halden);
  const { status, redirect } = await kim.send('/login', { email, password });
  expect(status, redirect).toBe(202);
  return {
    ...kim,
    email,
    async save(card: AccountCardName, fields: Record<string, string>) {
      const { answer, status } = await kim.send<AccountAnswer>(account, { intent: card, ...fields });
      return { toast: answer?.raisesToast ?? false, ...answer?.result, status };
    },
  };
}

const forms = [
  ['address', 'address', { address: 'King Street 1', city: 'Toronto', postalCode: 'M5V 2T6' }],
  ['province', 'province', { provinceCode: 'ON' }],
  ['password', 'password', { oldPassword: password, newPassword: 'three quiet boats' }],
  ['phone', 'phone', { phonePrefix: '+1', phoneBody: '4165550123' }],
] as const;

test('ERR-26 404, 500 and a wrong old password raise a toast, and nothing else does', async () => {
  const kim = await signedIn();
  for (const [status, code, toast] of [
    [404, 'error.not.found', true],
    [500, 'error.system.error', true],
    [400, 'error.old_password.incorrect', true],
    [400, 'error.request.invalid', false],
    [503, 'error.message.undelivered', false],
  ] as const) {
    await plan('POST', `${player}/password`, status, refusal(code));
    const saved = await kim.save('password', { oldPassword: password, newPassword: 'three quiet boats' });
    expect(saved, code).toMatchObject({ status: 400, toast });
  }
});

test('ERR-27 ERR-28 what fails is the error of its form or of its answer, and a line of the log', async () => {
  const kim = await signedIn();
  const earlier = stack.siteLog().length;
  for (const [card, path, fields] of forms) {
    await plan('POST', `${player}/${path}`, 500, { oops: true });
    expect((await kim.save(card, fields)).error, card).toEqual({ '': ['error.system.error'] });
    await plan('POST', `${player}/${path}`, 400, { oops: true });
    expect(Object.keys((await kim.save(card, fields)).error ?? {}), card).not.toHaveLength(0);
  }
  await plan('GET', `${player}/wallet/balance`, 500, { oops: true });
  const balance = await kim.page('/../api/player/balance?locale=en-CA');
  expect([balance.status, JSON.parse(balance.body)]).toEqual([502, { code: 'error.system.error' }]);
  const events = stack
    .siteLog()
    .slice(earlier)
    .map(({ event }) => event);
  expect(events.filter((event) => event === 'form.failed')).toHaveLength(forms.length);
  expect(events).toContain('player.failed');
});

test('ERR-28 ERR-29 texts are those of the language, whatever the platform writes', async () => {
  const kim = await signedIn();
  await plan('POST', `${player}/address`, 400, { code: 'error.unheard.of', message: 'kaputt' });
  const { status, body } = await kim.submit(account, { intent: 'address', ...forms[0][2] });
  expect(status).toBe(400);
  expect(body).toContain('This was not accepted. Please check it and try again.');
  expect(body).not.toContain('kaputt');
});

test('ACCT-03 ACCT-04 a form that is sent shows its progress, and then what was wrong', async ({ page }) => {
  await platform.signIn(page, halden, await platform.newPlayer(halden));
  for (const [card, path, fields] of forms) {
    await page.goto(platform.address(halden, card === 'password' ? `${account}/security` : account));
    await page.waitForLoadState('networkidle');
    const form = page.locator(`#${card}`);
    for (const [name, value] of Object.entries(fields)) {
      const field = form.locator(`[name=${name}]`);
      await ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT'
        ? field.selectOption(value)
        : field.fill(value));
    }
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/*.data*', async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    await plan('POST', `${player}/${path}`, 500, refusal('error.system.error'));
    const button = form.locator('[type=submit]').first();
    await button.click();
    await expect(button, card).toHaveAttribute('aria-disabled', 'true');
    await expect(form.getByRole('alert'), card).toHaveCount(0);
    answer();
    await expect(form.getByRole('alert'), card).toContainText('That did not work on our side');
    await expect(button, card).not.toHaveAttribute('aria-disabled', 'true');
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('ACCT-02 ACCT-07 ACCT-20 a new number keeps what was typed and its code; too many tries lock the form', async ({
  page,
}) => {
  await platform.signIn(page, halden, await platform.newPlayer(halden));
  await page.goto(platform.address(halden, account));
  await page.waitForLoadState('networkidle');
  const form = page.locator('#phone');
  const dialog = page.getByRole('dialog');
  const send = () => form.locator('[type=submit]').first().click();
  await form.locator('[name=phoneBody]').fill('4165550123');
  await plan('POST', `${player}/phone`, 400, refusal('invalid.mobilePhone'));
  await send();
  await expect(form.getByRole('alert').or(form.locator('[aria-invalid=true]')).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await send();
  await expect(dialog.locator('[name=smsVerificationId]')).toHaveValue(/\S/);
  await expect(dialog).toContainText('+1 4165550123');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await send();
  await expect(dialog.locator('[name=code]')).toHaveValue('');
  await plan('POST', `${player}/phone/sms_verification`, 429, refusal('sms.max.attempts.reached'));
  await dialog.locator('[name=code]').fill('123456');
  await dialog.locator('[type=submit]').first().click();
  await expect(dialog).toContainText('Too many codes or wrong tries');
  await expect(page).toHaveURL(/\?locked=phone$/);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(dialog).toContainText('Too many codes or wrong tries');
  await dialog.getByRole('button').last().click();
  await expect(form.locator('[type=submit]').first()).toHaveAttribute('aria-disabled', 'true');
});
