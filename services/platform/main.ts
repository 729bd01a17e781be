import { pino } from 'pino';
import { startPlatform } from './server';

/**
 * Runs the reference platform: `node --import tsx services/platform/main.ts`. Environment, all optional:
 * PORT (3002), HOST (127.0.0.1), PLATFORM_SEED, PLATFORM_CONTROL=1, PLATFORM_DATA_DIR, PLATFORM_KEY,
 * PLATFORM_TOKEN_SECRET, PLATFORM_COUNTRY_HEADER, PLATFORM_REGION_HEADER, PLATFORM_DEFAULT_COUNTRY.
 */
async function main(): Promise<void> {
  const logger = pino({ name: 'platform' });
  const { env } = process;
  const port = Number(env['PORT'] || 3002);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is '${env['PORT'] ?? ''}': set it to a port number from 0 to 65535.`);
  }
  const platform = await startPlatform({
    port,
    logger,
    control: env['PLATFORM_CONTROL'] === '1',
    ...fromEnvironment({
      host: env['HOST'],
      seed: env['PLATFORM_SEED'],
      dataDir: env['PLATFORM_DATA_DIR'],
      platformKey: env['PLATFORM_KEY'],
      tokenSecret: env['PLATFORM_TOKEN_SECRET'],
      countryHeader: env['PLATFORM_COUNTRY_HEADER'],
      regionHeader: env['PLATFORM_REGION_HEADER'],
      defaultCountry: env['PLATFORM_DEFAULT_COUNTRY'],
    }),
  });
  logger.info({ url: platform.url }, 'platform is ready');
  const stop = (): void => {
    platform.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Whoever started the service as a child is gone, even if it was killed.
  process.once('disconnect', stop);
}

/** The settings that are set; an empty variable counts as not set. */
function fromEnvironment<K extends string>(
  values: Record<K, string | undefined>,
): Partial<Record<K, string>> {
  const set: Partial<Record<K, string>> = {};
  for (const name in values) {
    if (values[name]) set[name] = values[name];
  }
  return set;
}

function explain(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${process.env['PORT'] || 3002} is taken: stop the program that uses it, or set PORT to another one.`;
  }
  return error instanceof Error ? error.message : String(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`platform: ${explain(error)}\n`);
  process.exit(1);
});
