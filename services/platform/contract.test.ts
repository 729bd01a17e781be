import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from './http/contract';
import { siteHeaders, startTestPlatform, type Answer, type TestPlatform } from './fixtures/test-platform';

const FOLDER = fileURLToPath(new URL('../../schemas/platform/', import.meta.url));
const SITE = siteHeaders(5);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ajv = new Ajv({
  allErrors: true,
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  discriminator: true,
});
addFormats(ajv);
const schemas = new Map<string, AnySchemaObject>();
for (const file of readdirSync(FOLDER)) {
  const schema: unknown = JSON.parse(readFileSync(FOLDER + file, 'utf8'));
  if (!isObject(schema)) throw new Error(`${file} is not a schema.`);
  schemas.set(file.replace('.schema.json', ''), schema);
  ajv.addSchema(schema);
}
const validatorOf = (name: string): ValidateFunction => {
  const validate = ajv.getSchema(`https://marquee.dev/schemas/platform/${name}.schema.json`);
  if (validate === undefined) throw new Error(`There is no schema ${name} under its own id.`);
  return validate;
};

/** Expects a status and a body that matches a schema; returns the body. */
function expectReply(answer: Answer, status: number, schema: string): unknown {
  expect(answer).toMatchObject({ status });
  const validate = validatorOf(schema);
  validate(answer.body);
  expect(validate.errors ?? [], `reply against ${schema}`).toEqual([]);
  return answer.body;
}

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

/** Payloads of third parties, which may add fields: sign-in and identity providers, captcha services and payment providers. */
const openSchemas = [
  'token-claims',
  'siteverify-reply',
  'payment-transaction',
  'payment-transactions',
  'request-payment-callback',
  'identity-provider-check',
  'request-identity-callback',
  'payment-identity',
  'sportsbook-provider-context',
];

test.each([...schemas])('%s is a closed, described schema whose examples are valid', (name, schema) => {
  const validate = validatorOf(name);
  const examples: unknown = schema['examples'] ?? [];
  expect(Array.isArray(examples) && examples.every((example) => validate(example))).toBe(true);
  const visit = (node: unknown, path: string): void => {
    if (!isObject(node)) return;
    if (isObject(node['properties'])) {
      const isOpen = openSchemas.includes(name);
      expect(node['additionalProperties'] ?? true, `${name}${path}`).toBe(isOpen);
      for (const [field, sub] of Object.entries(node['properties'])) {
        // References are checked in their own schema.
        if (isObject(sub) && typeof sub['$ref'] === 'string') continue;
        expect(sub, `${name}${path}/${field}`).toMatchObject({
          title: expect.any(String),
          description: expect.any(String),
        });
        visit(sub, `${path}/${field}`);
      }
    }
    visit(node['items'], `${path}/items`);
    visit(node['additionalProperties'], `${path}/*`);
  };
  visit(schema, '');
});

test('MARKET-18 a country needs its fields, and numbers for its location', () => {
  const validate = validatorOf('country');
  const [finland]: unknown[] = [schemas.get('country')?.['examples']].flat();
  expect(isObject(finland) && validate({ ...finland, location: { lat: '64.5', lon: 26.3 } })).toBe(false);
});

test('API-053 jackpots: asked games that have one, in order, in one answer', async () => {
  const ids = 'ember-clock,moss-lantern,no-such-game,brass-comet';
  const body = expectReply(
    await platform.get(`/platform/v1/gaming/jackpots?gameIds=${ids}&siteId=5`),
    200,
    'jackpots',
  );
  expect(body).toMatchObject([{ gameId: 'ember-clock' }, { gameId: 'brass-comet', currency: 'EUR' }]);
});

