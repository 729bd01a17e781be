import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../../support/journey';
import { type PlainAnswer, plainRequest } from '../../support/plain-request';
import { brands as sites } from '../../support/sites';
import { type BrandsFolder, brandsWith } from '../support/brands';
import type { Launched } from '../support/launch';
import { startSite } from '../support/site-process';
import { expectLine } from '../support/visit';

const google = '/google0123456789abcdef.html';
const security = '/.well-known/security.txt';

let brands: BrandsFolder;
let site: Launched;

const fileOf = (name: string, brand = 'kiekko') => path.join(brands.directory, brand, name);
const write = (name: string, value: object, brand?: string) =>
  writeFileSync(fileOf(name, brand), JSON.stringify(value, null, 2));
const read = (name: string) => JSON.parse(readFileSync(fileOf(name), 'utf8')) as object;

test.beforeAll(async () => {
  brands = brandsWith('kiekko', {
    hosts: ['kiekko.localhost', 'www.kiekko.example'],
    aliasHosts: { 'kiekko.example': 'www.kiekko.example', 'old-kiekko.example': 'www.kiekko.example' },
  });
  write('verification.json', {
    files: [
      { path: google, lines: [`google-site-verification: ${google.slice(1)}`] },
      { path: security, lines: ['Contact: mailto:security@kiekko.example', 'Expires: 2027-12-31T00:00:00Z'] },
    ],
  });
  site = await startSite(
    {
      contentUrl: process.env['TEST_CONTENT_URL'] ?? '',
      platformUrl: process.env['TEST_PLATFORM_URL'] ?? '',
    },
    {
      BRANDS_DIR: brands.directory,
      PLATFORM_TIMEOUT_MS: '20000',
      TRUST_PROXY: '1',
      GALLERY_HOSTS: '*.localhost',
    },
  );
});

test.afterAll(async () => {
  await site.stop();
  brands.remove();
});

const ask = (
  host: string,
  target: string,
  headers: Record<string, string> = {},
  more: { method?: string; body?: string } = {},
): Promise<PlainAnswer> => plainRequest(`${site.url}${target}`, { headers: { host, ...headers }, ...more });

test.describe('hosts of a brand', () => {
  for (const [from, to, status = 308] of [
    ['/', '/'],
    ['/fi-FI/promotions/all?tag=new&x=%20', '/fi-FI/promotions/all?tag=new&x=%20'],
    ['/api/games?locale=fi-FI', '/api/games?locale=fi-FI'],
    ['/brands/kiekko/favicon.svg', '/brands/kiekko/favicon.svg'],
    // A redirected address takes a single redirect.
    ['/kasino.html?x=1', '/fi-FI/online-casino?x=1', 301],
  ] as const)
    test(`an alias leads ${from} to the canonical host`, async () => {
      for (const host of ['kiekko.example', 'OLD-kiekko.example', 'kiekko.example.']) {
        const answer = await ask(host, from, { 'x-forwarded-proto': 'https' });
        expect([answer.status, answer.headers['location']]).toEqual([
          status,
          `https://www.kiekko.example${to}`,
        ]);
        expect(answer).toMatchObject({
          body: '',
          cookies: '',
          headers: { 'cache-control': 'public, max-age=3600' },
        });
      }
    });

  test('a form is sent on to the canonical host as it is', async () => {
    const origin = { origin: 'http://kiekko.example' };
    const answer = await ask('kiekko.example', '/fi-FI/login', origin, { method: 'POST', body: 'a=b' });
    expect([answer.status, answer.headers['location']]).toEqual([
      308,
      'http://www.kiekko.example/fi-FI/login',
    ]);
  });

  test('the canonical host, and the ones of this machine, answer themselves', async () => {
    for (const host of ['www.kiekko.example', 'kiekko.localhost']) {
      const page = await ask(host, '/fi-FI');
      expect(page.status, host).toBe(200);
      expect(page.body).toContain(`<link rel="canonical" href="http://${host}/fi-FI"`);
    }
  });

  test('a process is alive and measured by any host', async () => {
    for (const host of ['10.0.0.7', 'kiekko.example'])
      expect((await ask(host, '/health')).status, host).toBe(200);
    expect((await ask('10.0.0.7', '/metrics')).status).not.toBe(404);
  });

  for (const target of [
    '/',
    '/en-UN',
    '/en-UN/login',
    '/en-UN/promotions?x=1',
    '/favicon.ico',
    google,
    security,
    '/en-UN/login.data',
  ])
    test(`an unknown host gets no brand at ${target}`, async () => {
      for (const host of [
        'stranger.example',
        '127.0.0.1',
        'kiekko.example.stranger.example',
        'www.kiekko.localhost',
      ]) {
        const answer = await ask(host, target);
        expect(answer.status, host).toBe(404);
        expect(answer.cookies).toBe('');
        expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
        expect(answer.headers['location']).toBeUndefined();
        expect(answer.headers['content-security-policy']).toContain('default-src');
        expect(answer.body).toContain('There is no site at this address.');
        for (const { brand, brandName } of sites) {
          expect(answer.body.toLowerCase()).not.toContain(brand);
          expect(answer.body).not.toContain(brandName);
        }
      }
    });

  test('the page of an unknown host is in the language of the visitor', async () => {
    const page = await ask('stranger.example', '/', { 'accept-language': 'fi-FI,fi;q=0.9,en;q=0.5' });
    expect(page.headers['content-language']).toBe('fi');
    expect(page.body).toContain('Tässä osoitteessa ei ole sivustoa.');
    const unknown = await ask('stranger.example', '/', { 'accept-language': 'xx' });
    expect(unknown.body).toContain('There is no site at this address.');
  });
});

