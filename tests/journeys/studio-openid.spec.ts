import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { freePort } from '../support/free-port';
import { expect, test } from '../support/journey';
import { openIdClient, startOpenIdProvider } from '../support/openid-provider';
import { type Stack, startStack } from '../support/stack';
import { studioPassword } from '../support/studio-page';

test.describe.configure({ mode: 'serial' });

const signInSecret = 'sign-in-secret-of-the-tests';
const accounts = {
  noa: { email: 'Noa@marquee.example', isVerified: true },
  stranger: { email: 'stranger@elsewhere.example', isVerified: true },
  impostor: { email: 'elin@marquee.example', isVerified: false },
};

let stack: Stack;
let providerPort: number;
let stopProvider: (() => void) | undefined;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  providerPort = await freePort();
  stack = await startStack({
    withStudio: true,
    sharesPlatform: true,
    contentEnvironment: { CONTENT_SIGN_IN_SECRET: signInSecret },
    studioEnvironment: {
      STUDIO_OPENID_ISSUER: `http://127.0.0.1:${providerPort}`,
      STUDIO_OPENID_CLIENT_ID: openIdClient.id,
      STUDIO_OPENID_CLIENT_SECRET: openIdClient.secret,
      STUDIO_OPENID_NAME: 'Acme',
      CONTENT_SIGN_IN_SECRET: signInSecret,
    },
  });
});

test.afterAll(async () => {
  stopProvider?.();
  await stack?.stop();
});

const callback = () => `${stack.studioUrl}/sign-in/openid/callback`;
const button = (page: Page) => page.getByRole('link', { name: 'Sign in with Acme' });

async function expectNobody(page: Page): Promise<void> {
  expect(await page.evaluate(async () => (await fetch('/api/me')).json())).toBeNull();
}

/** Completes the provider's forms, up to the consent. */
async function signInAtProvider(page: Page, name: string): Promise<void> {
  // Its pages load an external font, which the test blocks.
  await page.context().route('https://fonts.googleapis.com/**', (route) => route.fulfill({ body: '' }));
  await button(page).click();
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
}

test('a provider that is down is a message at the sign-in, and passwords go on working', async ({ page }) => {
  await page.goto(`${stack.studioUrl}/media`);
  await button(page).click();
  await expect(page.getByText('Acme does not answer')).toBeVisible();
  await expectAccessible(page);
  await page.goto(stack.studioUrl);
  await page.getByLabel('Email').fill('ravi@marquee.example');
  await page.getByLabel('Password').fill(studioPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
});

test('the provider signs a member in, who goes on at the page that was asked for', async ({ page }) => {
  stopProvider = await startOpenIdProvider(providerPort, callback(), accounts);
  await page.goto(`${stack.studioUrl}/media?type=image`);
  await signInAtProvider(page, 'noa');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${stack.studioUrl}/media?type=image`);
  await expect(page.getByText('Noa', { exact: false }).first()).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(button(page)).toBeVisible();
});

for (const [name, reason] of [
  ['stranger', 'not among the people of this studio'],
  ['impostor', 'has not verified your email address'],
] as const)
  test(`${name} is not let in and told why`, async ({ page }) => {
    await page.goto(stack.studioUrl);
    await signInAtProvider(page, name);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(reason)).toBeVisible();
    await expectNobody(page);
  });

test('an answer with the state of another sign-in signs nobody in', async ({ page, context }) => {
  await page.goto(stack.studioUrl);
  await signInAtProvider(page, 'noa');
  const other = await context.newPage();
  await other.goto(stack.studioUrl);
  await button(other).click();
  await expect(other).toHaveURL(/interaction|auth/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The sign-in was cancelled, took too long')).toBeVisible();
  await expectNobody(page);
});

test('an answer that this browser did not ask for signs nobody in', async ({ request }) => {
  // Only browsers resolve the studio's host name.
  const address = `http://localhost:${stack.ports.studio}/sign-in/openid/callback?code=stolen&state=unknown`;
  const answer = await request.get(address, { maxRedirects: 0 });
  expect(answer.headers()['location']).toBe(`${stack.studioUrl}/?signIn=failed`);
});

for (const to of ['https://evil.example/', '//evil.example/', '/\\evil.example/', '/.//evil.example/'])
  test(`the sign-in does not lead on to ${to}`, async ({ page }) => {
    await page.goto(`${stack.studioUrl}/?signIn=none`);
    await button(page).evaluate((link, elsewhere) => {
      link.setAttribute('href', `/sign-in/openid?to=${encodeURIComponent(elsewhere)}`);
    }, to);
    await signInAtProvider(page, 'noa');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(stack.studioUrl);
  });

test('a sign-in for an identity needs the secret of the studio', async ({ request }) => {
  const identity = { email: 'elin@marquee.example', issuer: 'https://acme.example', subject: 'elin' };
  for (const secret of ['local-management', 'wrong']) {
    const answer = await request.post(`${stack.contentUrl}/sign-in/identity`, {
      headers: { authorization: `Bearer ${secret}` },
      data: identity,
    });
    expect(answer.status()).toBe(401);
  }
});
