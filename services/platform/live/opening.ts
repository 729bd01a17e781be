import { asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { rounds } from '../database/tables/gaming';
import { players } from '../database/tables/players';
import { jackpotPools, tournamentWindows } from '../database/tables/play';
import type { GameDirectory } from '../ledger/games';
import { isOfCrowd } from '../players/population-rows';
import { DAY } from './activity';
import { hasJackpot, type JackpotGame } from './jackpot-draw';
import { PARTS } from './money';
import type { PlayEvent, ProjectionContext } from './play-event';
import { projectPlays } from './popularity';
import { keyOf, uniform } from './random';
import { projectScores } from './tournament-scores';
import { projectWins } from './winners';

/** How far back the demo history is projected: longer than any list or tournament. */
const REACH = 10 * DAY;

/**
 * Initial live data of a demo: jackpots as after weeks of play, and the rounds of demo players in lists,
 * tournaments and popularity. A no-op once there are jackpots.
 */
export async function openDemo(
  tx: Transaction,
  context: ProjectionContext,
  directory: GameDirectory,
  seed: string,
  now: number,
): Promise<void> {
  const [opened] = await tx.select({ gameId: jackpotPools.gameId }).from(jackpotPools).limit(1);
  const games = context.games.filter(hasJackpot);
  if (opened !== undefined || games.length === 0) return;
  await tx.insert(jackpotPools).values(games.map((game) => openingPool(game, seed, now)));
  const events = await settledRounds(tx, directory, now);
  await projectWins(tx, events);
  await projectPlays(tx, events);
  // Documented demo players are excluded: a prize would change their balance.
  await projectScores(
    tx,
    events.filter(({ playerId }) => isOfCrowd(playerId)),
    context,
  );
  // Prizes of past tournaments are not paid.
  await tx
    .update(tournamentWindows)
    .set({ settledAt: new Date(now) })
    .where(sql`${tournamentWindows.endsAt} <= ${new Date(now).toISOString()}::timestamptz`);
}

async function settledRounds(tx: Transaction, directory: GameDirectory, now: number): Promise<PlayEvent[]> {
  const rows = await tx
    .select({ round: rounds, siteId: players.siteId, currency: players.currencyCode })
    .from(rounds)
    .innerJoin(players, eq(players.playerId, rounds.playerId))
    .where(
      sql`${rounds.status} = 'SETTLED' and ${isNotNull(rounds.settledAt)} and ${gt(rounds.settledAt, new Date(now - REACH))}`,
    )
    .orderBy(asc(rounds.settledAt), asc(rounds.roundId));
  return rows.flatMap(({ round, siteId, currency }) => {
    const { settledAt, playerId, roundId, gameId, category, staked, won } = round;
    const provider = directory.get(gameId)?.provider;
    if (settledAt === null || provider === undefined || category === 'SPORTS') return [];
    return [
      {
        kind: 'settled' as const,
        ...{ siteId, playerId, roundId, gameId, provider, category, currency, staked, won },
        at: settledAt,
      },
    ];
  });
}

/** A jackpot partway through its growth, last won some time ago. */
function openingPool(
  { gameId, jackpot: { seed: start, mustDropAt } }: JackpotGame,
  seed: string,
  now: number,
): typeof jackpotPools.$inferInsert {
  const draw = (part: number): number => uniform(keyOf(seed, 'jackpot', gameId, 'opening'), part);
  // Distributed like the amounts at which jackpots are won, see `winsJackpot`.
  const climbed = (at: number): number =>
    mustDropAt === undefined ? start * Math.min(3, -Math.log(at)) : (mustDropAt - start) * at;
  return {
    gameId,
    amount: Math.floor(start + 0.9 * climbed(draw(0))) * PARTS,
    lastWonAt: new Date(Math.floor(now - (0.2 + 20 * draw(1)) * DAY)),
    lastWonAmount: Math.floor(start + climbed(draw(2))),
  };
}
