import type { Page } from '@playwright/test';
import { type Launched, launch } from '../faults/support/launch';
import { expectAccessible } from '../support/accessibility';
import { press, regionTo, tabTo, typeInto } from '../support/by-keyboard';
import { expect, test } from '../support/journey';
import { plainRequest } from '../support/plain-request';
import { hasRedis, startRedis } from '../support/redis';
import { type Stack, startStack, webhookSecret } from '../support/stack';
import { addBlock, composer, signInAtStudio, studioPassword } from '../support/studio-page';
import { nightly } from '../support/nightly';

const ravi = 'ravi@marquee.example';
const blocks = ['Text', 'FAQ', 'Live tables', 'Countdown', 'Selling points'];

test.skip(!hasRedis && !process.env['CI'], 'needs redis-server on the path');

// A landing page from sign-in to rollback: many steps in one test.
test.describe.configure({ mode: 'default', timeout: 400_000 });

let stack: Stack;
let redis: Awaited<ReturnType<typeof startRedis>>;
/** Another site process: only the first one gets the webhook. */
let second: Launched;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  redis = await startRedis();
  const siteEnvironment = { REDIS_URL: redis.url };
  stack = await startStack({
    withStudio: true,
    publishesChanges: true,
    sharesPlatform: true,
    siteEnvironment,
  });
  second = await launch('server', {
    NODE_ENV: 'production',
    CONTENT_URL: stack.contentUrl,
    PLATFORM_URL: stack.platformUrl,
    CONTENT_WEBHOOK_SECRET: webhookSecret,
    ...siteEnvironment,
  });
});

test.afterAll(() => Promise.all([second?.stop(), stack?.stop(), redis?.stop()]));

/** The page as served by both processes. */
async function seenLive(path: string): Promise<{ status: number; body: string }[]> {
  const ports = [stack.ports.site, Number(new URL(second.url).port)];
  return Promise.all(
    ports.map((port) =>
      plainRequest(`http://localhost:${port}${path}`, { headers: { host: `halden.localhost:${port}` } }),
    ),
  );
}

async function expectLive(path: string, words: string): Promise<void> {
  await expect
    .poll(async () => (await seenLive(path)).map(({ body }) => body.includes(words)))
    .toEqual([true, true]);
}

/** A process that is busy with the composer may respond with 502 before 404. */
async function expectNotLive(path: string): Promise<void> {
  await expect.poll(async () => (await seenLive(path)).map(({ status }) => status)).toEqual([404, 404]);
}

/** Tomorrow's date in the market, as the date fields store it and as a person types it. */
function tomorrow(): { typed: string[]; value: string } {
  const day = new Date(Date.now() + 24 * 3_600_000);
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(day);
  const [year, month, dayOfMonth] = date.split('-');
  return { value: `${date}T09:00`, typed: [`${month}${dayOfMonth}${year}`, '0900AM'] };
}

