import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { press, regionTo, tabTo, typeInto } from '../support/by-keyboard';
import { expect, lostConnection, test } from '../support/journey';
import { createDraft, entryLink, paragraph } from '../support/managed-entries';
import { plainRequest } from '../support/plain-request';
import { type Stack, startStack } from '../support/stack';
import { composer, signInAtStudio } from '../support/studio-page';

const ravi = 'ravi@marquee.example';

let stack: Stack;

test.describe.configure({ mode: 'serial' });
test.use({ expectedErrors: lostConnection });

test.beforeAll(async () => {
  test.setTimeout(400_000);
  stack = await startStack({ withStudio: true, publishesChanges: true, sharesPlatform: true });
  const create = (id: string, type: string, fields: Record<string, unknown>) =>
    createDraft(stack.contentUrl, id, type, fields);
  const textBlock = (id: string, title: string) =>
    create(id, 'formattedText', { internalName: id, title, body: paragraph(`${title}.`), schemaVersion: 1 });
  await textBlock('share-welcome', 'Welcome, all');
  await textBlock('share-small', 'Small print');
  await create('share-panel-one', 'panel', { internalName: 'One', blocks: [entryLink('share-welcome')] });
  await create('share-panel-two', 'panel', { internalName: 'Two', blocks: [entryLink('share-small')] });
  await create('share-columns', 'columns', {
    internalName: 'Columns to share',
    title: 'Two columns',
    panels: [entryLink('share-panel-one'), entryLink('share-panel-two')],
    schemaVersion: 1,
  });
  for (const [name, block] of [
    ['one', 'share-columns'],
    ['two', undefined],
    ['three', undefined],
  ] as const) {
    const own = `share-own-${name}`;
    await textBlock(own, `Own words of ${name}`);
    await create(`share-page-${name}`, 'page', {
      internalName: `Sharing ${name}`,
      title: `Sharing ${name}`,
      path: `/sharing-${name}`,
      brands: ['halden'],
      blocks: [...(block ? [entryLink(block)] : []), entryLink(own)],
    });
  }
});

test.afterAll(() => stack?.stop());

async function openPage(page: Page, name: string): Promise<void> {
  await page.goto(`${stack.studioUrl}/pages/share-page-${name}?brand=halden&locale=en-CA`);
  await expect(page.getByRole('heading', { level: 1, name: `Sharing ${name}` })).toBeVisible();
  await expect(composer(page).frame.getByRole('heading', { name: `Own words of ${name}` })).toBeVisible();
}

const live = async (name: string) =>
  (
    await plainRequest(`${stack.origin()}/en-CA/sharing-${name}`, {
      headers: { host: `halden.localhost:${stack.ports.site}` },
    })
  ).body;

const expectLive = (name: string, words: string, isThere = true) =>
  expect.poll(async () => (await live(name)).includes(words), { message: words }).toBe(isThere);

