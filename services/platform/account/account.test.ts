import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newestMessage, otherCode, sentCode, startBody, textOf, NEW_PASSWORD } from '../fixtures/registering';
import type { NewPlayer } from '../database/tables/players';
import { seededPlayer } from '../players/seeded-player';
import { PASSWORD, siteHeaders, startTestPlatform, type TestPlatform } from '../fixtures/test-platform';

const V1 = '/platform/v1/player';
const OK = { status: 200, body: {} };

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ strictCaptcha: true });
});
afterAll(() => platform.close());
afterEach(() => platform.post('/platform/_control/clock', { now: null }));

/** A separate signed-in player for the test; the address determines brand and name. */
async function seeded(email: string, siteId: number, given: Partial<NewPlayer> = {}) {
  const now = platform.platform.clock.now();
  const { defaults } = platform.platform.data;
  const player = await seededPlayer({ siteId, email, password: PASSWORD }, now, defaults.testPlayer);
  await platform.platform.players.replace({ ...player, ...given });
  const signIn = (password = PASSWORD) =>
    platform.post(
      '/platform/identity/login',
      { email, password },
      { ...siteHeaders(siteId), hcaptchaToken: 'solved' },
    );
  const login = await signIn();
  const headers = {
    ...siteHeaders(siteId),
    authorization: textOf(login, 'idToken'),
    'access-token': textOf(login, 'accessToken'),
  };
  return { headers, signIn };
}

test('ERR-11 a strict captcha refuses a missing and a bad token with an explicit deny', async () => {
  const who = {
    siteId: 6,
    email: 'cap@example.com',
    country: 'FI',
    mobilePhone: '+358401234567',
    languageCode: 'fi',
  };
  const start = (captcha: Record<string, string>) =>
    platform.post(`${V1}/registration`, startBody(who), { ...siteHeaders(6), ...captcha });
  expect(await start({})).toMatchObject({ status: 403, body: { code: 'explicit deny' } });
  for (const hcaptchaToken of ['-', 'bad']) {
    expect(await start({ hcaptchaToken })).toMatchObject({ status: 403, body: { code: 'explicit deny' } });
  }
  expect(await start({ hcaptchaToken: 'solved' })).toMatchObject({ status: 200 });
});

test('RESET-05 RESET-06 RESET-07 a code opens one new password, ends all sessions and lifts the lock of the sign-in', async () => {
  const email = 'code@halden.example';
  const mobilePhone = '+14165550123';
  const { headers, signIn } = await seeded(email, 5, { countryCode: 'CA', mobilePhone });
  for (let tried = 0; tried < 5; tried += 1) await signIn('wrong');
  expect(await signIn()).toMatchObject({ status: 429 });

  const site = siteHeaders(5);
  expect(await platform.post(`${V1}/password_reset`, { email: email.toUpperCase() }, site)).toEqual(OK);
  const code = await sentCode(platform, mobilePhone);
  const verify = (digits: string) =>
    platform.post(`${V1}/password_reset/sms_verification`, { email, code: digits }, site);
  expect(await verify(otherCode(code))).toMatchObject({ status: 400, body: { code: 'sms.code.invalid' } });
  const keys = await verify(code);
  expect(await verify(code)).toMatchObject({ body: { code: 'sms.code.invalid' } });

  const set = (changes: Record<string, unknown>) =>
    platform.post(
      `${V1}/password_reset/new_password`,
      { ...Object(keys.body), password: NEW_PASSWORD, ...changes },
      site,
    );
  const refused = { status: 400, body: { code: 'error.password.reset' } };
  expect(await set({ smsResetKeyId: 'x' })).toMatchObject(refused);
  expect(await set({ resetKey: 'x' })).toMatchObject(refused);
  expect(await set({ password: 'short' })).toMatchObject({
    body: { validationErrors: { password: { code: 'invalid.password.length' } } },
  });
  expect(await set({})).toEqual(OK);
  expect(await set({ password: 'another good one' })).toMatchObject(refused);

  expect(await platform.get(`${V1}/profile`, headers)).toMatchObject({ status: 401 });
  expect(await signIn()).toMatchObject({ status: 401 });
  expect(await signIn(NEW_PASSWORD)).toMatchObject({ status: 200 });
  expect(await newestMessage(platform, email)).toMatchObject({ template: 'password-changed' });
});

