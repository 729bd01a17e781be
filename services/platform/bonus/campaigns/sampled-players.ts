import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database';
import { bonusAssignments } from '../../database/tables/bonuses';
import { ledgerTransactions } from '../../database/tables/ledger';
import { players } from '../../database/tables/players';
import type { Vertical } from '../../ledger/accounts';
import { netLossSql } from '../../ledger/cashback-facts';
import { DAY } from '../../live/activity';
import { restrictedPlayer, type RestrictedPlayer } from '../../players/player-store';

/** Maximum number of players in a simulation. */
const MOST = 1_000;
/** Period from which a player's typical deposit is derived. */
const RECENT = 90 * DAY;

/** A player with the history that determines the bonus of a campaign; amounts in minor units of their wallet. */
export interface SampledPlayer extends RestrictedPlayer {
  /** Number of the player's bonuses from this campaign. */
  claims: number;
  /** Number of the player's bonuses from any campaign. */
  bonuses: number;
  /** Average recent deposit; null without one. */
  deposit: number | null;
  /** Stakes minus wins in the campaign's vertical during the last days. */
  netLoss: number;
}

/**
 * A stable sample of up to a thousand players of a site.
 *
 * @param days period of the net loss
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
