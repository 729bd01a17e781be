import { and, eq } from 'drizzle-orm';
import type { PlatformLimit, PlatformLimits } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { type LimitKind, type LimitPeriod, playerLimits } from '../database/tables/limits';
import type { Calendar } from './calendar';
import { inForce, readUse } from './limit-use';

/** A player's limits of one kind with what is used of each in the present period, in minor units (API-115, API-117). */
export async function limitsOf(
  queries: Queries,
  player: { playerId: number; currencyCode: string },
  kind: LimitKind,
  calendar: Calendar,
  now: number,
): Promise<PlatformLimits> {
  const rows = await queries
    .select()
    .from(playerLimits)
    .where(and(eq(playerLimits.playerId, player.playerId), eq(playerLimits.kind, kind)));
  const use = (await readUse(queries, player.playerId, calendar, now))[kind];
  const limit = (period: LimitPeriod): PlatformLimit => {
    const row = rows.find((each) => each.period === period);
    const current = row && inForce(row, now);
    const used = use[period];
    if (!current) return withoutLimit(used);
    return {
      value: current.value,
      pendingValue: current.pendingValue,
      pendingDate: current.pendingDate?.toISOString() ?? null,
      locked: current.locked,
      updatedAt: current.updatedAt.toISOString(),
      startedAt: new Date(calendar[period].startedAt).toISOString(),
      resetAt: new Date(calendar[period].resetAt).toISOString(),
      used,
      remaining: Math.max(0, current.value - used),
    };
  };
  return { currency: player.currencyCode, D: limit('D'), W: limit('W'), M: limit('M') };
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
