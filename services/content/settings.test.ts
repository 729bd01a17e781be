import { expect, test } from 'vitest';
import { readSettings } from './settings';

const demo = { MARQUEE_DEMO: '1' };

test('ENGINE-06 starts without any setting in demo mode', () => {
  expect(readSettings(demo, [])).toMatchObject({
    port: 3001,
    host: '127.0.0.1',
    folder: 'content-fixtures',
    dataFolder: null,
    space: 'marquee',
    environment: 'master',
    deliveryToken: 'local-delivery',
    previewToken: 'local-preview',
    managementToken: 'local-management',
    publicUrl: 'http://localhost:3001',
    imageCacheFolder: '.cache/images',
    tls: null,
    imageSizes: { listed: null, secret: null },
    watch: false,
    rules: { draftMergeMs: 60_000, draftLimit: 200, fourEyes: false },
    control: false,
    webhooks: [],
    allowedHosts: [],
  });
});

test.each([
  [{ PORT: 'abc' }, [], /PORT is "abc": set it to a whole number from 1 to 65535/],
  [{ CONTENT_WEBHOOK_URL: 'http://localhost/hook' }, [], /without CONTENT_WEBHOOK_SECRET/],
  [
    { CONTENT_WEBHOOK_URL: 'nonsense', CONTENT_WEBHOOK_SECRET: 's' },
    [],
    /CONTENT_WEBHOOK_URL must be an address/,
  ],
  [{ CONTENT_IMAGE_SIZES: 'site,w=9000' }, [], /CONTENT_IMAGE_SIZES must be .*1 to 4000/],
  [{ CONTENT_TLS_PORT: '3443', CONTENT_TLS_CERT: 'a.pem' }, [], /must be set together/],
  [{}, ['--wacht'], /Unknown argument "--wacht"/],
])('ENGINE-06 refuses the settings %j %j', (env, args, message) => {
  expect(() => readSettings({ ...demo, ...env }, args)).toThrow(message);
});
