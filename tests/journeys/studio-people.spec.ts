import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { press, tabTo, typeInto } from '../support/by-keyboard';
import { expect, test } from '../support/journey';
import { type Stack, startStack } from '../support/stack';
import { composer, signInAtStudio } from '../support/studio-page';

test.describe.configure({ mode: 'serial' });

const ida = { email: 'ida@marquee.example', name: 'Ida Roos', password: 'a first password' };
const ownPage = '/pages/kiekko-landing-first-goal';
const otherPage = '/pages/halden-landing-first-evening';
const block = 'Score your first goal';

/** One poll of each side, on a busy machine. */
const seen = { timeout: 30_000 };

let stack: Stack;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  stack = await startStack({ withStudio: true, sharesPlatform: true });
});

test.afterAll(() => stack?.stop());

const row = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words });
const signInAs = (page: Page, name: string) =>
  signInAtStudio(page, stack.studioUrl, `${name}@marquee.example`);
const signInAsIda = (page: Page) => signInAtStudio(page, stack.studioUrl, ida.email, ida.password);

async function openPeople(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'People' }).click();
  await expect(row(page, 'elin@marquee.example')).toBeVisible();
}

/** Selects an action from the menu of a person in the list. */
async function choose(page: Page, name: string, task: string): Promise<void> {
  await page.getByRole('button', { name: `Change ${name}` }).click();
  await page.getByRole('menuitem', { name: task }).click();
}

test('an administrator adds an editor of one brand by keyboard alone', async ({ page }) => {
  await signInAs(page, 'elin');
  await press(page, page.getByRole('link', { name: 'People' }));
  await expect(row(page, 'maja@marquee.example')).toContainText('Halden Royale');
  await expectAccessible(page);
  await press(page, page.getByRole('button', { name: 'Add a person' }));
  const dialog = page.getByRole('dialog', { name: 'Add a person' });
  await typeInto(page, dialog.getByLabel('Email'), ida.email);
  await typeInto(page, dialog.getByLabel('First name'), 'Ida');
  await typeInto(page, dialog.getByLabel('Last name'), 'Roos');
  await typeInto(page, dialog.getByLabel('First password'), ida.password);
  await expect(dialog.getByLabel('Role', { exact: true })).toHaveText('Editor');
  await typeInto(page, dialog.getByRole('combobox', { name: 'Brands' }), 'Kiek');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('combobox', { name: 'Markets' }));
  await expectAccessible(page);
  await press(page, dialog.getByRole('button', { name: 'Add', exact: true }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add a person' })).toBeFocused();
  await expect(row(page, ida.email)).toContainText(/Editor.*Kiekko.*Never.*Password/);
  await typeInto(page, page.getByLabel('Search people'), 'roos');
  await expect(page.getByRole('status').filter({ hasText: '1 person' })).toBeVisible();
});

test('an address that somebody has is refused with what to do', async ({ page }) => {
  await signInAs(page, 'elin');
  await openPeople(page);
  await page.getByRole('button', { name: 'Add a person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a person' });
  await dialog.getByLabel('Email').fill(ida.email.toUpperCase());
  await dialog.getByLabel('First name').fill('Ida');
  await dialog.getByLabel('First password').fill('another password');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Somebody here has this address already.')).toBeVisible();
});

test('the editor saves pages of that brand and of no other, and does not see people', async ({ page }) => {
  await signInAsIda(page);
  await expect(page.getByRole('link', { name: 'People' })).toHaveCount(0);
  await page.goto(stack.studioUrl + ownPage);
  await composer(page).title.fill('First goal of the year | Kiekko');
  await expect(composer(page).saved).toBeVisible();
  await page.goto(stack.studioUrl + otherPage);
  await composer(page).title.fill('Taken over');
  await expect(page.getByRole('status').filter({ hasText: 'Not saved' })).toBeVisible();
  await page.reload();
  await page.goto(`${stack.studioUrl}/people`);
  await expect(page.getByText('Only administrators see and change people')).toBeVisible();
  const answer = await page.evaluate(async () => (await fetch('/api/space/people')).status);
  expect(answer).toBe(403);
});

test('people on one page see each other and which block somebody edits', async ({
  page,
  otherPage: other,
}) => {
  await signInAs(page, 'elin');
  await signInAsIda(other);
  await page.goto(stack.studioUrl + ownPage);
  await other.goto(stack.studioUrl + ownPage);
  const here = page.getByRole('list', { name: 'Also on this page' });
  await expect(here.getByRole('button', { name: `${ida.name} has this page open` })).toBeVisible(seen);
  await expect(page.getByRole('status').filter({ hasText: `Also on this page: ${ida.name}` })).toBeAttached();
  await composer(other).block(block).click();
  await expect(here.getByRole('button', { name: `${ida.name}, at “${block}”` })).toBeVisible(seen);
  const mark = composer(page).outline.getByRole('img', { name: `${ida.name} is editing this` });
  await expect(mark).toBeVisible();
  await expectAccessible(page);
  // Button names are announced; others see them as tooltips.
  await here.getByRole('button').focus();
  await expect(page.getByRole('tooltip', { name: ida.name })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(composer(page).block(block)).toHaveAttribute('aria-current', 'true');
  await expect(
    other.getByRole('list', { name: 'Also on this page' }).getByRole('button', { name: 'Elin Berg' }),
  ).toBeVisible(seen);
  await other.goto(stack.studioUrl);
  await expect(here).toBeHidden(seen);
  await expect(mark).toBeHidden();
});

test('nobody learns who is on a page that they cannot read', async ({ page }) => {
  await signInAsIda(page);
  const status = (body: object) =>
    page.evaluate(
      async (sent) =>
        (
          await fetch('/api/presence', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(sent),
          })
        ).status,
      body,
    );
  const beat = { tab: 'one', block: null, isLeaving: false };
  expect(await status({ ...beat, page: 'kiekko-landing-first-goal' })).toBe(200);
  expect(await status({ ...beat, page: 'nothing-of-the-kind' })).toBe(404);
  expect(await status({ ...beat, page: '..' })).toBe(400);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(await status({ ...beat, page: 'kiekko-landing-first-goal' })).toBe(401);
});

test('who is switched off lands at the sign-in with the reason, and comes back when switched on', async ({
  page,
  otherPage: other,
}) => {
  await signInAs(page, 'elin');
  await signInAsIda(other);
  await other.goto(stack.studioUrl + ownPage);
  await expect(composer(other).title).toBeVisible();
  await openPeople(page);
  await choose(page, ida.name, 'Switch off');
  const dialog = page.getByRole('dialog', { name: `Switch off ${ida.name}?` });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(row(page, ida.email)).toContainText('Switched off');

  // The page polls for changes every few seconds.
  const signIn = other.getByRole('dialog', { name: 'Sign in to Marquee Studio' });
  await expect(signIn.getByText('An administrator has switched off your account')).toBeVisible(seen);
  await expectAccessible(other);
  await other.getByLabel('Password').fill(ida.password);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(signIn.getByText('An administrator has switched off your account')).toBeVisible();

  await choose(page, ida.name, 'Switch on again');
  await expect(row(page, ida.email)).not.toContainText('Switched off');
  await other.getByLabel('Password').fill(ida.password);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(signIn).toBeHidden();
  await expect(composer(other).title).toBeVisible();
});

test('permissions change, a password is set, sessions end, and a person is removed', async ({
  page,
  otherPage: other,
}) => {
  await signInAs(page, 'elin');
  await openPeople(page);
  await choose(page, ida.name, 'Roles and permissions');
  const roles = page.getByRole('dialog', { name: `Roles and permissions of ${ida.name}` });
  await roles.getByLabel('Role', { exact: true }).click();
  await page.getByRole('option', { name: 'Reviewer' }).click();
  await roles.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, ida.email)).toContainText(/Reviewer.*Kiekko/);

  await choose(page, ida.name, 'New password');
  const password = page.getByRole('dialog', { name: `New password for ${ida.name}` });
  await password.getByLabel('New password').fill('a second password');
  await password.getByRole('button', { name: 'Set the password' }).click();
  await expect(password).toBeHidden();
  await signInAtStudio(other, stack.studioUrl, ida.email, 'a second password');

  await choose(page, ida.name, 'Sessions and tokens');
  const tokens = page.getByRole('dialog', { name: `Sessions and tokens of ${ida.name}` });
  await expect(tokens.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await tokens.getByRole('button', { name: 'End all of them' }).click();
  await expect(tokens).toBeHidden();
  await other.getByRole('link', { name: 'Media' }).click();
  await expect(other.getByText('Your session has ended')).toBeVisible();

  await choose(page, ida.name, 'Remove');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row(page, ida.email)).toHaveCount(0);
  await other.getByLabel('Password').fill('a second password');
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByText('Email or password is wrong')).toBeVisible();
});

