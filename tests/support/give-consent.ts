import type { Page } from '@playwright/test';

/** Stores an earlier acceptance of cookies for the page's visitor. Frames of other origins have separate storage, or none. */
export async function giveConsent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('cookies_a', 'true');
  });
}
