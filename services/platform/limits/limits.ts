import { and, eq } from 'drizzle-orm';
import type { PlatformLimit, PlatformLimits } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { type LimitKind, type LimitPeriod, playerLimits } from '../database/tables/limits';
import { type Calendar, type CalendarPeriod, calendarAt } from './calendar';
import { inForce, readUse } from './limit-use';

/** The columns of a player that limits depend on. */
export interface LimitedPlayer {
  playerId: number;
  currencyCode: string;
  countryCode: string;
}

/** A moment in a player's calendar. */
export interface LimitTime {
  calendar: Calendar;
  /** Milliseconds since the epoch. */
  now: number;
}

export type LimitRow = typeof playerLimits.$inferSelect;

/** The moment `now` where the player lives. */
export function limitTimeOf(
  { countryCode }: Pick<LimitedPlayer, 'countryCode'>,
  timeZoneOf: (countryCode: string) => string,
  now: number,
): LimitTime {
  return { calendar: calendarAt(now, timeZoneOf(countryCode)), now };
}

/** A player's limits of one kind in force at a moment, by period. */
export async function readLimits(
  queries: Queries,
  playerId: number,
  kind: LimitKind,
  now: number,
): Promise<Partial<Record<LimitPeriod, LimitRow>>> {
  const rows = await queries
    .select()
    .from(playerLimits)
    .where(and(eq(playerLimits.playerId, playerId), eq(playerLimits.kind, kind)));
  return Object.fromEntries(
    rows.flatMap((row) => {
      const current = inForce(row, now);
      return current === undefined ? [] : [[row.period, current] as const];
    }),
  );
}

/** A player's limits of one kind with what is used of each in the present period, in minor units (API-115, API-117). */
export async function limitsOf(
  queries: Queries,
  { playerId, currencyCode }: LimitedPlayer,
  kind: LimitKind,
  { calendar, now }: LimitTime,
): Promise<PlatformLimits> {
  const limits = await readLimits(queries, playerId, kind, now);
  const use = (await readUse(queries, playerId, calendar, now))[kind];
  const shown = (period: LimitPeriod) => limitWithUse(limits[period], use[period], calendar[period]);
  return { currency: currencyCode, D: shown('D'), W: shown('W'), M: shown('M') };
}

function limitWithUse(
  current: LimitRow | undefined,
  used: number,
  { startedAt, resetAt }: CalendarPeriod,
): PlatformLimit {
  if (!current) return withoutLimit(used);
  return {
    value: current.value,
    pendingValue: current.pendingValue,
    pendingDate: current.pendingDate?.toISOString() ?? null,
    awaitsConfirmation: current.awaitsConfirmation,
    locked: current.locked,
    updatedAt: current.updatedAt.toISOString(),
    startedAt: new Date(startedAt).toISOString(),
    resetAt: new Date(resetAt).toISOString(),
    used,
    remaining: Math.max(0, current.value - used),
  };
}

function withoutLimit(used: number): PlatformLimit {
  return {
    value: null,
    pendingValue: null,
    pendingDate: null,
    awaitsConfirmation: false,
    locked: false,
    updatedAt: null,
    startedAt: null,
    resetAt: null,
    used,
    remaining: null,
  };
}
