import { and, eq, gte, sql } from 'drizzle-orm';
import type { PlatformPaymentOption } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { withdrawals } from '../database/tables/gaming';
import { players } from '../database/tables/players';
import { DAY } from '../live/activity';

const SPAN_MS = 30 * DAY;
/** Minimum number of payouts for meaningful statistics. */
const FEWEST = 5;

/** Duration of a site's payouts by method over the last 30 days, from request to settlement in the ledger. */
export async function payoutClocks(
  queries: Queries,
  siteId: number,
  now: number,
): Promise<Map<string, NonNullable<PlatformPaymentOption['payoutClock']>>> {
  const took = sql`extract(epoch from ${withdrawals.resolvedAt} - ${withdrawals.requestedAt})::float8 / 60`;
  const minutes = (share: number) =>
    sql`ceil(percentile_cont(${share}::float8) within group (order by ${took}))`.mapWith(Number);
  const rows = await queries
    .select({
      method: withdrawals.method,
      medianMinutes: minutes(0.5),
      slowestMinutes: minutes(0.95),
      payouts: sql`count(*)`.mapWith(Number),
    })
    .from(withdrawals)
    .innerJoin(players, eq(players.playerId, withdrawals.playerId))
    .where(
      and(
        eq(players.siteId, siteId),
        eq(withdrawals.status, 'COMPLETED'),
        gte(withdrawals.resolvedAt, new Date(now - SPAN_MS)),
      ),
    )
    .groupBy(withdrawals.method);
  return new Map(
    rows.flatMap(({ method, ...clock }) => (clock.payouts < FEWEST ? [] : [[method, clock] as const])),
  );
}
