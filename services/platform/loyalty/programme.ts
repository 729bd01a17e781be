import type { PlatformDataLoyalty } from '../../../schemas/generated/types';
import type { Player } from '../database/tables/players';
import type { LedgerGame } from '../ledger/games';
import type { PlatformData } from '../reference-data/data';

/** The loyalty programme of a brand: earning points, benefits of levels, and exchange of points. */
export type Programme = PlatformDataLoyalty[string];

/** Categories with their own weight. */
export type Counted = keyof Programme['weights'];

/** Millionths of a point. */
export const POINT = 1_000_000;

/** The programme of a player's brand; undefined without one, and where the law prohibits it. `now` is in milliseconds. */
export function programmeFor(
  { loyalty, sites, laws }: Pick<PlatformData, 'loyalty' | 'sites' | 'laws'>,
  { siteId, countryCode }: Pick<Player, 'siteId' | 'countryCode'>,
  now: number,
): Programme | undefined {
  if (!laws.allowsLoyalty(countryCode, now)) return undefined;
  return loyalty[sites.find((site) => site.siteId === siteId)?.brand ?? ''];
}

/** Percentage of a stake in a game that counts. */
export function weightIn(
  { weights, games = {} }: Programme,
  gameId: string,
  game: LedgerGame | undefined,
): number {
  return games[gameId] ?? (game === undefined ? 0 : weights[countedAs(game)]);
}

function countedAs({ category, kind, isSlot }: LedgerGame): Counted {
  switch (category) {
    case 'LIVE_CASINO':
      return 'live';
    case 'SPORTS':
      return 'sports';
    case 'VIRTUAL_SPORTS':
      return 'virtualSports';
    case 'CASINO':
      if (kind === 'jackpot') return 'jackpots';
      return isSlot === false ? 'tables' : 'slots';
  }
}

/**
 * The points of a stake, in millionths, rounded down.
 *
 * @param stake in millionths of a euro
 * @param weight percentage that counts
 */
export function pointsOf(stake: number, weight: number, { euroPerPoint }: Programme): number {
  return Math.floor((stake * weight) / 100 / euroPerPoint);
}
