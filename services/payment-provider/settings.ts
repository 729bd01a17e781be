import {
  checkEnvironment,
  type EnvironmentRules,
  httpUrl,
  logLevel,
  publishedSecrets,
  type Variables,
  variable,
  wholeNumber,
} from '../process/environment';
import { httpLimitVariables, readHttpLimits } from '../process/http-limits';
import type { PaymentProviderOptions } from './server';

const DEFAULT_PORT = 3007;
const SECOND = 1_000;

export const paymentProviderRules: EnvironmentRules = {
  name: 'payment provider',
  properties: {
    PORT: variable('Port of the process.', '3007', wholeNumber(0, 65_535)),
    HOST: variable('Network interface to listen on.', '127.0.0.1'),
    PAYMENT_PROVIDER_URL: variable(
      'Origin of the hosted payment pages.',
      'http://payments.localhost:3007',
      httpUrl,
    ),
    PAYMENT_PROVIDER_KEY: variable('Bearer key of the payment provider.', publishedSecrets.paymentProvider),
    PAYMENT_PROVIDER_CALLBACK_SECRET: variable(
      'Signs the callbacks of the payment provider.',
      publishedSecrets.paymentCallbacks,
    ),
    PAYMENT_PROVIDER_DATA_DIR: variable(
      'Folder of the simulated payments.',
      'in memory; .data/payments under npm start',
    ),
    PAYMENT_PROVIDER_SITE_ORIGINS: variable(
      'Origins of pages that may show a payment page in a frame, separated by spaces.',
      'localhost',
    ),
    PAYMENT_PROVIDER_PAGE_MINUTES: variable(
      'A payment page expires after so long.',
      '15',
      wholeNumber(1, 1_440),
    ),
    PAYMENT_PROVIDER_LATE_SECONDS: variable(
      'How long a payment that settles late is pending.',
      '30',
      wholeNumber(0, 86_400),
    ),
    PAYMENT_PROVIDER_PAYOUT_SECONDS: variable('How long a payout takes.', '10', wholeNumber(0, 86_400)),
    PAYMENT_PROVIDER_RETURN_SECONDS: variable(
      'When a payout that the bank returns comes back.',
      '30',
      wholeNumber(0, 86_400),
    ),
    LOG_LEVEL: logLevel,
    ...httpLimitVariables,
  },
  // A simulator that moves no money and has open control endpoints, so it is rejected outside demo mode.
  strict: {
    type: 'object',
    required: ['MARQUEE_DEMO'],
    properties: {
      MARQUEE_DEMO: { enum: ['1'], description: '1: the payment provider is a simulator for demo mode only' },
    },
  },
};

/**
 * Reads the payment provider's settings.
 * @throws EnvironmentError, always outside demo mode
 */
export function readSettings(env: Variables): PaymentProviderOptions {
  checkEnvironment(env, paymentProviderRules);
  const port = Number(env['PORT'] || DEFAULT_PORT);
  const folder = env['PAYMENT_PROVIDER_DATA_DIR'];
  return {
    port,
    host: env['HOST'] || '127.0.0.1',
    httpLimits: readHttpLimits(env),
    url: (env['PAYMENT_PROVIDER_URL'] || `http://payments.localhost:${port}`).replace(/\/+$/, ''),
    key: env['PAYMENT_PROVIDER_KEY'] || publishedSecrets.paymentProvider,
    callbackSecret: env['PAYMENT_PROVIDER_CALLBACK_SECRET'] || publishedSecrets.paymentCallbacks,
    ...(folder ? { folder } : {}),
    siteOrigins: (env['PAYMENT_PROVIDER_SITE_ORIGINS'] || 'http://localhost:* http://*.localhost:*').split(
      /\s+/,
    ),
    durations: {
      pageMs: Number(env['PAYMENT_PROVIDER_PAGE_MINUTES'] || 15) * 60 * SECOND,
      lateMs: Number(env['PAYMENT_PROVIDER_LATE_SECONDS'] || 30) * SECOND,
      payoutMs: Number(env['PAYMENT_PROVIDER_PAYOUT_SECONDS'] || 10) * SECOND,
      returnMs: Number(env['PAYMENT_PROVIDER_RETURN_SECONDS'] || 30) * SECOND,
    },
  };
}
