import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PlatformLedgerCommand } from '../../../schemas/generated/types';
import { registerAnswers, registerIdentities } from '../database/tables/registers';
import { register, sentCode } from '../fixtures/registering';
import {
  type Answer,
  keyHeaders,
  NOW,
  PASSWORD,
  type SignedIn,
  siteHeaders,
  startTestPlatform,
  type TestPlatform,
} from '../fixtures/test-platform';
import { tokenSecretOf } from '../identity/token-secret';
import { HOUR } from '../live/activity';
import { cruksCodeOf } from '../simulators/registers/cruks-simulator';
import { REGISTER_BREAKER } from './create-register';
import type { RegisterName } from './register';
import { createRegisterIdentities } from './register-identities';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  await setClock(NOW);
  platform.platform.simulators?.reset();
  platform.platform.registers.reset();
});

const setClock = (now: number) =>
  platform.post('/platform/_control/clock', { now: new Date(now).toISOString() });
const simulator = (name: RegisterName) => `/platform/simulators/registers/${name}`;
const misbehave = (name: RegisterName, mode: string) =>
  platform.call('PUT', `${simulator(name)}/control?mode=${mode}`);
const enter = (name: RegisterName, person: object, isExcluded = true) =>
  platform.post(`${simulator(name)}/persons`, { ...person, isExcluded });

const PHONES: Readonly<Record<string, string>> = {
  DE: '+4915112345678',
  GB: '+447400123456',
  NL: '+31612345678',
  SE: '+46701234567',
};

const dateOfBirth = '1990-01-01';
const person = { firstName: 'Test', dateOfBirth };

/** A player from a country, with a deposit; `lastName` distinguishes them in a register. */
async function addPlayer(lastName: string, countryCode: string): Promise<string> {
  const email = `${lastName.toLowerCase()}@halden.example`;
  await platform.post('/platform/_control/seed', {
    players: [
      { siteId: 5, email, password: PASSWORD, lastName, dateOfBirth, countryCode, currencyCode: 'GBP' },
    ],
  });
  return email;
}

const login = (email: string) =>
  platform.post('/platform/identity/login', { email, password: PASSWORD }, siteHeaders(5));

let references = 0;
const play = (email: string, command: object) => {
  references += 1;
  const reference = `registers-${references}`;
  return platform.command(email, { reference, currency: 'GBP', ...command } as PlatformLedgerCommand);
};
const bet = (email: string) =>
  play(email, { kind: 'bet', amount: 100, gameId: 'brass-comet', roundId: `registers-${references}` });
const deposit = (email: string) => play(email, { kind: 'deposit', amount: 10_000, method: 'TRUSTLY' });
const withdraw = (email: string) => play(email, { kind: 'withdrawal', amount: 500, method: 'TRUSTLY' });

const answersOf = (playerId: number) =>
  platform.platform.database.db
    .select()
    .from(registerAnswers)
    .where(eq(registerAnswers.playerId, playerId))
    .orderBy(registerAnswers.answerId);

const isSignedIn = async ({ headers }: SignedIn) =>
  (await platform.get('/platform/v1/player/profile', headers)).status === 200;

async function playerOf(email: string) {
  const player = await platform.platform.players.byEmail(5, email);
  if (player === undefined) throw new Error(`There is no ${email}.`);
  return player;
}

async function timed(call: Promise<Answer>): Promise<Answer & { ms: number }> {
  const before = performance.now();
  return { ...(await call), ms: performance.now() - before };
}

