import path from 'node:path';
import { httpLimitVariables, readHttpLimits } from '../process/http-limits';
import {
  checkEnvironment,
  demoSwitch,
  type EnvironmentRules,
  isDemo,
  logLevel,
  oneOf,
  ownSecret,
  type Variables,
  wholeNumber,
} from '../process/environment';
import { DAY } from './live/activity';
import type { DatabaseSettings } from './database/database';
import { DEFAULT_SESSION_LIMITS, type SessionLimits } from './identity/sessions';
import type { PlatformOptions } from './server';
import { thirdPartiesOf, thirdPartyDependencies, thirdPartyVariables } from './third-parties';

const DEFAULT_PORT = 3002;

const rules: EnvironmentRules = {
  name: 'platform',
  properties: {
    PORT: wholeNumber(0, 65_535),
    PLATFORM_SESSION_DAYS: wholeNumber(0, 3650),
    PLATFORM_SESSION_IDLE_DAYS: wholeNumber(0, 3650),
    PLATFORM_CONTROL: oneOf('0', '1'),
    PLATFORM_OUTBOX: oneOf('0', '1'),
    LOG_LEVEL: logLevel,
    ...httpLimitVariables,
    ...thirdPartyVariables,
  },
  dependencies: thirdPartyDependencies,
  strict: {
    type: 'object',
    required: ['PLATFORM_KEY'],
    // Without either, accounts and balances would be gone after a restart.
    if: { not: { required: ['DATABASE_URL'] } },
    then: { required: ['PLATFORM_DATABASE_DIR'] },
    properties: {
      PLATFORM_KEY: ownSecret,
      PLATFORM_TOKEN_SECRET: ownSecret,
      PLATFORM_DATABASE_DIR: {
        type: 'string',
        description: 'the folder of the embedded database, or set DATABASE_URL to a PostgreSQL server',
      },
      PLATFORM_CONTROL: demoSwitch,
      PLATFORM_OUTBOX: demoSwitch,
    },
  },
};

/**
 * Reads the platform's settings.
 * @throws EnvironmentError
 */
export function readSettings(env: Variables, args: readonly string[]): PlatformOptions {
  checkEnvironment(env, rules);
  return {
    demo: isDemo(env),
    httpLimits: readHttpLimits(env),
    port: Number(env['PORT'] || DEFAULT_PORT),
    control: env['PLATFORM_CONTROL'] === '1',
    watch: args.includes('--watch'),
    database: databaseOf(env),
    sessions: sessionsOf(env),
    showOutbox: env['PLATFORM_OUTBOX'] === '1',
    strictCaptcha: env['PLATFORM_CAPTCHA'] === 'strict',
    thirdParties: thirdPartiesOf(env),
    ...withoutUnset({
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
  };
}

/** A server by its address, else the embedded engine in a folder, else in memory. */
function databaseOf(env: Variables): DatabaseSettings {
  if (env['DATABASE_URL']) return { url: env['DATABASE_URL'] };
  return env['PLATFORM_DATABASE_DIR'] ? { directory: path.resolve(env['PLATFORM_DATABASE_DIR']) } : {};
}

function sessionsOf(env: Variables): SessionLimits {
  const { absolute, idle } = DEFAULT_SESSION_LIMITS;
  return {
    absolute: Number(env['PLATFORM_SESSION_DAYS'] || absolute / DAY) * DAY,
    idle: Number(env['PLATFORM_SESSION_IDLE_DAYS'] || idle / DAY) * DAY,
  };
}

/** An empty variable counts as not set. */
function withoutUnset<K extends string>(values: Record<K, string | undefined>): Partial<Record<K, string>> {
  const set: Partial<Record<K, string>> = {};
  for (const name in values) {
    if (values[name]) set[name] = values[name];
  }
  return set;
}
