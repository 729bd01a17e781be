import type { Page } from '@playwright/test';
import { usualBehaviour } from '../../../services/platform/simulators/behaviour';
import { createCaptchaSimulator } from '../../../services/platform/simulators/captcha-simulator';
import { type RunningSimulator, listenLocally } from '../../../services/platform/simulators/listen';
import { type AcceptedSms, createSmsSimulator } from '../../../services/platform/simulators/sms-simulator';
import { giveConsent } from '../../support/give-consent';
import { expect, test } from '../../support/journey';
import { type Stack, startStack } from '../../support/stack';

const secret = 'test-secret';
const siteKey = 'test-site';
const captchaBehaviour = usualBehaviour();
const smsBehaviour = usualBehaviour();

test.describe.configure({ mode: 'default' });

let captcha: RunningSimulator;
let sms: RunningSimulator;
let stack: Stack;

test.beforeAll(async () => {
  captcha = await listenLocally(createCaptchaSimulator({ behaviour: captchaBehaviour, secret, siteKey }), 0);
  sms = await listenLocally(createSmsSimulator({ behaviour: smsBehaviour, key: 'sms-key' }), 0);
  stack = await startStack({
    sharesContent: true,
    siteEnvironment: {
      CAPTCHA_SCRIPT_URL: `${captcha.url}/api.js`,
      CAPTCHA_SITE_KEY: siteKey,
      CAPTCHA_API: 'captchaSimulator',
    },
    platformEnvironment: {
      CAPTCHA_VERIFY_URL: `${captcha.url}/siteverify`,
      CAPTCHA_SECRET: secret,
      CAPTCHA_TIMEOUT_MS: '1000',
      SMS_URL: `${sms.url}/messages`,
      SMS_KEY: 'sms-key',
    },
  });
});
test.afterAll(async () => {
  await stack.stop();
  await captcha.close();
  await sms.close();
});
test.beforeEach(async ({ page }) => {
  await giveConsent(page);
  Object.assign(captchaBehaviour, usualBehaviour());
  Object.assign(smsBehaviour, usualBehaviour());
});

let people = 0;

/** Fills in the first registration step in a country with SMS codes. */
async function fillDetails(page: Page): Promise<string> {
  people += 1;
  await page.goto(`${stack.origin('halden')}/en-CA/register`);
  await page.waitForLoadState('networkidle');
  await page.locator('[name=email]').fill(`person${people}@example.com`);
  await page.locator('[name=password]').fill('three quiet boats');
  await page.locator('[name=firstName]').fill('Kim');
  await page.locator('[name=lastName]').fill('Example');
  await page.locator('[name=phoneBody]').fill(`416555011${people}`);
  await page.locator('[name=allConditions]').check();
  return `+1416555011${people}`;
}

const send = (page: Page) => page.locator('form[method=post] button[type=submit]').first().click();

/** Ticks the box of the opened captcha widget. */
const solve = (page: Page) =>
  page.frameLocator('iframe[title="Captcha simulator"]').getByRole('checkbox').click();

async function fillContact(page: Page): Promise<void> {
  await page.locator('[name=birthDay]').fill('5');
  await page.locator('[name=birthMonth]').fill('3');
  await page.locator('[name=birthYear]').fill('1990');
  await page.locator('[name=province]').selectOption('ON');
  await page.locator('[name=postCode]').fill('M5V 2T6');
}

const problem = (page: Page) => page.locator('main').getByRole('alert');

test('REG-14 REG-18 REG-20 a sign-up with captcha and SMS gateway, asked only where a token is needed', async ({
  page,
}) => {
  const phone = await fillDetails(page);
  await send(page);
  await expect(page.getByText('Please confirm that you are a person.')).toBeVisible();
  await solve(page);
  await fillContact(page);
  await send(page);
  await solve(page);
  let code: string | undefined;
  await expect
    .poll(async () => {
      const messages = (await (await fetch(`${sms.url}/messages`)).json()) as AcceptedSms[];
      code = messages.find(({ to }) => to === phone)?.text.match(/\d{6}/)?.[0];
      return code;
    })
    .toBeDefined();
  await page.locator('[name=code]').fill(code ?? '');
  // Nothing is sent after the last code, so the widget is not shown again.
  await send(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/welcome/i);
});

