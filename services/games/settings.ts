import { fileURLToPath } from 'node:url';
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
import { httpLimitVariables, readHttpLimits } from '../process/http-limits';
import type { GameServerOptions } from './server';

const DEFAULT_PORT = 3003;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Origins with a placeholder for the provider's id. */
const originTemplate = {
  type: 'string',
  pattern: '^https?://\\{provider\\}\\.[^/\\s]+$',
  description: 'an origin such as http://{provider}.games.localhost:3003',
};

export const gamesRules: EnvironmentRules = {
  name: 'game server',
  properties: {
    PORT: variable('Port of the process.', '3003', wholeNumber(0, 65_535)),
    HOST: variable('Network interface to listen on.', '127.0.0.1'),
    GAMES_URL: variable(
      'Origin of a provider’s games, with `{provider}` for its id.',
      'http://{provider}.games.localhost:3003',
      originTemplate,
    ),
    GAMES_DATA_DIR: variable('Folder of rounds and sessions.', 'in memory; .data/games under npm start'),
    GAMES_CATALOGUE: variable('JSON file of the games.', 'services/platform/data/games.json'),
    GAMES_SITE_ORIGINS: variable('Origins of pages that may show a game, separated by spaces.', 'localhost'),
    GAMES_SESSION_MINUTES: variable('A session ends when it is unused for so long.', '30', wholeNumber(1)),
    GAMES_ROUND_MINUTES: variable(
      'A round that waits so long for its player is finished by the house.',
      '60',
      wholeNumber(1),
    ),
    GAMES_ROUND_DAYS: variable('Final rounds are deleted after so long.', '90', wholeNumber(1, 3_650)),
    GAMES_WALLET_TIMEOUT_MS: variable('Longest wait for the wallet, in ms.', '3000', wholeNumber(1)),
    GAMES_CONTROL: variable('Mounts the control calls of tests.', '0', oneOf('0', '1')),
    PLATFORM_URL: variable('Address of the platform.', 'http://localhost:3002', httpUrl),
    PLATFORM_KEYS_FILE: variable(
      'JSON file of the keys of sites, operators and providers.',
      'none; the published ones in demo mode',
    ),
    METRICS_TOKEN: variable('Bearer token for `/metrics`.', 'no metrics'),
    LOG_LEVEL: logLevel,
    ...httpLimitVariables,
  },
  strict: {
    type: 'object',
    required: ['GAMES_DATA_DIR', 'GAMES_URL', 'GAMES_SITE_ORIGINS', 'PLATFORM_KEYS_FILE'],
    properties: {
      GAMES_DATA_DIR: { type: 'string', description: 'the folder in which rounds are stored' },
      GAMES_URL: originTemplate,
      GAMES_SITE_ORIGINS: { type: 'string', description: 'the origins of the sites, separated by spaces' },
      PLATFORM_KEYS_FILE: { type: 'string', description: 'the file with the keys of the providers' },
      METRICS_TOKEN: ownSecret,
      GAMES_CONTROL: demoSwitch,
    },
  },
};

/**
 * Reads the game server's settings.
 * @throws EnvironmentError
 */
export function readSettings(env: Variables): GameServerOptions {
  checkEnvironment(env, gamesRules);
  const port = Number(env['PORT'] || DEFAULT_PORT);
  return {
    port,
    host: env['HOST'] || '127.0.0.1',
    httpLimits: readHttpLimits(env),
    url: env['GAMES_URL'] || `http://{provider}.games.localhost:${port}`,
    ...(env['GAMES_DATA_DIR'] ? { folder: env['GAMES_DATA_DIR'] } : {}),
    catalogueFile: env['GAMES_CATALOGUE'] || file('../platform/data/games.json'),
    siteOrigins: (env['GAMES_SITE_ORIGINS'] || 'http://localhost:* http://*.localhost:*').split(/\s+/),
    idleMs: Number(env['GAMES_SESSION_MINUTES'] || 30) * MINUTE,
    patienceMs: Number(env['GAMES_ROUND_MINUTES'] || 60) * MINUTE,
    roundLifeMs: Number(env['GAMES_ROUND_DAYS'] || 90) * DAY,
    walletTimeoutMs: Number(env['GAMES_WALLET_TIMEOUT_MS'] || 3_000),
    control: env['GAMES_CONTROL'] === '1',
    demo: isDemo(env),
    platformUrl: (env['PLATFORM_URL'] || 'http://localhost:3002').replace(/\/+$/, ''),
    keysFile: env['PLATFORM_KEYS_FILE'] || file('../platform/data/development-keys.json'),
    ...(env['METRICS_TOKEN'] ? { metricsToken: env['METRICS_TOKEN'] } : {}),
  };
}
