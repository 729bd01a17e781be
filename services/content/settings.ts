import type { ContentServiceOptions } from './server';

/** A setting that cannot be used; the message names it. */
export class SettingError extends Error {}

const DEFAULT_PORT = 3001;

/**
 * Reads the service's settings.
 * @throws SettingError
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
): ContentServiceOptions {
  const unknown = args.find((argument) => argument !== '--watch');
  if (unknown !== undefined)
    throw new SettingError(`Unknown argument "${unknown}"; the only one is --watch.`);
  const port = readPort(env.PORT);
  const { CONTENT_WEBHOOK_URL: webhookUrl, CONTENT_WEBHOOK_SECRET: secret } = env;
  // The signature covers the path; a query string would have to be escaped in a way of its own.
  if (webhookUrl && (!URL.canParse(webhookUrl) || new URL(webhookUrl).search !== '')) {
    throw new SettingError(
      `CONTENT_WEBHOOK_URL must be an address without a query, such as http://localhost:3000/hook, got "${webhookUrl}".`,
    );
  }
  if (webhookUrl && !secret) {
    throw new SettingError(
      'CONTENT_WEBHOOK_URL is set without CONTENT_WEBHOOK_SECRET; set both, so that receivers can check the sender.',
    );
  }
  return {
    port,
    host: env.HOST || '127.0.0.1',
    folder: env.CONTENT_DIR || 'content-fixtures',
    space: env.CONTENT_SPACE || 'marquee',
    environment: env.CONTENT_ENVIRONMENT || 'master',
    deliveryToken: env.CONTENT_DELIVERY_TOKEN || 'local-delivery',
    previewToken: env.CONTENT_PREVIEW_TOKEN || 'local-preview',
    publicUrl: (env.CONTENT_PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, ''),
    imageCacheFolder: env.CONTENT_IMAGE_CACHE || '.cache/images',
    watch: args.includes('--watch'),
    control: env.CONTENT_CONTROL === '1',
    webhook: webhookUrl && secret ? { url: webhookUrl, secret } : null,
  };
}

function readPort(text: string | undefined): number {
  if (!text) return DEFAULT_PORT;
  const port = /^\d+$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new SettingError(`PORT must be a number from 1 to 65535, got "${text}".`);
}
