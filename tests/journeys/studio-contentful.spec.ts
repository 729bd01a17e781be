import { isRecord } from '../../schemas/is-record';
import { expectAccessible } from '../support/accessibility';
import { type ContentfulGate, startContentfulGate } from '../support/contentful-gate';
import { expect, test } from '../support/journey';
import { plainRequest } from '../support/plain-request';
import { type Stack, startStack } from '../support/stack';
import { addBlock, composer, studioPassword } from '../support/studio-page';

let gate: ContentfulGate;
let stack: Stack;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  gate = await startContentfulGate();
  stack = await startStack({
    withStudio: true,
    publishesChanges: true,
    sharesPlatform: true,
    studioEnvironment: { STUDIO_SIGN_IN: 'token', CONTENT_URL: gate.url, CONTENT_UPLOAD_URL: gate.url },
  });
  gate.forwardTo(stack.contentUrl);
});

test.afterAll(async () => {
  await stack?.stop();
  await gate?.stop();
});

/** A personal access token, as created in Contentful's settings. */
async function personalToken(): Promise<string> {
  const answer = await fetch(`${stack.contentUrl}/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'elin@marquee.example', password: studioPassword }),
  });
  const body: unknown = await answer.json();
  return isRecord(body) ? String(body['token']) : '';
}

async function livePage(path: string): Promise<string> {
  const { site } = stack.ports;
  const headers = { host: `halden.localhost:${site}` };
  return (await plainRequest(`http://localhost:${site}${path}`, { headers })).body;
}

test('with no more than the calls that Contentful offers a page is made, discussed, published and rolled back', async ({
  page,
}) => {
  const { block, frame, title, saved } = composer(page);
  await page.goto(stack.studioUrl);
  await page.getByLabel('Personal access token').fill('CFPAT-that-nobody-made');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Contentful does not accept this token.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Personal access token').fill(await personalToken());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();

  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByLabel('Title').fill('Spring gala');
  await dialog.getByLabel('Brands').fill('Halden');
  await page.getByRole('option', { name: /Halden/ }).click();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Spring gala' })).toBeVisible();
  for (const name of ['Text', 'FAQ', 'Live tables']) await addBlock(page, name);
  await block('Spring gala: Text').click();
  await title.fill('Blossom and prizes');
  await expect(frame.getByRole('heading', { name: 'Blossom and prizes' })).toBeVisible();
  await expect(saved).toBeVisible();

  await page.getByRole('button', { name: 'Comments' }).click();
  const discussion = page.getByRole('dialog', { name: 'Comments and tasks' });
  await discussion.getByLabel('New comment').fill('Ready?');
  await discussion.getByRole('button', { name: 'Send' }).click();
  await expect(discussion.getByRole('listitem').getByText('Ready?')).toBeVisible();
  await page.keyboard.press('Escape');

  const publish = page.getByRole('dialog', { name: 'Publish' });
  const publishNow = async (words: string) => {
    await page.getByRole('button', { name: 'Publish …' }).click();
    await publish.getByRole('button', { name: /^Publish .*now$/ }).click();
    await expect.poll(() => livePage('/en-UN/spring-gala'), { timeout: 60_000 }).toContain(words);
  };
  await publishNow('Blossom and prizes');
  await publish.getByRole('button', { name: 'Close publishing' }).click();
  await title.fill('Blossom and bonuses');
  await expect(saved).toBeVisible();
  await page.getByRole('button', { name: 'Publish …' }).click();
  await publish.getByRole('tab', { name: 'Times' }).click();
  await publish.getByLabel('When').fill('2099-05-01T09:00');
  await publish.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(publish.getByText('Scheduled.', { exact: true })).toBeVisible();
  await publish.getByRole('button', { name: 'Close publishing' }).click();
  await publishNow('Blossom and bonuses');
  await publish.getByRole('button', { name: 'Close publishing' }).click();

  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('dialog', { name: 'History' }).getByRole('button', { name: 'Roll back page' }).click();
  await page.getByRole('button', { name: 'Roll back and publish' }).click();
  await expect
    .poll(() => livePage('/en-UN/spring-gala'), { timeout: 60_000 })
    .toContain('Blossom and prizes');

  await page.goto(`${stack.studioUrl}/media`);
  await expect(page.getByRole('img').first()).toBeVisible();
  await page.goto(`${stack.studioUrl}/activity`);
  await expect(page.getByText('Spring gala').first()).toBeVisible();
  await page.getByRole('link', { name: 'People' }).click();
  await expect(page.getByText('People are managed in Contentful here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a person' })).toHaveCount(0);
  expect(gate.refused).toEqual([]);
  expect(gate.limited()).toBeGreaterThan(0);
});
