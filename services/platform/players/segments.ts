import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { PlatformSegments } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { rounds } from '../database/tables/gaming';
import { loginHistory } from '../database/tables/sessions';
import { verticalOf } from '../ledger/accounts';

const DAY_MS = 86_400_000;
/** The current visit is excluded: a player who returns after a month is a returning player for a day. */
const VISIT_MS = DAY_MS;
const WEEK_MS = 7 * DAY_MS;
const MONTH_MS = 30 * DAY_MS;
const FAVOURITE_MS = 90 * DAY_MS;
/** Enough to determine a preference, and cheap to read from the index. */
const LATEST_ROUNDS = 200;

/**
 * A player's current segments.
 * @param now milliseconds
 */
export async function segmentsOf(queries: Queries, playerId: number, now: number): Promise<PlatformSegments> {
  const [[signIn], [round], favourite] = await Promise.all([
    queries
      .select({ at: loginHistory.loginDate })
      .from(loginHistory)
      .where(
        and(
          eq(loginHistory.playerId, playerId),
          eq(loginHistory.successful, true),
          lt(loginHistory.loginDate, new Date(now - VISIT_MS)),
        ),
      )
      .orderBy(desc(loginHistory.loginDate))
      .limit(1),
    // A session may last a year, so play is a visit, too.
    queries
      .select({ at: rounds.lastAt })
      .from(rounds)
      .where(and(eq(rounds.playerId, playerId), lt(rounds.lastAt, new Date(now - VISIT_MS))))
      .orderBy(sql`${rounds.lastAt} desc nulls first`)
      .limit(1),
    favouriteVertical(queries, playerId, now),
  ]);
  const last = Math.max(signIn?.at.getTime() ?? 0, round?.at.getTime() ?? 0);
  return { lastVisit: visitGroup(last, now), favouriteVertical: favourite };
}

function visitGroup(last: number, now: number): PlatformSegments['lastVisit'] {
  if (last === 0) return 'never';
  if (now - last <= WEEK_MS) return 'week';
  return now - last <= MONTH_MS ? 'month' : 'longer';
}

/** Vertical of most of the latest rounds; with a tie, the one played last. */
async function favouriteVertical(
  queries: Queries,
  playerId: number,
  now: number,
): Promise<PlatformSegments['favouriteVertical']> {
  const latest = await queries
    .select({ category: rounds.category })
    .from(rounds)
    .where(and(eq(rounds.playerId, playerId), gt(rounds.lastAt, new Date(now - FAVOURITE_MS))))
    .orderBy(sql`${rounds.lastAt} desc nulls first`)
    .limit(LATEST_ROUNDS);
  const counts = new Map<ReturnType<typeof verticalOf>, number>();
  for (const { category } of latest) {
    const vertical = verticalOf(category);
    counts.set(vertical, (counts.get(vertical) ?? 0) + 1);
  }
  // Sorting is stable, and verticals are in order of last play.
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  return first?.[0] ?? null;
}
