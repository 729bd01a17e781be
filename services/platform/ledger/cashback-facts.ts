import { and, desc, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Queries } from '../database/database';
import {
  bonusCampaigns,
  bonusTerms,
  type CashbackOutcome,
  cashbackPeriods,
} from '../database/tables/bonuses';
import { rounds } from '../database/tables/gaming';
import { CAMPAIGN_COLUMNS, type OfferedBonus } from './bonus-facts';

/** A period of a player's cashback. */
export interface CashbackPeriod {
  id: string;
  startedAt: Date;
  endsAt: Date;
  /** True with the percentage of the booster. */
  isBoosted: boolean;
  /** Null while open. */
  outcome: CashbackOutcome | null;
  /** Stakes minus wins of the included rounds, in minor units; negative for a net win. */
  netLoss: number;
  /** The campaign with the terms at the start of the period. */
  offer: Omit<OfferedBonus, 'claims' | 'bonuses'>;
}

/** A period in which a player's losses in a vertical are counted. */
interface LossPeriod {
  player: SQLWrapper;
  from: SQLWrapper;
  until: SQLWrapper;
  vertical: SQLWrapper;
}

/**
 * Stakes minus wins of own-money rounds that started and were settled within a period; rounds with bonus money
 * and free rounds are not the player's loss.
 */
export function netLossSql({ player, from, until, vertical }: LossPeriod): SQL<number> {
  return sql`(
    select coalesce(sum(round.staked - round.won), 0) from ${rounds} round
    where round.player_id = ${player} and round.status = 'SETTLED'
      and round.bonus is null and round.free_rounds is null
      and round.last_at >= ${from} and round.started_at >= ${from}
      and round.settled_at < ${until}
      and replace(round.category, 'VIRTUAL_', '') = ${vertical})`.mapWith(Number);
}

/** Periods of a player, latest first. */
export function readCashbackPeriods(
  queries: Queries,
  playerId: number,
  which: SQL | undefined,
): Promise<CashbackPeriod[]> {
  return periodsQuery(queries, playerId, which);
}

/** The latest period of a player and a campaign; its row is locked until the transaction ends. */
export async function lockCashbackPeriod(
  queries: Queries,
  playerId: number,
  campaignId: number,
): Promise<CashbackPeriod | undefined> {
  const which = eq(cashbackPeriods.campaignId, campaignId);
  const [latest] = await periodsQuery(queries, playerId, which)
    .limit(1)
    .for('update', { of: cashbackPeriods });
  return latest;
}

function periodsQuery(queries: Queries, playerId: number, which: SQL | undefined) {
  return queries
    .select({
      id: cashbackPeriods.periodId,
      startedAt: cashbackPeriods.startedAt,
      endsAt: cashbackPeriods.endsAt,
      isBoosted: cashbackPeriods.isBoosted,
      outcome: cashbackPeriods.outcome,
      netLoss: netLossSql({
        player: cashbackPeriods.playerId,
        from: cashbackPeriods.startedAt,
        until: cashbackPeriods.endsAt,
        vertical: bonusCampaigns.vertical,
      }),
      offer: CAMPAIGN_COLUMNS,
    })
    .from(cashbackPeriods)
    .innerJoin(bonusCampaigns, eq(bonusCampaigns.campaignId, cashbackPeriods.campaignId))
    .innerJoin(
      bonusTerms,
      and(
        eq(bonusTerms.campaignId, cashbackPeriods.campaignId),
        eq(bonusTerms.version, cashbackPeriods.termsVersion),
      ),
    )
    .where(and(eq(cashbackPeriods.playerId, playerId), which))
    .orderBy(desc(cashbackPeriods.startedAt));
}
