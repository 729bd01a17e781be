import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlatformLedgerCommand } from '../../../schemas/generated/types';
import {
  validatePlatformJackpots,
  validatePlatformLeaderboard,
  validatePlatformPopularity,
  validatePlatformWinners,
} from '../../../schemas/generated/validators.js';
import { jackpotPools, payouts, tournamentScores, tournamentWindows } from '../database/tables/play';
import { ledgerPostings } from '../database/tables/ledger';
import { NOW, PASSWORD, startTestPlatform, type TestPlatform } from '../fixtures/test-platform';
import { reconcile } from '../ledger/invariants';
import { HOUR, MINUTE } from './activity';
import { PARTS } from './money';

const PLAYER = 'plays@halden.example';
const OTHER = 'races@halden.example';
const WALLET = '/platform/v1/player/wallet';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
  // Players without limits of their own or by law.
  await platform.post('/platform/_control/seed', {
    players: [PLAYER, OTHER].map((email) => ({ siteId: 5, email, password: PASSWORD })),
  });
});
afterAll(() => platform.close());
let rounds = 0;
beforeEach(async () => {
  await platform.post('/platform/_control/clock', { now: null });
});

async function reply<T>(path: string, validate: (body: unknown) => body is T): Promise<T> {
  const { status, body } = await platform.get(path);
  if (status !== 200 || !validate(body))
    throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

const latest = () => reply(`${WALLET}/latest-winners?siteId=5&currency=EUR`, validatePlatformWinners);
const top = () => reply(`${WALLET}/top-winners?dateRange=24h&siteId=5&currency=EUR`, validatePlatformWinners);
const jackpot = async (gameId: string) =>
  (await reply(`/platform/v1/gaming/jackpots?gameIds=${gameId}&siteId=5`, validatePlatformJackpots))[0];
const board = (tournament: string) =>
  reply(`/platform/v1/tournament/public/5/${tournament}/EN`, validatePlatformLeaderboard);

async function send(email: string, provider: string, command: PlatformLedgerCommand): Promise<void> {
  const { status, body } = await platform.command(email, command, `provider:${provider}`);
  if (status !== 200) throw new Error(`${command.kind} was refused: ${JSON.stringify(body)}`);
}

/** Plays and settles a round, and projects it. */
async function play(
  email: string,
  game: { gameId: string; provider: string },
  staked: number,
  won: number,
): Promise<{ win: string; bet: string }> {
  const { gameId, provider } = game;
  const name = `live-${(rounds += 1)}`;
  const of = { currency: 'EUR', roundId: name };
  await platform.command(email, {
    ...{ kind: 'deposit', reference: `${name}-in`, currency: 'EUR', method: 'TRUSTLY' },
    amount: staked,
  } as PlatformLedgerCommand);
  await send(email, provider, { kind: 'bet', reference: `${name}-bet`, amount: staked, gameId, ...of });
  await send(email, provider, { kind: 'win', reference: `${name}-win`, amount: won, ...of });
  await platform.platform.live.projector.run();
  return { win: `${name}-win`, bet: `${name}-bet` };
}

async function takeBack(email: string, provider: string, of: string): Promise<void> {
  await send(email, provider, { kind: 'rollback', reference: `${of}-back`, of });
  await platform.platform.live.projector.run();
}

const COMET = { gameId: 'brass-comet', provider: 'relax' };
const CLOCK = { gameId: 'ember-clock', provider: 'quickspin' };
const ROULETTE = { gameId: 'grand-salon-roulette', provider: 'evolution' };

test('WIN-01 WIN-02 WIN-03 WIN-04 a win stands in both lists with a masked name, and goes with its rollback', async () => {
  const before = await latest();
  expect(before.length).toBeGreaterThan(10);
  expect(before.every(({ currency }) => currency === 'EUR')).toBe(true);
  const { win } = await play(PLAYER, COMET, 100, 7_654_321);
  const [first] = await latest();
  expect(first).toMatchObject({
    gameId: 'brass-comet',
    gameProvider: 'relax',
    amount: 7_654_321,
    currency: 'EUR',
  });
  expect(first?.nickname).toMatch(/^.{1,2}\*\*\*.?$/);
  expect((await top())[0]).toEqual(first);
  expect(
    await reply(`${WALLET}/latest-winners?siteId=5&currency=CAD`, validatePlatformWinners),
  ).not.toContainEqual(first);
  await takeBack(PLAYER, 'relax', win);
  expect(await latest()).toEqual(before);
});

test('BLOCK-43 a jackpot grows by its share of a stake, and shrinks again when that is taken back', async () => {
  const before = await jackpot('brass-comet');
  const { win } = await play(PLAYER, COMET, 50_000, 0);
  expect((await jackpot('brass-comet'))?.amount).toBe((before?.amount ?? 0) + 500);
  await takeBack(PLAYER, 'relax', win);
  expect(await jackpot('brass-comet')).toEqual(before);
  const { platform: core } = platform;
  expect((await jackpot('tidal-crown'))?.amount).toBeGreaterThan(
    core.data.games.find(({ gameId }) => gameId === 'tidal-crown')?.jackpot?.seed ?? Infinity,
  );
});

test('BLOCK-43 a jackpot that must drop is paid once, from an account of its own, and begins anew', async () => {
  const { database } = platform.platform;
  // So close to its limit that this stake reaches it.
  await database.db
    .update(jackpotPools)
    .set({ amount: 2_499_950 * PARTS })
    .where(eq(jackpotPools.gameId, 'ember-clock'));
  const signedIn = await platform.signIn(PLAYER);
  const balance = async (): Promise<number> => {
    const { body } = await platform.get(`${WALLET}/balance`, signedIn.headers);
    return (body as { balanceMap: { main: number } }).balanceMap.main;
  };
  const before = await balance();
  const { win } = await play(PLAYER, CLOCK, 10_000, 0);
  expect(await balance()).toBe(before + 2_500_050);
  expect(await jackpot('ember-clock')).toMatchObject({ amount: 1_000_000, lastWonAmount: 2_500_050 });
  expect((await latest())[0]).toMatchObject({ gameId: 'ember-clock', amount: 2_500_050 });
  const [posting] = await database.db
    .select()
    .from(ledgerPostings)
    .where(eq(ledgerPostings.account, 'house/jackpot/ember-clock/EUR'));
  expect(posting?.amount).toBe(-2_500_050);

  // The round is settled again without another jackpot.
  await takeBack(PLAYER, 'quickspin', win);
  const roundId = win.replace('-win', '');
  await send(PLAYER, 'quickspin', {
    kind: 'win',
    reference: `${win}-2`,
    amount: 0,
    currency: 'EUR',
    roundId,
  });
  await platform.platform.live.projector.run();
  expect(await balance()).toBe(before + 2_500_050);
});

test('BLOCK-28 players with equal points share a rank and its prizes, whatever the parts of a point', async () => {
  const { database, clock, live } = platform.platform;
  const { startsAt } = await board('royal-slots-race');
  const running = Date.parse(startsAt) + HOUR;
  clock.freeze(running);
  const tied = await Promise.all(
    [PLAYER, OTHER].map(async (email) => (await platform.platform.players.byEmail(5, email))?.playerId ?? 0),
  );
  const window = {
    ...{ tournamentId: 'royal-slots-race', siteId: 5, startsAt: new Date(startsAt), currency: 'EUR' },
  };
  const endsAt = new Date((await board('royal-slots-race')).endsAt);
  await database.db
    .insert(tournamentWindows)
    .values({ ...window, endsAt })
    .onConflictDoNothing();
  const scores = tied.map((playerId, at) => ({
    ...window,
    playerId,
    // Half a point more does not change the number of whole points.
    score: 5_000_000 * 1_000_000 + at * 500_000,
  }));
  for (const score of scores)
    await database.db
      .insert(tournamentScores)
      .values(score)
      .onConflictDoUpdate({
        target: [
          ...[tournamentScores.tournamentId, tournamentScores.siteId],
          ...[tournamentScores.startsAt, tournamentScores.playerId],
        ],
        set: { score: score.score },
      });
  const { leaderboard, terms } = await board('royal-slots-race');
  const shared = { amount: 240_000, currency: 'EUR' };
  expect(leaderboard.slice(0, 2)).toMatchObject([
    { rank: 1, points: 5_000_000, prize: shared },
    { rank: 1, points: 5_000_000, prize: shared },
  ]);
  expect(leaderboard[2]?.rank ?? 3).toBe(3);
  // According to the terms: the prizes of the first two places are split equally.
  expect((terms.prizes[0]?.amount ?? 0) + (terms.prizes[1]?.amount ?? 0)).toBe(2 * shared.amount);
  clock.freeze(endsAt.getTime() + MINUTE);
  await live.projector.run();
  await live.projector.run();
  const prizes = await database.db
    .select()
    .from(payouts)
    .where(and(eq(payouts.subject, 'royal-slots-race'), inArray(payouts.playerId, tied)));
  expect(prizes.map(({ amount, paidAt }) => [amount, paidAt !== null])).toEqual([
    [240_000, true],
    [240_000, true],
  ]);
});

test('BLOCK-28 a player enters a tournament by playing one of its games, and the prize is paid once when it ends', async () => {
  const { database, clock, live } = platform.platform;
  const before = await board('grand-roulette-week');
  expect(before.status).toBe('running');
  const { win } = await play(OTHER, ROULETTE, 9_000_000, 0);
  const after = await board('grand-roulette-week');
  expect(after.entrants).toBe(before.entrants + 1);
  expect(after.leaderboard[0]).toMatchObject({
    rank: 1,
    points: 900_000,
    prize: { amount: 550_000, currency: 'EUR' },
  });
  await takeBack(OTHER, 'evolution', win);
  expect(await board('grand-roulette-week')).toEqual(before);
  await play(OTHER, COMET, 500, 0);
  expect(await board('grand-roulette-week')).toEqual(before);

  const last = await play(OTHER, ROULETTE, 9_000_000, 0);
  const end = Date.parse(after.endsAt);
  clock.freeze(end + MINUTE);
  await Promise.all([live.projector.run(), live.projector.run()]);
  await live.projector.run();
  const prizes = await database.db.select().from(payouts).where(eq(payouts.subject, 'grand-roulette-week'));
  expect(prizes.length).toBeGreaterThan(0);
  expect(prizes.filter(({ amount }) => amount === 550_000)).toHaveLength(1);
  expect(prizes.every(({ paidAt }) => paidAt !== null)).toBe(true);
  const [window] = await database.db
    .select()
    .from(tournamentWindows)
    .where(
      and(
        eq(tournamentWindows.tournamentId, 'grand-roulette-week'),
        eq(tournamentWindows.endsAt, new Date(end)),
      ),
    );
  expect(window?.settledAt).not.toBeNull();

  // Later reversals change neither ranks nor prizes.
  const final = await board('grand-roulette-week');
  expect(final).toMatchObject({ status: 'finished', updatedAt: after.endsAt });
  expect(final.leaderboard[0]?.points).toBe(900_000);
  await takeBack(OTHER, 'evolution', last.win);
  expect(await board('grand-roulette-week')).toEqual(final);
});

test('a fresh demo has winners in every currency of its sites, popular games, and jackpots above their seeds', async () => {
  for (const { siteId, currencies } of platform.platform.data.sites)
    for (const currency of currencies) {
      const list = await reply(
        `${WALLET}/latest-winners?siteId=${siteId}&currency=${currency}`,
        validatePlatformWinners,
      );
      expect(list.length, `${siteId} ${currency}`).toBeGreaterThan(5);
    }
  const { games } = await reply('/platform/v1/gaming/popularity?siteId=5', validatePlatformPopularity);
  expect(games.length).toBeGreaterThan(5);
  expect([...games].sort((one, other) => other.rounds - one.rounds)).toEqual(games);
  expect(games.some(({ recentWins }) => recentWins > 0)).toBe(true);
});

test('the demo players go on playing: rounds of the ledger that reach the lists', async () => {
  const { live, clock, database } = platform.platform;
  clock.freeze(NOW + HOUR);
  const before = await reply('/platform/v1/gaming/popularity?siteId=5', validatePlatformPopularity);
  let played = 0;
  for (let tried = 0; tried < 60 && played < 12; tried += 1) if (await live.demoPlay.playRound()) played += 1;
  expect(played).toBe(12);
  await live.projector.run();
  const totals = await Promise.all(
    [5, 6, 7].map((siteId) =>
      reply(`/platform/v1/gaming/popularity?siteId=${siteId}`, validatePlatformPopularity),
    ),
  );
  expect(totals[0]?.games).not.toEqual(before.games);
  expect((await reconcile(database, NOW)).ok).toBe(true);
});

test('the metrics tell how much play waits to be projected', async () => {
  const { metrics } = platform.platform;
  const text = await metrics.registry.metrics();
  expect(text).toContain('marquee_play_events_waiting 0');
  expect(text).toContain('marquee_play_projection_lag_seconds 0');
});
