import { and, eq } from 'drizzle-orm';
import type { PlatformLimit } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { type LimitKind, type LimitPeriod, playerLimits } from '../database/tables/limits';
import { MINUTE } from '../live/activity';
import type { PlatformData } from '../reference-data/data';
import { type Calendar, type CalendarPeriod, calendarAt } from './calendar';
import { inForce, readUse } from './limit-use';

/** Player columns on which limits depend. */
export interface LimitedPlayer {
  playerId: number;
  currencyCode: string;
  countryCode: string;
}

/** Minimum and maximum of a limit, in minor units or milliseconds. */
export interface LimitBounds {
  least: number;
  most: number;
}

/** A time with the player's calendar. */
export interface LimitTime {
  calendar: Calendar;
  /** Milliseconds since the epoch. */
  now: number;
}

export type LimitRow = typeof playerLimits.$inferSelect;

/** The time `now` in the player's calendar. */
export function limitTimeOf(
  { countryCode }: Pick<LimitedPlayer, 'countryCode'>,
  timeZoneOf: (countryCode: string) => string,
  now: number,
): LimitTime {
  return { calendar: calendarAt(now, timeZoneOf(countryCode)), now };
}

/** A player's limits of one kind in force at a time, by period. */
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

/** The bounds of a limit of a kind, amounts in a currency. */
export function boundsOf(
  kind: LimitKind,
  currency: string,
  { currencies, defaults }: Pick<PlatformData, 'currencies' | 'defaults'>,
): LimitBounds {
  if (kind === 'time')
    return { least: defaults.limits.leastMinutes * MINUTE, most: defaults.limits.mostMinutes * MINUTE };
  const { perEuro, decimals } = currencies[currency] ?? { perEuro: 1, decimals: 2 };
  const amount = (euro: number): number => Math.round(euro * perEuro) * 10 ** decimals;
  return { least: amount(defaults.limits.leastEuro), most: amount(defaults.limits.mostEuro) };
}

/** A player's limits of one kind with their use in the current period, in minor units or milliseconds. */
export async function limitsOf(
  queries: Queries,
  { playerId }: Pick<LimitedPlayer, 'playerId'>,
  kind: LimitKind,
  { calendar, now }: LimitTime,
): Promise<Record<LimitPeriod, PlatformLimit>> {
  const limits = await readLimits(queries, playerId, kind, now);
  const use = (await readUse(queries, playerId, calendar, now))[kind];
  const shown = (period: LimitPeriod) => limitWithUse(limits[period], use[period], calendar[period]);
  return { D: shown('D'), W: shown('W'), M: shown('M') };
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
