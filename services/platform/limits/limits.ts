import { and, eq } from 'drizzle-orm';
import type { PlatformLimit, PlatformLimits } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { type LimitKind, type LimitPeriod, playerLimits } from '../database/tables/limits';
import { PERIOD_LENGTH, periodAt } from './limit-period';
import { usedSince } from './limit-use';

type LimitRow = typeof playerLimits.$inferSelect;

/** A player's limits of one kind with what is used of each, in minor units (API-115, API-117). */
export async function limitsOf(
  queries: Queries,
  player: { playerId: number; currencyCode: string },
  kind: LimitKind,
  now: number,
): Promise<PlatformLimits> {
  const rows = await queries
    .select()
    .from(playerLimits)
    .where(and(eq(playerLimits.playerId, player.playerId), eq(playerLimits.kind, kind)));
  const limit = async (period: LimitPeriod): Promise<PlatformLimit> => {
    const row = rows.find((each) => each.period === period);
    const current = row && inForce(row, now);
    if (!current)
      return withoutLimit(await usedSince(queries, player.playerId, kind, now - PERIOD_LENGTH[period]));
    const { startedAt, resetAt } = periodAt(period, current.startedAt.getTime(), now);
    const used = await usedSince(queries, player.playerId, kind, startedAt);
    return {
      value: current.value,
      pendingValue: current.pendingValue,
      pendingDate: current.pendingDate?.toISOString() ?? null,
      locked: current.locked,
      updatedAt: current.updatedAt.toISOString(),
      startedAt: new Date(startedAt).toISOString(),
      resetAt: new Date(resetAt).toISOString(),
      used,
      remaining: Math.max(0, current.value - used),
    };
  };
  const [D, W, M] = await Promise.all([limit('D'), limit('W'), limit('M')]);
  return { currency: player.currencyCode, D, W, M };
}

/** The limit in force now, including due changes. Undefined once it is removed. */
function inForce(row: LimitRow, now: number): LimitRow | undefined {
  const { pendingDate, pendingValue } = row;
  if (pendingDate === null || pendingDate.getTime() > now) return row;
  if (pendingValue === null) return undefined;
  return { ...row, value: pendingValue, updatedAt: pendingDate, pendingValue: null, pendingDate: null };
}

function withoutLimit(used: number): PlatformLimit {
  return {
    value: null,
    pendingValue: null,
    pendingDate: null,
    locked: false,
    updatedAt: null,
    startedAt: null,
    resetAt: null,
    used,
    remaining: null,
  };
}
