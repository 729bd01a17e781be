import { existsSync } from 'node:fs';
import { giveConsent } from '../support/give-consent';
import { expect, test } from '../support/journey';
import { type OwnSite, startOwnSite } from '../support/own-site';
import { plainRequest } from '../support/plain-request';
import { askBrand, askSite } from '../support/site-request';

// A separate site, whose files are changed and whose calls are recorded.
test.describe.configure({ mode: 'default' });

/** All codes of the specification, and those without a market of the brand. */
const codes = 'AT BR CL DE JJ FI MT NO UK UN CA PE PP SE NL IN LL CX FR JP NZ TR CH PL PH PT GB GG'.split(
  ' ',
);
const further = codes.filter((code) => !existsSync(`brands/halden/markets/${code}.json`));

let own: OwnSite;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  own = await startOwnSite({
    brands: {
      'halden/markets/NZ.json': { disableLiveChat: true },
      'halden/markets/JP.json': { isMarketEnabled: true },
      ...Object.fromEntries(
        further.map((code) => [
          `halden/markets/${code}.json`,
          { id: code, name: `Market ${code}`, languages: ['en'], originCountryCode: code },
        ]),
      ),
    },
    settings: {
      TRUST_PROXY: '1',
      COUNTRY_HEADER: 'x-country',
      AD_MASTER_URL: `${process.env['TEST_PLATFORM_URL'] ?? ''}/platform/simulators/ad-master.js`,
    },
  });
});

test.afterAll(() => own?.stop());

/** Providers that receive both codes, each with its own parameter names. */
const providers = {
  pariplay: { path: '/platform/v2/pariplay/context/', country: 'CountryCode', language: 'LanguageCode' },
  novomatic: { path: '/platform/v1/novomatic/game/url', country: 'country', language: 'locale' },
};
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Country and language sent to a provider at a launch. @param cookie of a player; without one a demo is launched */
async function launched(
  locale: string,
  country: string,
  { provider = 'pariplay', cookie = '' }: { provider?: keyof typeof providers; cookie?: string } = {},
): Promise<unknown[]> {
  const sent = providers[provider];
  const host = `localhost:${new URL(own.url).port}`;
  const headers = { 'x-country': country, cookie };
  const first = await own.ask(`/${locale}/online-casino/play/${provider}`, { headers });
  const game = String(first.headers['location']);
  own.platform.forget();
  const answer = await plainRequest(`${own.url}${game}.data`, {
    method: 'POST',
    headers: { ...headers, host, origin: `http://${host}`, accept: 'application/json' },
    body: new URLSearchParams({ mode: cookie ? 'real' : 'demo' }).toString(),
  });
  const [call] = own.platform.calls(sent.path);
  if (!call)
    throw new Error(`${locale} ${country}: not launched, ${answer.status} ${answer.body.slice(0, 300)}`);
  const body: unknown = JSON.parse(call.body);
  if (!isObject(body)) throw new Error(`no object: ${call.body}`);
  return [body[sent.country], body[sent.language]];
}

for (const [row, locale, country, code, language, provider = 'pariplay'] of [
  ['MARKET-09', 'en-UN', 'GB', 'GG', 'en'],
  ['MARKET-09', 'en-UN', 'FI', 'FI', 'en'],
  ['MARKET-29', 'fr-CA', 'CA', 'CA', 'caf'],
  ['MARKET-29', 'en-CA', 'CA', 'CA', 'ca'],
  ['MARKET-30', 'en-UN', 'BR', 'BR', 'pt', 'novomatic'],
  ['MARKET-30', 'en-UN', 'CH', 'CH', 'de'],
  ['MARKET-30', 'en-UN', 'DE', 'DE', 'de'],
  ['MARKET-30', 'en-UN', 'IN', 'IN', 'inen'],
  ['MARKET-30', 'en-UN', 'JP', 'JP', 'en'],
] as const)
  test(`${row} a provider is asked for ${code} and ${language} where the visitor of ${locale} is in ${country}`, async () => {
    expect(await launched(locale, country, { provider })).toEqual([code, language]);
  });

