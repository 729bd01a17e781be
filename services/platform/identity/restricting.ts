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

/** Setting and lifting restrictions. */
export interface Restricting {
  /**
   * Sets a restriction beside those that there are. Once it returns, no process takes another stake that the restriction
   * forbids; one that shuts the player out ends all sessions.
   */
  restrict(playerId: number, restriction: Omit<NewRestriction, 'setAt'>): Promise<Restriction>;
  /**
   * Lifts a restriction: at once, or after the cooling that protects the player from themselves.
   * @throws PlatformError 404 without such a restriction in force, 409 for one that is lifted already, 403 for a
   *   self-exclusion that has an end, a limit of time that is used up, and an exclusion of a register
   */
  lift(playerId: number, restrictionId: number, lift: { key: string; reason: string }): Promise<Restriction>;
  /** Starts the cooling of a player in a time-out, which ends it after a day (API-007, LIMIT-21). */
  startCooling(siteId: number, playerId: number): Promise<{ isCooling: boolean; milliseconds: number }>;
}

export const COOLING = DAY;

export function createRestricting(
  database: OpenDatabase,
  store: PlayerStore,
  clock: Clock,
  sessions: Sessions,
): Restricting {
  /** Works on a player of whom no other command is under way: it waits for those, and they wait for it. */
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

/** Why operators may not lift a restriction of a kind. */
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
