import { type Page, expect } from '@playwright/test';

/** Texts that must never reach a visitor: stack traces, exception messages, unformatted values. */
const insides = /\bError:|^\s+at .+:\d+|node_modules|\[object \w+\]|\bundefined\b/m;

export interface Visit {
  status: number;
  /** The `Server-Timing` header, which reports a last good version. */
  timing: string;
}

export const lastGoodVersion = 'content;desc="last good version"';

/** Opens a page, which must not show technical details in any case. */
export async function visit(page: Page, address: string): Promise<Visit> {
  const response = await page.goto(address, { waitUntil: 'domcontentloaded' });
  if (!response) throw new Error(`${address} gave no document`);
  expect(await page.locator('body').innerText()).not.toMatch(insides);
  const headers = await response.allHeaders();
  return { status: response.status(), timing: headers['server-timing'] ?? '' };
}

/** Names of the visible blocks, from top to bottom. */
export function shownBlocks(page: Page): Promise<string[]> {
  return page
    .locator('[data-block]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-block') ?? ''));
}

type LogLine = Record<string, unknown>;

const linesWith = (log: () => LogLine[], values: LogLine) =>
  log().filter((line) => Object.entries(values).every(([name, value]) => line[name] === value));

/** Waits for a log line of a site with these values. */
export async function expectLine(log: () => LogLine[], values: LogLine): Promise<void> {
  const message = `log line ${JSON.stringify(values)}`;
  await expect.poll(() => linesWith(log, values).length, { message }).toBeGreaterThan(0);
}

/** As above, for a fault that must be logged once and not with every visit. */
export async function expectOneLine(log: () => LogLine[], values: LogLine): Promise<void> {
  await expectLine(log, values);
  expect(linesWith(log, values)).toHaveLength(1);
}
