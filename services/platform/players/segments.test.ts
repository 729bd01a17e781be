import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlatformSegments } from '../../../schemas/generated/types';
import { players } from '../database/tables/players';
import { loginHistory } from '../database/tables/sessions';
import { NOW, siteHeaders, startTestPlatform, type TestPlatform } from '../fixtures/test-platform';

const PATH = '/platform/v1/player/segments';
const DAY = 86_400_000;
const player = 'new@halden.example';
const euros = { currency: 'EUR' } as const;

let platform: TestPlatform;
let names = 0;
beforeAll(async () => {
  platform = await startTestPlatform();
  // German law requires a limit before the first deposit.
  await platform.platform.database.db
    .update(players)
    .set({ countryCode: 'FI' })
    .where(and(eq(players.siteId, 5), eq(players.email, player)));
  const deposit = { kind: 'deposit', reference: 'in', amount: 5_000, method: 'TRUSTLY', ...euros } as const;
  expect(await platform.command(player, deposit)).toMatchObject({ status: 200 });
});
afterAll(() => platform.close());
beforeEach(() => setClock(0));

const setClock = (days: number) =>
  platform.post('/platform/_control/clock', { now: new Date(NOW + days * DAY).toISOString() });

async function segments(email = player): Promise<PlatformSegments> {
  const { headers } = await platform.signIn(email);
  const { status, body } = await platform.get(PATH, headers);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as PlatformSegments;
}

async function play(gameId: string, provider: string): Promise<void> {
  const roundId = `segment-${(names += 1)}`;
  const bet = { kind: 'bet', reference: roundId, roundId, amount: 100, gameId, ...euros } as const;
  expect(await platform.command(player, bet, `provider:${provider}`)).toMatchObject({ status: 200 });
}

test('the last visit is the one before today: a player who comes back is welcomed back for a day', async () => {
  const { playerId } = (await platform.platform.players.byEmail(5, player)) ?? { playerId: 0 };
  await platform.platform.database.db.delete(loginHistory).where(eq(loginHistory.playerId, playerId));
  expect((await segments()).lastVisit).toBe('never');
  await setClock(6);
  expect((await segments()).lastVisit).toBe('week');
  await setClock(26);
  expect((await segments()).lastVisit).toBe('month');
  await setClock(60);
  expect((await segments()).lastVisit).toBe('longer');
  // Two sign-ins on a day are one visit.
  expect((await segments()).lastVisit).toBe('longer');
  await setClock(62);
  expect((await segments()).lastVisit).toBe('week');

  // A refused sign-in is not a visit.
  const failed = and(eq(loginHistory.playerId, playerId), eq(loginHistory.successful, true));
  await platform.platform.database.db.update(loginHistory).set({ successful: false }).where(failed);
  await setClock(70);
  expect((await segments()).lastVisit).toBe('never');
});

test('the favourite is where most of the latest rounds were played, and fades after 90 days', async () => {
  await setClock(100);
  expect((await segments()).favouriteVertical).toBe(null);
  await play('moss-lantern', 'softswiss');
  expect((await segments()).favouriteVertical).toBe('CASINO');
  await play('harbour-blackjack', 'evolution');
  await play('harbour-blackjack', 'evolution');
  expect((await segments()).favouriteVertical).toBe('LIVE_CASINO');
  // Play is a visit too, without another sign-in.
  await setClock(103);
  expect(await segments()).toEqual({ lastVisit: 'week', favouriteVertical: 'LIVE_CASINO' });
  await setClock(200);
  expect(await segments()).toEqual({ lastVisit: 'longer', favouriteVertical: null });
});

test('only players ask for their groups', async () => {
  expect(await platform.get(PATH, siteHeaders(5))).toMatchObject({ status: 401 });
});
