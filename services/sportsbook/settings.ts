import { fileURLToPath } from 'node:url';
import {
  checkEnvironment,
  demoSwitch,
  type EnvironmentRules,
  httpUrl,
  logLevel,
  oneOf,
  ownSecret,
  publishedSecrets,
  type Variables,
  variable,
  wholeNumber,
} from '../process/environment';
import { httpLimitVariables, readHttpLimits } from '../process/http-limits';
import type { SportsbookOptions } from './server';

const DEFAULT_PORT = 3008;
const MINUTE = 60_000;

export const sportsbookRules: EnvironmentRules = {
  name: 'sportsbook',
  properties: {
    PORT: variable('Port of the process.', '3008', wholeNumber(0, 65_535)),
    HOST: variable('Network interface to listen on.', '127.0.0.1'),
    SPORTSBOOK_SECRET: variable(
      'Bearer secret with which the platform makes contexts at the sportsbook.',
      publishedSecrets.sportsbook,
    ),
    SPORTSBOOK_SEED: variable(
      'Secret that events, odds and results follow from.',
      publishedSecrets.sportsbookSeed,
    ),
    SPORTSBOOK_DATA_DIR: variable(
      'Folder of bets and contexts.',
      'in memory; .data/sportsbook under npm start',
    ),
    SPORTSBOOK_CONTEXT_MINUTES: variable('A context expires after so long.', '720', wholeNumber(1, 43_200)),
    SPORTSBOOK_WALLET_TIMEOUT_MS: variable('Longest wait for the wallet, in ms.', '3000', wholeNumber(1)),
    SPORTSBOOK_CONTROL: variable('Mounts the control calls of tests.', '0', oneOf('0', '1')),
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
    required: ['SPORTSBOOK_DATA_DIR', 'SPORTSBOOK_SECRET', 'SPORTSBOOK_SEED', 'PLATFORM_KEYS_FILE'],
    properties: {
      SPORTSBOOK_DATA_DIR: { type: 'string', description: 'the folder in which bets are stored' },
      SPORTSBOOK_SECRET: ownSecret,
      SPORTSBOOK_SEED: ownSecret,
      PLATFORM_KEYS_FILE: { type: 'string', description: 'the file with the keys of the providers' },
      METRICS_TOKEN: ownSecret,
      SPORTSBOOK_CONTROL: demoSwitch,
    },
  },
};

/**
 * Reads the sportsbook's settings.
 * @throws EnvironmentError
 */
export function readSettings(env: Variables): SportsbookOptions {
  checkEnvironment(env, sportsbookRules);
  const keys = fileURLToPath(new URL('../platform/data/development-keys.json', import.meta.url));
  return {
    port: Number(env['PORT'] || DEFAULT_PORT),
    host: env['HOST'] || '127.0.0.1',
    httpLimits: readHttpLimits(env),
    ...(env['SPORTSBOOK_DATA_DIR'] ? { folder: env['SPORTSBOOK_DATA_DIR'] } : {}),
    secret: env['SPORTSBOOK_SECRET'] || publishedSecrets.sportsbook,
    seed: env['SPORTSBOOK_SEED'] || publishedSecrets.sportsbookSeed,
    contextMs: Number(env['SPORTSBOOK_CONTEXT_MINUTES'] || 720) * MINUTE,
    walletTimeoutMs: Number(env['SPORTSBOOK_WALLET_TIMEOUT_MS'] || 3_000),
    control: env['SPORTSBOOK_CONTROL'] === '1',
    platformUrl: (env['PLATFORM_URL'] || 'http://localhost:3002').replace(/\/+$/, ''),
    keysFile: env['PLATFORM_KEYS_FILE'] || keys,
    ...(env['METRICS_TOKEN'] ? { metricsToken: env['METRICS_TOKEN'] } : {}),
  };
}
