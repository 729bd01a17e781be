import type { Page } from '@playwright/test';

/** Has the visitor of a page accepted cookies before. Frames of other origins have a storage of their own, or none. */
export async function giveConsent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('cookies_a', 'true');
  });
}
