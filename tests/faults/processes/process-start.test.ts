import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Program, builtProgram } from '../../support/program';
import { launch } from '../support/launch';

const folder = mkdtempSync(path.join(tmpdir(), 'marquee-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const secret = (name: string) => `${name}-of-this-test-0123456789`;

/** Variables required by a process outside demo mode. */
const own: Record<Program, Record<string, string>> = {
  server: {
    NODE_ENV: 'production',
    CONTENT_DELIVERY_TOKEN: secret('delivery'),
    CONTENT_WEBHOOK_SECRET: secret('webhook'),
    PLATFORM_KEY: secret('platform'),
  },
  content: {
    CONTENT_DATA_DIR: path.join(folder, 'content'),
    CONTENT_DELIVERY_TOKEN: secret('delivery'),
    CONTENT_DIR: 'services/content/fixtures/space',
    CONTENT_MANAGEMENT_TOKEN: secret('management'),
    CONTENT_PREVIEW_TOKEN: secret('preview'),
  },
  platform: {
    DOCUMENTS_DIR: path.join(folder, 'documents'),
    DOCUMENT_KEY: 'a'.repeat(64),
    PLATFORM_DATABASE_DIR: path.join(folder, 'platform'),
    PLATFORM_KEY: secret('platform'),
  },
  games: {
    GAMES_DATA_DIR: path.join(folder, 'games'),
    GAMES_SITE_ORIGINS: 'https://site.example',
    GAMES_URL: 'https://{provider}.games.example',
    PLATFORM_KEYS_FILE: path.join(folder, 'provider-keys.json'),
  },
  // A simulator, which starts in demo mode only.
  'payment-provider': { MARQUEE_DEMO: '1' },
  sportsbook: {
    PLATFORM_KEYS_FILE: path.join(folder, 'provider-keys.json'),
    SPORTSBOOK_DATA_DIR: path.join(folder, 'sportsbook'),
    SPORTSBOOK_SECRET: secret('sportsbook'),
    SPORTSBOOK_SEED: secret('seed'),
  },
  studio: {
    CONTENT_PREVIEW_SECRET: secret('preview'),
    STUDIO_PREVIEW_URL: 'https://{brand}.preview.example',
    STUDIO_SESSION_SECRET: secret('session'),
    STUDIO_URL: 'https://studio.example',
  },
};
const programs: Program[] = [
  ...(['server', 'content', 'platform', 'games'] as const),
  ...(['payment-provider', 'sportsbook', 'studio'] as const),
];

/** Runs a process that should exit by itself, with these variables only. */
function run(program: Program, env: Record<string, string>): Promise<{ code: unknown; stderr: string }> {
  const { PATH = '', HOME = '' } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [builtProgram(program)],
      { env: { NODE_ENV: 'production', PATH, HOME, ...env }, timeout: 50_000 },
      (error, _stdout, stderr) => resolve({ code: error?.code, stderr }),
    );
  });
}

const named = (stderr: string) => [...stderr.matchAll(/^- (\w+) /gm)].map(([, name]) => name);

test.each(programs)('%s without secrets names every missing variable and exits', async (program) => {
  const { code, stderr } = await run(program, {});
  expect(code).toBe(1);
  const required = Object.keys(own[program]).filter((name) => name !== 'NODE_ENV');
  expect(named(stderr)).toEqual(required.toSorted());
});

test.each([
  ['server', { PLATFORM_KEY: 'local-platform', CONTENT_PREVIEW_SECRET: secret('open') }],
  ['server', { NODE_ENV: 'development' }],
  ['content', { CONTENT_MANAGEMENT_TOKEN: 'local-management', CONTENT_CONTROL: '1' }],
  ['platform', { PLATFORM_CONTROL: '1', PLATFORM_KEY: 'short', PLATFORM_OUTBOX: '1' }],
  ['platform', { PLATFORM_BLOCKED_ADDRESSES: '192.0.2.40-192.0.2.10' }],
] as [Program, Record<string, string>][])('%s refuses %j outside demo mode', async (program, wrong) => {
  const { code, stderr } = await run(program, { ...own[program], ...wrong });
  expect(code).toBe(1);
  // The preview also requires its own token.
  const expected = Object.keys(wrong).map((name) => name.replace('PREVIEW_SECRET', 'PREVIEW_TOKEN'));
  expect(named(stderr)).toEqual(expected.toSorted());
  expect(stderr).not.toContain('"short"');
});

