import type { Page } from '@playwright/test';
import { giveConsent } from './give-consent';
import { test as base, expect, leftPage } from './journey';

/** Problems of a page: console output, failed requests, layout shifts, visible errors. */
export interface Watch {
  problems: string[];
  layoutShift(): Promise<number>;
}

/** Limit of the cumulative layout shift on all pages. */
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
    // A page that is left aborts pending requests.
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

/** A test whose page is watched; any problem fails it at the end. Its visitor has already answered the cookie notice. */
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

/** URLs of pictures in view that did not load. */
export function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getClientRects().length > 0 && image.complete && image.naturalWidth === 0)
      .map((image) => image.currentSrc || image.src),
  );
}
