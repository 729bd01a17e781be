/**
 * `npm run bench:navigation`: from the press of a link to the first paint of the page behind it, in milliseconds: a page that was fetched
 * or rendered while the link was pointed at, beside the same one without; on this machine, and as a phone (4× CPU, slow 4G).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startStack } from '../tests/support/stack';
import { isRecord } from '../ui/json-fields';
import { brandLocales, median } from './page-kinds';
import { Tab } from './tab';

const rounds = 5;

interface Way {
  name: string;
  selector: string;
  /** What the browser has of the page when the link is pressed (app/routes/speculation-rules.ts). */
  ahead: 'fetched' | 'rendered';
}

const ways: Way[] = [
  { name: 'lobby', selector: 'header a[href$="/online-casino"]', ahead: 'rendered' },
  { name: 'promotions', selector: 'footer a[href$="/promotions"]', ahead: 'fetched' },
  { name: 'static page', selector: 'footer a[href$="/privacy-policy"]', ahead: 'fetched' },
];

/** Lighthouse's slow 4G: milliseconds, and bytes a second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
/** The page the links are on has nothing left to do. */
const settledMs = 2_000;
const shownMs = 2_500;
const reachMs = 200;

const stack = await startStack();
try {
  for (const asPhone of [false, true])
    for (const way of ways) {
      const ahead: number[] = [];
      const pressed: number[] = [];
      for (let count = 0; count < rounds; count++) {
        ahead.push(await visit(way, asPhone, true));
        pressed.push(await visit(way, asPhone, false));
      }
      const [first, second] = [median(ahead).toFixed(0), median(pressed).toFixed(0)];
      const place = `${(asPhone ? 'phone' : 'desktop').padEnd(8)} ${way.name.padEnd(12)}`;
      console.log(`${place} ${way.ahead} ahead ${first} ms, by the press ${second} ms`);
      if (median(ahead) >= reachMs) process.exitCode = 1;
    }
} finally {
  await stack.stop();
}

async function visit({ selector, ahead }: Way, asPhone: boolean, mayGoAhead: boolean): Promise<number> {
  const tab = await Tab.open();
  try {
    const page = tab.newest;
    await tab.send('Page.enable', {}, page);
    await tab.send('Preload.enable', {}, page);
    await tab.send('Network.enable', {}, page);
    // Its rules are what is switched off by leaving them out.
    if (!mayGoAhead) await tab.send('Network.setBlockedURLs', { urls: ['*speculation-rules.json*'] }, page);
    const loaded = tab.until((method) => method === 'Page.loadEventFired');
    await tab.send(
      'Page.navigate',
      { url: `${stack.origin('halden')}/${brandLocales.halden}/terms-and-conditions` },
      page,
    );
    await loaded;
    await sleep(settledMs);
    if (asPhone) {
      await tab.send('Network.emulateNetworkConditions', slow4g, page);
      await tab.send('Emulation.setCPUThrottlingRate', { rate: 4 }, page);
    }
    const at = await placeOf(tab, selector);
    if (mayGoAhead) await pointAt(tab, at, ahead, asPhone);
    return await press(tab, at);
  } finally {
    await tab.close();
  }
}

interface Place {
  x: number;
  y: number;
}

async function placeOf(tab: Tab, selector: string): Promise<Place> {
  const place = await tab.evaluate(
    `(() => {
      const link = document.querySelector(${JSON.stringify(selector)});
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = link.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`,
    tab.newest,
  );
  if (!isRecord(place)) throw new Error(`There is no link ${selector}.`);
  return { x: Number(place['x']), y: Number(place['y']) };
}

/** Points at a link until the browser has what it may have of the page behind it. */
async function pointAt(tab: Tab, at: Place, ahead: Way['ahead'], asPhone: boolean): Promise<void> {
  const page = tab.newest;
  const event = `Preload.${ahead === 'rendered' ? 'prerender' : 'prefetch'}StatusUpdated`;
  const ready = tab.until((method, { status }) => method === event && status === 'Ready');
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 2, y: 2 }, page);
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at }, page);
  await ready;
  if (asPhone && tab.newest !== page)
    await tab.send('Emulation.setCPUThrottlingRate', { rate: 4 }, tab.newest);
}

/** @returns milliseconds from the press to the first paint of the next page */
async function press(tab: Tab, at: Place): Promise<number> {
  // A page rendered ahead takes the place of the one that is left; any other is a navigation of it.
  const button = { button: 'left', clickCount: 1, ...at };
  const pressedAt = Date.now();
  await tab.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button }, tab.first);
  // The page that is left may be gone before it answers.
  tab
    .send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }, tab.first)
    .catch(() => undefined);
  await sleep(shownMs);
  const paintedAt = await tab.evaluate(
    `performance.timeOrigin + performance.getEntriesByName('first-contentful-paint')[0].startTime`,
    tab.newest,
  );
  return Number(paintedAt) - pressedAt;
}
