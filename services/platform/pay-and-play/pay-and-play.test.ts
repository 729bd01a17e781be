import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isRecord } from '../../../schemas/is-record';
import type { PlatformPaymentIdentity } from '../../../schemas/generated/types';
import {
  validatePlatformLogin,
  validatePlatformPayAndPlayDeposit,
  validatePlatformPayAndPlayPlayer,
} from '../../../schemas/generated/validators.js';
import { startTestProvider, type TestProvider } from '../fixtures/payment-provider';
import {
  type Answer,
  keyHeaders,
  PASSWORD,
  siteHeaders,
  startTestPlatform,
  type TestPlatform,
} from '../fixtures/test-platform';
import { NO_THIRD_PARTIES } from '../third-parties';

const KIEKKO = 6;
const DEPOSIT = '/platform/payments/paynplay/deposit';
const PLAYER = '/platform/v1/paynplay/player';
const RETURN_URL = 'http://kiekko.localhost:3000/fi-FI/signup/callback';
const VISIT = { ipAddress: '192.0.2.7', blackbox: '0400bpNf' };
const AMOUNT = 5000;

let provider: TestProvider;
let platform: TestPlatform;
beforeAll(async () => {
  provider = await startTestProvider();
  platform = await startTestPlatform({
    thirdParties: { ...NO_THIRD_PARTIES, developmentSender: true, payments: { hosted: provider.settings } },
  });
});
afterAll(async () => {
  await platform.close();
  await provider.close();
});
beforeEach(() => provider.misbehave());

let people = 0;
/** Identity of a new person. */
function newcomer(more: Partial<PlatformPaymentIdentity> = {}): PlatformPaymentIdentity {
  people += 1;
  return {
    personId: `person-${people}`,
    firstName: 'Aino',
    lastName: `Lehtovaara${String.fromCharCode(96 + people)}`,
    dateOfBirth: '1988-03-14',
    address: 'Rantatie 4',
    city: 'Saarivesi',
    postalCode: '00120',
    country: 'FI',
    email: `aino.${people}@post.example`,
    mobilePhone: `+35840123${String(1000 + people)}`,
    ...more,
  };
}

let keys = 0;
const newKey = () => `pnp-${(keys += 1)}`;
const deposit = (more: object = {}, key = newKey()): Promise<Answer> =>
  platform.post(
    DEPOSIT,
    {
      amount: AMOUNT,
      country: 'FI',
      language: 'fi',
      returnUrl: RETURN_URL,
      termsAndConditionsAccepted: true,
      ...more,
    },
    { ...siteHeaders(KIEKKO), 'idempotency-key': key },
  );
const post = (path: string, body: object) => platform.post(`${PLAYER}/${path}`, body, siteHeaders(KIEKKO));

interface Begun {
  sessionId: string;
  url: string;
}

async function begun(amount = AMOUNT): Promise<Begun> {
  const { status, body } = await deposit({ amount });
  if (status !== 200 || !validatePlatformPayAndPlayDeposit(body)) throw new Error(JSON.stringify(body));
  const { url } = body.redirectOutput;
  const transaction = (await provider.transactions()).find(({ hostedUrl }) => hostedUrl === url);
  return { sessionId: transaction?.reference ?? '', url };
}

/** Starts and pays a deposit. */
async function paid(identity?: PlatformPaymentIdentity, settlesAfterMs?: number): Promise<Begun> {
  const session = await begun();
  await provider.payAs(session.sessionId, identity, settlesAfterMs);
  return session;
}

/** Query of the return URL on the bank's page. */
async function returned({ url }: Begun): Promise<URLSearchParams> {
  const page = await (await fetch(url)).text();
  const [, address = ''] = /href="(http:\/\/kiekko[^"]*)"/.exec(page) ?? [];
  return new URL(address.replaceAll('&amp;', '&')).searchParams;
}

async function code(session: Begun): Promise<Answer> {
  const query = await returned(session);
  return post('code', { oneTimeCode: query.get('code'), sessionId: query.get('sessionId'), ...VISIT });
}

async function playerOf(session: Begun) {
  const { status, body } = await code(session);
  if (status === 200 && validatePlatformPayAndPlayPlayer(body)) return body;
  throw new Error(JSON.stringify(body));
}

const login = ({ sessionId }: Begun): Promise<Answer> =>
  post('login', {
    sessionId,
    metadata: { blackbox: VISIT.blackbox },
    ipAddress: VISIT.ipAddress,
    country: 'FI',
  });
const later = (advanceMs: number) => platform.post('/platform/_control/clock', { advanceMs });

