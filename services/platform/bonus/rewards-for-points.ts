import { and, eq, type SQL } from 'drizzle-orm';
import type { PlatformReward } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { bonusCampaigns } from '../database/tables/bonuses';
import { PlatformError } from '../errors';
import { isOpenIn } from '../ledger/bonus-facts';
import type { Ledger } from '../ledger/ledger';
import { programmeFor } from '../loyalty/programme';
import type { PlatformCore } from '../platform';
import type { RestrictedPlayer } from '../players/player-store';
import { mayReceiveMarketing } from '../players/restrictions';
import { marketOf } from '../reference-data/market-facts';
import type { JudgedOffer } from './queue';
import type { ReaderOf } from './reward-readers';
import { shownOffer } from './shown-reward';

/** Bonuses sold for loyalty points. */
export interface RewardsForPoints {
  /** Available bonuses, cheapest first. Throws 403 `error.loyalty.not.allowed` without a programme. */
  list(player: RestrictedPlayer, language?: string): Promise<PlatformReward[]>;
  /**
   * Buys a bonus with points, once per key. Throws the errors of docs/rewards.md and docs/loyalty.md.
   *
   * @param points the price shown to the player
   */
  buy(player: RestrictedPlayer, campaignId: number, points: number, key: string): Promise<PlatformReward>;
}

interface PointsParts {
  core: Pick<PlatformCore, 'database' | 'clock' | 'data'>;
  ledger: Ledger;
  readerOf: ReaderOf;
  offersTo(player: RestrictedPlayer, which: SQL | undefined): Promise<JudgedOffer[]>;
  /** The player's latest bonus of a campaign. */
  latestOf(queries: Queries, player: RestrictedPlayer, campaignId: number): Promise<PlatformReward>;
}

export function createRewardsForPoints(parts: PointsParts): RewardsForPoints {
  const { core, ledger, readerOf, offersTo, latestOf } = parts;
  const { database, clock, data } = core;
  return {
    async list(player, language) {
      const now = clock.now();
      if (!mayReceiveMarketing(player, now) || programmeFor(data, player, now) === undefined)
        throw new PlatformError(
          403,
          'error.loyalty.not.allowed',
          'The player has no part in a loyalty programme.',
        );
      const isOffered = isOpenIn(marketOf(data.countries, player.countryCode), new Date(now));
      const offers = await offersTo(player, and(eq(bonusCampaigns.access, 'points'), isOffered));
      const reader = readerOf(player, language);
      const shown = await Promise.all(
        offers
          .filter(({ reason, blockedBy }) => reason === undefined || blockedBy !== null)
          .map(({ offer, blockedBy }) => shownOffer(offer, reader, { blockedBy, isOptedIn: false })),
      );
      return shown.sort((one, other) => (one.points ?? 0) - (other.points ?? 0));
    },
    buy: (player, campaign, points, key) =>
      // The response is created in the same transaction, where the bonus is visible before the commit.
      database.transaction(async (tx) => {
        await ledger.execute(
          player.playerId,
          { kind: 'bonus-points', reference: `points:${campaign}:${key}`, campaign, points },
          { source: 'player', actor: `player:${player.playerId}` },
        );
        return latestOf(tx, player, campaign);
      }, 'read committed'),
  };
}
