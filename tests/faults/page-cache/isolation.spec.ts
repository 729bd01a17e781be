import { utimesSync } from 'node:fs';
import path from 'node:path';
import { type Random, seededRandom } from '../../../app/workbench/new-brand/seeded-random';
import { expect, test } from '../../support/journey';
import { type PlainAnswer, plainRequest } from '../../support/plain-request';
import { hasRedis, startRedis } from '../../support/redis';
import { type TestSite, sites } from '../../support/sites';
import { type Stack, startStack } from '../../support/stack';
import { editTitle } from '../support/edit-title';
import { type Question, foreign } from './foreign-content';
import { type MarkedBrands, markedBrands } from './isolation-marks';

const previewSecret = 'secret-of-the-isolation-tests';
const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36';
const brandIds = [...new Set(sites.map(({ brand }) => brand))];
const player = (brand: string) => `regular@${brand}.example`;

test.describe.configure({ mode: 'default' });

let brands: MarkedBrands;
let redis: Awaited<ReturnType<typeof startRedis>> | undefined;
let stack: Stack;
/** Cookies of a signed-in player and of an editor, by brand. */
const session = new Map<string, string>();
const preview = new Map<string, string>();

test.beforeAll(async () => {
  test.setTimeout(400_000);
  brands = markedBrands();
  redis = hasRedis ? await startRedis() : undefined;
  stack = await startStack({
    brandsDirectory: brands.directory,
    sharesPlatform: true,
    publishesChanges: true,
    siteEnvironment: {
      CONTENT_PREVIEW_SECRET: previewSecret,
      // Long timeouts for a busy machine: the tests are about the content of responses.
      PLATFORM_TIMEOUT_MS: '20000',
      ...(redis ? { REDIS_URL: redis.url } : {}),
    },
  });
  for (const brand of brandIds) {
    session.set(brand, (await signIn(brand)).cookies);
    preview.set(brand, (await ask(brand, `/preview?secret=${previewSecret}`)).cookies);
  }
});

test.afterAll(async () => {
  await stack?.stop();
  await redis?.stop();
  brands?.remove();
});

const hostOf = (brand: string) => `${brand}.localhost:${stack.ports.site}`;
const originOf = (brand: string) => `http://${hostOf(brand)}`;

function ask(brand: string, target: string, headers: Record<string, string> = {}): Promise<PlainAnswer> {
  return plainRequest(`${stack.origin()}${target}`, { headers: { host: hostOf(brand), ...headers } });
}

function post(
  brand: string,
  target: string,
  fields: Record<string, string>,
  cookie = '',
): Promise<PlainAnswer> {
  return plainRequest(`${stack.origin()}${target}`, {
    method: 'POST',
    headers: { host: hostOf(brand), origin: originOf(brand), cookie },
    body: new URLSearchParams(fields).toString(),
  });
}

async function signIn(brand: string): Promise<PlainAnswer> {
  const fields = { email: player(brand), password: 'Marquee-2026' };
  const answer = await post(brand, `/${localeOf(brand)}/login.data`, fields);
  expect(answer.status, answer.body).toBe(202);
  return answer;
}

/** The default locale of a brand. */
function localeOf(brand: string): string {
  const site = sites.find((candidate) => candidate.brand === brand && candidate.isDefaultLocale);
  if (!site) throw new Error(`brand ${brand} has no default locale`);
  return site.locale;
}

const channels = ['desktop', 'mobile'] as const;

const pages = (site: TestSite) => [
  '',
  '/online-casino',
  '/live-casino-online',
  '/promotions',
  '/about-us',
  site.loyaltyPath,
  '/register',
  '/nothing-here',
];
const data = (site: TestSite) => [
  `/api/dialog-site?locale=${site.locale}&sections=app,errors`,
  `/api/games?locale=${site.locale}`,
  `/api/winners?locale=${site.locale}`,
  `/api/player?locale=${site.locale}`,
];

/** Every site × channel × state, each with a page and a data request, in random order. */
function questions(random: Random): Question[] {
  const all = sites.flatMap((site) => {
    const page = () => ({ site, target: `/${site.locale}${pick(pages(site), random)}`, isPage: true });
    const piece = () => ({ site, target: pick(data(site), random), isPage: false });
    return [
      ...channels.flatMap((channel) =>
        (['signed out', 'signed in'] as const).flatMap((state) => [
          { ...page(), channel, state },
          { ...piece(), channel, state },
        ]),
      ),
      // Pages in preview are not cached and read all content, so each site has only one.
      { ...page(), channel: pick(channels, random), state: 'preview' as const },
    ];
  });
  return all
    .map((question) => ({ question, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ question }) => question);
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(random() * list.length)] as T;
}