describe('ask when somebody signs in or plays', () => {
  test('exclusionRegisters: while a register hangs nobody plays or deposits, within a bound, and withdrawals are accepted', async () => {
    const email = await addPlayer('Hanging', 'GB');
    expect((await deposit(email)).status).toBe(200);
    await setClock(NOW + 25 * HOUR);
    await misbehave('gamstop', 'hang');
    expect((await timed(login(email))).status).toBe(200);
    for (const refused of [
      await timed(bet(email)),
      await timed(deposit(email)),
      await timed(play(email, { kind: 'deposit-reserve', amount: 1_000, method: 'TRUSTLY' })),
    ]) {
      expect(refused).toMatchObject({ status: 403, body: { code: 'error.register.unavailable' } });
      expect(refused.ms).toBeLessThan(10_000);
    }
    expect((await withdraw(email)).status).toBe(200);
    // The register is available again and queried once the circuit breaker closes.
    await misbehave('gamstop', 'ok');
    expect(await bet(email)).toMatchObject({ body: { code: 'error.register.unavailable' } });
    await setClock(NOW + 25 * HOUR + REGISTER_BREAKER.restMs);
    expect((await bet(email)).status).toBe(200);
  });

  test.each(['error', 'garbage', 'down', 'other-person'])(
    'exclusionRegisters: a register in mode %s clears nobody',
    async (mode) => {
      const email = await addPlayer(`Mode${mode.replace(/\W/g, '')}`, 'GB');
      await misbehave('gamstop', mode);
      expect(await deposit(email)).toMatchObject({
        status: 403,
        body: { code: 'error.register.unavailable' },
      });
    },
  );

  test('exclusionRegisters: an exclusion found at the sign-in ends all sessions, and the register alone lifts it', async () => {
    const email = await addPlayer('Listed', 'GB');
    await deposit(email);
    const elsewhere = await platform.signIn(email);
    const { playerId } = await playerOf(email);
    const path = `/platform/v1/operator/players/${playerId}/restrictions`;
    const operator = keyHeaders(5, 'operator-1');
    await platform.post(path, { kind: 'bonus-block', reason: 'Bonus abuse' }, operator);

    await enter('gamstop', { ...person, lastName: 'Listed' });
    expect(await login(email)).toMatchObject({
      status: 403,
      body: {
        code: 'error.exclusion.register',
        additionalInfo: { initiator: 'register', remainingDays: null },
      },
    });
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await bet(email)).toMatchObject({ status: 403, body: { code: 'error.exclusion.register' } });
    expect((await withdraw(email)).status).toBe(200);
    const restrictions = async () => {
      const { body } = await platform.get(path, operator);
      return (body as { restrictions: Record<string, unknown>[] }).restrictions;
    };
    const [own] = (await restrictions()).filter(({ kind }) => kind === 'register-exclusion');
    expect(own).toMatchObject({ setBy: 'register', setByKey: 'gamstop', isActive: true, until: null });
    expect(
      await platform.post(`${path}/${String(own?.['restrictionId'])}/lift`, { reason: 'Asked to' }, operator),
    ).toMatchObject({ status: 403, body: { code: 'error.restriction.protected' } });
    // A second query sets no further restriction.
    expect((await login(email)).status).toBe(403);

    await enter('gamstop', { ...person, lastName: 'Listed' }, false);
    expect((await login(email)).status).toBe(200);
    expect(await restrictions()).toEqual([
      expect.objectContaining({ kind: 'bonus-block', isActive: true }),
      expect.objectContaining({
        kind: 'register-exclusion',
        isActive: false,
        liftedBy: 'register',
        liftedByKey: 'gamstop',
      }),
    ]);
    expect((await bet(email)).status).toBe(200);
  });

  test('exclusionCheckHours: a register is asked anew before the first stake after the hours of the law', async () => {
    const email = await addPlayer('Daily', 'GB');
    await deposit(email);
    const session = await platform.signIn(email);
    await enter('gamstop', { ...person, lastName: 'Daily' });
    await setClock(NOW + 24 * HOUR - 1);
    expect((await bet(email)).status).toBe(200);
    await setClock(NOW + 24 * HOUR);
    const [one, other] = await Promise.all([bet(email), bet(email)]);
    for (const answer of [one, other])
      expect(answer).toMatchObject({ status: 403, body: { code: 'error.exclusion.register' } });
    expect(await isSignedIn(session)).toBe(false);
    const { playerId } = await playerOf(email);
    expect((await answersOf(playerId)).map(({ occasion, outcome }) => [occasion, outcome])).toEqual([
      ['play', 'clear'],
      ['sign-in', 'clear'],
      ['play', 'excluded'],
    ]);
  });

  test('exclusionRegisters: without an identifier a register cannot be asked, and nobody is cleared; other countries are not asked', async () => {
    const swede = await addPlayer('Nameless', 'SE');
    expect((await login(swede)).status).toBe(200);
    expect(await deposit(swede)).toMatchObject({
      status: 403,
      body: { code: 'error.register.no.identifier' },
    });
    // Staff read it from a proof of identity.
    const { playerId } = await playerOf(swede);
    const give = (registerIdentifier: string) =>
      platform.post(
        `/platform/v1/operator/players/${playerId}/register-identifier`,
        { registerIdentifier, reason: 'Read from the passport' },
        keyHeaders(5, 'operator-1'),
      );
    expect(await give('900101-2386')).toMatchObject({
      status: 400,
      body: { validationErrors: { registerIdentifier: { code: 'invalid.registerIdentifier' } } },
    });
    expect((await give('900101-2385')).status).toBe(200);
    // Cleared by the register; only the limit required by Swedish law is missing.
    expect(await deposit(swede)).toMatchObject({ body: { code: 'error.deposit.limit.required' } });
    expect((await answersOf(playerId)).map(({ outcome }) => outcome)).toEqual(['clear']);
    const finn = await addPlayer('Finn', 'FI');
    expect((await deposit(finn)).status).toBe(200);
    expect(await answersOf((await playerOf(finn)).playerId)).toEqual([]);
  });
});

