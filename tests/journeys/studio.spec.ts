import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, lostConnection, test } from '../support/journey';
import { plainRequest } from '../support/plain-request';
import { type Stack, startStack } from '../support/stack';
import { addBlock, composer, signInAtStudio, studioPassword as password } from '../support/studio-page';

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

async function openLanding(page: Page): Promise<void> {
  await page.getByLabel('Search pages').fill(landing.title);
  await page.getByRole('link', { name: landing.title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: landing.title })).toBeVisible();
}

/** The page served to visitors. */
const livePage = () =>
  plainRequest(`${stack.origin()}/en-UN${landing.path}`, {
    headers: { host: `halden.localhost:${stack.ports.site}` },
  });

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
  await expectAccessible(page);
  // Scripts cannot read the cookie of the content service session.
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('a new page gets blocks, shows what is typed, and is live once it is published', async ({ page }) => {
  await signInAtStudio(page, stack.studioUrl, 'ravi@marquee.example');
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
  await composer(page).block(`${landing.title}: Text`).click();
  await composer(page).title.fill(words);
  await expect(composer(page).frame.getByRole('heading', { name: words })).toBeVisible();
  await expect(composer(page).saved).toBeVisible();
  expect((await livePage()).status).toBe(404);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Publish' }).click();
  const publish = page.getByRole('dialog', { name: 'Publish' });
  await publish.getByRole('button', { name: /^Publish (\d+ changes )?now$/ }).click();
  await expect.poll(async () => (await livePage()).status).toBe(200);
  expect((await livePage()).body).toContain(words);
});

test('a block moves by keyboard alone, the move is announced, and undo takes it back', async ({ page }) => {
  await signInAtStudio(page, stack.studioUrl, 'ravi@marquee.example');
  await openLanding(page);
  const order = () =>
    composer(page)
      .outline.getByRole('button', { name: /^Move / })
      .evaluateAll((handles) => handles.map((handle) => handle.getAttribute('aria-label')));
  await expect.poll(async () => (await order()).length).toBeGreaterThan(1);
  const before = await order();
  await composer(page).block(words).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(
    composer(page).outline.getByRole('status').filter({ hasText: 'is number 2 of 2' }),
  ).toBeAttached();
  await expect.poll(order).toEqual([...before].reverse());
  await page.keyboard.press('Control+z');
  await expect.poll(order).toEqual(before);
  await expect(composer(page).saved).toBeVisible();
});

test('two people on one page lose nothing, and one field that both change asks which value stays', async ({
  page,
  otherPage: other,
}) => {
  await signInAtStudio(page, stack.studioUrl, 'ravi@marquee.example');
  await signInAtStudio(other, stack.studioUrl, 'noa@marquee.example');
  await openLanding(page);
  await openLanding(other);
  await composer(page).title.fill('Leaves of luck, by Ravi');
  await other.locator('[data-field="description"]').getByRole('textbox').fill('Described by Noa');
  await expect(page.locator('[data-field="description"]').getByRole('textbox')).toHaveValue(
    'Described by Noa',
  );
  await expect(composer(other).title).toHaveValue('Leaves of luck, by Ravi');

  // Offline, both continue editing; the second one to reconnect has to resolve the conflict.
  await other.context().setOffline(true);
  await composer(other).title.fill('Leaves of luck, by Noa');
  await composer(page).title.fill('Leaves of luck, for everybody');
  await expect(composer(page).saved).toBeVisible();
  await other.context().setOffline(false);
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await expect(composer(other).saved).toBeVisible();
  await expect(composer(page).title).toHaveValue('Leaves of luck, by Noa');
});

test('an editor may not publish, and is told so', async ({ page }) => {
  await signInAtStudio(page, stack.studioUrl, 'noa@marquee.example');
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

test('a comment is answered, and a task holds up publishing until whoever it is for ticks it off', async ({
  page,
  otherPage: editor,
}) => {
  await signInAtStudio(editor, stack.studioUrl, 'noa@marquee.example');
  await editor.getByLabel('Search pages').fill('Leaves of luck');
  await editor
    .getByRole('link', { name: /Leaves of luck/ })
    .first()
    .click();
  await editor.getByRole('button', { name: 'Comments' }).click();
  const discussion = (of: Page) => of.getByRole('dialog', { name: 'Comments and tasks' });
  await discussion(editor).getByLabel('New comment').fill('Is the first line short enough?');
  await discussion(editor).getByRole('button', { name: 'Send' }).click();
  await expect(discussion(editor).getByText(/^Noa Lindgren · /)).toBeVisible();
  await discussion(editor).getByLabel('New task').fill('Read it once more');
  await discussion(editor).getByLabel('For').click();
  await editor.getByRole('option', { name: /Ravi/ }).click();
  await discussion(editor).getByRole('button', { name: 'Add task' }).click();
  await expect(discussion(editor).getByRole('checkbox', { name: 'Read it once more' })).not.toBeChecked();
  await expectAccessible(editor);
  await editor.context().close();

  await signInAtStudio(page, stack.studioUrl, 'ravi@marquee.example');
  await page.getByRole('link', { name: 'Read it once more' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  const publish = page.getByRole('dialog', { name: 'Publish' });
  const now = publish.getByRole('button', { name: /^Publish (\d+ changes )?now$/ });
  await now.click();
  await expect(publish.getByText('Read it once more')).toBeVisible();
  await publish.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Comments (1 task)' }).click();
  await discussion(page).getByRole('button', { name: 'Answer' }).click();
  await discussion(page).getByLabel('Your answer').fill('It is.');
  await discussion(page).getByLabel('Your answer').press('Control+Enter');
  await expect(discussion(page).getByText('It is.')).toBeVisible();
  await discussion(page).getByRole('button', { name: 'Resolve' }).click();
  await expect(discussion(page).getByRole('button', { name: 'Open again' })).toBeVisible();
  await discussion(page).getByRole('checkbox', { name: 'Read it once more' }).click();
  await expect(discussion(page).getByRole('checkbox', { name: 'Read it once more' })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish' }).click();
  await now.click();
  await expect.poll(async () => (await livePage()).body).toContain('by Noa');
});
