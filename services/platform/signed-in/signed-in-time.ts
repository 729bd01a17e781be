import { and, eq, exists, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { OpenDatabase, Transaction } from '../database/database';
import { playerDays, playerPresence } from '../database/tables/limits';
import { players } from '../database/tables/players';
import { sessions } from '../database/tables/sessions';
import type { Identity } from '../identity/identity';
import { isStanding, type SessionLimits } from '../identity/sessions';
import { readUse } from '../limits/limit-use';
import { limitTimeOf, readLimits } from '../limits/limits';
import type { PlayerStore, RestrictedPlayer } from '../players/player-store';
import { activeAt } from '../players/restrictions';
import { countTime, LONGEST_SILENCE } from './count-time';
import { timeUp } from './time-up';

/** Counts players' time signed in, and signs them out when their own time limit is used up. All state is in the database. */
export interface SignedInTime {
  /**
   * Records a sign of activity of a signed-in player; signs within a few seconds count as one.
   *
   * @param countedUntil time up to which it is counted, if the caller has read it
   * @returns true if a limit is used up, in which case all sessions have ended
   */
  seen(playerId: number, countedUntil?: Date | null): Promise<boolean>;
  /**
   * Counts up to now, for a changed limit.
   * @returns like `seen`
   */
  count(playerId: number): Promise<boolean>;
  /**
   * Counts before another session starts, which adds no time to existing sessions.
   * @returns the updated player
   */
  atSignIn(player: RestrictedPlayer): Promise<RestrictedPlayer>;
  /** Stops the watch that signs players out within a second after their time is up. */
  stop(): void;
}

interface SignedInTimeParts {
  database: OpenDatabase;
  clock: Clock;
  log: Logger;
  players: PlayerStore;
  identity: Pick<Identity, 'restrict'>;
  sessions: SessionLimits;
  timeZoneOf(countryCode: string): string;
}

const COUNT_EVERY_MS = 15_000;
const WATCH_MS = 1_000;

export function createSignedInTime(parts: SignedInTimeParts): SignedInTime {
  const { database, clock, log, players: store } = parts;

  /** Locks the player, so that no time is counted twice. */
  const count = (playerId: number): Promise<boolean> =>
    database.transaction(async (tx) => {
      const locked = tx.select({ countryCode: players.countryCode }).from(players);
      const [player] = await locked.where(eq(players.playerId, playerId)).for('no key update');
      if (player === undefined) return false;
      const now = clock.now();
      const { days, countedUntil } = countTime({
        now,
        ...(await readPresence(tx, playerId, now)),
        timeZone: parts.timeZoneOf(player.countryCode),
      });
      if (days.length > 0)
        await tx
          .insert(playerDays)
          .values(days.map((each) => ({ ...each, playerId, deposited: 0, staked: 0, lost: 0 })))
          .onConflictDoUpdate({
            target: [playerDays.playerId, playerDays.day],
            set: { signedIn: sql`${playerDays.signedIn} + excluded.signed_in` },
          });
      const set = { countedUntil: new Date(countedUntil), timeUpAt: null };
      await tx
        .insert(playerPresence)
        .values({ playerId, ...set })
        .onConflictDoUpdate({ target: playerPresence.playerId, set });
      return applyLimits(tx, playerId, player.countryCode, now);
    }, 'read committed');

  async function readPresence(tx: Transaction, playerId: number, now: number) {
    const since = sql<string | null>`(${tx
      .select({ since: sql`min(${sessions.createdAt})` })
      .from(sessions)
      .where(and(eq(sessions.playerId, playerId), isStanding(now, parts.sessions)))})`;
    const [found] = await tx
      .select({ countedUntil: playerPresence.countedUntil, since })
      .from(players)
      .leftJoin(playerPresence, eq(playerPresence.playerId, players.playerId))
      .where(eq(players.playerId, playerId));
    return {
      countedUntil: found?.countedUntil?.getTime() ?? null,
      signedInSince: found?.since ? new Date(found.since).getTime() : null,
    };
  }

  /**
   * Signs the player out, or stores when that is due.
   * @returns true if signed out
   */
  async function applyLimits(tx: Transaction, playerId: number, countryCode: string, now: number) {
    const limits = await readLimits(tx, playerId, 'time', now);
    if (Object.keys(limits).length === 0) return false;
    const time = limitTimeOf({ countryCode }, parts.timeZoneOf, now);
    const { time: used } = await readUse(tx, playerId, time.calendar, now);
    const { shutUntil, upAt } = timeUp(limits, used, time);
    if (shutUntil !== null) await shutOut(playerId, shutUntil, now);
    if (upAt !== null)
      await tx
        .update(playerPresence)
        .set({ timeUpAt: new Date(upAt) })
        .where(eq(playerPresence.playerId, playerId));
    return shutUntil !== null;
  }

  async function shutOut(playerId: number, until: number, now: number): Promise<void> {
    const { restrictions = [] } = (await store.byId(playerId)) ?? {};
    if (activeAt(restrictions, now).some(({ kind }) => kind === 'time-limit')) return;
    const reason = 'time limit used up';
    await parts.identity.restrict(playerId, {
      kind: 'time-limit',
      until: new Date(until),
      setBy: 'system',
      reason,
    });
  }

  /** Players whose time is up now, and who were recently present. */
  async function endTimes(): Promise<void> {
    const now = clock.now();
    const open = database.db
      .select({ sessionId: sessions.sessionId })
      .from(sessions)
      .where(and(eq(sessions.playerId, playerPresence.playerId), isNull(sessions.endedAt)));
    const up = await database.db
      .select({ playerId: playerPresence.playerId })
      .from(playerPresence)
      .where(
        and(
          lte(playerPresence.timeUpAt, new Date(now)),
          gt(playerPresence.countedUntil, new Date(now - LONGEST_SILENCE)),
          exists(open),
        ),
      );
    for (const { playerId } of up) await count(playerId);
  }

  let isChecking = false;
  const watch = setInterval(() => {
    if (isChecking) return;
    isChecking = true;
    endTimes()
      .catch((err: unknown) => log.error({ err }, 'limits of time were not checked'))
      .finally(() => (isChecking = false));
  }, WATCH_MS).unref();

  return {
    async seen(playerId, countedUntil) {
      const until = countedUntil === undefined ? await readCountedUntil(database, playerId) : countedUntil;
      const sinceCounted = until === null ? Infinity : clock.now() - until.getTime();
      return sinceCounted >= 0 && sinceCounted < COUNT_EVERY_MS ? false : count(playerId);
    },
    count,
    async atSignIn(player) {
      return (await count(player.playerId)) ? ((await store.byId(player.playerId)) ?? player) : player;
    },
    stop: () => clearInterval(watch),
  };
}

async function readCountedUntil({ db }: OpenDatabase, playerId: number): Promise<Date | null> {
  const [found] = await db
    .select({ countedUntil: playerPresence.countedUntil })
    .from(playerPresence)
    .where(eq(playerPresence.playerId, playerId));
  return found?.countedUntil ?? null;
}
