/** `npm run bench:javascript`: compressed JavaScript each page type loads, before anything is touched and after scrolling through. */
import { chromium } from 'playwright';
import { startStack } from '../tests/support/stack';

const paths = [
  '/',
  '/online-casino',
  '/online-casino/all-games',
  '/live-casino-online',
  '/promotions',
  '/loyalty',
  '/privacy-policy',
];

const stack = await startStack();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  for (const path of paths) {
    await page.goto(`${stack.origin()}/en-UN${path === '/' ? '' : path}`);
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo(0, top);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
    await page.waitForLoadState('networkidle');
    const loaded = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
        (entry) => {
          const { name, encodedBodySize } = entry as PerformanceResourceTiming;
          return { path: new URL(name).pathname, bytes: encodedBodySize };
        },
      ),
    );
    const sum = (pattern: RegExp) =>
      loaded.filter((item) => pattern.test(item.path)).reduce((total, item) => total + item.bytes, 0);
    const bytes = {
      script: sum(/\.js$/),
      style: sum(/\.css$/),
      html: loaded[0]?.bytes ?? 0,
      requests: loaded.length,
    };
    const kb = (value: number) => `${(value / 1024).toFixed(1)} KB`.padStart(9);
    console.log(
      `${path.padEnd(28)} JavaScript ${kb(bytes.script)}   CSS ${kb(bytes.style)}   HTML ${kb(bytes.html)}   requests ${bytes.requests}`,
    );
  }
} finally {
  await browser.close();
  await stack.stop();
}
