import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { depositReservations } from '../database/tables/gaming';
import { type LimitKind, type LimitPeriod, playerDays, type playerLimits } from '../database/tables/limits';
import { DAY } from '../live/activity';
import type { Calendar } from './calendar';

type LimitRow = typeof playerLimits.$inferSelect;

/** What a player has used of limits, by kind and period, in minor units and never below zero. */
export type LimitUse = Record<LimitKind, Record<LimitPeriod, number>>;

/** A limit in force with what is used of it. */
export interface LimitState {
  kind: LimitKind;
  period: LimitPeriod;
  value: number;
  used: number;
  /** Milliseconds since the epoch. */
  resetAt: number;
}

const COLUMNS: Record<LimitKind, SQL> = {
  deposit: sql.raw('deposited'),
  loss: sql.raw('lost'),
  wager: sql.raw('staked'),
};

/**
 * A subquery for what a player has used of each limit in the periods of a calendar: deposits with those that are pending,
 * stakes of own money less its wins, and all stakes. Days after the present one count too, so that a clock that is set back
 * frees nothing.
 */
export function useSql(playerId: number, calendar: Calendar, now: number): SQL<LimitUse> {
  const from = [calendar.D, calendar.W, calendar.M].map(({ firstDay }) => firstDay).sort()[0];
  const period = (kind: LimitKind, name: LimitPeriod): SQL => {
    const sum = sql`coalesce(sum(${COLUMNS[kind]}) filter (where day >= ${calendar[name].firstDay}::date), 0)`;
    const reserved = kind === 'deposit' ? sql` + (select amount from reserved)` : sql.empty();
    return sql`${name}::text, greatest(0, ${sum}${reserved})`;
  };
  const periods = (kind: LimitKind): SQL =>
    sql`${kind}::text, json_build_object(${period(kind, 'D')}, ${period(kind, 'W')}, ${period(kind, 'M')})`;
  return sql<LimitUse>`(
    with reserved as (
      select coalesce(sum(amount), 0) as amount from ${depositReservations}
      where player_id = ${playerId} and status = 'OPEN' and expires_at > ${new Date(now).toISOString()}::timestamptz)
    select json_build_object(${periods('deposit')}, ${periods('loss')}, ${periods('wager')})
    from ${playerDays} where player_id = ${playerId} and day >= ${from}::date)`;
}

/** What a player has used of each limit in the periods of a calendar. `now` in milliseconds. */
export async function readUse(
  queries: Queries,
  playerId: number,
  calendar: Calendar,
  now: number,
): Promise<LimitUse> {
  const { rows } = await queries.execute<{ used: LimitUse }>(
    sql`select ${useSql(playerId, calendar, now)} as used`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A query without a table found no row.');
  return row.used;
}

type Pending = Pick<LimitRow, 'value' | 'pendingDate' | 'pendingValue' | 'awaitsConfirmation' | 'updatedAt'>;

/** How long a change may be confirmed after its date; then it lapses. */
export const CONFIRMABLE = 7 * DAY;

/** The limit in force now, including due changes, unless they await a confirmation. Undefined once it is removed. */
export function inForce<Row extends Pending>(row: Row, now: number): Row | undefined {
  const { pendingDate, pendingValue, awaitsConfirmation } = row;
  if (pendingDate === null || pendingDate.getTime() > now) return row;
  const settled = { ...row, pendingValue: null, pendingDate: null, awaitsConfirmation: false };
  if (awaitsConfirmation) return pendingDate.getTime() + CONFIRMABLE > now ? row : settled;
  return pendingValue === null ? undefined : { ...settled, value: pendingValue, updatedAt: pendingDate };
}
