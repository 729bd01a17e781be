import type { Page } from '@playwright/test';
import { giveConsent } from './give-consent';
import { test as base, expect, leftPage } from './journey';

/** What a page must not do: words on the console, failed requests, layout that moves, an error a visitor could see. */
export interface Watch {
  problems: string[];
  layoutShift(): Promise<number>;
}

/** The limit of cumulative layout shift on every page type. */
export const maxLayoutShift = 0.02;

async function watchPage(page: Page): Promise<Watch> {
  const problems: string[] = [];
  page.on('console', (message) => {
    const expected =
      /Failed to load resource.*(404|401|403|451|500|502|503)/.test(message.text()) &&
      message.location().url === page.url();
    if (['error', 'warning'].includes(message.type()) && !expected && !leftPage.test(message.text()))
      problems.push(`console ${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', ({ message }) => {
    if (!leftPage.test(message)) problems.push(`page error: ${message}`);
  });
  page.on('requestfailed', (request) => {
    // A page that is left drops what it was still fetching.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      problems.push(`request failed: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document')
      problems.push(`${response.status()} ${response.url()}`);
  });
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.total += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    problems,
    layoutShift: () =>
      page.evaluate(() => (window as unknown as { layoutShifts: { total: number } }).layoutShifts.total),
  };
}

/** A test whose page is watched; any problem fails it at the end. Its visitor has answered the cookie notice before. */
export const test = base.extend<{ watch: Watch; consentGiven: boolean }>({
  consentGiven: [true, { option: true }],
  watch: [
    async ({ page, consentGiven }, use) => {
      if (consentGiven) await giveConsent(page);
      const watch = await watchPage(page);
      await use(watch);
      expect(watch.problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Addresses of pictures that are in view of the layout but did not load. */
export function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getClientRects().length > 0 && image.complete && image.naturalWidth === 0)
      .map((image) => image.currentSrc || image.src),
  );
}
