import path from 'node:path';
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
  publishedSecrets,
  type Variables,
  variable,
  wholeNumber,
} from '../process/environment';
import { ImageParameterError } from './images/image-parameters';
import { ImageSizes, type ImageSizesOptions } from './images/image-sizes';
import type { BuiltInWebhook } from './rest/context';
import { DEFAULT_EDITORIAL_RULES, type EditorialRules } from './store/editorial-rules';
import { CONTENT_HTTP_LIMITS, type ContentServiceOptions, type TlsOptions } from './server';

/** An invalid setting; the message names it. */
export class SettingError extends Error {}

const DEFAULT_PORT = 3001;

export const contentRules: EnvironmentRules = {
  name: 'content service',
  properties: {
    PORT: variable('Port of the process.', '3001', wholeNumber(1, 65_535)),
    HOST: variable('Network interface to listen on.', '127.0.0.1'),
    CONTENT_DIR: variable('Folder with the first content.', 'content-fixtures'),
    CONTENT_DATA_DIR: variable(
      'Folder in which content is stored.',
      'in memory; .data/content under npm start',
    ),
    CONTENT_SPACE: variable('Space id.', 'marquee'),
    CONTENT_ENVIRONMENT: variable('Environment id of the space.', 'master'),
    CONTENT_DELIVERY_TOKEN: variable('Reads published content.', 'published'),
    CONTENT_PREVIEW_TOKEN: variable('Reads drafts.', 'published'),
    CONTENT_MANAGEMENT_TOKEN: variable('Writes content.', 'published'),
    CONTENT_PUBLIC_URL: variable('Origin of pictures, as browsers reach it.', 'the own address', httpUrl),
    CONTENT_ALLOWED_HOSTS: variable(
      'Private hosts that webhooks and uploads may call, separated by commas.',
      'none',
    ),
    CONTENT_SIGN_IN_SECRET: variable(
      'Lets the studio sign in people whom an identity provider has identified, as on the studio.',
      'people sign in by password only',
    ),
    CONTENT_WEBHOOK_URL: variable('Receivers of webhooks, separated by commas.', ''),
    CONTENT_WEBHOOK_SECRET: variable('Signs webhooks.', 'made at each start'),
    CONTENT_DRAFT_MERGE_MS: variable(
      'Saves of one person within this time are one draft of the history, in ms.',
      String(DEFAULT_EDITORIAL_RULES.draftMergeMs),
      wholeNumber(0, 86_400_000),
    ),
    CONTENT_DRAFT_LIMIT: variable(
      'Drafts of an entry that stay; of older ones, the last of each day.',
      String(DEFAULT_EDITORIAL_RULES.draftLimit),
      wholeNumber(1, 10_000),
    ),
    CONTENT_FOUR_EYES: variable(
      '1 lets nobody publish an entry that they changed last themselves.',
      '0',
      oneOf('0', '1'),
    ),
    CONTENT_IMAGE_SIZES: variable('Picture sizes that are made: `any`, `site` or a list.', 'any'),
    CONTENT_IMAGE_SECRET: variable('Signs the sizes of pictures that are not listed.', ''),
    CONTENT_IMAGE_CACHE: variable('Folder of resized pictures.', '.cache/images'),
    CONTENT_TLS_PORT: variable('Port for HTTPS.', 'no HTTPS', wholeNumber(1, 65_535)),
    CONTENT_TLS_CERT: variable('File of the certificate, beside CONTENT_TLS_KEY.', 'self-signed'),
    CONTENT_TLS_KEY: variable('File of the key, beside CONTENT_TLS_CERT.', 'self-signed'),
    CONTENT_TRUSTED_PROXIES: variable(
      'Proxies that name the visitor in X-Forwarded-For, separated by commas: addresses, ranges or `loopback`.',
      'loopback',
    ),
    CONTENT_CONTROL: variable('Mounts the control calls of tests.', '0', oneOf('0', '1')),
    LOG_LEVEL: logLevel,
    ...httpLimitVariables,
  },
  strict: {
    type: 'object',
    required: [
      'CONTENT_DELIVERY_TOKEN',
      'CONTENT_PREVIEW_TOKEN',
      'CONTENT_MANAGEMENT_TOKEN',
      'CONTENT_DIR',
      'CONTENT_DATA_DIR',
    ],
    properties: {
      CONTENT_DELIVERY_TOKEN: ownSecret,
      CONTENT_PREVIEW_TOKEN: ownSecret,
      CONTENT_MANAGEMENT_TOKEN: ownSecret,
      CONTENT_WEBHOOK_SECRET: ownSecret,
      CONTENT_IMAGE_SECRET: ownSecret,
      CONTENT_SIGN_IN_SECRET: ownSecret,
      CONTENT_DIR: { type: 'string', description: 'the folder with the first content' },
      CONTENT_DATA_DIR: { type: 'string', description: 'the folder in which content is stored' },
      CONTENT_CONTROL: demoSwitch,
    },
  },
};

