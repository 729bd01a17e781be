import { and, eq } from 'drizzle-orm';
import { DAY } from '../live/activity';
import type { Clock } from '../clock';
import type { OpenDatabase, Transaction } from '../database/database';
import { players } from '../database/tables/players';
import {
  type NewRestriction,
  type Restriction,
  type RestrictionKind,
  restrictions,
} from '../database/tables/restrictions';
import { PlatformError } from '../errors';
import type { PlayerStore } from '../players/player-store';
import { activeAt, endOf, endsSessions, liftTimeOf } from '../players/restrictions';
import type { EndReason, Sessions } from './sessions';

/** Sets and lifts restrictions. */
export interface Restricting {
  /**
   * Sets an additional restriction. After it returns, no process accepts a prohibited stake; a restriction that
   * excludes the player ends all sessions.
   */
  restrict(playerId: number, restriction: Omit<NewRestriction, 'setAt'>): Promise<Restriction>;
  /**
   * Lifts a restriction: at once, or after a cooling-off period that protects the player.
   * @throws PlatformError 404 without such a restriction in force, 409 for one that is already lifted, 403 for
   * a self-exclusion with an end, a used-up time limit, and a register exclusion
   */
  lift(playerId: number, restrictionId: number, lift: { key: string; reason: string }): Promise<Restriction>;
  /** Starts the cooling-off of a player in a time-out, which ends it after a day (API-007, LIMIT-21). */
  startCooling(siteId: number, playerId: number): Promise<{ isCooling: boolean; milliseconds: number }>;
}

export const COOLING = DAY;

export function createRestricting(
  database: OpenDatabase,
  store: PlayerStore,
  clock: Clock,
  sessions: Sessions,
): Restricting {
  /** Locks the player: concurrent commands of the same player wait for each other. */
  const withLocked = <T>(playerId: number, work: (tx: Transaction) => Promise<T>): Promise<T> =>
    database.transaction(async (tx) => {
      const locked = tx.select({ playerId: players.playerId }).from(players);
      await locked.where(eq(players.playerId, playerId)).for('update');
      return work(tx);
    }, 'read committed');

  return {
    restrict: (playerId, restriction) =>
      withLocked(playerId, async (tx) => {
        const [stored] = await tx
          .insert(restrictions)
          .values({ ...restriction, playerId, setAt: new Date(clock.now()) })
          .returning();
        if (stored === undefined) throw new Error('The restriction was not stored.');
        if (endsSessions(restriction.kind)) await sessions.endAll(playerId, endReasonOf(restriction.kind));
        return stored;
      }),

    lift: (playerId, restrictionId, { key, reason }) =>
      withLocked(playerId, async (tx) => {
        const isIt = and(eq(restrictions.playerId, playerId), eq(restrictions.restrictionId, restrictionId));
        const [found] = await tx.select().from(restrictions).where(isIt);
        const now = clock.now();
        const [active] = activeAt(found === undefined ? [] : [found], now);
        if (active === undefined) {
          const message = `The player has no restriction ${restrictionId} in force.`;
          throw new PlatformError(404, 'error.restriction.not.found', message);
        }
        if (active.liftedAt !== null) {
          const message = `Restriction ${restrictionId} is lifted already, from ${active.liftedAt.toISOString()} on.`;
          throw new PlatformError(409, 'error.restriction.lifted', message);
        }
        const liftedAt = liftTimeOf(active, now);
        if (liftedAt === undefined) {
          throw new PlatformError(403, 'error.restriction.protected', protectionOf(active.kind));
        }
        const [lifted] = await tx
          .update(restrictions)
          .set({ liftedAt, liftedBy: 'operator', liftedByKey: key, liftReason: reason })
          .where(isIt)
          .returning();
        return lifted ?? active;
      }),

    startCooling: (siteId, playerId) =>
      withLocked(playerId, async (tx) => {
        const player = await store.byId(playerId);
        const now = clock.now();
        const own = activeAt(player?.siteId === siteId ? player.restrictions : [], now).filter(
          ({ kind, setBy }) => kind === 'time-out' && setBy === 'player',
        );
        if (own.length === 0) {
          const message = 'The site has no player with this id in a time-out of their own.';
          throw new PlatformError(404, 'error.timeout.not.found', message);
        }
        const cooled = {
          liftedAt: new Date(now + COOLING),
          liftedBy: 'player',
          liftReason: 'cooling',
        } as const;
        const started = own.map((timeOut) =>
          timeOut.liftedAt === null ? { ...timeOut, ...cooled } : timeOut,
        );
        for (const { restrictionId, liftedAt, liftedBy, liftReason } of started)
          await tx
            .update(restrictions)
            .set({ liftedAt, liftedBy, liftReason })
            .where(eq(restrictions.restrictionId, restrictionId));
        const end = Math.max(...started.map((timeOut) => endOf(timeOut) ?? now));
        return { isCooling: true, milliseconds: end - now };
      }),
  };
}

const endReasonOf = (kind: RestrictionKind): EndReason => (kind === 'time-limit' ? 'time-limit' : 'blocked');

/** Reason why operators may not lift a restriction of a kind. */
function protectionOf(kind: RestrictionKind): string {
  switch (kind) {
    case 'register-exclusion':
      return 'An exclusion of a national register is lifted by the register alone.';
    case 'time-limit':
      return 'A limit of time that is used up ends with its day, week or month.';
    default:
      return 'A self-exclusion with an end is not lifted before it.';
  }
}
