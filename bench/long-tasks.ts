import type { Browser } from 'playwright';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/**
 * Longest task of the page's thread after the first paint in milliseconds: in CPU time, which a busy machine
 * does not affect, and in elapsed time.
 */
export interface TaskTime {
  cpu: number;
  clock: number;
}

/** How long a page is observed after its load. */
const settledMs = 4_000;

/**
 * Loads a page for the first time and finds its longest task.
 * @param slowdown factor by which the CPU is throttled
 */
export async function longestTask(browser: Browser, url: string, slowdown: number): Promise<TaskTime> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'loading', 'devtools.timeline'] },
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settledMs);
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  await context.close();

  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error(`${url} painted nothing.`);
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      name.endsWith('RunTask') && ph === 'X' && pid === paint.pid && tid === paint.tid && ts >= paint.ts,
  );
  const most = (key: 'dur' | 'tdur') => Math.max(0, ...tasks.map((task) => task[key] ?? 0)) / 1000;
  return { cpu: most('tdur'), clock: most('dur') };
}
