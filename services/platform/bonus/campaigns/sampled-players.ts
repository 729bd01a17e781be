import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database';
import { bonusAssignments } from '../../database/tables/bonuses';
import { ledgerTransactions } from '../../database/tables/ledger';
import { players } from '../../database/tables/players';
import type { Vertical } from '../../ledger/accounts';
import { netLossSql } from '../../ledger/cashback-facts';
import { DAY } from '../../live/activity';
import { restrictedPlayer, type RestrictedPlayer } from '../../players/player-store';

/** Players that a simulation looks at. */
const MOST = 1_000;
/** Deposits of this time are typical of a player. */
const RECENT = 90 * DAY;

/** A player with the history that decides what a campaign would give them; amounts in minor units of their wallet. */
export interface SampledPlayer extends RestrictedPlayer {
  /** Bonuses of the campaign that they have had. */
  claims: number;
  /** Bonuses of any campaign. */
  bonuses: number;
  /** Their average deposit of late; null without one. */
  deposit: number | null;
  /** Stakes less wins in the vertical of the campaign in the days before now. */
  netLoss: number;
}

/**
 * Up to a thousand players of a site, the same ones each time.
 *
 * @param days of the net loss
 */
export function samplePlayers(
  queries: Queries,
  siteId: number,
  { campaignId, vertical }: { campaignId: number; vertical: Vertical },
  { now, days }: { now: Date; days: number },
): Promise<SampledPlayer[]> {
  const at = (moment: number) => sql`${new Date(moment).toISOString()}::timestamptz`;
  const own = sql`from ${bonusAssignments} own where own.player_id = ${players.playerId}`;
  return queries
    .select({
      ...restrictedPlayer,
      claims: sql`(select count(*) ${own} and own.campaign_id = ${campaignId})`.mapWith(Number),
      bonuses: sql`(select count(*) ${own})`.mapWith(Number),
      deposit: sql<number | null>`(
        select round(avg(deposit.amount)) from ${ledgerTransactions} deposit
        where deposit.player_id = ${players.playerId} and deposit.type = 'DEPOSIT' and deposit.method is not null
          and deposit.at > ${at(now.getTime() - RECENT)})`.mapWith(Number),
      netLoss: netLossSql({
        player: sql`${players.playerId}`,
        from: at(now.getTime() - days * DAY),
        until: at(now.getTime()),
        vertical: sql`${vertical}`,
      }),
    })
    .from(players)
    .where(eq(players.siteId, siteId))
    .orderBy(sql`hashint4(${players.playerId})`)
    .limit(MOST);
}