/** @returns main money of the player of a session */
async function balanceOf(session: Begun): Promise<number> {
  const { body } = await login(session);
  if (!validatePlatformLogin(body)) throw new Error(JSON.stringify(body));
  const answer = await platform.get('/platform/v1/player/wallet/balance', {
    ...siteHeaders(KIEKKO),
    authorization: body.idToken,
  });
  const map: unknown = isRecord(answer.body) ? answer.body['balanceMap'] : undefined;
  return isRecord(map) ? Number(map['main']) : 0;
}

const statusOf = async ({ sessionId }: Begun) => (await provider.transaction(sessionId)).status;
const refunded = (session: Begun) =>
  expect
    .poll(async () => {
      await platform.platform.payAndPlay.due.run();
      return statusOf(session);
    })
    .toBe('reversed');

async function differences(): Promise<unknown[]> {
  const { body } = await platform.get(
    '/platform/v1/operator/payments/differences',
    keyHeaders(KIEKKO, 'operator-1'),
  );
  const found: unknown = isRecord(body) ? body['differences'] : undefined;
  return Array.isArray(found) ? found : [];
}

describe('the way in', () => {
  test('PNP-06 PNP-09 API-023 API-024 API-026 deposit, code and login, when the bank knows e-mail address and phone', async () => {
    const somebody = newcomer();
    const session = await begun();
    expect(session.url).toMatch(/^http:\/\/[^/]+\/pay\//);
    await provider.payAs(session.sessionId, somebody);
    const { email, mobilePhone } = somebody;
    expect(await playerOf(session)).toEqual({ playerId: expect.any(Number), email, mobilePhone });
    const { status, body } = await login(session);
    expect(status).toBe(200);
    expect(body).toMatchObject({ lastAuth: expect.stringMatching(/^site-6-player-\d+$/) });
    await expect.poll(() => balanceOf(session)).toBe(AMOUNT);
  });

  test('PNP-07 PNP-12 API-025 what the bank does not know is asked for, and opens the account', async () => {
    const { email: _email, mobilePhone: _phone, ...nameOnly } = newcomer();
    const session = await paid(nameOnly);
    const { playerId } = await playerOf(session);
    expect(await playerOf(session)).toEqual({ playerId });
    expect(await login(session)).toMatchObject({
      status: 401,
      body: { code: 'error.paynplay.session.invalid' },
    });
    const contact = {
      playerId,
      sessionId: session.sessionId,
      email: 'new@post.example',
      mobilePhone: '+3589123',
    };
    expect(await post('update', contact)).toMatchObject({
      status: 400,
      body: { validationErrors: { mobilePhone: { code: 'invalid.mobilePhone' } } },
    });
    const right = { ...contact, mobilePhone: '+358401239999' };
    expect(await post('update', right)).toMatchObject({ status: 200 });
    expect(await post('update', right)).toMatchObject({ status: 200 });
    await expect.poll(() => balanceOf(session)).toBe(AMOUNT);
    expect(await platform.platform.players.byId(playerId)).toMatchObject({
      email: 'new@post.example',
      firstName: nameOnly.firstName,
      dateOfBirth: nameOnly.dateOfBirth,
      city: nameOnly.city,
      registrationStatus: 'REGISTERED',
      termsAndConditionsAcceptedVersion: '1',
    });
  });

  test('PNP-05 PNP-13 the session signs in with the tokens of any sign-in, once', async () => {
    const session = await paid(newcomer());
    await playerOf(session);
    const { body } = await login(session);
    expect(Object.keys(Object(body)).toSorted()).toEqual([
      'accessToken',
      'idToken',
      'lastAuth',
      'refreshToken',
    ]);
    expect(await login(session)).toMatchObject({ status: 200 });
    await later(61_000);
    expect(await login(session)).toMatchObject({ status: 401 });
    expect(await code(session)).toMatchObject({ status: 401 });
  });

  test('somebody who comes again has the same account, and the second deposit too', async () => {
    const somebody = newcomer();
    const first = await paid(somebody);
    const { playerId } = await playerOf(first);
    await expect.poll(() => balanceOf(first)).toBe(AMOUNT);
    const second = await paid(somebody);
    expect(await playerOf(second)).toMatchObject({ playerId, email: somebody.email });
    await expect.poll(() => balanceOf(second)).toBe(2 * AMOUNT);
  });

  test('the bank account is one that withdrawals may go to', async () => {
    const session = await paid(newcomer());
    await playerOf(session);
    const { body } = await login(session);
    if (!validatePlatformLogin(body)) throw new Error(JSON.stringify(body));
    const methods = await platform.get('/platform/v1/player/wallet/payment-methods', {
      ...siteHeaders(KIEKKO),
      authorization: body.idToken,
    });
    expect(JSON.stringify(methods.body)).toContain('••••');
  });
});

describe('callbacks', () => {
  test.each([
    ['first', [{ fault: 'callback-before-return' }]],
    ['twice', [{ fault: 'duplicate-callback' }]],
    ['out of order', [{ fault: 'reordered-callback', delayMs: 50 }]],
    ['never', [{ fault: 'no-callback' }]],
  ])('PNP-16 the money is booked once when they come %s', async (_when, faults) => {
    await provider.misbehave(...faults);
    const session = await paid(newcomer());
    await playerOf(session);
    await expect
      .poll(async () => {
        await later(10_000);
        await platform.platform.payments.due.run();
        return balanceOf(session);
      })
      .toBe(AMOUNT);
    await platform.platform.payments.reconciliation.run();
    expect(await balanceOf(session)).toBe(AMOUNT);
    expect(await differences()).toEqual([]);
  });

  test('an account is opened while the money is on its way, and the money follows', async () => {
    const session = await paid(newcomer(), 300);
    await playerOf(session);
    expect(await balanceOf(session)).toBe(0);
    await expect.poll(() => balanceOf(session), { timeout: 5_000 }).toBe(AMOUNT);
  });

  test('PNP-11 while neither callback nor provider say that it is paid, the code is to be sent again', async () => {
    await provider.misbehave({ fault: 'no-callback' });
    const session = await paid(newcomer());
    const query = await returned(session);
    const body = { oneTimeCode: query.get('code'), sessionId: session.sessionId, ...VISIT };
    await provider.misbehave({ fault: 'slow-answer', delayMs: 2_500, times: 1 });
    expect(await post('code', body)).toMatchObject({ status: 409, body: { code: 'error.paynplay.pending' } });
    expect(await post('code', body)).toMatchObject({ status: 200 });
  });

  test('a payment that nobody has an account for is no difference with the provider', async () => {
    await paid(newcomer());
    await platform.platform.payments.reconciliation.run();
    expect(await differences()).toEqual([]);
  });
});

describe('calls', () => {
  test('the same deposit again is the same page, other content under its key is refused', async () => {
    const key = newKey();
    const first = await deposit({}, key);
    expect(await deposit({}, key)).toEqual(first);
    expect(await deposit({ amount: 2000 }, key)).toMatchObject({
      status: 409,
      body: { code: 'error.idempotency.conflict' },
    });
  });

  test('a provider that cuts its answer off has made one payment, and the same request finds it', async () => {
    await provider.misbehave({ fault: 'cut-after-work', times: 1 });
    const key = newKey();
    expect(await deposit({}, key)).toMatchObject({ status: 503 });
    expect(await deposit({}, key)).toMatchObject({ status: 200 });
  });

  test.each([
    [{ termsAndConditionsAccepted: false }, 400, 'error.request.invalid'],
    [{ amount: 1 }, 409, 'error.payment.amount.too_low'],
    [{ returnUrl: 'https://elsewhere.example/' }, 400, 'error.request.invalid'],
    [{ country: 'DE' }, 403, 'error.country.blocked'],
    [{ country: 'NO' }, 403, 'error.paynplay.not.offered'],
    [{ country: 'SE' }, 403, 'error.paynplay.not.offered'],
  ])('PNP-01 a deposit with %o is refused', async (more, status, refusal) => {
    expect(await deposit(more)).toMatchObject({ status, body: { code: refusal } });
  });

  test('PNP-11 a code is not to be guessed', async () => {
    const session = await paid(newcomer());
    const wrong = { oneTimeCode: 'guessed', sessionId: session.sessionId, ...VISIT };
    for (let tries = 0; tries < 5; tries += 1)
      expect(await post('code', wrong)).toMatchObject({ status: 401 });
    expect(await code(session)).toMatchObject({ status: 401 });
  });

  test('a session of another brand, or of another player, is unknown', async () => {
    const { email: _email, ...somebody } = newcomer();
    const session = await paid(somebody);
    const { playerId } = await playerOf(session);
    const query = await returned(session);
    const body = { oneTimeCode: query.get('code'), sessionId: session.sessionId, ...VISIT };
    expect(await platform.post(`${PLAYER}/code`, body, siteHeaders(5))).toMatchObject({ status: 401 });
    const contact = { sessionId: session.sessionId, email: 'x@post.example', mobilePhone: '+358401239998' };
    expect(await post('update', { ...contact, playerId: playerId + 1 })).toMatchObject({ status: 401 });
  });
});

describe('refusals give the money back', () => {
  const refusedWith = async (session: Begun, refusal: string) => {
    expect(await code(session)).toMatchObject({ body: { code: refusal } });
    // The response is the same, and there is no second refund.
    expect(await code(session)).toMatchObject({ body: { code: refusal } });
    await refunded(session);
    expect(await login(session)).toMatchObject({ body: { code: refusal } });
  };

  test('of a payment that names nobody', async () => {
    await refusedWith(await paid(), 'error.paynplay.identity.missing');
  });

  test('of somebody under age', async () => {
    await refusedWith(await paid(newcomer({ dateOfBirth: '2012-05-05' })), 'error.paynplay.age');
  });

  test('of a resident of another country', async () => {
    await refusedWith(await paid(newcomer({ country: 'SE' })), 'error.country.blocked');
  });

  test('PNP-14 of somebody who has an account by an ordinary registration', async () => {
    const known = await platform.platform.players.byEmail(KIEKKO, 'regular@kiekko.example');
    const { firstName = '', lastName = '', dateOfBirth } = known ?? {};
    const same = newcomer({ firstName, lastName, dateOfBirth: dateOfBirth ?? '' });
    await refusedWith(await paid(same), 'error.same.customer.info.detected');
  });

  test('PNP-14 API-025 of somebody who gives the address of another account', async () => {
    const { email: _email, ...somebody } = newcomer();
    const session = await paid(somebody);
    const { playerId } = await playerOf(session);
    const taken = {
      playerId,
      sessionId: session.sessionId,
      email: 'regular@kiekko.example',
      mobilePhone: '+358401239997',
    };
    expect(await post('update', taken)).toMatchObject({
      status: 409,
      body: { code: 'error.same.customer.info.detected' },
    });
    await refunded(session);
  });

  test('of somebody who is excluded from all brands', async () => {
    const somebody = newcomer();
    await platform.post('/platform/_control/seed', {
      players: [
        {
          siteId: 5,
          email: 'excluded.pnp@halden.example',
          password: PASSWORD,
          countryCode: 'FI',
          currencyCode: 'EUR',
          kycStatus: 'NOT_VERIFIED',
        },
      ],
    });
    const { playerId } = (await platform.platform.players.byEmail(5, 'excluded.pnp@halden.example')) ?? {};
    const { firstName, lastName, dateOfBirth } = somebody;
    await platform.platform.players.change(playerId ?? 0, { firstName, lastName, dateOfBirth });
    const player = await platform.signIn('excluded.pnp@halden.example');
    const exclusion = await platform.call(
      'PATCH',
      '/platform/v1/player/exclusion',
      { exclusionInMonths: 6, exclusionDelayInHours: 0, allBrands: true },
      player.headers,
    );
    expect(exclusion).toMatchObject({ status: 200 });
    await refusedWith(await paid(somebody), 'error.exclusion.in.progress');
  });

  test('of a returning player whose deposit limit is reached', async () => {
    const somebody = newcomer();
    const first = await paid(somebody);
    const { playerId } = await playerOf(first);
    const { body } = await login(first);
    if (!validatePlatformLogin(body)) throw new Error(JSON.stringify(body));
    const limit = await platform.call(
      'PATCH',
      '/platform/v1/player/deposit-limits',
      { duration: 'daily', limit: 6000 },
      { ...siteHeaders(KIEKKO), authorization: body.idToken },
    );
    expect(limit.status).toBeLessThan(300);
    const second = await paid(somebody);
    await refusedWith(second, 'error.deposit.limit.reached');
    expect((await platform.platform.ledger.balance(playerId))?.balanceMap.main).toBe(AMOUNT);
  });

  test('of somebody who never finishes', async () => {
    const { email: _email, ...somebody } = newcomer();
    const session = await paid(somebody);
    await playerOf(session);
    await later(61 * 60_000);
    await refunded(session);
    expect(await code(session)).toMatchObject({ body: { code: 'error.paynplay.expired' } });
  });

  test('also where the money comes after the refusal, and the provider has cut its answer off', async () => {
    const session = await paid(newcomer({ dateOfBirth: '2012-05-05' }), 400);
    expect(await code(session)).toMatchObject({ status: 403, body: { code: 'error.paynplay.age' } });
    await platform.platform.payAndPlay.due.run();
    expect(await statusOf(session)).toBe('pending');
    await provider.misbehave({ fault: 'cut-after-work', times: 1 });
    await expect.poll(() => statusOf(session), { timeout: 5_000 }).not.toBe('pending');
    await later(60_000);
    await refunded(session);
    expect(await differences()).toEqual([]);
  });

  test('nothing goes back of a payment that has failed', async () => {
    const session = await begun();
    await provider.pay(session.sessionId, 'insufficient_funds');
    expect(await code(session)).toMatchObject({
      status: 409,
      body: { code: 'error.paynplay.payment.failed' },
    });
    await platform.platform.payAndPlay.due.run();
    expect(await statusOf(session)).toBe('failed');
  });
});