test('MARKET-29 MARKET-15 a provider is asked for Canadian French where the player lives in Quebec', async () => {
  const email = `quebec-${process.pid}-${Date.now()}@halden.example`;
  const password = 'Marquee-2026';
  const seeded = await fetch(`${process.env['TEST_PLATFORM_URL'] ?? ''}/platform/_control/seed`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      players: [
        {
          siteId: 5,
          email,
          password,
          ...{ countryCode: 'CA', provinceCode: 'QC', currencyCode: 'CAD', kycStatus: 'FULLY VERIFIED' },
          ...{ termsAndConditionsAcceptedVersion: '99', firstLogin: false },
        },
      ],
    }),
  });
  expect(seeded.status).toBe(200);
  const host = `localhost:${new URL(own.url).port}`;
  const { cookies } = await plainRequest(`${own.url}/en-CA/login.data`, {
    method: 'POST',
    headers: { host, origin: `http://${host}`, accept: 'application/json', 'x-country': 'CA' },
    body: new URLSearchParams({ email, password }).toString(),
  });
  expect(await launched('en-CA', 'CA', { cookie: cookies })).toEqual(['CA', 'caf']);
});

const halden = (name: string) => `halden/markets/${name}.json`;

for (const [row, file, change, refused] of [
  ['MARKET-10', halden('FI'), { isMarketEnabled: 'yes' }, '/isMarketEnabled'],
  ['MARKET-10', halden('FI'), { name: '' }, '/name'],
  ['MARKET-10', halden('FI'), { languages: [] }, '/languages'],
  ['MARKET-10', halden('FI'), { localeMapping: { fi: 7 } }, '/localeMapping'],
  ['MARKET-11', halden('LL'), { originCountryCode: ['NL'] }, '/originCountryCode'],
  ['MARKET-11', halden('LL'), { originCountryCode: { 'fr-LL': null } }, '/originCountryCode'],
  ['MARKET-14', halden('FI'), { id: 'XX' }, '/id'],
  [
    'MARKET-15',
    'countries.json',
    { languageRules: [{ country: 'CA', region: 'ON', use: 'caf' }] },
    '/region',
  ],
  ['MARKET-21', 'currencies.json', { EUR: { position: 'above' } }, '/EUR/position'],
  ['MARKET-21', 'currencies.json', { EUR: { hasSpace: 'no' } }, '/EUR/hasSpace'],
] as const)
  test(`${row} a running site refuses ${JSON.stringify(change)} in ${file}, and goes on`, async () => {
    const refusals = () =>
      own
        .log()
        .filter(({ event }) => event === 'configuration.brand-refused' || event === 'configuration.refused')
        .map(({ reason }) => String(reason));
    const before = refusals().length;
    const restore = own.change(file, change);
    await expect.poll(() => refusals().slice(before).join('\n')).toContain(refused);
    expect(refusals().slice(before).join('\n')).toContain(file);
    for (const locale of ['fi-FI', 'fr-LL', 'en-CA']) expect((await own.ask(`/${locale}`)).status).toBe(200);
    restore();
  });

test('MARKET-14 a market may have any of the twenty-eight codes', async () => {
  expect([codes.length, further.length]).toEqual([28, 10]);
  for (const code of codes) {
    // An unknown language redirects to the market's first one; an unknown market would redirect to the default locale.
    const { status, headers } = await own.ask(`/xx-${code}`);
    expect([code, status, headers['location']]).toEqual([code, 302, expect.stringMatching(`-${code}$`)]);
  }
  expect((await own.ask('/en-XX')).headers['location']).toBe('/en-UN');
});

test('MARKET-11 the country of a site follows the market, or its locale', async () => {
  for (const [locale, country] of [
    ['en-LL', 'NL'],
    ['fr-LL', 'FR'],
  ] as const) {
    const { body } = await askSite({ brand: 'halden', locale }, '/register');
    const [select = ''] = /<select[^>]* name="country"[\s\S]*?<\/select>/.exec(body) ?? [];
    expect([locale, /value="([A-Z]{2})" selected/.exec(select)?.[1]]).toEqual([locale, country]);
  }
  const { body } = await askSite({ brand: 'halden', locale: 'fi-FI' }, '/register');
  expect(body).toContain('name="country" value="FI"');
});

