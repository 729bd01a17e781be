import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from './http/browser';

const againMs = 500;

/**
 * The code of the newest message, read from the page of messages.
 * @param outbox address of that page
 * @param recipients e-mail address and phone number: the site decides which one it sends to
 * @throws StepFailure when the step times out
 */
export async function codeFrom(
  browser: Browser,
  outbox: string,
  recipients: readonly string[],
): Promise<string> {
  for (;;) {
    for (const to of recipients) {
      const page = await browser.open(`${outbox}?${new URLSearchParams({ to }).toString()}`);
      const code = /\b\d{6}\b/.exec(page.textAt('text'))?.[0];
      if (code !== undefined) return code;
    }
    await wait(againMs);
  }
}
