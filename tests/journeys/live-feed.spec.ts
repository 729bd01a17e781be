import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { giveConsent } from '../support/give-consent';
import { address } from '../support/sites';

const lobby = address({ brand: 'halden', locale: 'en-UN' }, '/live-casino-online');

interface TableMessage {
  tableId: string;
  seats: number;
  seatsTaken: number;
  dealer: string;
}

/** Tables of the messages that the feed has pushed, newest first. */
function pushedTables(page: Page): TableMessage[] {
  const tables: TableMessage[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (payload === 'pong') return;
      const { body } = JSON.parse(String(payload)) as { body: { tables?: TableMessage[] } };
      tables.unshift(...(body.tables ?? []));
    }),
  );
  return tables;
}

function recordPolls(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') addresses.push(request.url());
  });
  return addresses;
}

/** Share of taken seats of a table in each visible list. */
const shownShares = (page: Page, tableId: string) =>
  page.locator(`[data-live-seats="${tableId}"]`).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const isNear = bottom > 0 && top < innerHeight;
      return isNear && element instanceof HTMLElement ? [element.style.getPropertyValue('--taken')] : [];
    }),
  );

test('LIVE-05 BLOCK-11 seats and dealers are pushed to every list of a page, for a visitor too', async ({
  page,
}) => {
  await giveConsent(page);
  const tables = pushedTables(page);
  const requests = recordPolls(page);
  await page.goto(lobby);
  await page.locator('[data-block="live-tables"]').first().scrollIntoViewIfNeeded();
  await expect.poll(() => tables.length).toBeGreaterThan(0);
  const first = tables.length;
  await expect.poll(() => tables.length, { message: 'a change' }).toBeGreaterThan(first);
  await expect(async () => {
    const [newest] = tables;
    const shares = newest ? await shownShares(page, newest.tableId) : [];
    expect(shares.length).toBeGreaterThan(0);
    expect(newest && new Set(shares)).toEqual(
      new Set([String((newest?.seatsTaken ?? 0) / (newest?.seats ?? 1))]),
    );
  }).toPass();
  const dealers = await page
    .locator('[data-live-dealer]')
    .evaluateAll((elements) => elements.map((element) => element.textContent ?? ''));
  const names = new Map(tables.map(({ tableId, dealer }) => [tableId, dealer]));
  for (const name of names.values()) expect(name).not.toBe('');
  expect(dealers.length).toBeGreaterThan(0);
  // Only before the feed was open.
  expect(requests.length).toBeLessThanOrEqual(1);
});

test('LIVE-05 seats are polled where a browser gets no websocket', async ({ page }) => {
  await giveConsent(page);
  await page.addInitScript(() => {
    Object.assign(window, {
      WebSocket: class {
        constructor() {
          throw new Error('no socket');
        }
      },
    });
  });
  const requests = recordPolls(page);
  await page.goto(lobby);
  await page.locator('[data-block="live-tables"]').first().scrollIntoViewIfNeeded();
  await expect.poll(() => requests.length).toBeGreaterThan(1);
});