test.describe('verification files', () => {
  test('are plain text at the hosts of their brand, aliases too, and nowhere else', async () => {
    for (const host of ['kiekko.localhost', 'www.kiekko.example', 'kiekko.example']) {
      const answer = await ask(host, google);
      expect([answer.status, answer.body]).toEqual([200, `google-site-verification: ${google.slice(1)}\n`]);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=300',
      });
    }
    expect((await ask('kiekko.localhost', security)).body.split('\n')).toHaveLength(3);
    expect((await ask('kiekko.localhost', google, {}, { method: 'HEAD' })).body).toBe('');
    for (const target of [google, security])
      for (const host of ['halden.localhost', 'brasa.localhost'])
        expect((await ask(host, target)).body, host).not.toContain('google-site-verification');
    expect((await ask('kiekko.localhost', `${google}/x`)).status).not.toBe(200);
  });
});

test.describe('what is refused', () => {
  for (const [name, value, fault, isReported = false] of [
    [
      'verification.json',
      { files: [{ path: '/.well-known/../x', lines: ['a'] }] },
      '/files/0/path is "/.well-known/../x", which is not allowed. Write: "/.well-known/"',
      true,
    ],
    [
      'verification.json',
      { files: [{ path: '/index.php', lines: ['a'] }] },
      '/files/0/path is "/index.php", which is not allowed.',
    ],
    [
      'verification.json',
      { files: [{ path: '/robots.txt', lines: ['a'] }] },
      '/files/0/path is "/robots.txt", which the site or its proxy answers itself. Remove it.',
    ],
    [
      'verification.json',
      { files: [{ path: '/.well-known/acme-challenge/x', lines: ['a'] }] },
      '/files/0/path is "/.well-known/acme-challenge/x", which the site or its proxy answers itself. Remove it.',
    ],
    [
      'verification.json',
      {
        files: [
          { path: '/a.txt', lines: ['a'] },
          { path: '/a.txt', lines: ['b'] },
        ],
      },
      '/files/1/path is "/a.txt", which another file has already. Remove one of them.',
    ],
    [
      'verification.json',
      { files: [{ path: '/a.txt', lines: Array.from({ length: 10 }, () => 'x'.repeat(1_900)) }] },
      '/files/0/lines has 19010 bytes, 16384 are allowed. Shorten the text.',
    ],
    [
      'brand.json',
      { aliasHosts: { 'kiekko.example': 'ww.kiekko.example' } },
      '/aliasHosts/kiekko.example is "ww.kiekko.example", which is not in /hosts. Did you mean "www.kiekko.example"?',
      true,
    ],
    [
      'brand.json',
      { aliasHosts: { 'halden.localhost': 'kiekko.localhost' } },
      '/aliasHosts/halden.localhost already belongs to halden. Remove it from one of the two places.',
    ],
    ['brand.json', { aliasHosts: { 'a..': 'kiekko.localhost' } }, '/aliasHosts/a.. is no host name.'],
  ] as const)
    test(`${fault.slice(0, 60)}`, async () => {
      const before = readFileSync(fileOf(name), 'utf8');
      const changed = name === 'brand.json' ? { ...read(name), ...value } : value;
      write(name, changed);
      try {
        await expect
          .poll(
            () =>
              site
                .log()
                .map(({ reason }) => String(reason))
                .filter((reason) => reason.startsWith(`${fileOf(name)}: ${fault}`)).length,
          )
          .toBeGreaterThan(0);
        // The last good version stays in use, and no other brand is affected.
        expect((await ask('kiekko.localhost', google)).status).toBe(200);
        expect((await ask('kiekko.example', '/')).status).toBe(308);
        expect((await ask('halden.localhost', '/en-UN')).status).toBe(200);
        // The report takes seconds, so only one break of each file checks that it names the line.
        if (!isReported) return;
        const report = (await ask('kiekko.localhost', '/launch-report')).body;
        expect(report).toContain('data-kind="refusedFile"');
        const pointer = (fault.split(' ')[0] ?? '').replaceAll('.', '\\.');
        expect(report).toMatch(new RegExp(`kiekko/${name.replace('.', '\\.')}:\\d+ ${pointer}`));
      } finally {
        writeFileSync(fileOf(name), before);
      }
      await expectLine(site.log, { event: 'configuration.reloaded' });
    });
});