test('the policy allows the configured captcha origin and no other', async ({ page }) => {
  const answer = await page.goto(`${stack.origin('halden')}/en-CA/register`);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  // Shown by browsers without JavaScript.
  expect(await answer?.text()).toMatch(/<noscript>(?:(?!<\/noscript>).)*This form needs JavaScript/s);
  const sources = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';
  expect(sources('frame-src')).toBe(`frame-src 'self' ${captcha.url}`);
  for (const name of ['script-src', 'style-src', 'connect-src']) expect(sources(name)).toContain(captcha.url);
  expect(sources('img-src')).not.toContain(captcha.url);
});

test('ERR-11 a captcha service that refuses, or does not answer, is explained in one sentence', async ({
  page,
}) => {
  await fillDetails(page);
  captchaBehaviour.mode = 'refuse';
  await send(page);
  await solve(page);
  await expect(problem(page)).toContainText('We could not tell that you are a person.');
  for (const mode of ['down', 'slow', 'garbage'] as const) {
    captchaBehaviour.mode = 'ok';
    await send(page);
    await expect(page.locator('iframe[title="Captcha simulator"]')).toBeVisible();
    captchaBehaviour.mode = mode;
    await solve(page);
    await expect(problem(page)).toContainText('the service for it is not answering');
  }
  captchaBehaviour.mode = 'ok';
  await send(page);
  await solve(page);
  await expect(page.locator('[name=birthDay]')).toBeVisible();
});

test('a widget that is blocked is explained, and nothing is sent', async ({ page }) => {
  await page.route(`${captcha.url}/**`, (route) => route.fulfill({ status: 503 }));
  await fillDetails(page);
  await send(page);
  await expect(problem(page)).toContainText('Switch off content blockers');
  await page.unroute(`${captcha.url}/**`);
  await send(page);
  await solve(page);
  await expect(page.locator('[name=birthDay]')).toBeVisible();
});

test('REG-18 an SMS gateway that is down is explained on the step that waits for the code', async ({
  page,
}) => {
  await fillDetails(page);
  await send(page);
  await solve(page);
  await fillContact(page);
  smsBehaviour.mode = 'down';
  await send(page);
  await solve(page);
  await expect(problem(page)).toContainText('The code could not be sent just now');
  await expect(page.locator('[name=code]')).toBeVisible();
  smsBehaviour.mode = 'ok';
  await page
    .getByRole('button', { name: /new code|again/i })
    .first()
    .click();
  await solve(page);
  await expect(page.locator('[name=code]')).toBeVisible();
  await expect(problem(page)).toHaveCount(0);
});

test('ERR-04 after several wrong passwords the sign-in asks for the captcha, and then takes the right one', async ({
  page,
}) => {
  await page.goto(`${stack.origin('halden')}/en-CA/login`);
  await page.waitForLoadState('networkidle');
  const signIn = async (password: string) => {
    await page.locator('main [name=email]').fill('once@halden.example');
    await page.locator('main [name=password]').fill(password);
    await send(page);
  };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await signIn('not the password');
    await expect(problem(page)).toBeVisible();
    await expect(page.locator('main button[type=submit]')).toHaveAttribute('aria-disabled', 'false');
  }
  await signIn('Marquee-2026');
  await expect(page.locator('iframe[title="Captcha simulator"]')).toBeVisible();
  captchaBehaviour.mode = 'down';
  await solve(page);
  await expect(problem(page)).toContainText('the service for it is not answering');
  captchaBehaviour.mode = 'ok';
  await signIn('Marquee-2026');
  await solve(page);
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
});
