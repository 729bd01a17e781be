import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlatformLedgerCommand } from '../../../schemas/generated/types';
import { DAY, MINUTE } from '../live/activity';
import { NOW, PASSWORD, siteHeaders, startTestPlatform, type TestPlatform } from '../fixtures/test-platform';
import { register } from '../fixtures/registering';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const setClock = (now: number) =>
  platform.post('/platform/_control/clock', { now: new Date(now).toISOString() });
const login = () =>
  platform.post(
    '/platform/identity/login',
    { email: 'regular@halden.example', password: PASSWORD },
    siteHeaders(5),
  );

test('sessionClock and netPosition: a session says how long it has lasted and what was won less staked in it', async () => {
  const current = '/platform/v1/player/sessions/current';
  const player = await platform.signIn('regular@halden.example');
  // Years of play before it are not included.
  expect(await platform.get(current, player.headers)).toMatchObject({
    status: 200,
    body: { elapsedMs: 0, winLoss: 0, currency: 'EUR' },
  });
  const round = { currency: 'EUR', roundId: 'clock-1' };
  const play = (command: PlatformLedgerCommand) => platform.command('regular@halden.example', command);
  const bet = { kind: 'bet', reference: 'clock-b1', amount: 100, gameId: 'brass-comet', ...round } as const;
  expect((await play(bet)).status).toBe(200);
  expect((await play({ kind: 'win', reference: 'clock-w1', amount: 20, ...round })).status).toBe(200);
  await setClock(NOW + 30 * MINUTE);
  expect(await platform.get(current, player.headers)).toMatchObject({
    body: { elapsedMs: 30 * MINUTE, winLoss: -80 },
  });
  const second = await platform.signIn('regular@halden.example');
  expect(await platform.get(current, second.headers)).toMatchObject({ body: { elapsedMs: 0, winLoss: 0 } });
});

test('panicButton: API-120 LIMIT-19 a time-out ends every session at once and lets nobody in for its days', async () => {
  await setClock(NOW);
  const [here, elsewhere] = [
    await platform.signIn('regular@halden.example'),
    await platform.signIn('regular@halden.example'),
  ];
  const begin = (timeout: number) => platform.post('/platform/v1/player/timeout', { timeout }, here.headers);
  expect((await begin(0)).status).toBe(400);
  expect(await begin(1)).toEqual({ status: 200, body: {} });
  for (const { headers } of [here, elsewhere])
    expect((await platform.get('/platform/v1/player/profile', headers)).status).toBe(401);
  expect(await login()).toMatchObject({
    status: 403,
    body: {
      code: 'error.timeout.in.progress',
      additionalInfo: { initiator: 'player', milliseconds: DAY, isCooling: false },
    },
  });
  await setClock(NOW + DAY - 1);
  expect((await login()).status).toBe(403);
  await setClock(NOW + DAY);
  expect((await login()).status).toBe(200);
});

test('API-119 ERR-02 ERR-03 an exclusion ends every session at once and lasts its months, or for good', async () => {
  const days = (from: number, to: string) => Math.ceil((Date.parse(to) - from) / DAY);
  await setClock(NOW);
  const path = '/platform/v1/player/exclusion';
  const player = await platform.signIn('once@halden.example');
  const elsewhere = await platform.signIn('once@halden.example');
  for (const wrong of [
    {},
    { exclusionInMonths: 0 },
    { exclusionInMonths: 121 },
    { exclusionInMonths: 1.5 },
    { exclusionInMonths: 6, exclusionDelayInHours: 24 },
    { exclusionInMonths: 6, accountDisableIndefinitely: false },
  ])
    expect(await platform.call('PATCH', path, wrong, player.headers), JSON.stringify(wrong)).toMatchObject({
      status: 400,
      body: { code: 'error.request.invalid' },
    });
  const six = { exclusionInMonths: 6, exclusionDelayInHours: 0 };
  expect(await platform.call('PATCH', path, six, player.headers)).toEqual({ status: 200, body: {} });
  for (const { headers } of [player, elsewhere])
    expect((await platform.get('/platform/v1/player/profile', headers)).status).toBe(401);
  const enter = () =>
    platform.post(
      '/platform/identity/login',
      { email: 'once@halden.example', password: PASSWORD },
      siteHeaders(5),
    );
  expect(await enter()).toMatchObject({
    body: {
      code: 'error.exclusion.in.progress',
      additionalInfo: { remainingDays: days(NOW, '2026-09-04T19:30:00Z'), initiator: 'player' },
    },
  });
  // Unlike a time-out, it has no cooling-off that would end it sooner.
  const { playerId } = (await platform.platform.players.byEmail(5, 'once@halden.example')) ?? {};
  expect(
    (await platform.post(`/platform/v1/player/${playerId}/timeout/cooling`, {}, siteHeaders(5))).status,
  ).toBe(404);
  await setClock(Date.parse('2026-09-04T19:29:59Z'));
  expect((await enter()).status).toBe(403);
  await setClock(Date.parse('2026-09-04T19:30:00Z'));
  const back = await platform.signIn('once@halden.example');
  const forGood = { exclusionInMonths: 60, accountDisableIndefinitely: true };
  expect((await platform.call('PATCH', path, forGood, back.headers)).status).toBe(200);
  await setClock(Date.parse('2046-01-01T00:00:00Z'));
  expect(await enter()).toMatchObject({ body: { code: 'error.exclusion.in.progress.indefinitely' } });
});

