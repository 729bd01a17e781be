import type { PlatformBonusTerms } from '../../../schemas/generated/types';

type CashbackReward = Extract<PlatformBonusTerms['reward'], { kind: 'cashback' }>;

/** Terms of a cashback in the player's currency: amounts in minor units. */
export interface CashbackTerms {
  /** Percentage of the net loss. */
  percent: number;
  /** Maximum cashback of a period. */
  maximum: number;
  /** Minimum net loss that is paid back. */
  minimumLoss: number;
}

/**
 * The terms of a cashback campaign in a currency.
 * @param isBoosted applies the percentage of its booster
 */
export function cashbackTerms(
  { percent, booster, maximum, minimumLoss }: CashbackReward,
  isBoosted: boolean,
  currency: string,
  fromEuro: (euro: number, currency: string) => number,
): CashbackTerms {
  return {
    percent: isBoosted && booster !== undefined ? Math.max(percent, booster.percent) : percent,
    maximum: fromEuro(maximum, currency),
    minimumLoss: minimumLoss === 0 ? 0 : fromEuro(minimumLoss, currency),
  };
}

/** The cashback for a net loss, rounded down to a minor unit; 0 for a net win and below the minimum loss. */
export function cashbackOf(netLoss: number, { percent, maximum, minimumLoss }: CashbackTerms): number {
  if (netLoss <= 0 || netLoss < minimumLoss) return 0;
  return Math.min(Math.floor((netLoss * percent) / 100), maximum);
}
