import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { press, tabTo } from '../support/by-keyboard';
import { expect, lostConnection, test } from '../support/journey';
import { createDraft, entryLink, paragraph } from '../support/managed-entries';
import { plainRequest } from '../support/plain-request';
import { type Stack, startStack } from '../support/stack';
import { addBlock, composer, signInAtStudio } from '../support/studio-page';

const ravi = 'ravi@marquee.example';
const path = '/three-versions';

let stack: Stack;

test.describe.configure({ mode: 'serial' });
test.use({ expectedErrors: lostConnection });

test.beforeAll(async () => {
  test.setTimeout(400_000);
  stack = await startStack({ withStudio: true, publishesChanges: true, sharesPlatform: true });
  await createDraft(stack.contentUrl, 'versioned-text', 'formattedText', {
    internalName: 'Versioned text',
    title: 'Words of the beginning',
    body: paragraph('A body.'),
    schemaVersion: 1,
  });
  await createDraft(stack.contentUrl, 'versioned-page', 'page', {
    internalName: 'Three versions',
    title: 'Three versions',
    path,
    brands: ['halden'],
    blocks: [entryLink('versioned-text')],
  });
});

test.afterAll(() => stack?.stop());

const frameOf = (page: Page, side: 'Left' | 'Right') => page.frameLocator(`iframe[title^="${side} side"]`);
const marksOf = (page: Page, side: 'Left' | 'Right', kind: string) =>
  frameOf(page, side).locator(`.preview-outline[data-kind="${kind}"]`);

async function openPage(page: Page): Promise<void> {
  await signInAtStudio(page, stack.studioUrl, ravi);
  await page.goto(`${stack.studioUrl}/pages/versioned-page?brand=halden&locale=en-CA`);
  await expect(page.getByRole('heading', { level: 1, name: 'Three versions' })).toBeVisible();
}

const live = () =>
  plainRequest(`${stack.origin()}/en-CA${path}`, {
    headers: { host: `halden.localhost:${stack.ports.site}` },
  });

async function publish(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByRole('button', { name: /^Publish .*now$/ }).click();
  await expect.poll(async () => (await live()).body.includes(words)).toBe(true);
  await dialog.getByRole('button', { name: 'Close publishing' }).click();
}

async function rewrite(page: Page, words: string): Promise<void> {
  const { block, title, saved } = composer(page);
  await block('Words of ').first().click();
  await expect(title).toBeVisible();
  await title.fill(words);
  await expect(saved).toBeVisible();
}

async function openHistory(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'History' }).press('Enter');
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByRole('button', { name: /^Compare the page of / }).first()).toBeVisible();
  return history;
}

test('three edits and two publications: the first and the last are compared, each as it was', async ({
  page,
}) => {
  await openPage(page);
  await rewrite(page, 'Words of version one');
  await publish(page, 'Words of version one');
  await rewrite(page, 'Words of version two');
  await addBlock(page, 'Live tables');
  await rewrite(page, 'Words of version three');
  await publish(page, 'Words of version three');

  const history = await openHistory(page);
  await history.getByLabel('Only what was published').check();
  const publications = history.getByRole('button', { name: /^Compare the page of / });
  await expect(publications).toHaveCount(2);
  await publications.last().click();
  const dialog = page.getByRole('dialog', { name: `${path} side by side` });
  await expect(frameOf(page, 'Left').getByRole('heading', { name: 'Words of version one' })).toBeVisible();
  await expect(frameOf(page, 'Right').getByRole('heading', { name: 'Words of version three' })).toBeVisible();
  await expect(marksOf(page, 'Left', 'changed')).toHaveCount(1);
  await expect(marksOf(page, 'Right', 'changed')).toHaveCount(1);
  await expect(dialog.getByRole('status')).toHaveText(/^\d blocks? differs?, /);
  await expectAccessible(page);

  // Any two versions: the second publication on the right, the draft between them on the left.
  await dialog.getByLabel('Right version').click();
  await page
    .getByRole('option', { name: /published by Ravi/ })
    .first()
    .click();
  await expect(frameOf(page, 'Right').getByRole('heading', { name: 'Words of version three' })).toBeVisible();
  await expect(marksOf(page, 'Right', 'changed')).toHaveCount(1);

  // Visitors get none of it.
  const { body } = await live();
  expect(body).toContain('Words of version three');
  expect(body).not.toContain('Words of version one');
});

test('by keyboard: a saved draft beside what is edited now', async ({ page }) => {
  await openPage(page);
  const history = await openHistory(page);
  await press(page, history.getByRole('button', { name: /^Compare the page of / }).last());
  const dialog = page.getByRole('dialog', { name: `${path} side by side` });
  await expect(frameOf(page, 'Left').getByRole('heading', { name: /^Words of / })).toBeVisible();
  const choice = dialog.getByLabel('Left version');
  await tabTo(page, choice);
  await page.keyboard.press('Enter');
  // The first in the list is the current draft, the second the latest publication.
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(frameOf(page, 'Left').getByRole('heading', { name: 'Words of version three' })).toBeVisible();
  await expect(marksOf(page, 'Left', 'changed')).toHaveCount(0);
  await expectAccessible(page);
  await press(page, dialog.getByRole('button', { name: 'Close' }));
  await expect(dialog).toBeHidden();
});

test('a version whose block this site does not understand says why', async ({ page }) => {
  // As stored by a newer release of the block.
  await createDraft(stack.contentUrl, 'future-text', 'formattedText', {
    internalName: 'Future text',
    title: 'Words of the future',
    body: paragraph('A body.'),
    schemaVersion: 99,
  });
  await createDraft(stack.contentUrl, 'future-page', 'page', {
    internalName: 'A future version',
    title: 'A future version',
    path: '/future-version',
    brands: ['halden'],
    blocks: [entryLink('future-text')],
  });
  await signInAtStudio(page, stack.studioUrl, ravi);
  await page.goto(`${stack.studioUrl}/pages/future-page?brand=halden&locale=en-CA`);
  const history = await openHistory(page);
  await history
    .getByRole('button', { name: /^Compare the page of / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: '/future-version side by side' });
  await expect(dialog.getByText('1 part of this version cannot be shown any more:').first()).toBeVisible();
  await expect(dialog.getByText(/schemaVersion|version/i).first()).toBeVisible();
  await expectAccessible(page);
});
