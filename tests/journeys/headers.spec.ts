import type { RouteConfigEntry } from '@remix-run/route-config';
import routes from '../../app/routes';
import { expect, test } from '../support/journey';
import { type PlainAnswer, plainRequest } from '../support/plain-request';
import { sessionAt } from '../support/site-request';
import { address, brands, plainAddress, sites } from '../support/sites';

// docs/headers.md, for every route: new routes are included automatically.

const [site] = brands;
if (!site) throw new Error('no brand is configured');
const { host, origin } = new URL(address({ ...site }, '/'));

/** Values for path parameters. */
const parameters: Record<string, string> = {
  ':locale': site.locale,
  ':file': `${site.brand}-000000000000.css`,
  ':campaignId': '1000',
  ':conversationId': '00000000-0000-4000-8000-000000000000',
  ':playerId': '50013',
  ':documentId': 'doc-50013-1',
  ':document': 'PROOF_OF_ID',
  ':payment': '00000000-0000-4000-8000-000000000000',
  ':period': '2026-10',
  ':transaction': '1',
  ':pageId': '00000000-0000-4000-8000-000000000000',
  ':provider': 'relax',
  ':game': 'cherry-thunderstruck',
  ':category?': 'football',
  ':region?': 'england',
  ':competition?': 'premier-league',
  ':event?': '123',
  '*': 'any/page',
};

/** All paths of the route table. */
function addressesOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, children, id }) => {
    const parts = (path ?? '').split('/').filter(Boolean);
    const own = [parent, ...parts.map((part) => parameters[part] ?? part)].join('/');
    expect(own, id).not.toContain(':');
    return [...(path === undefined && children ? [] : [own || '/']), ...addressesOf(children ?? [], own)];
  });
}

type Headers = PlainAnswer['headers'];

const text = (headers: Headers, name: string) => headers[name]?.toString() ?? '';

/** SVG pictures may have inline styles, but run no scripts and have no origin. */
const allowedInline =
  /style-src-attr 'unsafe-inline'|^sandbox; default-src 'none'; style-src 'unsafe-inline'/;