describe('ask when somebody registers', () => {
  const start = (country: string, email: string) =>
    register(platform, {
      siteId: 5,
      email,
      country,
      mobilePhone: PHONES[country] ?? '',
      languageCode: 'en',
    });
  const identityOf = async (playerId: number) => {
    const { db } = platform.platform.database;
    const [row] = await db.select().from(registerIdentities).where(eq(registerIdentities.playerId, playerId));
    return row?.sealed;
  };

  test('exclusionAtSignUp: an excluded person gets no account, or one that cannot play, as the law says', async () => {
    const ada = { firstName: 'Ada', lastName: 'Lind', dateOfBirth: '1990-03-05' };
    await enter('gamstop', ada);
    const briton = await start('GB', 'ada@gb.test');
    expect(await briton.complete({ postalCode: 'HP1 1AA' })).toMatchObject({
      status: 403,
      body: { code: 'error.exclusion.register' },
    });
    expect((await answersOf(briton.playerId)).map(({ occasion, outcome }) => [occasion, outcome])).toEqual([
      ['sign-up', 'excluded'],
    ]);
    expect(await briton.signIn()).toMatchObject({ status: 403, body: { code: 'error.exclusion.register' } });

    await enter('oasis', ada);
    const german = await start('DE', 'ada@de.test');
    expect((await german.complete({ postalCode: '10115', registerIdentifier: 'Köln' })).status).toBe(200);
    await german.requestCode('sms');
    expect((await german.verify('sms', await sentCode(platform, '+4915112345678'))).status).toBe(200);
    await german.requestCode('email');
    expect((await german.verify('email', await sentCode(platform, 'ada@de.test'))).status).toBe(200);
    expect(await german.signIn()).toMatchObject({ status: 403, body: { code: 'error.exclusion.register' } });
    await platform.platform.accounts.outbox.settled();
    const sent = await platform.platform.accounts.sentMessages({ to: 'ada@de.test' });
    expect(sent.map(({ template }) => template)).not.toContain('welcome');
    await enter('oasis', ada, false);
    expect((await german.signIn()).status).toBe(200);
  });

  test('exclusionIdentifiers: a registration asks for the identifier of its country and stores it encrypted', async () => {
    const risk = (country: string) =>
      platform.get(`/platform/v1/player/markets/risk-setting?siteId=5&countryCode=${country}`);
    expect(await risk('SE')).toMatchObject({ body: { registerIdentifier: 'se-personal-number' } });
    expect(await risk('DE')).toMatchObject({ body: { registerIdentifier: 'birth-place' } });
    expect((await risk('GB')).body).not.toHaveProperty('registerIdentifier');

    const swede = await start('SE', 'ada@se.test');
    for (const [given, code] of [
      [{}, 'invalid.required'],
      [{ registerIdentifier: '900305-2388' }, 'invalid.registerIdentifier'],
      [{ registerIdentifier: '900306-2380' }, 'invalid.registerIdentifier'],
    ] as const)
      expect(await swede.complete(given)).toMatchObject({
        status: 400,
        body: { validationErrors: { registerIdentifier: { code } } },
      });
    expect((await swede.complete({ registerIdentifier: '900305-2389' })).status).toBe(200);
    const sealed = await identityOf(swede.playerId);
    expect(Buffer.from(sealed ?? '', 'base64url').toString('latin1')).not.toContain('9003052389');
    // Once stored, it need not be sent again when correcting the phone number.
    expect((await swede.complete()).status).toBe(200);

    const dutch = await start('NL', 'ada@nl.test');
    expect((await dutch.complete({ registerIdentifier: '111222333' })).status).toBe(200);
    // Only the register's code for the citizen number is retained.
    const { database, random } = platform.platform;
    const identities = createRegisterIdentities(await tokenSecretOf(database, random));
    expect(await identities.of(database.db, dutch.playerId)).toEqual({
      identifier: undefined,
      reference: cruksCodeOf('111222333'),
    });
    const { entries } = (await platform.get('/platform/_control/log')).body as { entries: unknown };
    expect(JSON.stringify(entries)).not.toMatch(/9003052389|900305-2389|111222333/);
  });

  test('exclusionRegisters: while the register hangs an account is opened that cannot play yet', async () => {
    await misbehave('gamstop', 'hang');
    const briton = await start('GB', 'patient@gb.test');
    expect((await briton.complete({ postalCode: 'HP1 1AA' })).status).toBe(200);
    expect((await answersOf(briton.playerId)).map(({ outcome }) => outcome)).toEqual(['unavailable']);
  });

  test('a registration is no way to try out who is excluded', async () => {
    const curious = await start('GB', 'curious@gb.test');
    let last: Answer = { status: 200, body: {} };
    for (let tries = 0; tries <= 10; tries += 1)
      last = await curious.complete({ postalCode: `HP1 ${tries}AA` });
    expect(last).toMatchObject({ status: 429, body: { code: 'error.too.many.requests' } });
  });
});
