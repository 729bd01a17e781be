import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Division, numberCount, variantOf } from '../../app/platform/visitor/division';
import { experimentCookie } from '../../app/platform/visitor/experiment-cookie';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/journey';
import { createDraft } from '../support/managed-entries';
import { plainRequest } from '../support/plain-request';
import { type Stack, startStack } from '../support/stack';
import { addBlock, composer, publish, signInAtStudio } from '../support/studio-page';

const DAY = 86_400_000;
const landing = { title: 'Two greetings', path: '/two-greetings' };
const greetings = { a: 'A calm greeting', b: 'A bold greeting' };
const division: Division = {
  key: 'greeting',
  share: 100,
  variants: [
    { key: 'a', weight: 50 },
    { key: 'b', weight: 50 },
  ],
};
const numbers = Array.from({ length: numberCount }, (_, number) => number);
const numbersWith = (variant: string) => numbers.filter((number) => variantOf(division, number) === variant);

let stack: Stack;
test.beforeAll(async () => {
  test.setTimeout(400_000);
  stack = await startStack({ withStudio: true, publishesChanges: true });
  await createDraft(stack.contentUrl, 'greeting-test', 'experiment', {
    name: 'Greeting',
    key: 'greeting',
    question: 'Do more visitors open an account when they are greeted boldly?',
    startsAt: new Date(Date.now() - DAY).toISOString(),
    endsAt: new Date(Date.now() + DAY).toISOString(),
    share: 100,
    variants: [
      { key: 'a', name: 'Calm', weight: 50 },
      { key: 'b', name: 'Bold', weight: 50 },
    ],
    goal: 'sign-up',
    smallestEffect: 5,
  });
});
test.afterAll(() => stack?.stop());

const address = (path: string) => `${stack.origin('kiekko')}/fi-FI${path}`;

async function chooseVariant(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'When and to whom' }).click();
  await page.locator('[data-field="experiment"]').getByRole('combobox').click();
  await page.getByRole('option', { name }).click();
}

/** A browser that has accepted all cookies, optionally with a given number. */
async function visitorWith(browser: Browser, number?: number): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    if (window !== window.top || location.protocol === 'about:') return;
    localStorage.setItem('cookies_a', 'true');
    localStorage.setItem(
      'cookies_options',
      JSON.stringify({ essentials: true, performanceFunctional: true, marketing: true }),
    );
  });
  if (number !== undefined)
    await context.addCookies([
      { name: experimentCookie, value: String(number), url: stack.origin('kiekko') },
    ]);
  return context;
}

const cookieOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === experimentCookie)?.value ?? '';

async function expectGreeting(page: Page, variant: 'a' | 'b'): Promise<void> {
  await expect(page.getByText('For everybody')).toBeVisible();
  await expect(page.getByRole('heading', { name: greetings[variant] })).toBeVisible();
  await expect(page.getByText(greetings[variant === 'a' ? 'b' : 'a'])).toHaveCount(0);
}

/** The page as sent to a visitor number, without a browser. */
async function sentTo(number: number | undefined) {
  const { host } = new URL(stack.origin('kiekko'));
  const cookie = number === undefined ? 'none=1' : `${experimentCookie}=${number}`;
  return plainRequest(`${stack.origin()}/fi-FI${landing.path}`, { headers: { host, cookie } });
}