/** Reloads the configuration, which invalidates everything derived from it. */
async function readConfigurationAgain(): Promise<void> {
  const now = new Date();
  utimesSync(path.join(brands.directory, 'defaults.json'), now, now);
}

const publish = (brand: string, round: number) =>
  editTitle(stack.contentUrl, `text-about-us-${brand}`, `Edition ${round} of ${brand}`, true);
const saveDraft = (brand: string) =>
  editTitle(stack.contentUrl, `text-about-us-${brand}`, `Draft of ${brand}`, false);

const simultaneous = 12;
const answersPerChange = 30;

test('ENGINE-05 no answer of any brand, market, language, channel and state holds anything of another one', async () => {
  test.setTimeout(300_000);
  const random = seededRandom('isolation');
  const requested = questions(random);
  const found: string[] = [];
  const statuses = new Map<number, number>();
  let next = 0;
  async function visit(): Promise<void> {
    for (let question = requested[next++]; question; question = requested[next++]) {
      const { site, channel, state, target } = question;
      const cookie = (state === 'signed in' ? session : state === 'preview' ? preview : undefined)?.get(
        site.brand,
      );
      const answer = await ask(site.brand, target, {
        ...(cookie ? { cookie } : {}),
        ...(channel === 'mobile' ? { 'user-agent': phone } : {}),
      });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const wrong = foreign(brands.marks, question, answer);
      if (wrong.length > 0)
        found.push(`${site.brand} ${target} ${channel} ${state}: ${wrong.slice(0, 5).join(', ')}`);
    }
  }
  /**
   * Concurrent changes by editors and operators: each invalidates a document and a list in every language, or
   * everything derived from the configuration.
   */
  async function change(): Promise<void> {
    const changes = [publish, saveDraft, readConfigurationAgain];
    const rounds = Math.floor(requested.length / answersPerChange);
    for (let round = 1; round < rounds; round++) {
      while (next < round * answersPerChange) await new Promise((resolve) => setTimeout(resolve, 10));
      await changes[round % changes.length]?.(pick(brandIds, random), round);
    }
  }
  await Promise.all([change(), ...Array.from({ length: simultaneous }, visit)]);
  expect(found).toEqual([]);
  // Mostly real pages rather than error screens.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(requested.length / 2);
  const log = stack.siteLog();
  expect(log.filter(({ event }) => event === 'configuration.reloaded').length).toBeGreaterThan(0);
  expect(log.filter(({ event }) => event === 'content.changed').length).toBeGreaterThan(1);
});

/** The session cookie, without cookies readable by scripts. */
function sessionCookie(brand: string): string {
  const cookie = session
    .get(brand)
    ?.split('; ')
    .find((part) => part.startsWith('marquee-session='));
  if (!cookie) throw new Error(`no session at ${brand}`);
  return cookie;
}

const others = (brand: string) => brandIds.filter((other) => other !== brand);

test('AUTH-09 a session is worth nothing at another brand, and cannot be ended there', async () => {
  for (const brand of brandIds) {
    const cookie = sessionCookie(brand);
    for (const other of others(brand)) {
      const locale = localeOf(other);
      for (const sent of [
        cookie,
        `${sessionCookie(other).slice(0, -1)}; ${cookie}`,
        `${cookie}; ${cookie}`,
      ]) {
        const account = await ask(other, `/${locale}/my-account/account`, { cookie: sent });
        expect(account.headers['location'], `${brand} at ${other}`).toContain('/401?wanted=');
        expect((await ask(other, `/api/player/wallet?locale=${locale}`, { cookie: sent })).status).toBe(401);
      }
      await post(other, `/api/logout?locale=${locale}`, {}, cookie);
      await post(other, `/${locale}/login.data`, { email: player(other), password: 'Marquee-2026' }, cookie);
    }
    const own = await ask(brand, `/${localeOf(brand)}/my-account/account`, { cookie });
    expect(own.status, `${brand} at its own host`).toBe(200);
  }
});

test('a preview is worth nothing at another brand', async () => {
  for (const brand of brandIds) {
    await saveDraft(brand);
    const page = `/${localeOf(brand).replace(/^[a-z]+/, 'en')}/about-us`;
    expect((await ask(brand, page, { cookie: preview.get(brand) ?? '' })).body).toContain(
      `Draft of ${brand}`,
    );
    for (const other of others(brand)) {
      const answer = await ask(brand, page, { cookie: preview.get(other) ?? '' });
      expect(answer.body, `${other} at ${brand}`).not.toContain('Draft of');
    }
  }
});

