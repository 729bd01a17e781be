import { type Locator, type Page, expect } from '@playwright/test';
import { addSession } from './browser-session';
import { plainRequest } from './plain-request';

/** Password of all demo people. */
export const studioPassword = 'Marquee-2026';

/** Sets the session of a studio user in a browser without the form, which the sign-in tests cover. */
export async function signInByRequest(
  page: Page,
  studioUrl: string,
  email: string,
  password = studioPassword,
): Promise<void> {
  const { host } = new URL(studioUrl);
  // Only browsers resolve `<name>.localhost`.
  const answer = await plainRequest(`${studioUrl.replace('studio.localhost', 'localhost')}/api/sign-in`, {
    method: 'POST',
    headers: { host, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status, answer.body).toBe(200);
  await addSession(page.context(), answer.cookies, studioUrl);
}

/** Opens the studio, signed in as a demo user. */
export async function signInAtStudio(
  page: Page,
  studioUrl: string,
  email: string,
  password = studioPassword,
): Promise<void> {
  await signInByRequest(page, studioUrl, email, password);
  await page.goto(studioUrl);
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
}

/** The parts of the composer. */
export const composer = (page: Page) => {
  const outline = page.getByRole('navigation', { name: 'Blocks' });
  return {
    outline,
    frame: page.frameLocator('iframe'),
    /** A row in the outline, between its handle and its menu. */
    block: (name: string): Locator => outline.getByRole('button', { name: new RegExp(`^${name}`) }),
    title: page.locator('[data-field="title"]').getByRole('textbox'),
    saved: page.getByRole('status').filter({ hasText: /^Saved$/ }),
  };
};

/** Adds the palette's first match at the end of the page. */
export async function addBlock(page: Page, search: string): Promise<void> {
  const { outline } = composer(page);
  const count = outline.getByRole('button', { name: /^Move / });
  const before = await count.count();
  await outline.getByRole('button', { name: 'Add a block', exact: true }).click();
  const palette = page.getByRole('dialog', { name: 'Add a block' });
  await palette.getByLabel('Search blocks').fill(search);
  await palette.getByRole('region', { name: 'Best matches' }).getByRole('button').first().click();
  await expect(palette).toBeHidden();
  await expect(count).toHaveCount(before + 1);
}

/** Publishes an open page without errors, now. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByRole('button', { name: /^Publish .*now$/ }).click();
  await expect(dialog.getByText(/Visitors see (it|them) within a second/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close publishing' }).click();
}
