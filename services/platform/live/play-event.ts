import { sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../database/database';
import { playEvents } from '../database/tables/play';
import type { Currencies, Game } from '../reference-data/data';
import type { Tournament } from './series';

/** A change of the settled rounds, as the ledger records it in the transaction that makes it. */
export type PlayEvent = Omit<typeof playEvents.$inferSelect, 'id' | 'recordedAt'>;

/** Dependencies of projections. */
export interface ProjectionContext {
  currencies: Currencies;
  games: readonly Game[];
  tournaments: readonly Tournament[];
  /** Share of each stake that goes to the jackpot of its game, in ten-thousandths. */
  jackpotShare: number;
  /** Key of the draws of jackpots. */
  drawKey: string;
}

/**
 * Takes recorded events out, as a part of a transaction: they are there again when it is rolled back. Rows that another
 * process has taken are skipped, so any number of processes may do this at once.
 */
export async function takeEvents(tx: Transaction, most: number): Promise<PlayEvent[]> {
  const taken = await tx
    .delete(playEvents)
    .where(
      sql`${playEvents.id} in (select id from ${playEvents} order by id limit ${most} for update skip locked)`,
    )
    .returning();
  return taken.sort((one, other) => one.id - other.id);
}

/** How many events wait, and when the oldest was recorded. */
export async function waitingEvents(queries: Queries): Promise<{ count: number; oldest: Date | undefined }> {
  const [found] = await queries
    .select({
      count: sql`count(*)`.mapWith(Number),
      oldest: sql<string | null>`min(${playEvents.recordedAt})`,
    })
    .from(playEvents);
  return { count: found?.count ?? 0, oldest: found?.oldest ? new Date(found.oldest) : undefined };
}