test('RESET-08 RESET-09 the link of an e-mail shows the address, sets one password, and is good for ten minutes', async () => {
  const email = 'link@kiekko.example';
  const { signIn } = await seeded(email, 6);
  const site = siteHeaders(6);
  const ask = (linkUrl: string) => platform.post(`${V1}/password_reset`, { email, linkUrl }, site);
  const linkToken = async (): Promise<string> => {
    const { values, text } = await newestMessage(platform, email);
    const link = values['link'] ?? '';
    expect(text).toContain(link);
    return new URL(link).searchParams.get('token') ?? '';
  };
  expect(await ask('https://evil.example/reset')).toMatchObject({
    status: 400,
    body: { validationErrors: { linkUrl: { code: 'invalid.origin' } } },
  });
  expect(await ask('http://kiekko.localhost:3000/fi-FI/reset-password?step=2')).toEqual(OK);
  const old = await linkToken();
  const addressOf = (token: string, siteId = 6) =>
    platform.get(`${V1}/password_reset/new_password/email/${token}`, siteHeaders(siteId));
  expect(await addressOf(old)).toEqual({ status: 200, body: { email } });
  expect(await addressOf(old, 5)).toMatchObject({ status: 404 });
  await platform.post('/platform/_control/clock', { advanceMs: 10 * 60_000 });
  expect(await addressOf(old)).toMatchObject({ status: 404, body: { code: 'error.password.reset' } });

  await ask('http://localhost:3000/en-UN/reset-password');
  const token = await linkToken();
  const set = () =>
    platform.post(`${V1}/password_reset/new_password/email`, { token, password: NEW_PASSWORD }, site);
  expect(await set()).toEqual(OK);
  expect(await set()).toMatchObject({ status: 400, body: { code: 'error.password.reset' } });
  expect(await signIn(NEW_PASSWORD)).toMatchObject({ status: 200 });
});

test('RESET-05 an unknown address is answered as a known one, try for try, and gets no message', async () => {
  const site = siteHeaders(6);
  await seeded('known@kiekko.example', 6);
  const answersFor = async (email: string) => {
    const answers = [await platform.post(`${V1}/password_reset`, { email }, site)];
    for (let tried = 0; tried < 6; tried += 1) {
      answers.push(
        await platform.post(`${V1}/password_reset/sms_verification`, { email, code: 'wrong' }, site),
      );
    }
    answers.push(await platform.post(`${V1}/password_reset`, { email }, site));
    return answers;
  };
  const known = await answersFor('known@kiekko.example');
  expect(await answersFor('nobody@kiekko.example')).toEqual(known);
  expect(known.map(({ status }) => status)).toEqual([200, 400, 400, 400, 400, 400, 429, 200]);
  await expect(newestMessage(platform, 'nobody@kiekko.example')).rejects.toThrow('No message');
});

test('RESET-05 RESET-08 strangers who use up the codes of an account do not keep its owner from a link', async () => {
  const email = 'besieged@halden.example';
  const { signIn } = await seeded(email, 5);
  const from = (address: string) => ({ ...siteHeaders(5), 'x-forwarded-ip': address });
  const linkUrl = 'http://localhost:3000/en-UN/reset-password';
  const ask = (address: string) => platform.post(`${V1}/password_reset`, { email, linkUrl }, from(address));
  for (let requested = 0; requested < 8; requested += 1) expect(await ask('198.51.100.9')).toEqual(OK);
  for (let tried = 0; tried < 30; tried += 1) {
    const stranger = from(`198.51.100.${1 + (tried % 10)}`);
    await platform.post(`${V1}/password_reset/sms_verification`, { email, code: '000000' }, stranger);
  }
  await platform.post('/platform/_control/clock', { advanceMs: 3 * 60_000 });
  expect(await ask('192.0.2.7')).toEqual(OK);
  const message = await newestMessage(platform, email);
  expect(message.template).toBe('reset-link-only');
  // Requests within two minutes send no further link: the last one is valid for at least eight more.
  expect(await ask('192.0.2.7')).toEqual(OK);
  expect(await newestMessage(platform, email)).toEqual(message);
  const token = new URL(/http\S+/.exec(message.text)?.[0] ?? '').searchParams.get('token');
  const set = { token, password: NEW_PASSWORD };
  expect(await platform.post(`${V1}/password_reset/new_password/email`, set, from('192.0.2.7'))).toEqual(OK);
  expect(await signIn(NEW_PASSWORD)).toMatchObject({ status: 200 });
});