test('a form of several steps goes on at its own brand alone', async () => {
  const [brand = '', other = ''] = brandIds;
  const email = 'somebody@example.com';
  const begun = await post(brand, `/${localeOf(brand)}/reset-password.data`, {
    intent: 'email',
    email,
  });
  expect(begun.cookies, begun.body).toContain('marquee-password-reset=');
  const page = (at: string) => ask(at, `/${localeOf(at)}/reset-password`, { cookie: begun.cookies });
  expect((await page(brand)).body).toContain(email);
  expect((await page(other)).body).not.toContain(email);
  // Starting or ending a session there with the same cookie does not affect this one.
  await post(
    other,
    `/${localeOf(other)}/reset-password.data`,
    { intent: 'email', email: 'x@example.com' },
    begun.cookies,
  );
  await post(other, `/${localeOf(other)}/reset-password.data`, { intent: 'restart' }, begun.cookies);
  expect((await page(brand)).body).toContain(email);
});

test('theme, icon and data of a brand are at its own hosts alone', async () => {
  for (const brand of brandIds) {
    const login = await ask(brand, `/${localeOf(brand)}/login`);
    const theme = /href="(\/themes\/[^"]+)"/.exec(login.body)?.[1] ?? '';
    const icon = `/brands/${brand}/favicon.svg`;
    for (const file of [theme, icon])
      expect((await ask(brand, file)).status, `${file} at ${brand}`).toBe(200);
    for (const other of others(brand)) {
      for (const file of [theme, icon])
        expect((await ask(other, file)).status, `${file} at ${other}`).toBe(404);
      for (const { locale } of ownLocales(brand, other))
        for (const name of ['games', 'winners', 'dialog-site', 'player'])
          expect((await ask(other, `/api/${name}?locale=${locale}`)).status, `${locale} at ${other}`).toBe(
            400,
          );
    }
  }
});

/** Sites of a brand in locales that another brand lacks. */
function ownLocales(brand: string, other: string): TestSite[] {
  const known = new Set(sites.filter((site) => site.brand === other).map(({ locale }) => locale));
  return sites.filter((site) => site.brand === brand && !known.has(site.locale)).slice(0, 1);
}

test('ROUTE-01 a host is the one that was asked for, however it is written and whatever else a request says', async () => {
  const port = stack.ports.site;
  const page = '/en-UN/promotions';
  const brandOf = (answer: PlainAnswer) =>
    /href="\/brands\/([a-z0-9-]+)\/favicon\.svg"/.exec(answer.body)?.[1];
  const say = (host: string, more: Record<string, string> = {}) =>
    plainRequest(`${stack.origin()}${page}`, { headers: { host, ...more } });
  for (const host of [
    'kiekko.localhost',
    `kiekko.localhost:${port}`,
    `KIEKKO.LocalHost:${port}`,
    'kiekko.localhost:1',
  ])
    expect(brandOf(await say(host)), host).toBe('kiekko');
  for (const name of ['x-forwarded-host', 'x-original-host', 'x-host', 'forwarded'])
    expect(brandOf(await say(`kiekko.localhost:${port}`, { [name]: 'brasa.localhost' })), name).toBe(
      'kiekko',
    );
  // A trailing dot makes a different host for browsers: it redirects to the regular one.
  expect((await say(`kiekko.localhost.:${port}`)).headers['location']).toBe(
    `http://kiekko.localhost:${port}${page}`,
  );
  for (const host of [
    'brasa.localhost.example',
    '[::1]',
    '127.0.0.1',
    'xn--kiekko-.localhost',
    'kiekko.localhost..',
  ])
    expect(await say(host), host).toMatchObject({
      status: 404,
      cookies: '',
      headers: { 'x-robots-tag': 'noindex' },
    });
  for (const host of [
    'kiekko.localhost@brasa.localhost',
    'kiekko.localhost/brasa.localhost',
    'kiekko.localhost:99999',
    'a b',
  ])
    expect((await say(host)).status, host).toBe(400);
  const absolute = await plainRequest(stack.origin(), {
    path: `http://brasa.localhost:${port}${page}`,
    headers: { host: `kiekko.localhost:${port}` },
  });
  expect(absolute.status).toBe(400);
});