test('the only administrator is told why they stay one', async ({ page }) => {
  await signInAs(page, 'elin');
  await openPeople(page);
  await page.getByRole('button', { name: 'Change Elin Berg' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['My account', 'Roles and permissions']);
  await page.getByRole('menuitem', { name: 'Roles and permissions' }).click();
  await expect(page.getByText('This is the only administrator.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'What their roles say' })).toBeDisabled();
});

test('everybody changes their own name and password, and ends their other sessions', async ({
  page,
  otherPage: other,
}) => {
  await signInAs(page, 'noa');
  await signInAs(other, 'noa');
  await page.getByRole('link', { name: 'Noa Lindgren' }).click();
  await page.getByLabel('Last name').fill('Lind');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Noa Lind', exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Sessions and tokens' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);

  const password = page.getByRole('region', { name: 'Password' });
  const change = password.getByRole('button', { name: 'Change the password' });
  await password.getByLabel('Present password').fill('not the password');
  await password.getByLabel('New password').fill('a password of my own');
  await change.click();
  await expect(password.getByText('The present password is wrong.')).toBeVisible();
  await password.getByLabel('Present password').fill('Marquee-2026');
  await change.click();
  await expect(password.getByText('Saved')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Sessions and tokens' }).getByRole('listitem')).toHaveCount(1);
  await other.getByRole('link', { name: 'Media' }).click();
  await expect(other.getByText('Your session has ended')).toBeVisible();
});
