import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { siteHeaders, startTestPlatform, type TestPlatform } from '../fixtures/test-platform';
import {
  NEW_PASSWORD,
  newestMessage,
  otherCode,
  register,
  sentCode,
  startBody,
  textOf,
  type Registrant,
} from '../fixtures/registering';

const REGISTRATION = '/platform/v1/player/registration';
const finn = (name: string): Registrant => ({
  siteId: 6,
  email: `${name}@example.com`,
  country: 'FI',
  mobilePhone: '+358401234567',
  languageCode: 'fi',
});
const brazilian = (name: string, cpf: string): Registrant => ({
  siteId: 7,
  email: `${name}@example.com`,
  country: 'BR',
  mobilePhone: '+5511912345678',
  languageCode: 'br',
  cpf,
});
const GERMAN: Registrant = {
  siteId: 5,
  email: 'gerda@example.com',
  country: 'DE',
  mobilePhone: '+4915112345678',
  languageCode: 'de',
};

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());
afterEach(() => platform.post('/platform/_control/clock', { now: null }));

test('REG-09 REG-15 where no code is asked for, the player signs in right after the profile is complete', async () => {
  const player = finn('aada');
  const risk = await platform.get('/platform/v1/player/markets/risk-setting?siteId=6&countryCode=FI');
  expect(risk.body).toEqual({ smsVerification: false, emailVerification: false, cpf: false });
  const registering = await register(platform, player);
  expect(await registering.signIn()).toMatchObject({
    status: 401,
    body: { code: 'error.player.not.found' },
  });
  expect(await registering.complete()).toEqual({ status: 200, body: {} });
  expect(await registering.signIn()).toMatchObject({ status: 200 });
  expect(await newestMessage(platform, player.email)).toMatchObject({ template: 'welcome', locale: 'fi' });

  const { headers } = await signInAs(player);
  expect(await platform.get('/platform/v1/player/account', headers)).toMatchObject({
    body: { dateOfBirth: '1990-03-05', currencyCode: 'EUR', language: 'fi', mobilePhoneVerified: false },
  });
  expect(await platform.get('/platform/v1/player/profile', headers)).toMatchObject({
    body: { termsAndConditionsAcceptedVersion: '1', kycStatus: 'NOT_VERIFIED' },
  });
  // A finished registration cannot be changed.
  expect(await registering.complete()).toMatchObject({ status: 401 });
});

test('REG-10 REG-16 REG-18 a market with SMS and CPF opens the account with the code of the SMS', async () => {
  const player = brazilian('bea', '529.982.247-25');
  const registering = await register(platform, player);
  expect(await registering.complete()).toMatchObject({ status: 200 });
  expect(await registering.signIn()).toMatchObject({ status: 401 });
  // Nor does the confirmation of legacy accounts open it.
  const credentials = { email: player.email, password: NEW_PASSWORD };
  const migration = await platform.post('/platform/v1/player/migration', credentials, siteHeaders(7));
  expect(migration).toMatchObject({ status: 401 });

  expect(await registering.requestCode('sms')).toEqual({ status: 200, body: {} });
  const message = await newestMessage(platform, player.mobilePhone);
  expect(message).toMatchObject({ template: 'sms-code', locale: 'br' });
  const code = await sentCode(platform, player.mobilePhone);
  expect(await registering.verify('sms', otherCode(code))).toMatchObject({
    status: 400,
    body: { code: 'sms.code.invalid' },
  });
  expect(await registering.verify('sms', code)).toEqual({ status: 200, body: {} });
  expect(await registering.signIn()).toMatchObject({ status: 200 });
  const { headers } = await signInAs(player);
  expect(await platform.get('/platform/v1/player/account', headers)).toMatchObject({
    body: { currencyCode: 'BRL', mobilePhoneVerified: true },
  });
});

