import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestPlatform, startTestPlatform } from '../../services/platform/fixtures/test-platform';
import type { Site } from '../../app/site/site';

/** Tests the site's calls to the platform by the platform's request log. */
async function loadSite() {
  const [registration, country, resolve, configuration] = await Promise.all([
    import('../../app/player/registration/registration-calls.server'),
    import('../../app/platform/visitor/visitor-country.server'),
    import('../../app/site/resolve.server'),
    import('../../app/site/configuration/configuration.server'),
  ]);
  return { ...registration, ...country, ...resolve, ...configuration };
}

interface LogEntry {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  bodyFields: string[];
}

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof loadSite>>;
let site: Site;
const request = new Request('http://halden.localhost/en-UN', {
  headers: { 'x-marquee-visitor-address': '203.0.113.7' },
});

beforeAll(async () => {
  platform = await startTestPlatform({ now: Date.now });
  // Modules of the site read the platform's URL when they are loaded.
  process.env['PLATFORM_URL'] = platform.url;
  app = await loadSite();
  const brand = app.configuration().brands.get('halden');
  const found = brand && app.sitesOf(brand).find(({ locale }) => locale === 'en-UN');
  if (!found) throw new Error('no site en-UN of halden');
  site = found;
});
beforeEach(async () => {
  await platform.post('/platform/_control/reset', {});
});
afterAll(() => platform.close());

async function lastCall(path: string): Promise<LogEntry | undefined> {
  const { body } = await platform.get('/platform/_control/log');
  const { entries } = body as { entries: LogEntry[] };
  return entries.findLast((entry) => entry.path === path);
}

test('REG-13 the risk setting of a country is asked with site and country, and says what is verified', async () => {
  const setting = await app.riskSettingOf(site, 'BR');
  expect(setting).toMatchObject({ smsVerification: true, emailVerification: false });
  expect(await lastCall('/platform/v1/player/markets/risk-setting')).toMatchObject({
    method: 'GET',
    query: { siteId: '5', countryCode: 'BR' },
  });
});

test('REG-14 REG-18 REG-20 registration and codes carry the captcha header, a dash without one', async () => {
  const { playerId, token } = await app.startRegistration(
    { request, site },
    {
      firstName: 'Maya',
      lastName: 'Reed',
      email: 'maya.reed@example.com',
      mobilePhone: '+358401234567',
      password: 'four plain words here',
    },
  );
  expect(await lastCall('/platform/v1/player/registration')).toMatchObject({
    method: 'POST',
    headers: { hcaptchatoken: '-', 'x-site-context': '5' },
    bodyFields: expect.arrayContaining(['firstName', 'lastName', 'email', 'mobilePhone', 'password']),
  });
  await app.requestCode(
    { request, site, token, captchaToken: 'answer' },
    { channel: 'sms', playerId, countryCode: 'FI' },
  );
  const sent = await lastCall('/platform/v1/player/registration/sms_request');
  expect(sent?.headers['hcaptchatoken']).toBe('answer');
  expect(sent?.bodyFields.toSorted()).toEqual(['countryCode', 'playerId', 'siteId']);
});

test('AUTH-06 AUTH-31 where a visitor is comes from the second base', async () => {
  const context = await app.visitorCountry(request, site);
  expect(context).toMatchObject({
    autodetectedCountry: expect.stringMatching(/^[A-Z]{2}$/),
    ipAddress: '203.0.113.7',
  });
  expect(await lastCall('/platform/v2/player/access/context')).toBeDefined();
  expect(await lastCall('/platform/v1/player/access/context')).toBeUndefined();
});
