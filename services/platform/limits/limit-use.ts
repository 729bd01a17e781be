import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { depositReservations } from '../database/tables/gaming';
import {
  type LimitKind,
  type LimitPeriod,
  playerDays,
  type playerLimits,
  playerPresence,
} from '../database/tables/limits';
import { sessions } from '../database/tables/sessions';
import { DAY } from '../live/activity';
import type { DepositLimitLaw } from '../reference-data/country-laws';
import { LONGEST_SILENCE } from '../signed-in/count-time';
import type { Calendar } from './calendar';

type LimitRow = typeof playerLimits.$inferSelect;

/** Used part of a player's limits by kind and period, in minor units or milliseconds, never negative. */
export type LimitUse = Record<LimitKind, Record<LimitPeriod, number>>;

/** A limit in force with its use. */
export interface LimitState {
  kind: LimitKind;
  period: LimitPeriod;
  value: number;
  used: number;
  /** Milliseconds since the epoch. */
  resetAt: number;
}

/**
 * The legal maximum of deposits in the current month, as a limit; none without one.
 *
 * @param used deposits of the month so far, in minor units
 */
export function lawLimit(
  { mostAMonth }: Pick<DepositLimitLaw, 'mostAMonth'>,
  used: number,
  { M }: Pick<Calendar, 'M'>,
): LimitState[] {
  if (mostAMonth === null) return [];
  return [{ kind: 'deposit', period: 'M', value: mostAMonth, used, resetAt: M.resetAt }];
}

const COLUMNS: Record<LimitKind, SQL> = {
  deposit: sql.raw('deposited'),
  loss: sql.raw('lost'),
  wager: sql.raw('staked'),
  time: sql.raw('signed_in'),
};

/**
 * A subquery for the use of a player's limits in the current periods: deposits including pending ones, stakes
 * of own money minus wins, all stakes, and the time signed in including uncounted time. Later days are
 * included, so that setting back a clock does not reset the use.
 */
export function useSql(playerId: number, calendar: Calendar, now: number): SQL<LimitUse> {
  const from = [calendar.D, calendar.W, calendar.M].map(({ firstDay }) => firstDay).sort()[0];
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const more = (kind: LimitKind, name: LimitPeriod): SQL => {
    if (kind === 'deposit') return sql` + (select amount from reserved)`;
    // Uncounted time before midnight does not belong to the new day.
    if (kind === 'time')
      return sql` + least((select ms from uncounted), ${now - calendar[name].startedAt}::bigint)`;
    return sql.empty();
  };
  const period = (kind: LimitKind, name: LimitPeriod): SQL => {
    const sum = sql`coalesce(sum(${COLUMNS[kind]}) filter (where day >= ${calendar[name].firstDay}::date), 0)`;
    return sql`${name}::text, greatest(0, ${sum}${more(kind, name)})`;
  };
  const periods = (kind: LimitKind): SQL =>
    sql`${kind}::text, json_build_object(${period(kind, 'D')}, ${period(kind, 'W')}, ${period(kind, 'M')})`;
  return sql<LimitUse>`(
    with reserved as (
      select coalesce(sum(amount), 0) as amount from ${depositReservations}
      where player_id = ${playerId} and status = 'OPEN' and expires_at > ${at}),
    uncounted as (
      select coalesce(sum(round(extract(epoch from ${at} - counted_until) * 1000)), 0)::bigint as ms from ${playerPresence}
      where player_id = ${playerId} and counted_until <= ${at}
        and counted_until > ${at} - ${LONGEST_SILENCE}::integer * interval '1 millisecond'
        and exists (select from ${sessions} as session where session.player_id = ${playerId} and session.ended_at is null))
    select json_build_object(${periods('deposit')}, ${periods('loss')}, ${periods('wager')}, ${periods('time')})
    from ${playerDays} where player_id = ${playerId} and day >= ${from}::date)`;
}

/** The use of all limits in the player's current periods. `now` in milliseconds. */
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

/** Time to confirm a change after its date; then it lapses. */
export const CONFIRMABLE = 7 * DAY;

/** The limit in force now, including due changes unless they await confirmation. Undefined once removed. */
export function inForce<Row extends Pending>(row: Row, now: number): Row | undefined {
  const { pendingDate, pendingValue, awaitsConfirmation } = row;
  if (pendingDate === null || pendingDate.getTime() > now) return row;
  const settled = { ...row, pendingValue: null, pendingDate: null, awaitsConfirmation: false };
  if (awaitsConfirmation) return pendingDate.getTime() + CONFIRMABLE > now ? row : settled;
  return pendingValue === null ? undefined : { ...settled, value: pendingValue, updatedAt: pendingDate };
}
