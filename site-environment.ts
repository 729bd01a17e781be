/** Checks the environment of the site as soon as it is imported: other modules of the site read it when they are loaded. */
import { httpLimitVariables } from './services/process/http-limits';
import {
  checkEnvironment,
  EnvironmentError,
  type EnvironmentRules,
  httpUrl,
  logLevel,
  oneOf,
  ownSecret,
  wholeNumber,
} from './services/process/environment';

const httpUrls = {
  type: 'string',
  format: 'http-urls',
  description: 'addresses such as https://example.com, separated by spaces',
};

const rules: EnvironmentRules = {
  name: 'site',
  properties: {
    PORT: wholeNumber(0, 65_535),
    NODE_ENV: oneOf('production', 'development', 'test'),
    LOG_LEVEL: logLevel,
    CONTENT_URL: httpUrl,
    CONTENT_API_URL: httpUrl,
    CONTENT_PUBLIC_URL: httpUrl,
    CONTENT_MEDIA_URL: httpUrls,
    CONTENT_EDITOR_ORIGINS: httpUrls,
    CONTENT_FRESH_MS: wholeNumber(),
    CONTENT_TIMEOUT_MS: wholeNumber(1),
    CONTENT_SYNC_MS: wholeNumber(),
    PLATFORM_URL: httpUrl,
    PLATFORM_V1_URL: httpUrl,
    PLATFORM_V2_URL: httpUrl,
    PLATFORM_CONTEXT_URL: httpUrl,
    PLATFORM_PAYMENTS_URL: httpUrl,
    PLATFORM_CONTENT_URL: httpUrl,
    PLATFORM_SPORTS_URL: httpUrl,
    PLATFORM_IDENTITY_URL: httpUrl,
    PLATFORM_TIMEOUT_MS: wholeNumber(1),
    PLATFORM_THIRD_PARTY_TIMEOUT_MS: wholeNumber(1),
    CAPTCHA_SCRIPT_URL: httpUrl,
    CAPTCHA_ORIGINS: httpUrls,
    CAPTCHA_SITE_KEY: { type: 'string', description: 'the public key of the captcha service' },
    CAPTCHA_API: {
      type: 'string',
      description: 'the global object of its script: hcaptcha, turnstile or grecaptcha',
    },
    PAGE_CACHE: oneOf('on', 'off'),
    PAGE_DEADLINE_MS: wholeNumber(1),
    PAGE_FRESH_MS: wholeNumber(),
    PAGE_STALE_MS: wholeNumber(),
    PAGE_CACHE_MB: wholeNumber(1, 1_000_000),
    BLOCK_CACHE: oneOf('on', 'off'),
    STOP_DELAY_MS: wholeNumber(),
    AD_MASTER_URL: httpUrl,
    TRUST_PROXY: oneOf('0', '1'),
    PUBLIC_PORT: wholeNumber(1, 65_535),
    ...httpLimitVariables,
  },
  dependencies: { CAPTCHA_SCRIPT_URL: ['CAPTCHA_SITE_KEY', 'CAPTCHA_API'] },
  strict: {
    type: 'object',
    required: ['CONTENT_DELIVERY_TOKEN', 'CONTENT_WEBHOOK_SECRET', 'PLATFORM_KEY', 'NODE_ENV'],
    dependencies: { CONTENT_PREVIEW_SECRET: ['CONTENT_PREVIEW_TOKEN'] },
    properties: {
      CONTENT_DELIVERY_TOKEN: ownSecret,
      CONTENT_PREVIEW_TOKEN: ownSecret,
      CONTENT_PREVIEW_SECRET: ownSecret,
      CONTENT_WEBHOOK_SECRET: ownSecret,
      PLATFORM_KEY: ownSecret,
      CAPTURE_TOKEN: ownSecret,
      METRICS_TOKEN: ownSecret,
      // Development mode compiles code on request and opens the gallery.
      NODE_ENV: { const: 'production', description: 'production' },
    },
  },
};

try {
  checkEnvironment(process.env, rules);
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