test('an editor tests two variants of a block: each visitor stays with one, sign-ups are counted, and the studio says what they mean', async ({
  page,
  browser,
}) => {
  await signInAtStudio(page, stack.studioUrl, 'ravi@marquee.example');
  await page.goto(`${stack.studioUrl}/pages/greeting-test`);
  await expect(page.locator('[data-field="question"]').getByRole('textbox')).toHaveValue(/greeted boldly/);
  await publish(page);

  await page.goto(stack.studioUrl);
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByLabel('Title').fill(landing.title);
  await dialog.getByLabel('Brands').fill('Kiekko');
  await page.getByRole('option', { name: /Kiekko/ }).click();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await addBlock(page, 'Text');
  await composer(page).title.fill('For everybody');
  await addBlock(page, 'Text');
  await composer(page).title.fill(greetings.a);
  await chooseVariant(page, 'Greeting: Calm');
  await addBlock(page, 'Text');
  await composer(page).title.fill(greetings.b);
  await chooseVariant(page, 'Greeting: Bold');
  await expectAccessible(page);
  await expect(composer(page).saved).toBeVisible();

  const { frame } = composer(page);
  await page.getByLabel('Variant', { exact: true }).first().click();
  await page.getByRole('option', { name: 'Greeting: Calm' }).click();
  await expect(frame.getByRole('heading', { name: greetings.a })).toBeVisible();
  await expect(frame.getByRole('heading', { name: greetings.b })).toBeHidden();
  await page.keyboard.press('F8');
  await expect(page.getByRole('dialog', { name: 'Why is this here?' })).toContainText(
    'Experiment greeting: it is variant b, and this visitor has a.',
  );
  await page.keyboard.press('Escape');
  await publish(page);

  await test.step('without consent everybody sees the control and is not counted', async () => {
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.goto(address(landing.path));
    await visitor.locator('[data-consent-notice] [data-consent=essentials]').click();
    await expectGreeting(visitor, 'a');
    await visitor.reload();
    await expectGreeting(visitor, 'a');
    await expect(visitor.locator('[data-island=experiments][data-mounted]')).toHaveCount(1);
    expect(await cookieOf(context)).toBe('');
    await context.close();
  });

  await test.step('with consent a visitor gets a number, and sees its variant from the next page on', async () => {
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.goto(address(landing.path));
    await expectGreeting(visitor, 'a');
    await visitor.locator('[data-consent-notice] [data-consent=all]').click();
    await expect.poll(() => cookieOf(context)).toMatch(/^\d{1,3}$/);
    const variant = variantOf(division, Number(await cookieOf(context)));
    await visitor.reload();
    await expectGreeting(visitor, variant === 'b' ? 'b' : 'a');
    await expect.poll(() => cookieOf(context)).toMatch(/^\d{1,3}~greeting\.s$/);
    // Withdrawing the consent ends the participation.
    await visitor.locator('footer a[href="#cookie-settings"]').click();
    await visitor.getByRole('dialog').locator('[value=essentials]').click();
    await expect.poll(() => cookieOf(context)).toBe('');
    await context.close();
    counted[variant === 'b' ? 'b' : 'a'] += 1;
  });

  await test.step('two visitors see different variants, and one opens an account', async () => {
    const [calm, bold] = await Promise.all([
      visitorWith(browser, numbersWith('a')[0]),
      visitorWith(browser, numbersWith('b')[0]),
    ]);
    for (const [context, variant] of [
      [calm, 'a'],
      [bold, 'b'],
    ] as const) {
      const visitor = await context.newPage();
      for (let visit = 0; visit < 2; visit += 1) {
        await visitor.goto(address(landing.path));
        await expectGreeting(visitor, variant);
        await expect.poll(() => cookieOf(context)).toMatch(/~greeting\.s$/);
      }
      counted[variant] += 1;
    }
    const visitor = await bold.newPage();
    await register(visitor);
    await expect.poll(() => cookieOf(bold)).toMatch(/~greeting\.r$/);
    await Promise.all([calm.close(), bold.close()]);
  });

  await test.step('a page is the same for all visitors with a variant, and says no number', async () => {
    const [one, other] = await Promise.all(numbersWith('b').slice(1, 3).map(sentTo));
    expect(one?.status).toBe(200);
    expect(one?.body).toContain(greetings.b);
    expect(one?.headers.etag).toBe(other?.headers.etag);
    expect(one?.body).toBe(other?.body);
    // Visitors who do not participate share the page of the control.
    const [control, nobody] = await Promise.all([sentTo(numbersWith('a')[1]), sentTo(undefined)]);
    expect(control?.body).toContain(greetings.a);
    expect(control?.body).toBe(nobody?.body);
    expect(control?.headers.etag).not.toBe(one?.headers.etag);
  });

  await test.step('what is made up is refused or counts nothing', async () => {
    const context = await visitorWith(browser, numbersWith('a')[2]);
    const visitor = await context.newPage();
    await visitor.goto(address('/'));
    const send = (fields: Record<string, string>) =>
      visitor.evaluate(async (body) => {
        const answer = await fetch('/api/experiments?locale=fi-FI', {
          method: 'POST',
          body: new URLSearchParams(body),
        });
        return answer.status;
      }, fields);
    expect(await send({ event: 'seen', experiment: 'greeting', variant: 'z' })).toBe(400);
    expect(await send({ event: 'seen', experiment: 'another', variant: 'a' })).toBe(400);
    expect(await send({ event: 'claimed', experiment: 'greeting', variant: 'a' })).toBe(400);
    // Another visitor's variant.
    expect(await send({ event: 'seen', experiment: 'greeting', variant: 'b' })).toBe(200);
    expect(await cookieOf(context)).not.toContain('greeting');
    await context.close();
  });

  await page.goto(`${stack.studioUrl}/experiments?brand=kiekko`);
  const results = page.getByRole('region', { name: 'Greeting', exact: true });
  await expect(results).toContainText('There is not enough data yet.');
  await expect(results.getByRole('row', { name: /Calm/ })).toContainText(new RegExp(`control${counted.a}0`));
  await expect(results.getByRole('row', { name: /Bold/ })).toContainText(new RegExp(`50 %${counted.b}1`));
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectAccessible(page);
});

const counted = { a: 0, b: 0 };

/** Opens an account on the page without a code. */
async function register(page: Page): Promise<void> {
  await page.goto(address('/register'));
  await page.waitForLoadState('networkidle');
  const form = page.locator('main');
  const send = () => form.locator('form[method=post] button[type=submit]').first().click();
  const digits = String(Date.now() % 10_000_000).padStart(7, '0');
  await form.locator('[name=email]').fill(`greeted-${digits}@example.com`);
  await form.locator('[name=password]').fill('three quiet boats');
  await form.locator('[name=firstName]').fill('Kim');
  await form.locator('[name=lastName]').fill('Example');
  await form.locator('[name=phoneBody]').fill(`040 ${digits}`);
  await form.locator('[name=allConditions]').check();
  await send();
  await form.locator('[name=birthDay]').fill('5');
  await form.locator('[name=birthMonth]').fill('3');
  await form.locator('[name=birthYear]').fill('1990');
  await form.locator('[name=postCode]').fill('00100');
  await send();
}
