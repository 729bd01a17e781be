import path from 'node:path';
import { addressRanges } from '../process/address-ranges';
import { httpLimitVariables, readHttpLimits } from '../process/http-limits';
import {
  checkEnvironment,
  demoSwitch,
  type EnvironmentRules,
  httpUrl,
  isDemo,
  logLevel,
  oneOf,
  ownSecret,
  type Variables,
  variable,
  wholeNumber,
} from '../process/environment';
import { DAY } from './live/activity';
import type { DatabaseSettings } from './database/database';
import {
  documentDependencies,
  documentSettingsOf,
  documentVariables,
  strictDocuments,
} from './documents/document-settings';
import { DEFAULT_SESSION_LIMITS, type SessionLimits } from './identity/sessions';
import type { PlatformOptions } from './server';
import { thirdPartiesOf, thirdPartyDependencies, thirdPartyVariables } from './third-parties';

const DEFAULT_PORT = 3002;

export const platformRules: EnvironmentRules = {
  name: 'platform',
  properties: {
    PORT: variable('Port of the process.', '3002', wholeNumber(0, 65_535)),
    HOST: variable('Network interface to listen on.', '127.0.0.1'),
    DATABASE_URL: variable('PostgreSQL server of the platform.', 'embedded, see PLATFORM_DATABASE_DIR'),
    PLATFORM_DATABASE_DIR: variable(
      'Folder of the embedded database.',
      'in memory; .data/platform under npm start',
    ),
    REDIS_URL: variable('Shares state between processes of the same kind.', 'in process'),
    BRANDS_DIR: variable('Folder of the brands.', 'brands'),
    PLATFORM_KEY: variable('Secret that site and platform share.', 'published'),
    PLATFORM_KEYS_FILE: variable(
      'JSON file of the keys of sites, operators and providers.',
      'none; the published ones in demo mode',
    ),
    PLATFORM_TOKEN_SECRET: variable('Signs tokens and encrypts waiting messages.', 'made once and stored'),
    PLATFORM_SESSION_DAYS: variable('Longest life of a session, in days.', '365', wholeNumber(0, 3650)),
    PLATFORM_SESSION_IDLE_DAYS: variable(
      'Longest time without use of a session, in days.',
      '30',
      wholeNumber(0, 3650),
    ),
    PLATFORM_CALLBACK_ORIGIN: variable(
      'Where payment and identity providers reach the platform.',
      'the address of the process',
      httpUrl,
    ),
    IDENTITY_SIMULATOR_URL: variable(
      'Origin of the pages of the simulated identity provider, in demo mode.',
      'http://identity.localhost, at the port of the process',
      httpUrl,
    ),
    MESSENGER_SIMULATOR_URL: variable(
      'Origin of the simulated messenger, in demo mode.',
      'http://messenger.localhost, at the port of the process',
      httpUrl,
    ),
    PLATFORM_WS_ORIGINS: variable('Origins of pages that may open a websocket.', 'localhost'),
    PLATFORM_LIVE_SOCKETS: variable(
      'Pages that get live values pushed; further ones poll. Stay well below HTTP_MAX_CONNECTIONS.',
      '5000',
      wholeNumber(0, 100_000),
    ),
    PLATFORM_COUNTRY_HEADER: variable('Header in which the site names the country.', 'x-visitor-country'),
    PLATFORM_REGION_HEADER: variable('Header in which the site names the region.', 'x-visitor-region'),
    PLATFORM_DEFAULT_COUNTRY: variable('Country of visitors from the own network.', 'see platform.md'),
    PLATFORM_BLOCKED_ADDRESSES: variable(
      'Addresses that no site serves: `from-to`, both included, or single ones, separated by commas.',
      'none',
      {
        type: 'string',
        format: 'address-ranges',
        description: 'ranges such as "192.0.2.10-192.0.2.40, 2001:db8::7"',
      },
    ),
    PLATFORM_SEED: variable('Seed of the players, their history and the live tables of the demo.', 'marquee'),
    PLATFORM_DEMO_ROUNDS: variable(
      'Rounds that demo players play in a minute.',
      '0; 20 under npm start',
      wholeNumber(0, 6_000),
    ),
    PLATFORM_DATA_DIR: variable('Folder of the demo data.', 'services/platform/data'),
    PLATFORM_CAPTCHA: variable('`strict` refuses the tokens `-` and `bad`, for tests.', 'accepts all'),
    PLATFORM_CONTROL: variable('Mounts the control calls of tests.', '0', oneOf('0', '1')),
    PLATFORM_OUTBOX: variable('Shows messages to players.', '0; 1 under npm start', oneOf('0', '1')),
    GAMES_URL: variable(
      'Origin of the game server, with `{provider}` in place of the id of the provider.',
      'http://{provider}.games.localhost:3003 in demo mode',
      { type: 'string', pattern: '^https?://[^/?#]*\\{provider\\}[^/?#]*/?$' },
    ),
    METRICS_TOKEN: variable('Bearer token for `/metrics`.', 'no metrics'),
    LOG_LEVEL: logLevel,
    ...documentVariables,
    ...httpLimitVariables,
    ...thirdPartyVariables,
  },
  dependencies: { ...thirdPartyDependencies, ...documentDependencies },
  strict: {
    type: 'object',
    allOf: [
      // The key file may contain the keys of sites, too.
      { if: { not: { required: ['PLATFORM_KEYS_FILE'] } }, then: { required: ['PLATFORM_KEY'] } },
      // Without either, accounts and balances would be lost on a restart.
      {
        if: { not: { required: ['DATABASE_URL'] } },
        then: { required: ['PLATFORM_DATABASE_DIR'] },
      },
      ...strictDocuments.allOf,
    ],
    properties: {
      PLATFORM_KEY: ownSecret,
      PLATFORM_TOKEN_SECRET: ownSecret,
      METRICS_TOKEN: ownSecret,
      PAYMENT_HOSTED_KEY: ownSecret,
      PAYMENT_HOSTED_CALLBACK_SECRET: ownSecret,
      SPORTSBOOK_SECRET: ownSecret,
      ...strictDocuments.properties,
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
  checkEnvironment(env, platformRules);
  return {
    demo: isDemo(env),
    demoRoundsPerMinute: Number(env['PLATFORM_DEMO_ROUNDS'] || 0),
    httpLimits: readHttpLimits(env),
    port: Number(env['PORT'] || DEFAULT_PORT),
    control: env['PLATFORM_CONTROL'] === '1',
    watch: args.includes('--watch'),
    database: databaseOf(env),
    sessions: sessionsOf(env),
    liveSockets: Number(env['PLATFORM_LIVE_SOCKETS'] || 5_000),
    showOutbox: env['PLATFORM_OUTBOX'] === '1',
    strictCaptcha: env['PLATFORM_CAPTCHA'] === 'strict',
    thirdParties: thirdPartiesOf(env),
    documents: documentSettingsOf(env),
    blockedAddresses: addressRanges(env['PLATFORM_BLOCKED_ADDRESSES'] ?? ''),
    ...withoutUnset({
      host: env['HOST'],
      seed: env['PLATFORM_SEED'],
      dataDir: env['PLATFORM_DATA_DIR'],
      brandsDir: env['BRANDS_DIR'],
      siteKey: env['PLATFORM_KEY'],
      keysFile: env['PLATFORM_KEYS_FILE'],
      tokenSecret: env['PLATFORM_TOKEN_SECRET'],
      countryHeader: env['PLATFORM_COUNTRY_HEADER'],
      regionHeader: env['PLATFORM_REGION_HEADER'],
      defaultCountry: env['PLATFORM_DEFAULT_COUNTRY'],
      siteOrigins: env['PLATFORM_WS_ORIGINS'],
      redisUrl: env['REDIS_URL'],
      metricsToken: env['METRICS_TOKEN'],
      gamesUrl: env['GAMES_URL'],
      callbackOrigin: env['PLATFORM_CALLBACK_ORIGIN'],
      identitySimulatorUrl: env['IDENTITY_SIMULATOR_URL'] || undefined,
      messengerSimulatorUrl: env['MESSENGER_SIMULATOR_URL'] || undefined,
    }),
  };
}

/** A server by URL, otherwise the embedded engine in a folder, otherwise in memory. */
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

/** An empty variable is treated as unset. */
function withoutUnset<K extends string>(values: Record<K, string | undefined>): Partial<Record<K, string>> {
  const set: Partial<Record<K, string>> = {};
  for (const name in values) {
    if (values[name]) set[name] = values[name];
  }
  return set;
}
