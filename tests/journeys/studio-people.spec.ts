import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { type Stack, startStack } from '../support/stack';
import { expectAccessible, signInAtStudio } from '../support/studio-page';

const newcomer = { email: 'ida@marquee.example', name: 'Ida Holm', password: 'a quiet harbour' };

let stack: Stack;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(400_000);
  stack = await startStack({ withStudio: true, sharesPlatform: true });
});

test.afterAll(() => stack?.stop());

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function openPeople(page: Page): Promise<void> {
  await signInAtStudio(page, stack.studioUrl, 'elin@marquee.example');
  await page.getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
}

/** Signs somebody in, in a browser of their own. */
async function enter(browser: Browser, password: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(stack.studioUrl);
  await page.getByLabel('Email').fill(newcomer.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  return page;
}

test('an administrator lets somebody in by keyboard, who can sign in and does not see this page', async ({
  page,
  browser,
}) => {
  await openPeople(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a person' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a person' });
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('ravi@marquee.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ida');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Holm');
  await expect(dialog.getByRole('button', { name: 'Add a person' })).toBeDisabled();
  await dialog.getByLabel('Roles').focus();
  await page.keyboard.type('Editor');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type(newcomer.password);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('This person is in already');
  await dialog.getByLabel('Email').fill(newcomer.email);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row(page, newcomer.name)).toContainText('Has not signed in yet');

  const own = await enter(browser, newcomer.password);
  await expect(own.getByRole('heading', { name: 'Pages' })).toBeVisible();
  await expect(own.getByRole('link', { name: 'Activity' })).toBeVisible();
  await expect(own.getByRole('link', { name: 'People' })).toHaveCount(0);
  await own.context().close();
});

test('a change of roles is in force at once, and the last administrator stays one', async ({ page }) => {
  await openPeople(page);
  await page.getByRole('button', { name: `Change ${newcomer.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Change ${newcomer.name}` });
  await dialog.getByRole('switch', { name: 'Administrator' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, newcomer.name)).toContainText('Administrator');
  await page.getByRole('button', { name: `Change ${newcomer.name}` }).click();
  await dialog.getByRole('switch', { name: 'Administrator' }).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, newcomer.name)).not.toContainText('Administrator');

  await page.getByLabel('Search people').fill('elin');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: /^Change Elin/ }).click();
  const own = page.getByRole('dialog', { name: /^Change Elin/ });
  await own.getByRole('switch', { name: 'Administrator' }).uncheck();
  await own.getByLabel('Roles').fill('Editor');
  await page
    .getByRole('option', { name: /^Editor/ })
    .first()
    .click();
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(own.getByRole('alert')).toContainText('This is the last administrator');
});

test('a new password and a removal end what somebody has open', async ({ page, browser }) => {
  await openPeople(page);
  const own = await enter(browser, newcomer.password);
  await expect(own.getByRole('heading', { name: 'Pages' })).toBeVisible();
  await page.getByRole('button', { name: `New password for ${newcomer.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `New password for ${newcomer.name}` });
  await dialog.getByLabel('New password').fill('a louder harbour');
  await dialog.getByRole('button', { name: 'Set the password' }).click();
  await expect(dialog).toBeHidden();
  await own.getByLabel('Search pages').fill('Halden');
  await expect(own.getByText('Your session has ended')).toBeVisible();
  await own.context().close();

  const again = await enter(browser, 'a louder harbour');
  await expect(again.getByRole('heading', { name: 'Pages' })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${newcomer.name}` }).click();
  const removal = page.getByRole('dialog', { name: `Remove ${newcomer.name}` });
  await removal.getByRole('button', { name: 'Remove' }).click();
  await expect(row(page, newcomer.name)).toHaveCount(0);
  await again.getByLabel('Search pages').fill('Halden');
  await expect(again.getByLabel('Password')).toBeVisible();
  await again.context().close();
});
