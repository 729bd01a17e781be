import AxeBuilder from '@axe-core/playwright';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, lostConnection, test } from '../support/journey';
import { plainRequest } from '../support/plain-request';
import { type Stack, startStack } from '../support/stack';

const password = 'Marquee-2026';
const landing = { title: 'Leaves of luck', path: '/leaves-of-luck' };
const words = 'Leaves fall, prizes rise';

test.describe.configure({ mode: 'serial' });
// One editor is offline for a while.
test.use({ expectedErrors: lostConnection });

let stack: Stack;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  stack = await startStack({ withStudio: true, publishesChanges: true, sharesPlatform: true });
});

test.afterAll(() => stack?.stop());

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(stack.studioUrl);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
}

async function openLanding(page: Page): Promise<void> {
  await page.getByLabel('Search pages').fill(landing.title);
  await page.getByRole('link', { name: landing.title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: landing.title })).toBeVisible();
}

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe');
const outlineOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Blocks' });
/** Of a row in the outline, between its handle and its menu. */
const blockButton = (page: Page, name: string): Locator =>
  outlineOf(page).getByRole('button', { name: new RegExp(`^${name}`) });
const titleField = (page: Page): Locator => page.locator('[data-field="title"]').getByRole('textbox');
const saved = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^Saved$/ });

async function addBlock(page: Page, name: string): Promise<void> {
  await outlineOf(page).getByRole('button', { name: 'Add a block', exact: true }).click();
  const palette = page.getByRole('dialog', { name: 'Add a block' });
  await palette.getByLabel('Search blocks').fill(name);
  await palette.getByRole('region', { name: 'Best matches' }).getByRole('button').first().click();
  await expect(palette).toBeHidden();
}

/** The page as visitors get it. */
const livePage = () =>
  plainRequest(`${stack.origin()}/en-UN${landing.path}`, {
    headers: { host: `halden.localhost:${stack.ports.site}` },
  });

async function accessible(page: Page): Promise<void> {
  // The page in the frame has journeys of its own.
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

test('a wrong password says what to do, and the right one opens the list of pages', async ({ page }) => {
  await page.goto(stack.studioUrl);
  await page.getByLabel('Email').fill('ravi@marquee.example');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Email or password is wrong')).toBeVisible();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Halden Royale/ }).first()).toBeVisible();
  await accessible(page);
  // No script can read what opens the content service.
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('a new page gets blocks, shows what is typed, and is live once it is published', async ({ page }) => {
  await signIn(page, 'ravi@marquee.example');
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(landing.title);
  await expect(dialog.getByLabel('Address')).toHaveValue(landing.path);
  await dialog.getByLabel('Brands').fill('Halden');
  await page.getByRole('option', { name: /Halden/ }).click();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: landing.title })).toBeVisible();

  await addBlock(page, 'Text');
  await addBlock(page, 'Live tables');
  await blockButton(page, `${landing.title}: Text`).click();
  await titleField(page).fill(words);
  await expect(frameOf(page).getByRole('heading', { name: words })).toBeVisible();
  await expect(saved(page)).toBeVisible();
  expect((await livePage()).status).toBe(404);
  await accessible(page);

  await page.getByRole('button', { name: 'Publish' }).click();
  const publish = page.getByRole('dialog', { name: 'Publish' });
  await publish.getByRole('button', { name: /^Publish (\d+ changes )?now$/ }).click();
  await expect.poll(async () => (await livePage()).status).toBe(200);
  expect((await livePage()).body).toContain(words);
});

test('a block moves by keyboard alone, the move is announced, and undo takes it back', async ({ page }) => {
  await signIn(page, 'ravi@marquee.example');
  await openLanding(page);
  const order = () =>
    outlineOf(page)
      .getByRole('button', { name: /^Move / })
      .evaluateAll((handles) => handles.map((handle) => handle.getAttribute('aria-label')));
  await expect.poll(async () => (await order()).length).toBeGreaterThan(1);
  const before = await order();
  await blockButton(page, words).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(outlineOf(page).getByRole('status').filter({ hasText: 'is number 2 of 2' })).toBeAttached();
  await expect.poll(order).toEqual([...before].reverse());
  await page.keyboard.press('Control+z');
  await expect.poll(order).toEqual(before);
  await expect(saved(page)).toBeVisible();
});

test('two people on one page lose nothing, and one field that both change asks which value stays', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  await signIn(page, 'ravi@marquee.example');
  await signIn(other, 'noa@marquee.example');
  await openLanding(page);
  await openLanding(other);
  await titleField(page).fill('Leaves of luck, by Ravi');
  await other.locator('[data-field="description"]').getByRole('textbox').fill('Described by Noa');
  await expect(page.locator('[data-field="description"]').getByRole('textbox')).toHaveValue(
    'Described by Noa',
  );
  await expect(titleField(other)).toHaveValue('Leaves of luck, by Ravi');

  // Without a connection both go on; the second to come back is asked.
  await other.context().setOffline(true);
  await titleField(other).fill('Leaves of luck, by Noa');
  await titleField(page).fill('Leaves of luck, for everybody');
  await expect(saved(page)).toBeVisible();
  await other.context().setOffline(false);
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await expect(saved(other)).toBeVisible();
  await expect(titleField(page)).toHaveValue('Leaves of luck, by Noa');
  await other.context().close();
});

test('an editor may not publish, and is told so', async ({ page }) => {
  await signIn(page, 'noa@marquee.example');
  await page.getByLabel('Search pages').fill('Leaves of luck');
  await page
    .getByRole('link', { name: /Leaves of luck/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Publish' }).click();
  const publish = page.getByRole('dialog', { name: 'Publish' });
  await publish.getByRole('button', { name: /^Publish (\d+ changes )?now$/ }).click();
  await expect(publish.getByText(/permission|not allowed/i).first()).toBeVisible();
  expect((await livePage()).body).not.toContain('by Noa');
});
