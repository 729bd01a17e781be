import { and, isNull, lt, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { OpenDatabase, Transaction } from '../database/database';
import { playEvents, tournamentWindows } from '../database/tables/play';
import type { Currencies } from '../reference-data/data';
import { MINUTE } from './activity';
import { fromEuro } from './money';
import { addPayouts, type Payout, payoutReference } from './payouts';
import type { Tournament } from './series';
import { isWindow } from './tournament-scores';
import { sharedPrizeCents } from './tournament-terms';
import { playersByRank, standings } from './tournaments';

/** Time until rounds settled before the end of a window are recorded. */
const GRACE = MINUTE;

type Window = typeof tournamentWindows.$inferSelect;

/**
 * Decides the prizes of finished tournaments, once each; later corrections of rounds change neither prizes nor
 * ranks. A failure is logged and retried with the next call.
 */
export async function decidePrizes(
  database: OpenDatabase,
  clock: Clock,
  tournaments: readonly Tournament[],
  currencies: Currencies,
  log: Logger,
): Promise<void> {
  const ended = await database.db
    .select()
    .from(tournamentWindows)
    .where(
      and(isNull(tournamentWindows.settledAt), lte(tournamentWindows.endsAt, new Date(clock.now() - GRACE))),
    );
  for (const window of ended) {
    const tournament = tournaments.find(({ tournamentId }) => tournamentId === window.tournamentId);
    try {
      await database.transaction(
        (tx) => decide(tx, window, tournament, currencies, new Date(clock.now())),
        'read committed',
      );
    } catch (err) {
      log.error({ event: 'prizes.failed', ...window, err }, 'the prizes of a tournament were not decided');
    }
  }
}

async function decide(
  tx: Transaction,
  window: Window,
  tournament: Tournament | undefined,
  currencies: Currencies,
  now: Date,
): Promise<void> {
  const [open] = await tx
    .select()
    .from(tournamentWindows)
    .where(and(isWindow(window), isNull(tournamentWindows.settledAt)))
    .for('update', { skipLocked: true });
  if (open === undefined || (await hasWaiting(tx, window.endsAt))) return;
  // A tournament that was removed from the data has no prizes.
  if (tournament !== undefined) {
    await addPayouts(tx, await prizesOf(tx, window, tournament, currencies));
  }
  await tx.update(tournamentWindows).set({ settledAt: now }).where(isWindow(window));
}

async function hasWaiting(tx: Transaction, before: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: playEvents.id })
    .from(playEvents)
    .where(lt(playEvents.at, before))
    .limit(1);
  return rows.length > 0;
}

async function prizesOf(
  tx: Transaction,
  window: Window,
  tournament: Tournament,
  currencies: Currencies,
): Promise<Payout[]> {
  const { tournamentId, siteId, startsAt, endsAt } = window;
  const winners = await standings(tx, window, tournament.prizeShares.length);
  const sharing = playersByRank(winners);
  return winners.flatMap(({ playerId, currency, rank }) => {
    const baseAmount = sharedPrizeCents(tournament, rank, sharing.get(rank) ?? 1) ?? 0;
    const amount = fromEuro(baseAmount, currency, currencies);
    if (amount === 0) return [];
    return [
      {
        reference: payoutReference('tournament', tournamentId, siteId, startsAt.getTime(), playerId),
        fund: 'tournament' as const,
        subject: tournamentId,
        category: tournament.games.category,
        ...{ playerId, amount, currency, baseAmount },
        wonAt: endsAt,
      },
    ];
  });
}
