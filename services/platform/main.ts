import path from 'node:path';
import { pino } from 'pino';
import { DAY } from './activity';
import type { DatabaseSettings } from './database/database';
import { DEFAULT_SESSION_LIMITS, type SessionLimits } from './identity/sessions';
import { startPlatform } from './server';
import { thirdPartiesOf } from './third-parties';

/** Runs the reference platform: `node --import tsx services/platform/main.ts [--watch]`. Settings: docs/platform.md. */
async function main(): Promise<void> {
  const logger = pino(
    { name: 'platform', level: process.env['LOG_LEVEL'] || 'info' },
    // As app/log.server.ts says.
    pino.destination({ dest: 1, sync: true }),
  );
  const { env } = process;
  const platform = await startPlatform({
    port: wholeNumber('PORT', 3002, 65_535),
    logger,
    control: env['PLATFORM_CONTROL'] === '1',
    watch: process.argv.includes('--watch'),
    database: databaseOf(env),
    sessions: sessionsOf(),
    showOutbox: env['PLATFORM_OUTBOX'] === '1',
    strictCaptcha: env['PLATFORM_CAPTCHA'] === 'strict',
    thirdParties: thirdPartiesOf(env),
    ...fromEnvironment({
      host: env['HOST'],
      seed: env['PLATFORM_SEED'],
      dataDir: env['PLATFORM_DATA_DIR'],
      brandsDir: env['BRANDS_DIR'],
      platformKey: env['PLATFORM_KEY'],
      tokenSecret: env['PLATFORM_TOKEN_SECRET'],
      countryHeader: env['PLATFORM_COUNTRY_HEADER'],
      regionHeader: env['PLATFORM_REGION_HEADER'],
      defaultCountry: env['PLATFORM_DEFAULT_COUNTRY'],
      siteOrigins: env['PLATFORM_WS_ORIGINS'],
      redisUrl: env['REDIS_URL'],
    }),
  });
  logger.info({ url: platform.url, database: platform.platform.database.engine }, 'platform is ready');
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    platform.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'platform did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Whoever started the service as a child is gone, even if it was killed.
  process.once('disconnect', stop);
}

/** A server by its address, else the embedded engine in a folder, else in memory. */
function databaseOf(env: NodeJS.ProcessEnv): DatabaseSettings {
  if (env['DATABASE_URL']) return { url: env['DATABASE_URL'] };
  return env['PLATFORM_DATABASE_DIR'] ? { directory: path.resolve(env['PLATFORM_DATABASE_DIR']) } : {};
}

function sessionsOf(): SessionLimits {
  const { absolute, idle } = DEFAULT_SESSION_LIMITS;
  return {
    absolute: wholeNumber('PLATFORM_SESSION_DAYS', absolute / DAY, 3650) * DAY,
    idle: wholeNumber('PLATFORM_SESSION_IDLE_DAYS', idle / DAY, 3650) * DAY,
  };
}

function wholeNumber(name: string, usual: number, highest: number): number {
  const text = process.env[name];
  const value = Number(text || usual);
  if (Number.isInteger(value) && value >= 0 && value <= highest) return value;
  throw new Error(`${name} is '${text ?? ''}': set it to a whole number from 0 to ${highest}.`);
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