test('MARKET-31 a visitor of an unknown country gets English, the market UN and euro', async () => {
  for (const country of ['ZZ', 'ZA']) {
    const home = await own.ask('/', { headers: { 'x-country': country } });
    expect([country, home.status, home.headers['location']]).toEqual([country, 302, '/en-UN']);
  }
  const { body } = await own.ask('/en-UN/register');
  expect(body).toMatch(/<html lang="en"/);
  const dialog = await askBrand('halden', '/api/dialog-site?locale=en-UN');
  expect(JSON.parse(dialog.body)).toMatchObject({ view: { market: 'UN', locale: 'en-UN', tag: 'en' } });
  expect((await own.ask('/en-UN/landing/first-evening')).body).toContain('€200');
});

for (const [width, device] of [
  [599, 'mobile'],
  [600, 'tablet'],
  [959, 'tablet'],
  [960, 'desktop'],
  [1919, 'desktop'],
  [1920, 'largeDesktop'],
] as const)
  test(`MARKET-17 MARKET-32 the ad-master tag counts a window of ${width} pixels as ${device}`, async ({
    page,
  }) => {
    await giveConsent(page);
    await page.addInitScript(() =>
      localStorage.setItem(
        'cookies_options',
        JSON.stringify({ essentials: true, performanceFunctional: true, marketing: true }),
      ),
    );
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${own.url}/pt-BR/terms`);
    await expect(page.locator('script[src$="/ad-master.js"]')).toHaveAttribute('data-device', device);
  });

test('MARKET-32 the ad-master tag is on pages of BR, CL and PE only', async () => {
  const tagged = async (locale: string, brand?: string) =>
    (await own.ask(`/${locale}/terms`, brand ? { brand } : {})).body.includes('ad-master.js');
  for (const [locale, brand, expected] of [
    ['pt-BR', 'halden', true],
    ['cl-CL', 'halden', true],
    ['pe-PE', 'brasa', true],
    ['en-UN', 'halden', false],
    ['pt-PT', 'halden', false],
    ['en-CA', 'brasa', false],
  ] as const)
    expect([locale, brand, await tagged(locale, brand)]).toEqual([locale, brand, expected]);
});

const footerOf = (body: string) => /<footer[\s\S]*<\/footer>/.exec(body)?.[0] ?? '';

test('MARKET-26 a footer has the licences, the terms and the marks of its market, which may have no live chat', async () => {
  const [un, de, nz] = await Promise.all(
    ['en-UN', 'de-DE', 'nz-NZ'].map(async (locale) => footerOf((await own.ask(`/${locale}/about-us`)).body)),
  );
  expect(un).toContain('alt="Aurelia Gaming Authority"');
  expect(un).toMatch(/<a [^>]*href="https:[^"]*"(?:(?!<\/a>)[\s\S])*alt="Aurelia Gaming Authority"/);
  expect(un).toContain('14 Lantern Quay');
  expect(un).toContain('Adults only, 18 and over');
  expect(de).toContain('alt="Lotteriebehörde Nordhavn"');
  expect(de).not.toContain('Aurelia');
  expect(de).toContain('Halden Royale Nordhavn GmbH');
  expect(un).not.toContain('Halden Royale Nordhavn GmbH');
  expect(un).toContain('/en-UN/contact-live-chat"');
  expect(nz).not.toContain('/contact-live-chat"');
  expect((await own.ask('/en-UN/contact-us')).body).toContain('href="/en-UN/contact-live-chat"');
  expect((await own.ask('/nz-NZ/contact-us')).body).not.toContain('href="/nz-NZ/contact-live-chat"');
});

test('MARKET-27 a footer shows lists of links, information, contact and the logos of regulators', async () => {
  const footer = footerOf((await own.ask('/en-UN/about-us')).body);
  for (const text of [
    'The house',
    '/en-UN/online-casino"',
    '/en-UN/about-us"',
    '/en-UN/contact-us"',
    '© 2026 Halden Royale',
  ])
    expect(footer).toContain(text);
  const images = [...footer.matchAll(/<img[^>]*alt="([^"]*)"/g)].map(([, alt]) => alt);
  expect(images).toEqual(expect.arrayContaining(['Aurelia Gaming Authority', 'Adults only, 18 and over']));
});