async function openPublish(page: Page, tab: 'Changes' | 'Times') {
  await page.getByRole('button', { name: 'Publish …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByRole('tab', { name: tab }).click();
  return dialog;
}

test('a landing page in two languages is planned for one market, seen as of tomorrow, published and rolled back', async ({
  page,
}) => {
  const path = '/autumn-gala';
  const { block, frame, title, saved } = composer(page);
  await signInAtStudio(page, stack.studioUrl, ravi);
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('dialog', { name: 'How to make a page' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByLabel('Title').fill('Autumn gala');
  await dialog.getByLabel('Brands').fill('Halden');
  await page.getByRole('option', { name: /Halden/ }).click();
  await dialog.getByLabel('Markets').fill('Canada');
  await page.getByRole('option', { name: /Canada/ }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Autumn gala' })).toBeVisible();
  for (const name of blocks) await addBlock(page, name);

  await block('Autumn gala: Text').click();
  await title.fill('Prizes fall like leaves');
  await expect(frame.getByRole('heading', { name: 'Prizes fall like leaves' })).toBeVisible();
  await page.getByLabel('Market and language').click();
  await page.getByRole('option', { name: 'Canada, Canadian French' }).click();
  await title.fill('Une pluie de prix');
  await expect(frame.getByRole('heading', { name: 'Une pluie de prix' })).toBeVisible();
  await expect(saved).toBeVisible();
  await expectAccessible(page);

  const times = await openPublish(page, 'Times');
  await times.getByLabel('When').fill(tomorrow().value);
  await times.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(times.getByText('Scheduled.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await times.getByRole('button', { name: 'Close publishing' }).click();
  await page.getByLabel(/^Date/).fill(tomorrow().value);
  await expect(page).toHaveURL(/at=/);
  await expect(frame.getByRole('heading', { name: 'Une pluie de prix' })).toBeVisible();
  await expectNotLive(`/fr-CA${path}`);

  const changes = await openPublish(page, 'Changes');
  await changes.getByRole('button', { name: /^Publish .*now$/ }).click();
  await expect(changes.getByText(/Visitors see them within a second/)).toBeVisible();
  await expectLive(`/fr-CA${path}`, 'Une pluie de prix');
  await expectLive(`/en-CA${path}`, 'Prizes fall like leaves');
  // It is targeted at one market.
  await expectNotLive(`/en-UN${path}`);
  await changes.getByRole('button', { name: 'Close publishing' }).click();

  await title.fill('Une tempête de prix');
  await expect(saved).toBeVisible();
  const again = await openPublish(page, 'Changes');
  await again.getByRole('button', { name: /^Publish .*now$/ }).click();
  await expectLive(`/fr-CA${path}`, 'Une tempête de prix');
  await again.getByRole('button', { name: 'Close publishing' }).click();

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expectAccessible(page);
  await history.getByRole('button', { name: 'Roll back page' }).click();
  await page.getByRole('button', { name: 'Roll back and publish' }).click();
  await expectLive(`/fr-CA${path}`, 'Une pluie de prix');
  await history.getByRole('button', { name: 'Close the history' }).click();
  await expect(title).toHaveValue('Une pluie de prix');
});

test('the same by keyboard alone', { tag: nightly }, async ({ page }) => {
  const path = '/winter-gala';
  const { block, frame, outline, title, saved } = composer(page);
  await page.goto(stack.studioUrl);
  await typeInto(page, page.getByLabel('Email'), ravi);
  await typeInto(page, page.getByLabel('Password'), studioPassword);
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: 'New page' }));

  const dialog = page.getByRole('dialog', { name: 'New page' });
  await typeInto(page, dialog.getByLabel('Title'), 'Winter gala');
  await choose(page, 'Brands', 'Halden');
  await choose(page, 'Markets', 'Canada');
  await press(page, dialog.getByRole('button', { name: 'Create' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Winter gala' })).toBeVisible();

  const handles = outline.getByRole('button', { name: /^Move / });
  for (const [index, name] of blocks.entries()) {
    await regionTo(page, outline);
    await press(page, outline.getByRole('button', { name: 'Add a block', exact: true }));
    const palette = page.getByRole('dialog', { name: 'Add a block' });
    await typeInto(page, palette.getByLabel('Search blocks'), name);
    await press(page, palette.getByRole('region', { name: 'Best matches' }).getByRole('button').first());
    await expect(handles).toHaveCount(index + 1);
  }
  await regionTo(page, outline);
  await press(page, block('Winter gala: Text'));
  const form = page.getByRole('complementary', { name: 'Form' });
  await regionTo(page, form);
  await typeInto(page, title, 'Snow and gold');
  await expect(frame.getByRole('heading', { name: 'Snow and gold' })).toBeVisible();
  await regionTo(page, page.getByRole('region', { name: 'What the preview shows' }));
  await press(page, page.getByRole('combobox', { name: 'Market and language' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Market and language' })).toHaveText(
    'Canada, Canadian French',
  );
  await regionTo(page, form);
  await typeInto(page, title, 'Neige et or');
  await expect(frame.getByRole('heading', { name: 'Neige et or' })).toBeVisible();
  await expect(saved).toBeVisible();

  const bar = page.getByRole('banner', { name: 'Page' });
  const publishing = page.getByRole('dialog', { name: 'Publish' });
  await regionTo(page, bar);
  await press(page, page.getByRole('button', { name: 'Publish …' }));
  await tabTo(page, publishing.getByRole('tab', { name: 'Changes' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await tabTo(page, publishing.getByLabel('When'));
  await typeTomorrow(page);
  await press(page, publishing.getByRole('button', { name: 'Schedule', exact: true }));
  await expect(publishing.getByText('Scheduled.', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await regionTo(page, page.getByRole('region', { name: 'What the preview shows' }));
  await tabTo(page, page.getByLabel(/^Date/));
  await typeTomorrow(page);
  await expect(page).toHaveURL(/at=/);
  await expect(frame.getByRole('heading', { name: 'Neige et or' })).toBeVisible();

  const publish = async (words: string) => {
    await regionTo(page, bar);
    await press(page, page.getByRole('button', { name: 'Publish …' }));
    await tabTo(page, publishing.getByRole('tab', { selected: true }));
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await press(page, publishing.getByRole('button', { name: /^Publish .*now$/ }));
    await expectLive(`/fr-CA${path}`, words);
    await page.keyboard.press('Escape');
    await expect(publishing).toBeHidden();
  };
  await publish('Neige et or');
  await regionTo(page, form);
  await typeInto(page, title, 'Neige et argent');
  await expect(saved).toBeVisible();
  await publish('Neige et argent');

  await regionTo(page, bar);
  await press(page, page.getByRole('button', { name: 'History' }));
  const history = page.getByRole('dialog', { name: 'History' });
  await press(page, history.getByRole('button', { name: 'Roll back page' }));
  await press(page, page.getByRole('button', { name: 'Roll back and publish' }));
  await expectLive(`/fr-CA${path}`, 'Neige et or');
});

/** Types date and time into the focused field: the year does not advance by itself. */
async function typeTomorrow(page: Page): Promise<void> {
  const [date = '', time = ''] = tomorrow().typed;
  await page.keyboard.type(date);
  await page.keyboard.press('Tab');
  await page.keyboard.type(time);
}

/** Selects the first matching option of a field. */
async function choose(page: Page, label: string, words: string): Promise<void> {
  await typeInto(page, page.getByRole('dialog').getByLabel(label), words);
  await expect(page.getByRole('option', { name: new RegExp(words) })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
