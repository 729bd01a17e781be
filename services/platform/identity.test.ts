import { beforeEach, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from './activity';
import { createClock, type Clock } from './clock';
import { loadData } from './data';
import { DATA_DIR, GAMES_FILE, NOW } from './fixtures/test-platform';
import { PlatformError } from './errors';
import { createIdentity, type Identity } from './identity';
import { createPlayerStore } from './players';

const PASSWORD = 'Marquee-2026';
const data = loadData(DATA_DIR, GAMES_FILE);
let clock: Clock;
let identity: Identity;

beforeEach(() => {
  clock = createClock(() => NOW);
  identity = createIdentity(createPlayerStore(data.players), clock, 'secret');
});

test('AUTH-01 the documented demo players sign in, and their ID token names them', async () => {
  for (const [siteId, email] of [
    [5, 'new@halden.example'],
    [6, 'Once@Kiekko.example'],
    [7, 'regular@brasa.example'],
  ] as const) {
    const { idToken } = await identity.login(siteId, email, PASSWORD);
    expect(identity.playerOf(idToken, siteId).email).toBe(email.toLowerCase());
  }
});

test('ERR-07 an unknown address and a wrong password get the same answer', async () => {
  const unknown = await identity.login(5, 'nobody@halden.example', PASSWORD).catch((error: unknown) => error);
  const wrong = await identity.login(5, 'new@halden.example', 'wrong').catch((error: unknown) => error);
  expect(unknown).toMatchObject({ status: 401, code: 'error.player.not.found' });
  expect(wrong).toEqual(unknown);
  await expect(identity.login(6, 'new@halden.example', PASSWORD)).rejects.toEqual(unknown);
});

test('ERR-04 the fifth wrong try locks the address for a quarter of an hour, tries at the same time included', async () => {
  const tries = await Promise.allSettled(
    Array.from({ length: 6 }, () => identity.login(5, 'new@halden.example', 'wrong')),
  );
  const codes = tries.map((result) => {
    const reason: unknown = result.status === 'rejected' ? result.reason : undefined;
    return reason instanceof PlatformError ? reason.code : 'signed in';
  });
  expect(codes.filter((code) => code === 'error.player.not.found')).toHaveLength(4);
  expect(codes.filter((code) => code === 'error.sign.in.attempt.count.exceeded')).toHaveLength(2);
  await expect(identity.login(5, 'NEW@halden.example', PASSWORD)).rejects.toMatchObject({ status: 429 });
  clock.advance(15 * MINUTE);
  await expect(identity.login(5, 'new@halden.example', PASSWORD)).resolves.toBeDefined();
});

test('ERR-01 ERR-02 ERR-03 ERR-05 ERR-06 closed accounts are refused with their own code, to their owner only', async () => {
  const expected = {
    timeout: 'error.timeout.in.progress',
    excluded: 'error.exclusion.in.progress',
    'excluded-for-good': 'error.exclusion.in.progress.indefinitely',
    deactivated: 'error.account.deactivated',
    closed: 'error.account.closed',
  };
  for (const [who, code] of Object.entries(expected)) {
    await expect(identity.login(5, `${who}@halden.example`, PASSWORD)).rejects.toMatchObject({
      status: 403,
      code,
    });
    await expect(identity.login(5, `${who}@halden.example`, 'wrong')).rejects.toMatchObject({ status: 401 });
  }
  await expect(identity.login(5, 'timeout@halden.example', PASSWORD)).rejects.toMatchObject({
    details: { additionalInfo: { playerId: 50014, remainingDays: 7, milliseconds: 7 * DAY - (NOW % DAY) } },
  });
});

test('ERR-25 a token is refused once it expires, is altered, is of another use, or its session was ended', async () => {
  const { idToken, accessToken, refreshToken } = await identity.login(5, 'new@halden.example', PASSWORD);
  const expired = { status: 401, message: 'Token expired' };
  const attempt =
    (token: string): (() => void) =>
    () =>
      identity.playerOf(token, 5);
  const [header = '', payload = '', signature = ''] = idToken.split('.');
  const forged = Buffer.from(
    Buffer.from(payload, 'base64url').toString().replace('"playerId":50011', '"playerId":50013'),
  ).toString('base64url');
  expect(attempt(`${header}.${forged}.${signature}`)).toThrow(expect.objectContaining(expired));
  const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  expect(attempt(`${unsigned}.${payload}.`)).toThrow(expect.objectContaining(expired));
  expect(attempt(accessToken)).toThrow(expect.objectContaining(expired));
  expect(attempt('')).toThrow(expect.objectContaining(expired));
  expect(() => identity.playerOf(idToken, 6)).toThrow(expect.objectContaining({ status: 403 }));

  clock.advance(HOUR);
  expect(attempt(idToken)).toThrow(expect.objectContaining(expired));
  const renewed = identity.refresh(refreshToken);
  expect(identity.playerOf(renewed.idToken, 5).playerId).toBe(50011);

  identity.logout(renewed.accessToken);
  expect(attempt(renewed.idToken)).toThrow(expect.objectContaining(expired));
  expect(() => identity.refresh(refreshToken)).toThrow(expect.objectContaining(expired));
});
