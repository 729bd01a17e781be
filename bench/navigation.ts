/**
 * `npm run bench:navigation`: from pressing a link to the first paint of the next page, in milliseconds: a page
 * prefetched on hover, compared with the same one fetched on press; on this machine, and like a phone (4× CPU,
 * slow 4G).
 */
import { type CDPSession, type Page, chromium } from 'playwright';
import { startStack } from '../tests/support/stack';
import { brandLocales, chromiumPath, median } from './page-kinds';

const rounds = 5;
const ways = [
  ['lobby', 'header a[href$="/online-casino"], footer a[href$="/online-casino"]'],
  ['promotions', 'footer a[href$="/promotions"]'],
  ['static page', 'footer a[href$="/privacy-policy"]'],
] as const;

/** Lighthouse's slow 4G: latency in milliseconds, throughput in bytes per second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

const stack = await startStack();
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
try {
  for (const asPhone of [false, true])
    for (const [name, selector] of ways) {
      const ahead: number[] = [];
      const pressed: number[] = [];
      for (let count = 0; count < rounds; count++) {
        ahead.push(await visit(selector, asPhone, true));
        pressed.push(await visit(selector, asPhone, false));
      }
      const figures = `fetched ahead ${median(ahead).toFixed(0)} ms, by the press ${median(pressed).toFixed(0)} ms`;
      console.log(`${(asPhone ? 'phone' : 'desktop').padEnd(8)} ${name.padEnd(12)} ${figures}`);
      if (median(ahead) >= 200) process.exitCode = 1;
    }
} finally {
  await browser.close();
  await stack.stop();
}

async function visit(selector: string, asPhone: boolean, ahead: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Preload.enable');
  // Without its rules, the page is not prefetched.
  if (!ahead) await page.route('**/speculation-rules.json', (route) => route.abort());
  await page.goto(`${stack.origin('halden')}/${brandLocales.halden}/terms-and-conditions`);
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  if (asPhone) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  if (ahead) await fetchAhead(page, session, selector);
  const pressedAt = await link.evaluate((element) => {
    const at = performance.timeOrigin + performance.now();
    (element as HTMLElement).click();
    return at;
  });
  await page.waitForURL((url) => !url.pathname.endsWith('/terms-and-conditions'), { waitUntil: 'load' });
  const paintedAt = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0];
          if (paint) resolve(performance.timeOrigin + paint.startTime);
        }).observe({ type: 'paint', buffered: true }),
      ),
  );
  await context.close();
  return paintedAt - pressedAt;
}

async function fetchAhead(page: Page, session: CDPSession, selector: string): Promise<void> {
  const fetched = new Promise((resolve) =>
    session.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && resolve(status)),
  );
  await page.locator(selector).first().hover();
  await fetched;
}