test('RESET-08 ERR-04 a new password lifts the lock of the sign-in', async () => {
  const email = 'locked-out@halden.example';
  const site = siteHeaders(5);
  const signIn = (password: string) => platform.post('/platform/identity/login', { email, password }, site);
  expect(await signIn(PASSWORD)).toMatchObject({ status: 429 });
  const linkUrl = 'http://localhost:3000/en-UN/reset-password';
  await platform.post(`${V1}/password_reset`, { email, linkUrl, channel: 'email' }, site);
  const { text } = await newestMessage(platform, email);
  const token = new URL(/http\S+/.exec(text)?.[0] ?? '').searchParams.get('token');
  const set = { token, password: NEW_PASSWORD };
  expect(await platform.post(`${V1}/password_reset/new_password/email`, set, site)).toEqual(OK);
  expect(await signIn(NEW_PASSWORD)).toMatchObject({ status: 200 });
});

test('ACCT-12 ACCT-19 the password changes with the old one, and ends the other sessions only', async () => {
  const { headers, signIn } = await seeded('password@halden.example', 5);
  const other = textOf(await signIn(), 'idToken');
  const change = (oldPassword: string, newPassword: string, sent: Record<string, string> = headers) =>
    platform.post(`${V1}/password`, { oldPassword, newPassword }, sent);
  const { 'access-token': _accessToken, ...withoutAccess } = headers;
  expect(await change(PASSWORD, NEW_PASSWORD, withoutAccess)).toMatchObject({ status: 401 });
  expect(await change('wrong', NEW_PASSWORD)).toMatchObject({
    status: 400,
    body: { code: 'error.old_password.incorrect' },
  });
  expect(await change(PASSWORD, PASSWORD)).toMatchObject({
    body: { validationErrors: { newPassword: { code: 'invalid.password.same' } } },
  });
  expect(await change(PASSWORD, NEW_PASSWORD)).toEqual(OK);
  expect(await platform.get(`${V1}/profile`, headers)).toMatchObject({ status: 200 });
  expect(await platform.get(`${V1}/profile`, { ...headers, authorization: other })).toMatchObject({
    status: 401,
  });
});

test('ACCT-08 ACCT-09 ACCT-18 ACCT-20 a new phone number counts once its code is right, and only for who asked', async () => {
  const { headers } = await seeded('phone@kiekko.example', 6);
  const { headers: stranger } = await seeded('stranger@kiekko.example', 6);
  const ask = (mobilePhone: string) => platform.post(`${V1}/phone`, { mobilePhone }, headers);
  const storedPhone = async (): Promise<unknown> =>
    Reflect.get(Object((await platform.get(`${V1}/account`, headers)).body), 'mobilePhone');
  expect(await ask('12345')).toMatchObject({
    status: 400,
    body: { validationErrors: { mobilePhone: { code: 'invalid.mobilePhone' } } },
  });
  const smsVerificationId = textOf(await ask('+358 50 765 4321'), 'smsVerificationId');
  const code = await sentCode(platform, '+358507654321');
  expect(await storedPhone()).toBeNull();
  const verify = (digits: string, as = headers) =>
    platform.post(`${V1}/phone/sms_verification`, { smsVerificationId, code: digits }, as);
  expect(await verify(code, stranger)).toMatchObject({ status: 404 });
  expect(await verify(otherCode(code))).toMatchObject({ status: 400, body: { code: 'sms.code.invalid' } });
  expect(await verify(code)).toEqual(OK);
  expect(await storedPhone()).toBe('+358507654321');
  expect(await newestMessage(platform, 'phone@kiekko.example')).toMatchObject({
    template: 'phone-changed',
    values: { digits: '4321' },
  });
  const again = textOf(await ask('+358507654321'), 'smsVerificationId');
  const wrong = otherCode(await sentCode(platform, '+358507654321'));
  const statuses = [];
  for (let tried = 0; tried < 5; tried += 1) {
    const body = { smsVerificationId: again, code: wrong };
    statuses.push((await platform.post(`${V1}/phone/sms_verification`, body, headers)).status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 429]);
});

