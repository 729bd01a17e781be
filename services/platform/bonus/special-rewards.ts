import { eq } from 'drizzle-orm';
import type { PlatformLedgerCommand, PlatformReward } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { bonusCampaigns } from '../database/tables/bonuses';
import { readOffers } from '../ledger/bonus-facts';
import { refusalFor } from '../ledger/decide/bonus/bonus-permission';
import { assignmentIdOf } from '../ledger/decide/bonus/give-bonus';
import type { Ledger } from '../ledger/ledger';
import type { PlatformCore } from '../platform';
import type { RestrictedPlayer } from '../players/player-store';
import { normalCode } from './bonus-codes';

/** Rewards with their own endpoint and command. */
export interface SpecialRewards {
  /** Pays own money of a campaign, once per key (API-077). Throws the errors of docs/rewards.md. */
  activateIcash(player: RestrictedPlayer, campaignId: number, key: string): Promise<PlatformReward>;
  /** Gives bonus money for the sportsbook, once per key (API-078). Throws like `activateIcash`. */
  claimSportsbook(player: RestrictedPlayer, campaignId: number, key: string): Promise<PlatformReward>;
  /**
   * Claims the bonus of a partner by its code in any spelling, once per key (API-062). Throws 400
   * `error.bonus_code.invalid` for another code, and like `activateIcash`.
   *
   * @param assignmentId as in the list of offers
   */
  takePartner(player: RestrictedPlayer, assignmentId: string, code: string, key: string): Promise<void>;
}

interface SpecialParts {
  core: Pick<PlatformCore, 'database'>;
  ledger: Ledger;
  /** The player's latest bonus of a campaign. */
  latestOf(queries: Queries, player: RestrictedPlayer, campaignId: number): Promise<PlatformReward>;
}

export function createSpecialRewards({ core, ledger, latestOf }: SpecialParts): SpecialRewards {
  const { database } = core;

  /** The response is created in the same transaction, where the bonus is visible before the commit. */
  const take = (player: RestrictedPlayer, command: PlatformLedgerCommand & { campaign: number }) =>
    database.transaction(async (tx) => {
      await ledger.execute(player.playerId, command, {
        source: 'player',
        actor: `player:${player.playerId}`,
      });
      return latestOf(tx, player, command.campaign);
    }, 'read committed');

  return {
    activateIcash: (player, campaign, key) =>
      take(player, { kind: 'bonus-icash', reference: `icash:${campaign}:${key}`, campaign }),
    claimSportsbook: (player, campaign, key) =>
      take(player, { kind: 'bonus-sportsbook', reference: `sportsbook:${campaign}:${key}`, campaign }),
    async takePartner(player, bonus, typed, key) {
      const campaign = Number(/^bonus-\d+-(\d{1,10})-\d+$/.exec(bonus)?.[1] ?? 0);
      const [offer] = await readOffers(database.db, player.playerId, eq(bonusCampaigns.campaignId, campaign));
      if (offer?.terms.reward.kind !== 'partner') throw refusalFor('error.bonus.not.found');
      // A past bonus is refused as such: its id no longer matches that of the next one.
      const isPast = assignmentIdOf(player.playerId, offer) !== bonus;
      if (isPast && offer.claims >= offer.terms.timesPerPlayer)
        throw refusalFor('error.bonus.already.claimed');
      const code = normalCode(typed).replace(/[^A-Z0-9]/g, '') || 'NONE';
      await take(player, {
        ...{ kind: 'bonus-partner', reference: `partner:${campaign}:${key}`, campaign, bonus, code },
      });
    },
  };
}
