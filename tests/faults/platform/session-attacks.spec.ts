import { readFileSync } from 'node:fs';
import { expect, test } from '../../support/journey';
import { plainRequest, plainSignIn } from '../../support/plain-request';
import { type Stack, startStack } from '../../support/stack';

const email = 'regular@halden.example';
const account = '/en-UN/my-account/account';

test.describe.configure({ mode: 'default' });

let stack: Stack;
let site: string;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  stack = await startStack({ sharesContent: true });
  site = stack.origin();
});
test.afterAll(() => stack?.stop());

/** Called by servers with a signature or a secret; they ignore cookies. */
const calledByServers = [
  'webhooks/',
  'preview/brand',
  'preview/campaigns',
  'preview/checks',
  'preview/experiments',
  'preview/impact',
  'preview/launch-report',
  'preview/new-brand-',
];

/** All other paths of the site according to the route table, with values for parameters. */
function addresses(): string[] {
  const routes = readFileSync('app/routes.ts', 'utf8');
  const own = [...routes.matchAll(/route\('([^'*]+)'/g)].map(([, route = '']) => route);
  return own
    .filter((route) => !calledByServers.some((start) => route.startsWith(start)))
    .map((route) => `/${route.replace(':locale', 'en-UN').replace(/:\w+\??/g, 'x')}`);
}

test('CSRF: no address takes a POST that a page of this site did not send', async () => {
  const { cookies } = await plainSignIn(site, email);
  expect(addresses().length).toBeGreaterThan(10);
  const foreign: Record<string, string>[] = [
    {},
    { origin: 'null' },
    { origin: 'https://other.example' },
    { origin: stack.origin('kiekko') },
    { origin: site, 'sec-fetch-site': 'cross-site' },
  ];
  for (const address of addresses())
    for (const headers of foreign) {
      const answer = await plainRequest(`${site}${address}`, {
        method: 'POST',
        headers: { ...headers, cookie: cookies },
        body: 'a=b',
      });
      expect(answer.status, `${address} ${JSON.stringify(headers)}`).toBe(403);
    }
  expect((await plainRequest(`${site}${account}`, { headers: { cookie: cookies } })).status).toBe(200);
});

test("AUTH-09 a cookie of another brand, a forged one and one that was signed out are nobody's", async () => {
  const { cookies } = await plainSignIn(site, email);
  const other = { host: new URL(stack.origin('kiekko')).host };
  const asOther = await plainRequest(`${site}${account}`, { headers: { ...other, cookie: cookies } });
  expect(asOther.headers['location']).toContain('/401?wanted=');
  const forged = `marquee-session=${Buffer.from(JSON.stringify('A'.repeat(43))).toString('base64')}`;
  expect(
    (await plainRequest(`${site}${account}`, { headers: { cookie: forged } })).headers['location'],
  ).toContain('/401?wanted=');
  const out = await plainRequest(`${site}/api/logout?locale=en-UN`, {
    method: 'POST',
    headers: { origin: site, cookie: cookies },
  });
  expect(out.headers['location']).toBe('/en-UN');
  expect(
    (await plainRequest(`${site}${account}`, { headers: { cookie: cookies } })).headers['location'],
  ).toContain('/401?wanted=');
});

test('a planted session id is not taken over by a sign-in', async () => {
  const planted = await plainSignIn(site, 'once@halden.example');
  const { cookies } = await plainSignIn(site, email, planted.cookies);
  expect(cookies).not.toBe(planted.cookies);
  expect(
    (await plainRequest(`${site}${account}`, { headers: { cookie: planted.cookies } })).headers['location'],
  ).toContain('/401?wanted=');
});

test('ASVS 3.7.2 a sign-in leads nowhere but to a page of this site', async () => {
  for (const wanted of [
    'https://other.example/',
    '//other.example',
    '/\\other.example',
    '/\t/other.example',
    '/..//other.example',
    'javascript:alert(1)',
  ]) {
    const body = new URLSearchParams({ email, password: 'Marquee-2026', wanted }).toString();
    const query = new URLSearchParams({ wanted }).toString();
    const answer = await plainRequest(`${site}/en-UN/login?${query}`, {
      method: 'POST',
      headers: { origin: site },
      body,
    });
    expect(answer.headers['location'], wanted).toBe('/en-UN');
    const again = await plainRequest(`${site}/en-UN/login?${query}`, { headers: { cookie: answer.cookies } });
    expect(again.headers['location'], wanted).toBe('/en-UN');
  }
});

test('AUTH-24 no token, password or address of a player is in an answer or a log line', async () => {
  const signedIn = await plainSignIn(site, email);
  await plainRequest(`${site}/en-UN/login.data`, {
    method: 'POST',
    headers: { origin: site },
    body: new URLSearchParams({ email, password: 'a-secret-nobody-may-read' }).toString(),
  });
  const pages = await Promise.all(
    ['/en-UN', account, `${account}.data`].map((address) =>
      plainRequest(`${site}${address}`, { headers: { cookie: signedIn.cookies } }),
    ),
  );
  const answers = [signedIn, ...pages].map(({ headers, body }) => JSON.stringify(headers) + body).join('\n');
  const lines = JSON.stringify(stack.siteLog());
  const log = await fetch(`${stack.platformUrl}/platform/_control/log`);
  const { entries } = (await log.json()) as { entries: { headers: Record<string, string> }[] };
  const tokens = entries.flatMap(({ headers }) =>
    ['authorization', 'access-token'].flatMap((name) => headers[name] ?? []),
  );
  expect(tokens.length).toBeGreaterThan(0);
  for (const secret of [...new Set(tokens)].flatMap((token) => token.split('.').slice(1))) {
    expect(answers.includes(secret)).toBe(false);
    expect(lines.includes(secret)).toBe(false);
  }
  for (const secret of ['Marquee-2026', 'a-secret-nobody-may-read', email])
    expect(lines).not.toContain(secret);
});