test.each(programs)('%s names the variable that has a wrong value', async (program) => {
  const { code, stderr } = await run(program, { ...own[program], PORT: 'abc', LOG_LEVEL: 'loud' });
  expect(code).toBe(1);
  expect(named(stderr)).toEqual(['LOG_LEVEL', 'PORT']);
  expect(stderr).toMatch(/PORT is "abc": set it to a whole number from \d to 65535/);
});

test('the platform names every wrong variable of captcha, e-mail and SMS at once, and no secret', async () => {
  const program = 'platform';
  const { code, stderr } = await run(program, {
    ...own[program],
    CAPTCHA_VERIFY_URL: 'https://captcha.example/siteverify',
    CAPTCHA_MIN_SCORE: '2',
    CAPTCHA_WHEN_DOWN: 'perhaps',
    SMTP_URL: 'http://user:hidden-password@mail.example',
    SMS_URL: 'sms.example?key=hidden-key',
    SMS_TIMEOUT_MS: 'soon',
  });
  expect(code).toBe(1);
  expect(named(stderr)).toEqual([
    'CAPTCHA_MIN_SCORE',
    'CAPTCHA_SECRET',
    'CAPTCHA_WHEN_DOWN',
    'MAIL_FROM',
    'SMS_KEY',
    'SMS_TIMEOUT_MS',
    'SMS_URL',
    'SMTP_URL',
  ]);
  expect(stderr).toContain(
    'CAPTCHA_SECRET is missing: set it to the secret that the captcha service gave you.',
  );
  expect(stderr).not.toContain('hidden');
});

test('the site names every variable that its captcha lacks', async () => {
  const { code, stderr } = await run('server', {
    ...own.server,
    CAPTCHA_SCRIPT_URL: 'https://captcha.example/api.js',
    CAPTCHA_ORIGINS: 'https://*.captcha.example captcha.example',
  });
  expect(code).toBe(1);
  expect(named(stderr)).toEqual(['CAPTCHA_API', 'CAPTCHA_ORIGINS', 'CAPTCHA_SITE_KEY']);
});

test('a platform outside demo mode has no demo players, simulators, outbox page or control API', async () => {
  const program = 'platform';
  const keys = path.join(folder, 'keys.json');
  const payment = { name: 'trustly', scope: 'payment', source: 'trustly', key: secret('trustly') };
  writeFileSync(keys, JSON.stringify({ keys: [payment] }));
  const platform = await launch(program, { ...own[program], PLATFORM_KEYS_FILE: keys, MARQUEE_DEMO: '' });
  try {
    const status = async (target: string, init?: RequestInit) =>
      (await fetch(`${platform.url}${target}`, init)).status;
    expect(await status('/platform/outbox')).toBe(404);
    expect(await status('/platform/_control/log')).toBe(404);
    expect(await status('/platform/simulators/ad-master.js')).toBe(404);
    const call = (key: string, body: object) => ({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-site-context': '5', 'x-platform-key': key },
      body: JSON.stringify(body),
    });
    const credit = {
      player: 'regular@halden.example',
      command: {
        kind: 'deposit',
        reference: 'gift',
        amount: 100_000_000,
        currency: 'EUR',
        method: 'TRUSTLY',
      },
    };
    for (const key of ['local-platform', 'local-payment-trustly', 'local-operator-1', secret('platform')])
      expect(await status('/platform/v1/operator/ledger', call(key, credit))).toBe(403);
    expect(await status('/platform/v1/operator/ledger', call(secret('trustly'), credit))).toBe(404);
    const signIn = { email: 'regular@halden.example', password: 'Marquee-2026' };
    expect(await status('/platform/identity/login', call(secret('platform'), signIn))).not.toBe(200);
  } finally {
    await platform.stop();
  }
});

test('a platform outside demo mode does not start with the published keys', async () => {
  const program = 'platform';
  const { code, stderr } = await run(program, {
    ...own[program],
    PLATFORM_KEYS_FILE: 'services/platform/data/development-keys.json',
  });
  expect(code).toBe(1);
  expect(stderr).toContain('is published with Marquee: make one of your own');
});

test('a content service outside demo mode refuses the published tokens', async () => {
  const program = 'content';
  const content = await launch(program, { ...own[program], MARQUEE_DEMO: '' });
  try {
    const status = async (token: string, target = '/spaces/marquee/environments/master/entries') =>
      (await fetch(`${content.url}${target}`, { headers: { authorization: `Bearer ${token}` } })).status;
    for (const kind of ['delivery', 'preview', 'management']) expect(await status(`local-${kind}`)).toBe(401);
    expect(await status(secret('management'))).toBe(200);
    expect(await status(secret('management'), '/_control/log')).toBe(404);
  } finally {
    await content.stop();
  }
});
