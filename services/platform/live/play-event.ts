import { sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../database/database';
import { playEvents } from '../database/tables/play';
import type { Currencies, Game } from '../reference-data/data';
import type { Tournament } from './series';

/** A change of settled rounds, recorded by the ledger in the transaction of the change. */
export type PlayEvent = Omit<typeof playEvents.$inferSelect, 'id' | 'recordedAt'>;

/** Dependencies of projections. */
export interface ProjectionContext {
  currencies: Currencies;
  games: readonly Game[];
  tournaments: readonly Tournament[];
  /** Share of each stake for the jackpot of its game, in ten-thousandths. */
  jackpotShare: number;
  /** Key of jackpot draws. */
  drawKey: string;
}

/**
 * Takes recorded events within a transaction; a rollback restores them. Rows taken by other processes are
 * skipped, so any number of processes may run concurrently.
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

/** Number of pending events, and the time of the oldest one. */
export async function waitingEvents(queries: Queries): Promise<{ count: number; oldest: Date | undefined }> {
  const [found] = await queries
    .select({
      count: sql`count(*)`.mapWith(Number),
      oldest: sql<string | null>`min(${playEvents.recordedAt})`,
    })
    .from(playEvents);
  return { count: found?.count ?? 0, oldest: found?.oldest ? new Date(found.oldest) : undefined };
}
