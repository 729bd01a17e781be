import { type BrowserContext, type Page, test as base, expect } from '@playwright/test';

/**
 * Console messages about responses of 4xx or 5xx, which journeys cause on purpose: of a request, and of a socket whose session has ended.
 */
const refusedAnswer =
  /^Failed to load resource: the server responded with a status of [45]\d\d|^WebSocket connection to .* failed: HTTP Authentication failed/;

/** Console messages about requests without a response: the service was stopped, or the device is offline. */
export const lostConnection =
  /^Failed to fetch dynamically imported module|^(Failed to load resource: |WebSocket connection to .* failed: .*)net::ERR_(EMPTY_RESPONSE|INTERNET_DISCONNECTED|CONNECTION_(REFUSED|RESET|CLOSED))/;

/** A page that is left aborts pending requests. */
export const leftPage = /signal is aborted without reason/;

interface Watched {
  /** Errors of all pages since the start of the test. */
  consoleErrors: string[];
}

function watchContext(context: BrowserContext, errors: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error' && !refusedAnswer.test(message.text()) && !leftPage.test(message.text()))
      errors.push(`${message.text()} (${message.page()?.url() ?? 'no page'})`);
  });
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (!leftPage.test(message)) errors.push(`${message} (${error.page()?.url() ?? ''})`);
  });
}

interface JourneyFixtures {
  noConsoleErrors: void;
  expectedErrors: RegExp | undefined;
  /** A page of another user, in a separate context that closes with the test. */
  otherPage: Page;
}

/**
 * A test that fails when any page of any context writes an error to the console, including uncaught exceptions
 * and violations of the Content-Security-Policy. `expectedErrors` matches those that the test causes. Contexts
 * opened by the test are watched too, and have the configured user agent.
 */
export const test = base.extend<JourneyFixtures, Watched>({
  expectedErrors: [undefined, { option: true }],
  otherPage: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(await context.newPage());
    await context.close();
  },
  consoleErrors: [
    async ({}, use) => {
      await use([]);
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ browser, consoleErrors }, use) => {
      browser.on('context', (context) => watchContext(context, consoleErrors));
      await use(browser);
    },
    { scope: 'worker' },
  ],
  noConsoleErrors: [
    async ({ consoleErrors, expectedErrors }, use) => {
      consoleErrors.length = 0;
      await use();
      expect(consoleErrors.filter((text) => !expectedErrors?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
