import { asc, inArray, sql } from 'drizzle-orm';
import type { PlatformJackpots } from '../../../schemas/generated/types';
import type { Queries, Transaction } from '../database/database';
import { jackpotPools } from '../database/tables/play';
import type { Currencies } from '../reference-data/data';
import { hasJackpot, type JackpotGame, winsJackpot } from './jackpot-draw';
import { fromEuro, PARTS, toParts } from './money';
import { addPayouts, type Payout, payoutReference } from './payouts';
import type { PlayEvent, ProjectionContext } from './play-event';
import { addWins } from './winners';

type Pool = typeof jackpotPools.$inferSelect;

/** The jackpots of games in a currency, in the order of the games. A pool without contributions has its seed amount. */
export async function readJackpots(
  queries: Queries,
  games: readonly JackpotGame[],
  currency: string,
  currencies: Currencies,
): Promise<PlatformJackpots> {
  if (games.length === 0) return [];
  const ids = games.map(({ gameId }) => gameId);
  const pools = await queries.select().from(jackpotPools).where(inArray(jackpotPools.gameId, ids));
  return games.map(({ gameId, jackpot }) => {
    const pool = pools.find((each) => each.gameId === gameId);
    const cents = pool === undefined ? jackpot.seed : Math.floor(pool.amount / PARTS);
    const reading = { gameId, amount: Math.max(1, fromEuro(cents, currency, currencies)), currency };
    if (!pool?.lastWonAt || pool.lastWonAmount === null) return reading;
    return {
      ...reading,
      lastWonAt: pool.lastWonAt.toISOString(),
      lastWonAmount: Math.max(1, fromEuro(pool.lastWonAmount, currency, currencies)),
    };
  });
}

/**
 * Adds the share of each stake to the jackpot of its game, subtracts it for reversals, and draws for every
 * settled round. A won jackpot is never reversed.
 */
export async function projectJackpots(
  tx: Transaction,
  events: readonly PlayEvent[],
  context: ProjectionContext,
): Promise<void> {
  const games = new Map(context.games.filter(hasJackpot).map((game) => [game.gameId, game]));
  const stakes = events.filter(({ gameId, staked }) => staked !== 0 && games.has(gameId));
  if (stakes.length === 0) return;
  const pools = await lockPools(
    tx,
    [...games.values()].filter(({ gameId }) => stakes.some((event) => event.gameId === gameId)),
  );
  const won: Payout[] = [];
  for (const event of stakes) {
    const [game, pool] = [games.get(event.gameId), pools.get(event.gameId)];
    if (game === undefined || pool === undefined) continue;
    const staked = toParts(event.staked, event.currency, context.currencies);
    const contribution = Math.sign(staked) * Math.round((Math.abs(staked) * context.jackpotShare) / 10_000);
    pool.amount += contribution;
    const ticket = { roundId: event.roundId, contribution, amount: pool.amount };
    if (event.kind !== 'settled' || !winsJackpot(game, ticket, context.drawKey)) continue;
    const payout = payoutOf(event, pool, context);
    // A round that is settled again already has its jackpot.
    if ((await addPayouts(tx, [payout])) === 0) continue;
    won.push(payout);
    pool.lastWonAt = event.at;
    pool.lastWonAmount = payout.baseAmount;
    pool.amount += (game.jackpot.seed - payout.baseAmount) * PARTS;
  }
  await writePools(tx, [...pools.values()]);
  await showWins(tx, won, stakes);
}

/** Creates missing pools and locks all of them, always in the same order. */
async function lockPools(tx: Transaction, games: readonly JackpotGame[]): Promise<Map<string, Pool>> {
  const ids = games.map(({ gameId }) => gameId).sort();
  const seeds = new Map(games.map(({ gameId, jackpot }) => [gameId, jackpot.seed * PARTS]));
  await tx
    .insert(jackpotPools)
    .values(ids.map((gameId) => ({ gameId, amount: seeds.get(gameId) ?? 0 })))
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(jackpotPools)
    .where(inArray(jackpotPools.gameId, ids))
    .orderBy(asc(jackpotPools.gameId))
    .for('update');
  return new Map(rows.map((pool) => [pool.gameId, pool]));
}

async function writePools(tx: Transaction, pools: readonly Pool[]): Promise<void> {
  await tx
    .insert(jackpotPools)
    .values([...pools])
    .onConflictDoUpdate({
      target: jackpotPools.gameId,
      set: {
        amount: sql`excluded.amount`,
        lastWonAt: sql`excluded.last_won_at`,
        lastWonAmount: sql`excluded.last_won_amount`,
      },
    });
}

function payoutOf(
  { roundId, gameId, playerId, category, currency, at }: PlayEvent,
  pool: Pool,
  { currencies }: ProjectionContext,
): Payout {
  const baseAmount = Math.floor(pool.amount / PARTS);
  const amount = Math.max(1, fromEuro(baseAmount, currency, currencies));
  return {
    reference: payoutReference('jackpot', roundId),
    fund: 'jackpot',
    subject: gameId,
    roundId,
    ...{ playerId, category, amount, currency, baseAmount },
    wonAt: at,
  };
}

/** Jackpots are listed with other wins. */
async function showWins(
  tx: Transaction,
  payouts: readonly Payout[],
  events: readonly PlayEvent[],
): Promise<void> {
  await addWins(
    tx,
    payouts.map(({ reference, roundId, subject, playerId, currency, amount, wonAt }) => ({
      id: reference,
      siteId: events.find((event) => event.roundId === roundId)?.siteId ?? 0,
      gameId: subject,
      ...{ playerId, currency },
      won: amount,
      at: wonAt,
    })),
  );
}