test('REG-17 REG-19 REG-21 a market with both codes asks for both, and for another one after a change of the number', async () => {
  const registering = await register(platform, GERMAN);
  await registering.complete({ registerIdentifier: 'Köln' });
  await registering.requestCode('sms');
  expect(await registering.verify('sms', await sentCode(platform, GERMAN.mobilePhone))).toMatchObject({
    status: 200,
  });
  expect(await registering.signIn()).toMatchObject({ status: 401 });

  await registering.complete({ mobilePhone: '+4915187654321' });
  await registering.requestCode('email');
  expect(await registering.verify('email', await sentCode(platform, GERMAN.email))).toMatchObject({
    status: 200,
  });
  expect(await registering.signIn()).toMatchObject({ status: 401 });
  await registering.requestCode('sms');
  expect(await registering.verify('sms', await sentCode(platform, '+4915187654321'))).toMatchObject({
    status: 200,
  });
  expect(await registering.signIn()).toMatchObject({ status: 200 });
});

test('REG-24 ERR-17 five wrong codes lock the verification, a new code gives no new tries, and an hour unlocks it', async () => {
  const player = brazilian('caio', '111.444.777-35');
  const registering = await register(platform, player);
  await registering.complete();
  await registering.requestCode('sms');
  const wrong = otherCode(await sentCode(platform, player.mobilePhone));
  for (let tried = 1; tried < 5; tried += 1) {
    if (tried === 3) await registering.requestCode('sms');
    const code = tried < 3 ? wrong : otherCode(await sentCode(platform, player.mobilePhone));
    expect(await registering.verify('sms', code)).toMatchObject({ body: { code: 'sms.code.invalid' } });
  }
  const right = await sentCode(platform, player.mobilePhone);
  const locked = { status: 429, body: { code: 'sms.max.attempts.reached' } };
  expect(await registering.verify('sms', otherCode(right))).toMatchObject(locked);
  expect(await registering.verify('sms', right)).toMatchObject(locked);
  expect(await registering.requestCode('sms')).toMatchObject(locked);

  await platform.post('/platform/_control/clock', { advanceMs: 60 * 60_000 });
  expect(await registering.requestCode('sms')).toMatchObject({ status: 200 });
  const late = await sentCode(platform, player.mobilePhone);
  await platform.post('/platform/_control/clock', { advanceMs: 10 * 60_000 });
  expect(await registering.verify('sms', late)).toMatchObject({ body: { code: 'sms.code.invalid' } });
  await registering.requestCode('sms');
  expect(await registering.verify('sms', await sentCode(platform, player.mobilePhone))).toMatchObject({
    status: 200,
  });
});

