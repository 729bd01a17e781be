/** `npm run synthetic-player`: runs a whole player journey on a running site, and measures each step. */
import { explain } from '../content/explain';
import { help, readArguments } from './arguments';
import { brandsAt } from './brands';
import { createMetrics, serveMetrics } from './metrics';
import { jsonLine, runTable, summaryTable } from './report';
import { playRounds } from './rounds';

async function main(): Promise<void> {
  const settings = readArguments(process.argv.slice(2), process.env);
  if (!settings) return console.log(help);
  const { url, isJson, metricsPort, times } = settings;
  const brands = brandsAt(process.env['BRANDS_DIR'] || 'brands', url, settings.brands);
  const metrics = createMetrics(
    brands.map(({ id }) => id),
    Date.now(),
  );
  const server = metricsPort === undefined ? undefined : await serveMetrics(metrics, metricsPort);
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  let failed = 0;
  const results = await playRounds(settings, brands, {
    stopping: stopping.signal,
    onResult(result) {
      metrics.count(result, Date.now());
      if (result.failure) failed += 1;
      console.log(isJson ? jsonLine(result) : runTable(result));
    },
  });
  server?.close();
  // Prometheus uses persistent connections.
  server?.closeAllConnections();
  if (!isJson && times > 1 && results.length > 0) console.log(`\n${summaryTable(results)}`);
  process.exitCode = failed > 0 ? 1 : 0;
}

try {
  await main();
} catch (error) {
  console.error(explain(error));
  console.error('npm run synthetic-player -- --help says what it needs.');
  process.exitCode = 2;
}