async function publish(page: Page): Promise<void> {
  await expect(composer(page).saved).toBeVisible();
  await page.getByRole('button', { name: 'Publish …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByRole('button', { name: /^Publish .*now$/ }).click();
  const everything = page.getByRole('button', { name: 'Publish everything' });
  const done = dialog.getByText(/Visitors see them within a second/);
  await expect(everything.or(done)).toBeVisible();
  if (await everything.isVisible()) await everything.click();
  await expect(done).toBeVisible();
  await dialog.getByRole('button', { name: 'Close publishing' }).click();
}

const parts = (page: Page) => ({
  sharing: page.getByRole('region', { name: 'Other pages' }),
  exceptions: page.getByRole('region', { name: 'Only on this page' }),
});

test('a section is shared, put on another page, and says on both where it is used', async ({ page }) => {
  const { block, outline } = composer(page);
  await signInAtStudio(page, stack.studioUrl, ravi);
  await openPage(page, 'one');
  await block('Two columns').click();
  await parts(page).sharing.getByRole('button', { name: 'Share with other pages' }).click();
  const offer = page.getByRole('dialog', { name: 'Share with other pages' });
  await expectAccessible(page);
  await offer.getByLabel(/^Name in the palette/).fill('Autumn columns');
  await offer.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(parts(page).sharing.getByRole('status')).toHaveText(
    '“Autumn columns” is offered to other pages.',
  );
  await expect(outline.getByRole('img', { name: 'Shared with other pages' })).toHaveCount(1);
  await publish(page);
  await expectLive('one', 'Welcome, all');

  await openPage(page, 'two');
  await outline.getByRole('button', { name: 'Add a block', exact: true }).click();
  const palette = page.getByRole('dialog', { name: 'Add a block' });
  const group = palette.getByRole('region', { name: 'Shared sections' });
  await expect(group).toBeVisible();
  await expectAccessible(page);
  await group.getByRole('button', { name: /^Autumn columns/ }).click();
  await expect(composer(page).frame.getByRole('heading', { name: 'Welcome, all' })).toBeVisible();
  await block('Two columns').click();
  await expect(parts(page).sharing.getByText('Shared with 1 other page:')).toBeVisible();
  await expect(parts(page).sharing.getByRole('link', { name: 'Sharing one' })).toBeVisible();
  await expectAccessible(page);
  await publish(page);
  await expectLive('two', 'Welcome, all');
});

test('it is edited for all, and differs on one page in a field and a hidden block', async ({ page }) => {
  const { block, frame, title } = composer(page);
  const { sharing, exceptions } = parts(page);
  await signInAtStudio(page, stack.studioUrl, ravi);
  await openPage(page, 'two');
  await block('Welcome, all').click();
  await sharing.getByRole('button', { name: 'Make a field differ here' }).click();
  await page.getByRole('menuitem', { name: 'Title' }).click();
  await expect(exceptions).toBeVisible();
  await exceptions.getByRole('textbox').fill('Welcome to page two');
  await expect(frame.getByRole('heading', { name: 'Welcome to page two' })).toBeVisible();
  await expectAccessible(page);

  await block('Small print').click();
  await sharing.getByRole('button', { name: 'Hide on this page' }).click();
  await expect(frame.getByRole('heading', { name: 'Small print' })).toHaveCount(0);
  await expect(composer(page).outline.getByRole('img', { name: 'Hidden on this page' })).toHaveCount(1);
  await publish(page);
  await expectLive('two', 'Welcome to page two');
  await expectLive('two', 'Small print', false);
  await expectLive('one', 'Welcome, all');
  await expectLive('one', 'Small print');

  // Edited on one page, it changes on all, except for overrides.
  await openPage(page, 'one');
  await block('Two columns').click();
  await title.fill('Two columns for everybody');
  await block('Welcome, all').click();
  await title.fill('Good evening, all');
  await publish(page);
  await expectLive('one', 'Good evening, all');
  await expectLive('two', 'Two columns for everybody');
  await expectLive('two', 'Welcome to page two');
});

test('an exception is taken back, and the section is detached', async ({ page }) => {
  const { block, frame, outline, title } = composer(page);
  const { sharing, exceptions } = parts(page);
  await signInAtStudio(page, stack.studioUrl, ravi);
  await openPage(page, 'two');
  await block('Small print').click();
  await exceptions.getByRole('button', { name: 'Show it here' }).click();
  await expect(frame.getByRole('heading', { name: 'Small print' })).toBeVisible();
  await block('Two columns for everybody').click();
  await sharing.getByRole('button', { name: 'Detach from other pages' }).click();
  await expect(outline.getByRole('img', { name: 'Shared with other pages' })).toHaveCount(0);
  await expect(frame.getByRole('heading', { name: 'Welcome to page two' })).toBeVisible();
  await block('Welcome to page two').click();
  await expect(sharing.getByRole('button', { name: 'Make a field differ here' })).toHaveCount(0);
  await title.fill('Page two alone');
  await publish(page);
  await expectLive('two', 'Page two alone');
  await expectLive('one', 'Good evening, all');
});

test('the same by keyboard: put on a page, made to differ, and as everywhere again', async ({ page }) => {
  const { block, frame, outline } = composer(page);
  const { sharing, exceptions } = parts(page);
  await signInAtStudio(page, stack.studioUrl, ravi);
  await openPage(page, 'three');
  await regionTo(page, outline);
  await press(page, outline.getByRole('button', { name: 'Add a block', exact: true }));
  const palette = page.getByRole('dialog', { name: 'Add a block' });
  await typeInto(page, palette.getByLabel('Search blocks'), 'autumn');
  await press(page, palette.getByRole('region', { name: 'Shared sections' }).getByRole('button').first());
  await expect(frame.getByRole('heading', { name: 'Good evening, all' })).toBeVisible();
  await regionTo(page, outline);
  await press(page, block('Good evening, all'));
  const form = page.getByRole('complementary', { name: 'Form' });
  await regionTo(page, form);
  await press(page, sharing.getByRole('button', { name: 'Make a field differ here' }));
  await page.keyboard.press('Enter');
  await expect(exceptions).toBeVisible();
  await tabTo(page, exceptions.getByRole('textbox'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Good night, three');
  await expect(frame.getByRole('heading', { name: 'Good night, three' })).toBeVisible();
  await press(page, exceptions.getByRole('button', { name: 'Same as everywhere: Title' }));
  await expect(frame.getByRole('heading', { name: 'Good evening, all' })).toBeVisible();
  await expect(exceptions).toHaveCount(0);
  await expect(composer(page).saved).toBeVisible();
  await expectAccessible(page);
});
