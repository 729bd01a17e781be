import { and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { bonusAssignments, bonusCampaigns } from '../database/tables/bonuses';
import { freeRounds } from '../database/tables/games';
import { rounds } from '../database/tables/gaming';
import { ledgerAccounts } from '../database/tables/ledger';
import type { StoredBonus } from './shown-reward';

/** Number of last rounds whose median stake is the usual stake. */
const ROUNDS = 50;

/** A player's active bonuses at a time, the first to expire first; includes converted ones with free rounds left. */
export function activeBonuses(queries: Queries, playerId: number, now: Date): Promise<StoredBonus[]> {
  return storedBonuses(
    queries,
    playerId,
    and(gt(bonusAssignments.expiresAt, now), or(isNull(bonusAssignments.endedAt), hasRoundsLeft(now))),
    asc(bonusAssignments.expiresAt),
    now,
  );
}

/** A player's past bonuses, latest first. */
export function pastBonuses(queries: Queries, playerId: number, now: Date): Promise<StoredBonus[]> {
  return storedBonuses(
    queries,
    playerId,
    or(isNotNull(bonusAssignments.endedAt), lte(bonusAssignments.expiresAt, now)),
    desc(sql`coalesce(${bonusAssignments.endedAt}, ${bonusAssignments.expiresAt})`),
    now,
  );
}

/** A player's bonus; undefined for an unknown id. */
export async function storedBonus(
  queries: Queries,
  playerId: number,
  assignmentId: string,
  now: Date,
): Promise<StoredBonus | undefined> {
  const which = eq(bonusAssignments.assignmentId, assignmentId);
  const [found] = await storedBonuses(queries, playerId, which, asc(bonusAssignments.startedAt), now);
  return found;
}

async function storedBonuses(
  queries: Queries,
  playerId: number,
  which: SQL | undefined,
  order: SQL,
  now: Date,
): Promise<StoredBonus[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = await queries
    .select({
      assignment: bonusAssignments,
      campaign: bonusCampaigns,
      grant: freeRounds,
      left: sql`case when ${freeRounds.expiresAt} > ${at} then ${freeRounds.granted} - ${freeRounds.used} else 0 end`.mapWith(
        Number,
      ),
      balance: sql`coalesce(${ledgerAccounts.balance}, 0)`.mapWith(Number),
      usualStake: usualStakeColumn(playerId),
    })
    .from(bonusAssignments)
    .innerJoin(bonusCampaigns, eq(bonusCampaigns.campaignId, bonusAssignments.campaignId))
    .leftJoin(freeRounds, eq(freeRounds.bonus, bonusAssignments.assignmentId))
    .leftJoin(
      ledgerAccounts,
      sql`${ledgerAccounts.id} = 'player/' || ${playerId}::text || '/bonus-' || lower(replace(${bonusAssignments.vertical}, '_', '-'))`,
    )
    .where(and(eq(bonusAssignments.playerId, playerId), which))
    .orderBy(order, asc(bonusAssignments.assignmentId))
    .limit(100);
  return rows.map(({ assignment, campaign, grant, left, balance, usualStake }) => ({
    ...assignment,
    campaign,
    freeRounds: grant && { gameId: grant.gameId, rounds: grant.granted, left, stake: grant.stake },
    balance,
    usualStake: usualStake === null ? null : Number(usualStake),
  }));
}

function hasRoundsLeft(now: Date): SQL | undefined {
  return and(lt(freeRounds.used, freeRounds.granted), gt(freeRounds.expiresAt, now));
}

/** Median stake of the player's last rounds in the vertical of the bonus. */
function usualStakeColumn(playerId: number): SQL<string | number | null> {
  return sql`(
    select percentile_disc(0.5) within group (order by recent.stake) from (
      select round.staked / round.bets as stake from ${rounds} round
      where round.player_id = ${playerId} and round.bets > 0 and round.staked > 0
        and replace(round.category, 'VIRTUAL_', '') = ${bonusAssignments.vertical}
      order by round.last_at desc limit ${ROUNDS}) recent where recent.stake > 0)`;
}