test('ERR-17 the sixth code within an hour is not sent', async () => {
  const player = brazilian('davi', '123.456.789-09');
  const registering = await register(platform, player);
  await registering.complete();
  const statuses = [];
  for (let sent = 0; sent < 6; sent += 1) statuses.push((await registering.requestCode('sms')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('ERR-14 REG-22 an address in use is told so, in any case of letters, and other faults are told by field', async () => {
  const player = finn('eero');
  await (await register(platform, player)).complete();
  const start = (changes: Record<string, unknown>) =>
    platform.post(REGISTRATION, { ...startBody(player), ...changes }, siteHeaders(6));
  expect(await start({ email: 'EERO@Example.com' })).toMatchObject({
    status: 409,
    body: { code: 'error.registration.player_already_exists' },
  });
  expect(await start({ email: 'regular@kiekko.example' })).toMatchObject({ status: 409 });
  expect(await start({ email: 'new@example.com', password: 'Password1' })).toMatchObject({
    status: 400,
    body: { validationErrors: { password: { code: 'invalid.password.common' } } },
  });
  expect(await start({ email: 'no address', firstName: '   ' })).toMatchObject({
    status: 400,
    body: {
      validationErrors: { email: { code: 'invalid.format' }, firstName: { code: 'invalid.pattern' } },
    },
  });
  expect(await start({ email: 'new@example.com', mobilePhone: '+35891234567' })).toMatchObject({
    status: 403,
    body: { code: 'error.vonage.phone.invalid' },
  });
  expect(await start({ email: 'new@example.com', country: 'DE' })).toMatchObject({
    status: 403,
    body: { code: 'error.country.blocked' },
  });
});

test('ERR-14 an unfinished registration is taken up again by its password only, and makes way after a day', async () => {
  const player = finn('fanni');
  const first = await register(platform, player);
  const start = (password: string) =>
    platform.post(REGISTRATION, { ...startBody(player), password }, siteHeaders(6));
  expect(await start('another good one')).toMatchObject({ status: 409 });
  const again = await register(platform, player);
  expect(again.playerId).toBe(first.playerId);
  expect(await first.complete()).toMatchObject({ status: 401 });

  await platform.post('/platform/_control/clock', { advanceMs: 24 * 60 * 60_000 });
  expect(await again.complete()).toMatchObject({ status: 401 });
  const later = await start('another good one');
  expect(later).toMatchObject({ status: 200 });
  expect(textOf(later, 'token')).not.toBe('');
});

test('ERR-14 whoever tries one e-mail address again and again has to wait, and blocks no one elsewhere', async () => {
  const player = finn('gina');
  const start = (address: string) =>
    platform.post(REGISTRATION, startBody({ ...player, email: 'once@kiekko.example' }), {
      ...siteHeaders(6),
      'x-forwarded-ip': address,
    });
  const statuses = [];
  for (let tried = 0; tried < 11; tried += 1) statuses.push((await start('198.51.100.7')).status);
  expect(statuses).toEqual([...Array<number>(10).fill(409), 429]);
  expect((await start('203.0.113.9')).status).toBe(409);
});

test('REG-02 REG-23 the completion refuses minors, strangers, missing terms and CPFs that are wrong or taken', async () => {
  const player = brazilian('hugo', '987.654.321-00');
  const registering = await register(platform, player);
  expect(
    await registering.complete({
      dateOfBirth: '2008-03-05',
      termsAndConditionsAccepted: false,
      cpf: '987.654.321-01',
    }),
  ).toMatchObject({
    status: 400,
    body: {
      validationErrors: {
        dateOfBirth: { code: 'invalid.dateOfBirth.age' },
        termsAndConditionsAccepted: { code: 'invalid.termsAndConditionsAccepted' },
        cpf: { code: 'invalid.cpf' },
      },
    },
  });
  expect(await registering.complete({ cpf: undefined })).toMatchObject({
    body: { validationErrors: { cpf: { code: 'invalid.required' } } },
  });
  expect(await registering.complete({ playerId: registering.playerId - 1 })).toMatchObject({ status: 401 });
  await registering.complete();
  await registering.requestCode('sms');
  await registering.verify('sms', await sentCode(platform, player.mobilePhone));

  const second = await register(platform, { ...player, email: 'second@example.com' });
  expect(await second.complete()).toMatchObject({
    status: 409,
    body: { code: 'error.cpf.duplicate_found' },
  });
});

test('REG-14 marketing is wanted only by who opted in', async () => {
  const player = finn('iida');
  const optedIn = {
    ...startBody(player),
    marketingOptIn: true,
    cookiePolicyAccepted: true,
    bonusCode: 'ABC',
  };
  const answer = await platform.post(REGISTRATION, optedIn, siteHeaders(6));
  const body: unknown = answer.body;
  const headers = { ...siteHeaders(6), 'registration-token': textOf(answer, 'token') };
  await platform.call(
    'PUT',
    REGISTRATION,
    {
      playerId: Reflect.get(Object(body), 'playerId'),
      dateOfBirth: '1990-03-05',
      postalCode: '00100',
      mobilePhone: player.mobilePhone,
      countryCode: 'FI',
      termsAndConditionsAccepted: true,
      languageCode: 'fi',
    },
    headers,
  );
  const { headers: signedIn } = await signInAs(player);
  expect(await platform.get('/platform/v1/player/marketing_preferences', signedIn)).toMatchObject({
    body: {
      subscriptionChannels: { EMAIL: true, PHONE: true },
      subscriptionCommunications: { NEWSLETTER: true },
    },
  });
});

async function signInAs({ siteId, email }: Registrant): Promise<{ headers: Record<string, string> }> {
  const headers = siteHeaders(siteId);
  const answer = await platform.post('/platform/identity/login', { email, password: NEW_PASSWORD }, headers);
  return {
    headers: {
      ...headers,
      authorization: textOf(answer, 'idToken'),
      'access-token': textOf(answer, 'accessToken'),
    },
  };
}
