import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/journey';
import { plainRequest } from '../support/plain-request';
import { type Stack, startStack } from '../support/stack';
import { addBlock, composer, signInAtStudio } from '../support/studio-page';

let stack: Stack;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  stack = await startStack({ withStudio: true, publishesChanges: true, sharesPlatform: true });
});

test.afterAll(() => stack?.stop());

const livePage = () =>
  plainRequest(`${stack.origin()}/en-CA/rules-of-the-house`, {
    headers: { host: `halden.localhost:${stack.ports.site}` },
  });

test('what breaks a rule of one market is named at its field, and stops the page from being published', async ({
  page,
}) => {
  const { block, outline, title } = composer(page);
  await signInAtStudio(page, stack.studioUrl, 'ravi@marquee.example');
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByLabel('Title').fill('Rules of the house');
  await dialog.getByLabel('Brands').fill('Halden');
  await page.getByRole('option', { name: /Halden/ }).click();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await addBlock(page, 'Text');
  await block('Rules of the house: Text').click();
  await expect(page.getByRole('button', { name: /^(Nothing wrong|\d+ warnings?)$/ })).toBeVisible();

  // The minimum age is 19 in Ontario and 21 in the Philippines; elsewhere the text is correct.
  await title.fill('Only for those who are 18+');
  await page.getByRole('button', { name: '2 errors' }).click();
  const checks = page.getByRole('dialog', { name: 'Checks' });
  await expect(checks.getByText('18+ names an age, but the minimum age of the market is 19.')).toBeVisible();
  await expect(checks.getByText(/Where: .*Halden Royale \(.*en-CA.*\)/).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(
    outline.getByRole('listitem').filter({ hasText: '18+' }).getByRole('img', { name: /18\+/ }),
  ).toBeVisible();
  await expect(page.locator('[data-field="title"]')).toContainText('18+');

  await page.getByRole('button', { name: 'Publish …' }).click();
  const publishing = page.getByRole('dialog', { name: 'Publish' });
  await expect(publishing.getByText('Correct these 2 errors first, then publish:')).toBeVisible();
  await expect(publishing.getByRole('button', { name: /^Publish .*now$/ })).toBeDisabled();
  await expectAccessible(page);
  await publishing.getByRole('button', { name: 'Only for those who are 18+' }).first().click();
  await expect(publishing).toBeHidden();
  await title.fill('Only for those who are {{minimumAge}}+');
  await expect(page.getByRole('button', { name: '2 errors' })).toBeHidden();

  await page.getByRole('button', { name: 'Publish …' }).click();
  await publishing.getByRole('button', { name: /^Publish .*now$/ }).click();
  await expect.poll(async () => (await livePage()).body.includes('Only for those who are 19+')).toBe(true);
});