test('ACCT-10 ACCT-11 ACCT-13 address, province, language and salary range are stored, each within its bounds', async () => {
  const { headers } = await seeded('canadian@halden.example', 5, { countryCode: 'CA', currencyCode: 'CAD' });
  const address = { address: '1 Queen Street', city: ' Toronto ', postalCode: 'M5H 2N2' };
  expect(await platform.post(`${V1}/address`, address, headers)).toEqual(OK);
  expect(await platform.post(`${V1}/address`, { ...address, city: '  ' }, headers)).toMatchObject({
    body: { validationErrors: { city: { code: 'invalid.pattern' } } },
  });
  expect(await platform.post(`${V1}/province`, { provinceCode: 'ON' }, headers)).toEqual(OK);
  expect(await platform.post(`${V1}/province`, { provinceCode: 'NU' }, headers)).toMatchObject({
    status: 400,
  });
  expect(await platform.post(`${V1}/language`, { language: 'fr' }, headers)).toEqual(OK);
  expect(await platform.post(`${V1}/language`, { language: 'xx' }, headers)).toMatchObject({
    status: 400,
    body: { validationErrors: { language: { code: 'invalid.enum' } } },
  });
  const ranges = await platform.get(`${V1}/salary-ranges`, headers);
  expect(ranges.body).toMatchObject([
    { id: 1, from: 0, to: 2_000_000, currency: 'CAD' },
    {},
    {},
    {},
    {},
    { to: null },
  ]);
  expect(await platform.post(`${V1}/salary-range`, { salaryRangeId: 7 }, headers)).toMatchObject({
    status: 400,
  });
  expect(await platform.post(`${V1}/salary-range`, { salaryRangeId: 6 }, headers)).toEqual(OK);
  expect(await platform.get(`${V1}/account`, headers)).toMatchObject({
    body: { city: 'Toronto', provinceCode: 'ON', language: 'fr', salaryRangeId: 6 },
  });
  const { headers: finn } = await seeded('finn@kiekko.example', 6);
  expect(await platform.post(`${V1}/province`, { provinceCode: 'ON' }, finn)).toMatchObject({
    status: 400,
    body: { validationErrors: { provinceCode: { code: 'invalid.provinceCode.country' } } },
  });
});

test('ACCT-17 COOKIE-06 COOKIE-07 COOKIE-08 TERMS-02 preferences, consent and terms are kept as they were given', async () => {
  const { headers } = await seeded('prefs@kiekko.example', 6);
  const change = { subscriptionChannels: { SMS: true }, subscriptionCommunications: { CASINO: true } };
  expect(await platform.call('PATCH', `${V1}/marketing_preferences`, change, headers)).toEqual(OK);
  expect(await platform.get(`${V1}/marketing_preferences`, headers)).toMatchObject({
    body: {
      subscriptionChannels: { SMS: true, EMAIL: false },
      subscriptionCommunications: { CASINO: true, NEWSLETTER: false },
    },
  });

  const consent = (body: unknown) => platform.call('PATCH', `${V1}/cookies-consent`, body, headers);
  const options = { essentials: true, performanceFunctional: true, marketing: false };
  expect(await platform.get(`${V1}/cookies-consent`, headers)).toMatchObject({ status: 404 });
  expect(await consent({ version: '1', options: { ...options, essentials: false } })).toMatchObject({
    status: 400,
  });
  await consent({ version: '1', options });
  const cookiesConsentId = textOf(await consent({ version: '2' }), 'cookiesConsentId');
  expect(await platform.get(`${V1}/cookies-consent`, headers)).toEqual({
    status: 200,
    body: { cookiesConsentId, version: '2', options },
  });

  const accept = (version: string) =>
    platform.post(`${V1}/update_term_and_condition_version`, { version }, headers);
  expect(await accept('two')).toMatchObject({ status: 400 });
  expect(await accept('2.0')).toEqual(OK);
  expect(await platform.get(`${V1}/profile`, headers)).toMatchObject({
    body: { termsAndConditionsAcceptedVersion: '2.0' },
  });
});

test('RESET-05 the outbox shows developers what was sent, and encodes what players wrote', async () => {
  const email = 'markup@kiekko.example';
  await seeded(email, 6, { firstName: '<img src=x onerror=alert(1)>' });
  await platform.post(`${V1}/password_reset`, { email }, siteHeaders(6));
  await newestMessage(platform, email);
  const answer = await platform.get(`/platform/_control/outbox?to=${email}&template=reset-email-code`);
  expect(answer).toMatchObject({ status: 200, body: { messages: [{ to: email, siteId: 6 }] } });
  const page = await (
    await fetch(`${platform.url}/platform/outbox?to=${encodeURIComponent(`"><b>${email}`)}`)
  ).text();
  expect(page).toContain('value="&quot;&gt;&lt;b&gt;markup@kiekko.example"');
  const all = await (await fetch(`${platform.url}/platform/outbox?to=${email}`)).text();
  expect(all).toContain('&lt;img src=x');
  expect(all).not.toContain('<img');
});
