/**
 * `npm run bench:javascript`: compressed JavaScript loaded by each page type after scrolling through, and the
 * longest task after its first paint, on this machine and with a four times slower CPU, in milliseconds of CPU
 * and elapsed time. Fails above the limits.
 */
import { chromium } from 'playwright';
import { startStack } from '../tests/support/stack';
import { longestTask } from './long-tasks';
import { chromiumPath } from './page-kinds';

const paths = [
  '/',
  '/online-casino',
  '/online-casino/all-games',
  '/live-casino-online',
  '/promotions',
  '/loyalty',
  '/privacy-policy',
];

/** Limits: compressed script size, and longest task at regular and four times slower speed. */
const reach = { script: 75 * 1024, task: 50, slowTask: 200 };

const stack = await startStack();
const browser = await chromium.launch({
  executablePath: chromiumPath,
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
    const url = page.url();
    const task = await longestTask(browser, url, 1);
    const slowTask = await longestTask(browser, url, 4);
    const ms = ({ cpu, clock }: typeof task) => `${cpu.toFixed(0)} (${clock.toFixed(0)}) ms`;
    console.log(`${''.padEnd(28)} longest task ${ms(task)}, slowed ${ms(slowTask)}`);
    if (bytes.script > reach.script || task.cpu > reach.task || slowTask.cpu > reach.slowTask)
      process.exitCode = 1;
  }
} finally {
  await browser.close();
  await stack.stop();
}
