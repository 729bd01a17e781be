import { type Locator, type Page, expect } from '@playwright/test';

/** More elements than any screen has between two that somebody wants to reach. */
const mostSteps = 120;

/** Goes to an element as somebody without a pointer does: with Tab alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < mostSteps; step++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target.toString()}`);
}

/** Goes to a part of the studio's screen with F6. */
export async function regionTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 8; step++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('F6');
  }
  throw new Error(`F6 does not reach ${target.toString()}`);
}

/** Goes to an element and presses a key there. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field and types into it, over what is there. */
export async function typeInto(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(words);
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.first().evaluate((element) => element === document.activeElement);
}