/**
 * Reads the service's settings.
 * @throws EnvironmentError, SettingError
 */
export function readSettings(env: Variables, args: readonly string[]): ContentServiceOptions {
  const unknown = args.find((argument) => argument !== '--watch');
  if (unknown !== undefined)
    throw new SettingError(`Unknown argument "${unknown}"; the only one is --watch.`);
  checkEnvironment(env, contentRules);
  const port = Number(env.PORT || DEFAULT_PORT);
  const webhooks = readWebhooks(env.CONTENT_WEBHOOK_URL, env.CONTENT_WEBHOOK_SECRET);
  return {
    httpLimits: readHttpLimits(env, CONTENT_HTTP_LIMITS),
    port,
    host: env.HOST || '127.0.0.1',
    folder: env.CONTENT_DIR || 'content-fixtures',
    dataFolder: env.CONTENT_DATA_DIR || null,
    space: env.CONTENT_SPACE || 'marquee',
    environment: env.CONTENT_ENVIRONMENT || 'master',
    deliveryToken: env.CONTENT_DELIVERY_TOKEN || publishedSecrets.delivery,
    previewToken: env.CONTENT_PREVIEW_TOKEN || publishedSecrets.preview,
    managementToken: env.CONTENT_MANAGEMENT_TOKEN || publishedSecrets.management,
    publicUrl: (env.CONTENT_PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, ''),
    tls: readTls(env),
    imageSizes: readImageSizes(env.CONTENT_IMAGE_SIZES, env.CONTENT_IMAGE_SECRET),
    imageCacheFolder: env.CONTENT_IMAGE_CACHE || '.cache/images',
    watch: args.includes('--watch'),
    rules: readRules(env),
    control: env.CONTENT_CONTROL === '1',
    demoPeople: isDemo(env),
    signInSecret: env.CONTENT_SIGN_IN_SECRET || null,
    trustedProxies: listOf(env.CONTENT_TRUSTED_PROXIES || 'loopback'),
    webhooks,
    allowedHosts: listOf(env.CONTENT_ALLOWED_HOSTS),
  };
}

function readRules(env: Variables): EditorialRules {
  const { draftMergeMs, draftLimit } = DEFAULT_EDITORIAL_RULES;
  return {
    draftMergeMs: Number(env.CONTENT_DRAFT_MERGE_MS || draftMergeMs),
    draftLimit: Number(env.CONTENT_DRAFT_LIMIT || draftLimit),
    fourEyes: env.CONTENT_FOUR_EYES === '1',
  };
}

/** @throws SettingError */
function readTls(env: Readonly<Record<string, string | undefined>>): TlsOptions | null {
  const { CONTENT_TLS_PORT, CONTENT_TLS_CERT: cert, CONTENT_TLS_KEY: key } = env;
  if (!CONTENT_TLS_PORT) return null;
  if (!cert !== !key) throw new SettingError('CONTENT_TLS_CERT and CONTENT_TLS_KEY must be set together.');
  return {
    port: Number(CONTENT_TLS_PORT),
    files: cert && key ? { cert, key } : null,
    folder: path.join(env.CONTENT_DATA_DIR || '.cache', 'tls'),
  };
}

/** @throws SettingError */
function readImageSizes(sizes: string | undefined, secret: string | undefined): ImageSizesOptions {
  const listed = sizes && sizes !== 'any' ? listOf(sizes).filter((size) => size !== 'site') : null;
  const options = { listed, secret: secret || null };
  try {
    new ImageSizes(options);
  } catch (error) {
    if (!(error instanceof ImageParameterError)) throw error;
    throw new SettingError(
      `CONTENT_IMAGE_SIZES must be "any", "site" or a list such as "site,w=1600&fm=jpg": ${error.message}`,
    );
  }
  return options;
}

/** @throws SettingError */
function readWebhooks(urls: string | undefined, secret: string | undefined): BuiltInWebhook[] {
  const list = listOf(urls);
  const wrong = list.find((url) => !/^https?:/.test(url) || !URL.canParse(url));
  if (wrong !== undefined)
    throw new SettingError(
      `CONTENT_WEBHOOK_URL must be an address such as http://localhost:3000/webhooks/content, or several with commas between, got "${wrong}".`,
    );
  if (list.length === 0) return [];
  if (!secret)
    throw new SettingError(
      'CONTENT_WEBHOOK_URL is set without CONTENT_WEBHOOK_SECRET; set both, so that receivers can check the sender.',
    );
  return list.map((url) => ({ url, secret }));
}

function listOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
