/**
 * `npm run bench:exclusion`: time from the confirmation of a time-out until the player's other pages are
 * covered: a game on one device, a page on another, and a page of a browser without websockets. The limit is
 * two seconds.
 */
import { type BrowserContext, type Page, chromium } from 'playwright';
import { addSession } from '../tests/support/browser-session';
import { giveConsent } from '../tests/support/give-consent';
import { plainRequest, plainSignIn } from '../tests/support/plain-request';
import { type PlayerSite, protectionOf } from '../tests/support/protected-player';
import { startStack } from '../tests/support/stack';
import { percentiles } from './content-load';
import { chromiumPath } from './page-kinds';

const rounds = Number(process.env['ROUNDS'] ?? 20);
const promisedMs = 2_000;

const halden: PlayerSite = {
  brand: 'halden',
  siteId: 5,
  locale: 'en-UN',
  countryCode: 'MT',
  currencyCode: 'EUR',
};
const game = '/online-casino/play/relax/cherry-thunderstruck';

const stack = await startStack({ withGames: true });
const site = protectionOf(stack);
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
const measured = new Map<string, number[]>();
try {
  for (let round = 0; round < rounds; round += 1) {
    const times = await cover(await site.newPlayer(halden));
    for (const [place, time] of times) measured.set(place, [...(measured.get(place) ?? []), time]);
  }
} finally {
  await browser.close();
  await stack.stop();
}

for (const [place, times] of measured) {
  const { p50 } = percentiles(times);
  const slowest = Math.max(...times);
  const late = times.filter((time) => time > promisedMs).length;
  console.log(
    `${place}: median ${p50.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms, ${late} of ${times.length} above ${promisedMs} ms`,
  );
}

/**
 * Opens three pages of a player, starts a time-out in another session, and waits until each page is covered.
 * @returns milliseconds
 */
async function cover(email: string): Promise<[place: string, time: number][]> {
  const [device, other, polling] = await Promise.all([signedIn(email), signedIn(email), signedIn(email)]);
  await polling.addInitScript(() => {
    Object.assign(window, {
      WebSocket: class {
        constructor() {
          throw new Error('no websocket');
        }
      },
    });
  });
  const pages: [place: string, page: Page][] = [
    ['game on another device', await opened(device, game)],
    ['page on another device', await opened(other, '/promotions')],
    ['without websocket', await opened(polling, '/promotions')],
  ];
  await pages[0]?.[1].locator('[data-stage][data-status="GAME"]').waitFor({ timeout: 60_000 });
  const covered = pages.map(async ([place, page]) => {
    await page.locator('#session-over').waitFor({ timeout: 60_000 });
    return [place, performance.now()] as const;
  });
  const acknowledged = await takeTimeOut(email);
  const ends = await Promise.all(covered);
  await Promise.all([device, other, polling].map((context) => context.close()));
  return ends.map(([place, at]) => [place, Math.max(0, at - acknowledged)]);
}

async function signedIn(email: string): Promise<BrowserContext> {
  const context = await browser.newContext();
  const { cookies } = await plainSignIn(stack.origin(), email);
  await addSession(context, cookies, stack.origin('halden'));
  return context;
}

async function opened(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await giveConsent(page);
  await page.goto(site.address(halden, path));
  await page.waitForLoadState('networkidle');
  return page;
}

/** @returns time of the site's confirmation, in milliseconds */
async function takeTimeOut(email: string): Promise<number> {
  const origin = stack.origin();
  const { cookies } = await plainSignIn(origin, email);
  const { status, body } = await plainRequest(`${origin}/${halden.locale}/my-account/gambling-limits.data`, {
    method: 'POST',
    headers: { origin, cookie: cookies, accept: 'application/json' },
    body: new URLSearchParams({ intent: 'time-out', days: '1' }).toString(),
  });
  if (!body.includes('/break?days=1')) throw new Error(`no time-out: ${status} ${body.slice(0, 200)}`);
  return performance.now();
}
