import { randomBytes } from 'node:crypto';

/** Everything the site reads from its environment, with the values that fit `npm start`. */
export const environment = {
  brandsDirectory: process.env['BRANDS_DIR'] ?? 'brands',
  content: {
    url: process.env['CONTENT_URL'] ?? 'http://localhost:3001',
    space: process.env['CONTENT_SPACE'] ?? 'marquee',
    environment: process.env['CONTENT_ENVIRONMENT'] ?? 'master',
    token: process.env['CONTENT_DELIVERY_TOKEN'] ?? 'local-delivery',
    /** A content result is fresh for five minutes (CONTENT-29). */
    freshMs: Number(process.env['CONTENT_FRESH_MS'] ?? 300_000),
    /** The content client gives up after five minutes (CONTENT-31); visitors wait less where an older copy exists. */
    timeoutMs: Number(process.env['CONTENT_TIMEOUT_MS'] ?? 300_000),
    /** Without one no webhook is believed. */
    webhookSecret: process.env['CONTENT_WEBHOOK_SECRET'] ?? randomBytes(32).toString('hex'),
  },
  platform: {
    url: process.env['PLATFORM_URL'] ?? 'http://localhost:3002',
    key: process.env['PLATFORM_KEY'] ?? 'local-platform',
    timeoutMs: Number(process.env['PLATFORM_TIMEOUT_MS'] ?? 2_000),
  },
  /** Where pictures come from, for the Content-Security-Policy. */
  imageOrigin: process.env['CONTENT_PUBLIC_URL'] ?? process.env['CONTENT_URL'] ?? 'http://localhost:3001',
  sessionSecret: process.env['SESSION_SECRET'],
  /** Header in which a CDN or proxy in front names the visitor's country. */
  countryHeader: process.env['COUNTRY_HEADER'],
  /** Set behind a proxy that overwrites X-Forwarded-For. */
  trustProxy: process.env['TRUST_PROXY'] === '1',
};
