import type { PlatformBonusTerms } from '../../../schemas/generated/types';

/**
 * Terms of a bonus as a player got them: amounts in minor units of the wallet, the law of the country applied. They are stored with
 * the bonus, so a campaign that changes later changes nothing for its holder.
 */
export interface GivenTerms {
  /** Of the campaign's terms. */
  version: number;
  /** Kind of the campaign's reward; bonuses that are older than the field have none. */
  reward?: PlatformBonusTerms['reward']['kind'];
  /** What the bonus was given for; left out for one that the player chose. */
  triggerEvent?: PlatformBonusTerms['triggerEvent'];
  /** How many times the bonus is to be staked; 0 makes it the player's own at once. */
  wageringTimes: number;
  /** Highest stake of a round while the bonus is active; null sets none. */
  maximumStake: number | null;
  /** Most that becomes the player's own; null sets no limit. */
  maximumWin: number | null;
  /** Percent of a stake that counts, by game or by kind of game; others count in full. A game with 0 takes no bonus money. */
  weights: Readonly<Record<string, number>>;
}

/** Percent of a stake in a game that counts towards the wagering. */
export function weightOf(
  { weights }: Pick<GivenTerms, 'weights'>,
  gameId: string,
  kind: string | undefined,
): number {
  return weights[gameId] ?? (kind === undefined ? undefined : weights[kind]) ?? 100;
}