/** Header errors of a response, in words. */
function faultsOf({ status, headers }: PlainAnswer, isOwnDocument: boolean): string[] {
  const policy = text(headers, 'content-security-policy');
  // Staff pages run no scripts at all.
  const isScriptless = isOwnDocument && policy.startsWith("default-src 'none'");
  const expected: Record<string, RegExp> = {
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
    'cross-origin-resource-policy': /^(same|cross)-origin$/,
    // Errors are not cached.
    'cache-control': status < 400 ? /./ : /no-store|no-cache|^max-age=0$/,
    'x-powered-by': /^$/,
    // Two policies would be joined with a comma in one header.
    'content-security-policy': /^(?:sandbox; )?default-src [^,]*frame-ancestors '(?:self|none)'[^,]*$/,
    ...(isOwnDocument
      ? {
          'cross-origin-opener-policy': /^same-origin$/,
          'permissions-policy': /camera=\(\)/,
          'x-frame-options': isScriptless ? /^DENY$/ : /^SAMEORIGIN$/,
        }
      : {}),
  };
  const directives =
    isOwnDocument && !isScriptless
      ? ["default-src 'self'", "script-src 'self'", "object-src 'none'", "base-uri 'self'"]
      : ["default-src 'none'"];
  return [
    ...Object.entries(expected)
      .filter(([name, pattern]) => !pattern.test(text(headers, name)))
      .map(([name]) => `${name} is "${text(headers, name)}"`),
    ...directives.filter((directive) => !policy.includes(directive)).map((directive) => `no ${directive}`),
    ...(/'unsafe-/.test(policy.replace(allowedInline, '')) ? [`unsafe ${policy}`] : []),
  ];
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

async function check(faults: string[], url: string, requested: Asked = {}): Promise<PlainAnswer> {
  const answer = await plainRequest(url, requested);
  const isHtml = text(answer.headers, 'content-type').startsWith('text/html');
  const isOwnDocument = isHtml && url.startsWith(plainAddress('/'));
  const name = `${requested.method ?? 'GET'} ${url} ${answer.status}`;
  faults.push(...faultsOf(answer, isOwnDocument).map((fault) => `${name}: ${fault}`));
  return answer;
}

test('every route of the site answers every method with the headers of the policy', async () => {
  const faults: string[] = [];
  const paths = [...new Set([...addressesOf(routes), '/health', '/ready'])];
  expect(paths.length).toBeGreaterThan(50);
  const cookie = await sessionAt(site, `regular@${site.brand}.example`);
  for (const path of paths) {
    const url = plainAddress(path);
    await check(faults, url, { headers: { host } });
    await check(faults, url, { headers: { host, cookie } });
    await check(faults, url, { method: 'HEAD', headers: { host } });
    await check(faults, url, { method: 'POST', headers: { host, origin }, body: '' });
    await check(faults, url, { method: 'POST', headers: { host }, body: '' });
    await check(faults, url, { method: 'PUT', headers: { host }, body: '' });
  }
  expect(faults).toEqual([]);
});

test('files, error screens and redirects of the site have the headers of the policy', async () => {
  const faults: string[] = [];
  const ask = (path: string, requested: Asked = {}) =>
    check(faults, plainAddress(path), { ...requested, headers: { host, ...requested.headers } });
  const home = await ask(`/${site.locale}`);
  const script = /\/assets\/[^"]+\.js/.exec(home.body)?.[0] ?? '';
  const files = new Set(
    [...home.body.matchAll(/(?:href|src)="(\/(?:brands|assets|themes|icons|manifests)\/[^"]+)"/g)].map(
      ([, file = '']) => file,
    ),
  );
  expect(files.size).toBeGreaterThan(1);
  for (const file of files) expect((await ask(file)).status, file).toBe(200);
  expect((await ask(script)).headers['cache-control']).toContain('immutable');
  const blocked = sites.flatMap((each) =>
    ['/live-casino-online', '/online-casino', '/promotions']
      .filter((path) => !each.offers(path))
      .map((path) => ({ each, path })),
  )[0];
  const outcomes: [number, Promise<PlainAnswer>][] = [
    [302, ask('/')],
    [400, ask('/%E0%A4%A')],
    [400, ask('/', { headers: { host: 'a b' } })],
    [403, ask('/api/logout', { method: 'POST', body: '', headers: { origin: 'https://other.example' } })],
    [404, ask('/assets/no-such-file.js')],
    [404, ask('/assets/')],
    [404, ask('/assets/no-such-file.js', { method: 'HEAD' })],
    [404, ask('/assets/no-such-file.js', { method: 'POST', body: '', headers: { origin } })],
    [404, ask(`/brands/${site.brand}/no-such-file.png`)],
    [404, ask(`/brands/${site.brand}/`)],
    [404, ask('/brands/no-such-brand/icon.svg')],
    [404, ask('/brands/')],
    [404, ask(`/${site.locale}/no/such/page`)],
    [405, ask('/api/logout', { method: 'DELETE', body: '' })],
    [413, ask('/webhooks/content', { method: 'POST', body: 'x'.repeat(4_100_000) })],
    ...(blocked
      ? [
          [
            451,
            check(faults, plainAddress(new URL(address(blocked.each, blocked.path)).pathname), {
              headers: { host: new URL(address(blocked.each, '/')).host },
            }),
          ] satisfies [number, Promise<PlainAnswer>],
        ]
      : []),
  ];
  for (const [status, answer] of outcomes) expect((await answer).status).toBe(status);
  for (const path of ['/assets/no-such-file.js', `/brands/${site.brand}/no-such-file.png`]) {
    const { headers } = await ask(path);
    expect(headers['content-type'], path).toBe('text/plain; charset=utf-8');
    expect(headers['cache-control'], path).toBe('no-store');
  }
  expect(faults).toEqual([]);
});

test('content service and platform answer with the headers of the policy', async () => {
  const faults: string[] = [];
  const content = process.env['TEST_CONTENT_URL'] ?? '';
  const platform = process.env['TEST_PLATFORM_URL'] ?? '';
  const { body } = await plainRequest(plainAddress(`/${site.locale}`), { headers: { host } });
  const image = new RegExp(`${content}/[^"? ]+`).exec(body)?.[0] ?? '';
  expect(image).not.toBe('');
  expect((await check(faults, image)).headers['cross-origin-resource-policy']).toBe('cross-origin');
  for (const path of [
    '/health',
    '/',
    '/no/such',
    '/images/none',
    '/spaces/marquee/entries',
    '/spaces/marquee/entries?access_token=local-delivery&limit=1',
    '/content/v1/spaces/marquee',
    '/content/v1/spaces/marquee/explore',
  ])
    for (const method of ['GET', 'POST', 'OPTIONS', 'PUT', 'HEAD'])
      await check(faults, content + path, { method, ...(method === 'POST' ? { body: '{' } : {}) });
  for (const path of [
    '/health',
    '/',
    '/no/such',
    '/platform/v1/gaming/jackpots',
    '/platform/openapi.json',
    '/platform/outbox',
    '/platform/simulators/ad-master.js',
  ])
    for (const method of ['GET', 'POST', 'OPTIONS', 'HEAD'])
      await check(faults, platform + path, { method, ...(method === 'POST' ? { body: '{' } : {}) });
  expect(faults).toEqual([]);
});
