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

/** Rewards that have a call and a command of their own. */
export interface SpecialRewards {
  /** Own money of a campaign, once for a key (API-077). Throws the refusals of docs/rewards.md. */
  activateIcash(player: RestrictedPlayer, campaignId: number, key: string): Promise<PlatformReward>;
  /** Bonus money for the sportsbook, once for a key (API-078). Throws as `activateIcash`. */
  claimSportsbook(player: RestrictedPlayer, campaignId: number, key: string): Promise<PlatformReward>;
  /**
   * Takes the bonus of a partner with its code, spelt in any way, once for a key (API-062). Throws 400 `error.bonus_code.invalid` for another
   * code, and as `activateIcash`.
   *
   * @param assignmentId as the list of offers names the bonus
   */
  takePartner(player: RestrictedPlayer, assignmentId: string, code: string, key: string): Promise<void>;
}

interface SpecialParts {
  core: Pick<PlatformCore, 'database'>;
  ledger: Ledger;
  /** The latest bonus that the player was given of a campaign. */
  latestOf(queries: Queries, player: RestrictedPlayer, campaignId: number): Promise<PlatformReward>;
}

export function createSpecialRewards({ core, ledger, latestOf }: SpecialParts): SpecialRewards {
  const { database } = core;

  /** The call is answered in a transaction of its own, which alone sees the bonus so far. */
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
      // A bonus that the player has had is refused as such: its name is no longer that of the next one.
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
