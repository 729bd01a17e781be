import { type CountryCode, getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { configuration } from '../../app/site/configuration/configuration.server';
import { displayFormOf, marketForCountry } from '../../app/site/countries';
import { sitesOf } from '../../app/site/resolve.server';
import {
  validatePlatformCountries,
  validatePlatformRiskSetting,
} from '../../schemas/generated/validators.js';
import {
  IDENTIFIERS,
  newestMessage,
  register,
  sentCode,
  textOf,
} from '../../services/platform/fixtures/registering';
import {
  siteHeaders,
  startTestPlatform,
  type TestPlatform,
} from '../../services/platform/fixtures/test-platform';

const { brands, countries } = configuration();
const sites = [...brands.values()].flatMap((brand) => sitesOf(brand));
/** All market codes of the project; other countries belong to the global market. */
const marketCodes = new Set([...brands.values()].flatMap(({ markets }) => [...markets.keys()]));

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

/** Every market individually; the global one also offers countries of the others. */
const own = [...new Map(sites.map((site) => [`${site.brand.id} ${site.market.id}`, site])).values()].flatMap(
  (site) =>
    site.market.registration.countries
      .slice(0, site.market.id === countries.globalMarket ? 1 : undefined)
      .map((country) => ({ site, country, name: `${site.brand.id} ${site.market.id} from ${country}` })),
);

test.each(own)('MARKET-08 MARKET-12 MARKET-28 a player signs up and in: $name', async ({ site, country }) => {
  const { siteId } = site.brand;
  const mobilePhone = getExampleNumber(country as CountryCode, examples)?.number ?? '';
  const risk = await platform.get(
    `/platform/v1/player/markets/risk-setting?siteId=${siteId}&countryCode=${country}`,
  );
  const requested: unknown = risk.body;
  if (!validatePlatformRiskSetting(requested)) throw new Error('that is no risk setting');
  const email = `${site.market.id}-${country}@${site.brand.id}.test`.toLowerCase();
  const player = await register(platform, {
    siteId,
    email,
    country,
    mobilePhone,
    languageCode: site.speech.code,
    ...(requested.cpf ? { cpf: '529.982.247-25' } : {}),
  });
  const postalCode = site.market.registration.countryRules[country]?.postCode?.example ?? '';
  const identified = requested.registerIdentifier && {
    registerIdentifier: IDENTIFIERS[requested.registerIdentifier],
  };
  expect(await player.complete({ postalCode, ...identified })).toEqual({ status: 200, body: {} });
  for (const [channel, target] of [
    ['sms', mobilePhone],
    ['email', email],
  ] as const)
    if (requested[`${channel}Verification`]) {
      await player.requestCode(channel);
      expect(await player.verify(channel, await sentCode(platform, target))).toMatchObject({ status: 200 });
    }
  const signedIn = await player.signIn();
  const headers = { ...siteHeaders(siteId), authorization: textOf(signedIn, 'idToken') };
  // PP is SE and LL is NL in all calls; the wallet has the currency shown by the market.
  expect(await platform.get('/platform/v1/player/account', headers)).toMatchObject({
    body: {
      countryCode: country,
      ...(displayFormOf(country, countries) === site.market.id ? { currencyCode: site.market.currency } : {}),
    },
  });
  expect(await newestMessage(platform, email)).toMatchObject({ template: 'welcome' });
});

test('MARKET-07 MARKET-19 MARKET-20 the platform takes sign-ups from every country that a market offers', async () => {
  for (const brand of brands.values()) {
    const { body } = await platform.get(
      '/platform/v1/player/registration/countries',
      siteHeaders(brand.brand.siteId),
    );
    if (!validatePlatformCountries(body)) throw new Error('that is no list of countries');
    const open = body.filter(
      ({ active, allowed, removeCountryFromRegistration }) =>
        active && allowed && !removeCountryFromRegistration,
    );
    const codes = open.map(({ code }) => code);
    for (const market of brand.markets.values())
      expect(codes, `${brand.brand.id} ${market.id}`).toEqual(
        expect.arrayContaining(market.registration.countries),
      );
    // Both sides assign a player to the same market.
    for (const { code, market } of body)
      if (countries.markets[code]) expect(marketForCountry(code, countries, marketCodes)).toBe(market);
  }
});

test('MARKET-19 MARKET-20 a closed country is missing from the countries and the phone prefixes of a sign-up', async () => {
  const site = sites.find(({ brand, locale }) => brand.id === 'halden' && locale === 'fi-FI');
  if (!site) throw new Error('there is no fi-FI');
  // Modules of the site read the platform's URL when they are loaded.
  process.env['PLATFORM_URL'] = platform.url;
  vi.resetModules();
  const { registrationSetup } = await import('../../app/player/registration/registration-view.server');
  // AU is excluded from registration, KP neither active nor allowed, US blocked by the site; CA shares its prefix.
  const countries = ['FI', 'AU', 'KP', 'US', 'CA'];
  const market = { ...site.market, registration: { ...site.market.registration, countries } };
  const setup = await registrationSetup({ ...site, market });
  expect(setup.countries.map(({ value }) => value).sort()).toEqual(['CA', 'FI']);
  const prefixes = setup.phonePrefixes.map(({ value }) => value);
  expect(prefixes).toEqual(expect.arrayContaining(['+358', '+1']));
  expect(prefixes).not.toContain('+61');
  expect(prefixes).not.toContain('+850');
});
