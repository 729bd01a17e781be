import { type Locator, type Page, expect } from '@playwright/test';

/** More than the number of elements between any two targets. */
const mostSteps = 120;

/** Moves the focus to an element with Tab only. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < mostSteps; step++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target.toString()}`);
}

/** Moves the focus to a part of the studio's screen with F6. */
export async function regionTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 8; step++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('F6');
  }
  throw new Error(`F6 does not reach ${target.toString()}`);
}

/** Focuses an element and presses a key. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Focuses a field and replaces its text by typing. */
export async function typeInto(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(words);
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.first().evaluate((element) => element === document.activeElement);
}