test('API-044 LIVE-05 LIVE-06 tables of one provider; two readers at one moment see the same seats', async () => {
  const path = '/platform/gameadmin/tables?partnerid=2178&providerKind=';
  const [lobby, category] = await Promise.all([
    platform.get(`${path}evolution`),
    platform.get(`${path}evolution`),
  ]);
  const body = expectReply(lobby, 200, 'tables');
  expect(category.body).toEqual(body);
  expect(body).toMatchObject({ tables: new Array(7).fill({ seats: expect.any(Number) }) });
  expect(expectReply(await platform.get(`${path}nobody`), 200, 'tables')).toEqual({ tables: [] });
});

test('WIN-03 WIN-04 the two winners lists', async () => {
  const wallet = '/platform/v1/player/wallet';
  for (const range of ['24h', '72h']) {
    const top = await platform.get(`${wallet}/top-winners?dateRange=${range}&siteId=7&currency=BRL`);
    expect(expectReply(top, 200, 'winners')).toHaveLength(20);
  }
  const latest = await platform.get(`${wallet}/latest-winners?siteId=7&currency=CLP`);
  expect(expectReply(latest, 200, 'winners')).toHaveLength(20);
});

test('BLOCK-28 a tournament for everybody and for signed-in players', async () => {
  const open = await platform.get('/platform/v1/tournament/public/5/grand-roulette-week/EN');
  expect(expectReply(open, 200, 'leaderboard')).toMatchObject({ status: 'running' });
  const own = '/platform/v1/tournament/5/grand-roulette-week/EN';
  expectReply(await platform.get(own, SITE), 401, 'error');
  const { headers } = await platform.signIn('regular@halden.example');
  expect((await platform.get(own, headers)).body).toEqual(open.body);
  const elsewhere = '/platform/v1/tournament/6/kiekko-cup/EN';
  expectReply(await platform.get(elsewhere, headers), 403, 'error');
});

test('API-006 the access context believes visitor headers only with the key', async () => {
  const path = '/platform/v2/player/access/context';
  const visitor = { 'x-site-context': '7', 'x-visitor-country': 'FR', 'x-forwarded-ip': '198.51.100.70' };
  const believed = await platform.get(path, { ...visitor, 'x-platform-key': 'local-platform' });
  expect(expectReply(believed, 200, 'access-context')).toEqual({
    autodetectedCountry: 'FR',
    Region: '',
    City: '',
    ipAddress: '198.51.100.70',
    market: 'LL',
    allowed: false,
  });
  const ignored = await platform.get(path, { ...visitor, 'x-platform-key': 'guess' });
  expect(expectReply(ignored, 200, 'access-context')).toMatchObject({
    autodetectedCountry: 'MT',
    ipAddress: '127.0.0.1',
  });
});

test('NET-02 NET-03 NET-04 who may call: a site with its key, and its players with their tokens', async () => {
  const { headers, idToken, accessToken } = await platform.signIn('regular@halden.example');
  const profile = '/platform/v1/player/profile';
  const { 'x-platform-key': _key, ...keyless } = headers;
  expect(expectReply(await platform.get(profile, keyless), 403, 'error')).toMatchObject({
    code: 'error.platform.key.invalid',
  });
  expect(
    expectReply(await platform.get(profile, { ...headers, 'x-site-context': '6' }), 403, 'error'),
  ).toMatchObject({
    code: 'error.site.mismatch',
  });
  for (const authorization of [accessToken, `Bearer ${idToken}`, 'x.y.z', '']) {
    expectReply(await platform.get(profile, { ...headers, authorization }), 401, 'error');
  }
  const other = await platform.signIn('once@halden.example');
  const signOut = '/platform/v1/player/sign_out';
  const { 'access-token': _access, ...withoutAccess } = headers;
  for (const wrong of [withoutAccess, { ...headers, 'access-token': other.accessToken }]) {
    expectReply(await platform.post(signOut, {}, wrong), 401, 'error');
  }
  expectReply(await platform.post(signOut, {}, headers), 200, 'empty');
});

