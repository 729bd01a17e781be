import type { PlatformBonusTerms } from '../../../schemas/generated/types';

/**
 * Terms of a bonus as given to a player: amounts in minor units of the wallet, with the law of the country
 * applied. Stored with the bonus, so that later changes of the campaign do not affect it.
 */
export interface GivenTerms {
  /** Version of the campaign's terms. */
  version: number;
  /** Kind of the campaign's reward; absent on bonuses from before this field existed. */
  reward?: PlatformBonusTerms['reward']['kind'];
  /** The event that triggered the bonus; absent if the player claimed it. */
  triggerEvent?: PlatformBonusTerms['triggerEvent'];
  /** Wagering requirement as a multiple of the bonus; 0 makes it the player's own at once. */
  wageringTimes: number;
  /** Maximum stake of a round while the bonus is active; null for none. */
  maximumStake: number | null;
  /** Maximum amount that becomes the player's own; null for no limit. */
  maximumWin: number | null;
  /** Percentage of a stake that counts, by game or kind of game; 100 by default. Games with 0 exclude bonus money. */
  weights: Readonly<Record<string, number>>;
}

/** Percentage of a stake in a game that counts towards the wagering. */
export function weightOf(
  { weights }: Pick<GivenTerms, 'weights'>,
  gameId: string,
  kind: string | undefined,
): number {
  return weights[gameId] ?? (kind === undefined ? undefined : weights[kind]) ?? 100;
}
