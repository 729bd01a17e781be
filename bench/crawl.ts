/**
 * `npm run bench:crawl`: requests every page of every site, on both channels, like a crawler, eight times, and
 * reports the memory of the site process after each pass: heap and buffers must not grow once every page has
 * been requested. Resident memory is larger and grows for longer, as the C library fragments memory.
 */
import { startStack } from '../tests/support/stack';
import { agents, ask, connections, metric, pagesOf, repeat } from './site-requests';

const brands = ['halden', 'kiekko', 'brasa'];
const concurrency = 8;
const passes = 8;
/** Maximum ratio of used memory after the last pass to the first; uncollected garbage causes a difference. */
const mostGrowth = 1.25;
/** Maximum resident memory after the last pass, in MB. */
const mostMegabytes = 300;

const keepAlive = connections(concurrency);

const stack = await startStack({ siteEnvironment: { LOG_LEVEL: 'error' } });
try {
  const origin = stack.origin();
  const pages = (await Promise.all(brands.map((brand) => pagesOf(keepAlive, stack.origin(brand))))).flat();
  const once = pages.flatMap((url) => Object.values(agents).map((userAgent) => ({ url, userAgent })));
  console.log(`${pages.length} pages of ${brands.length} brands, ${passes} times ${once.length} requests`);
  const statuses = new Map<number, number>();
  const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`;
  /** Prints and returns the used memory: heap and buffers. */
  const report = async (pass: number): Promise<{ held: number; resident: number }> => {
    const heap = await metric(keepAlive, origin, 'nodejs_heap_size_used_bytes');
    const external = await metric(keepAlive, origin, 'nodejs_external_memory_bytes');
    const resident = await metric(keepAlive, origin, 'process_resident_memory_bytes');
    const stored = await metric(keepAlive, origin, 'marquee_page_cache_bytes');
    console.log(
      `pass ${pass}: holds ${megabytes(heap + external)} (heap ${megabytes(heap)}, stored pages ${megabytes(stored)}), process ${megabytes(resident)}`,
    );
    return { held: heap + external, resident };
  };
  const reports = [await report(0)];
  for (let pass = 1; pass <= passes; pass += 1) {
    const waiting = [...once];
    await repeat(concurrency, async () => {
      const next = waiting.shift();
      if (!next) return false;
      const { status } = await ask(keepAlive, next);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      return true;
    });
    reports.push(await report(pass));
  }
  const [, first, last = first] = [reports[0], reports[1], reports.at(-1)];
  const growth = (last?.held ?? NaN) / (first?.held ?? NaN);
  console.log(`held after the last pass ÷ after the first: ${growth.toFixed(2)}`);
  const resident = (last?.resident ?? NaN) / 1_000_000;
  console.log(`process ${resident.toFixed(0)} MB; at most ${mostMegabytes}`);
  if (!(growth <= mostGrowth) || !(resident <= mostMegabytes)) process.exitCode = 1;
  console.log('answers:', Object.fromEntries(statuses));
} finally {
  keepAlive.destroy();
  await stack.stop();
}