test('API-005 API-092 GUARD-33 what the site reads about a player', async () => {
  const { headers } = await platform.signIn('no-casino@halden.example');
  const profile = expectReply(await platform.get('/platform/v1/player/profile', headers), 200, 'profile');
  expect(profile).toMatchObject({ casino: false, liveCasino: false, sports: true, currencyCode: 'EUR' });
  const details = await platform.get('/platform/v1/player/access/details', headers);
  expect(expectReply(details, 200, 'access-details')).toMatchObject({
    accountStatus: 'REGISTERED',
    restrictions: ['CASINO', 'LIVE_CASINO'],
  });
  const suspended = await platform.signIn('suspended@halden.example');
  expect((await platform.get('/platform/v1/player/access/details', suspended.headers)).body).toMatchObject({
    restrictions: ['PAYOUT'],
  });
});

test('the OpenAPI document describes every call that is served', async () => {
  const { body } = await platform.get('/platform/openapi.json');
  const document = isObject(body) && isObject(body['paths']) ? body['paths'] : {};
  const described = Object.entries(document).flatMap(([path, methods]) =>
    isObject(methods) ? Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`) : [],
  );
  const served = contract.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(described.sort()).toEqual(served.sort());
  const ids = contract.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('GUARD-29 a call asks for a site, for the key of the site or for a session, never for a role', async () => {
  const { body } = await platform.get('/platform/openapi.json');
  const components = isObject(body) && isObject(body['components']) ? body['components'] : {};
  expect(
    Object.keys(isObject(components['securitySchemes']) ? components['securitySchemes'] : {}).sort(),
  ).toEqual([
    'accessToken',
    'callbackSignature',
    'idToken',
    'platformKey',
    'providerKey',
    'providerSignature',
    'providerTimestamp',
    'site',
  ]);
});

test('GET /health', async () => {
  expectReply(await platform.get('/health'), 200, 'health');
});

test('every refusal is an envelope, and a 400 names what is wrong', async () => {
  const refused: [Promise<Answer>, number, string | null][] = [
    [platform.get('/platform/nowhere'), 404, null],
    [platform.get('/platform/v1/gaming/jackpots?siteId=5'), 400, 'gameIds'],
    [platform.get('/platform/v1/gaming/jackpots?gameIds=a&siteId=99'), 400, 'siteId'],
    [platform.get('/platform/v1/gaming/jackpots?gameIds=a&gameIds=b&siteId=5'), 400, 'gameIds'],
    [platform.get('/platform/gameadmin/tables?partnerid=1&providerKind=evolution'), 400, 'partnerid'],
    [
      platform.get('/platform/v1/player/wallet/top-winners?dateRange=1y&siteId=5&currency=EUR'),
      400,
      'dateRange',
    ],
    [platform.get('/platform/v1/player/wallet/latest-winners?siteId=6&currency=BRL'), 400, 'currency'],
    [
      platform.get('/platform/v1/player/wallet/latest-winners?siteId=5&currency=EUR&dateRange=24h'),
      400,
      'dateRange',
    ],
    [platform.get('/platform/v1/player/profile'), 400, 'x-site-context'],
    [platform.get('/platform/v1/player/profile', SITE), 401, null],
    [platform.get('/platform/v1/player/profile', { 'x-site-context': '5' }), 403, null],
    [platform.post('/platform/identity/login', { email: 'x', password: 'y' }, SITE), 400, 'email'],
    [platform.post('/platform/identity/login', '{"email":', SITE), 400, null],
    [platform.post('/platform/identity/login', [], SITE), 400, 'body'],
    [platform.post('/platform/identity/login', { email: 'a'.repeat(70_000) }, SITE), 413, null],
  ];
  for (const [answer, status, field] of refused) {
    const body = expectReply(await answer, status, 'error');
    const errors =
      isObject(body) && isObject(body['validationErrors']) ? Object.keys(body['validationErrors']) : [];
    expect(errors).toEqual(field === null ? [] : [field]);
  }
});
