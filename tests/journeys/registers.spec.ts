import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/journey';
import { password, type PlayerSite, protectionOf } from '../support/protected-player';
import { patientSite, type Stack, startStack } from '../support/stack';

// Refused forms respond with 4xx, which browsers log as errors, so these journeys do not watch the console.

const britain: PlayerSite = {
  brand: 'halden',
  siteId: 5,
  locale: 'en-UK',
  countryCode: 'GB',
  currencyCode: 'GBP',
};
const sweden: PlayerSite = {
  brand: 'kiekko',
  siteId: 6,
  locale: 'en-PP',
  countryCode: 'SE',
  currencyCode: 'SEK',
};

test.describe.configure({ mode: 'default' });

let stack: Stack;
let site: ReturnType<typeof protectionOf>;
test.beforeAll(async () => {
  stack = await startStack({ sharesContent: true, siteEnvironment: patientSite });
  site = protectionOf(stack);
});
test.afterAll(() => stack.stop());

/** Configures a simulated register: its persons, or its behaviour. */
async function tell(register: string, method: 'POST' | 'PUT', path: string, body: object = {}) {
  const response = await fetch(`${stack.platformUrl}/platform/simulators/registers/${register}/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
}

const send = (form: Locator) => form.locator('form[method=post] button[type=submit]').first().click();

async function beginSignUp(page: Page, email: string): Promise<Locator> {
  await page.goto(site.address(sweden, '/register'));
  await page.waitForLoadState('networkidle');
  const form = page.locator('main');
  for (const [name, value] of Object.entries({
    email,
    password,
    firstName: 'Astrid',
    lastName: 'Lind',
    phoneBody: '70 123 45 67',
  }))
    await form.locator(`[name=${name}]`).fill(value);
  await form.locator('[name=allConditions]').check();
  await send(form);
  for (const [name, value] of Object.entries({ birthDay: '5', birthMonth: '3', birthYear: '1990' }))
    await form.locator(`[name=${name}]`).fill(value);
  await form.locator('[name=postCode]').fill('111 22');
  return form;
}

test('exclusionIdentifiers exclusionAtSignUp: a Swede gives the personal number, and gets no account while Spelpaus has them', async ({
  page,
}) => {
  await tell('spelpaus', 'POST', 'persons', { identifier: '199003052389' });
  const form = await beginSignUp(page, 'astrid@example.com');
  const number = page.getByLabel('Swedish personal number');
  await send(form);
  await expect(number).toBeFocused();
  await expectAccessible(page);
  await number.fill('900306-2389');
  await send(form);
  await expect(form).toContainText('does not fit your date of birth');
  await number.fill('900305-2389');
  await send(form);
  await expect(form.getByRole('alert')).toContainText('only the register can lift it');

  await tell('spelpaus', 'POST', 'persons', { identifier: '199003052389', isExcluded: false });
  await send(form);
  await expect(number).toHaveCount(0);
  // The entered value is neither on the page nor in the site's stored state.
  await page.reload();
  expect(await page.content()).not.toContain('900305-2389');
});

test('exclusionRegisters: GAMSTOP shuts out on every device, and lets in while it does not answer', async ({
  browser,
  page,
}) => {
  const person = { firstName: 'Test', lastName: 'Player', dateOfBirth: '1990-01-01' };
  const email = await site.newPlayer(britain, person);
  await site.signIn(page, britain, email);
  await page.goto(site.address(britain, '/promotions'));
  await expect(page.locator('[data-island="player"][data-mounted]')).toHaveCount(1);

  const [other, third] = [await browser.newContext(), await browser.newContext()];
  const elsewhere = await other.newPage();
  await tell('gamstop', 'POST', 'persons', person);
  await elsewhere.goto(site.address(britain, '/login'));
  await elsewhere.locator('main input[name=email]').fill(email);
  await elsewhere.locator('main input[name=password]').fill(password);
  await elsewhere.locator('main input[name=password]').press('Enter');
  await expect(elsewhere.getByRole('alert')).toContainText('until the register lifts it');
  await expect(page.locator('#session-over')).toBeVisible({ timeout: 15_000 });

  await tell('gamstop', 'POST', 'persons', { ...person, isExcluded: false });
  await site.signIn(elsewhere, britain, email);
  await tell('gamstop', 'PUT', 'control?mode=hang');
  await site.signIn(await third.newPage(), britain, email);
  await Promise.all([other.close(), third.close()]);
});