test('exclusionAcrossBrands: a player is excluded from the other brands as well, by person and not by address alone, where they wish it', async () => {
  await setClock(NOW);
  const seeded = (email: string, siteId: number, dateOfBirth: string) => ({
    email,
    siteId,
    dateOfBirth,
    lastName: 'Across',
    password: PASSWORD,
    countryCode: 'MT',
    currencyCode: 'EUR',
  });
  const players = [
    seeded('alma@halden.example', 5, '1988-02-29'),
    seeded('across@kiekko.example', 6, '1988-02-29'),
    seeded('namesake@kiekko.example', 6, '1990-01-01'),
  ];
  const codes = () =>
    Promise.all(
      players.map(async ({ email, siteId }) => {
        const { body } = await platform.post(
          '/platform/identity/login',
          { email, password: PASSWORD },
          siteHeaders(siteId),
        );
        return (body as { code?: string }).code;
      }),
    );
  const exclude = async (choice: object) => {
    expect((await platform.post('/platform/_control/seed', { players })).status).toBe(200);
    const { headers } = await platform.signIn('alma@halden.example');
    const elsewhere = await platform.signIn('across@kiekko.example');
    const body = { exclusionInMonths: 6, exclusionDelayInHours: 0, ...choice };
    expect((await platform.call('PATCH', '/platform/v1/player/exclusion', body, headers)).status).toBe(200);
    return (await platform.get('/platform/v1/player/profile', elsewhere.headers)).status;
  };
  expect(await exclude({})).toBe(200);
  expect(await codes()).toEqual(['error.exclusion.in.progress', undefined, undefined]);
  expect(await exclude({ allBrands: true })).toBe(401);
  expect(await codes()).toEqual(['error.exclusion.in.progress', 'error.exclusion.in.progress', undefined]);
});

test('exclusionAcrossBrands: an account that is opened later at another brand is refused, or shut as the others are', async () => {
  await setClock(NOW);
  const person = { firstName: 'Ada', lastName: 'Lind', dateOfBirth: '1990-03-05' };
  const excluded = async (countryCode: string, choice: object) => {
    const email = `later-${countryCode.toLowerCase()}@kiekko.example`;
    const player = { ...person, email, siteId: 6, password: PASSWORD, countryCode, currencyCode: 'EUR' };
    expect((await platform.post('/platform/_control/seed', { players: [player] })).status).toBe(200);
    const { headers } = await platform.signIn(email);
    const body = { exclusionInMonths: 6, exclusionDelayInHours: 0, ...choice };
    expect((await platform.call('PATCH', '/platform/v1/player/exclusion', body, headers)).status).toBe(200);
  };
  let number = 0;
  const open = async (country: string, mobilePhone: string, changes: object = {}) => {
    number += 1;
    const email = `later-${number}@halden.test`;
    const who = await register(platform, { siteId: 5, email, country, mobilePhone, languageCode: 'en' });
    const { status, body } = await who.complete({ ...changes });
    const { restrictions = [] } = (await platform.platform.players.byId(who.playerId)) ?? {};
    return { status, code: Reflect.get(Object(body), 'code') as unknown, restrictions, who };
  };
  const FI = ['FI', '+358401234567'] as const;
  // At one brand only.
  await excluded('FI', {});
  expect(await open(...FI)).toMatchObject({ status: 200, restrictions: [] });
  await excluded('FI', { allBrands: true });
  expect(await open(...FI, { dateOfBirth: '1990-03-06' })).toMatchObject({ status: 200, restrictions: [] });
  const later = await open(...FI);
  const until = new Date('2026-09-04T19:30:00Z');
  expect(later).toMatchObject({
    status: 200,
    restrictions: [{ kind: 'self-exclusion', until, setBy: 'player' }],
  });
  expect(await later.who.signIn()).toMatchObject({
    status: 403,
    body: { code: 'error.exclusion.in.progress' },
  });
  // British law refuses accounts to excluded persons.
  await excluded('GB', { allBrands: true });
  expect(await open('GB', '+447400123456', { postalCode: 'HP1 1AA' })).toMatchObject({
    status: 403,
    code: 'error.exclusion.in.progress',
    restrictions: [],
  });
  await setClock(until.getTime());
  expect(await open(...FI)).toMatchObject({ status: 200, restrictions: [] });
});
