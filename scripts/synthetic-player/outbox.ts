import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from './http/browser';

const againMs = 500;

/**
 * The code of the newest message, as a person reads it on the page of messages.
 *
 * @param outbox address of that page
 * @param recipients e-mail address and phone number: the site decides to which of them it sends
 * @throws StepFailure when the time of the step is over
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
