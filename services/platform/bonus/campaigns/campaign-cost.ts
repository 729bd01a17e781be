import type { PlatformOperatorCampaignSimulation } from '../../../../schemas/generated/types';
import { keyOf, uniform } from '../../live/random';
import type { PlayedBonus } from './play-campaign';

type Cost = NonNullable<PlatformOperatorCampaignSimulation['cost']>;

/** Samples of the total cost of all bonuses. */
const DRAWS = 1_000;

/**
 * The distribution of a campaign's cost.
 * @param played must contain at least one player
 */
export function costOf(played: readonly PlayedBonus[]): Omit<Cost, 'currency'> {
  const bonuses = played.map(({ converted }) => converted);
  const all = Float64Array.from(bonuses.flatMap((each) => [...each])).sort();
  const key = keyOf('campaign-cost');
  const totals = Float64Array.from({ length: DRAWS }, (_, draw) =>
    bonuses.reduce((sum, each, player) => {
      const at = uniform(key, draw * bonuses.length + player);
      return sum + (each[Math.floor(at * each.length)] ?? 0);
    }, 0),
  ).sort();
  const mean = bonuses.reduce((sum, each) => sum + averageOf(each), 0);
  return {
    perBonus: { mean: Math.round(averageOf(all)), median: quantile(all, 0.5), high: quantile(all, 0.95) },
    total: { mean: Math.round(mean), low: quantile(totals, 0.05), high: quantile(totals, 0.95) },
    converting: all.filter((amount) => amount > 0).length / all.length,
    worst: played.reduce<number | null>(
      (sum, { limit }) => (sum === null || limit === null ? null : sum + limit),
      0,
    ),
  };
}

function averageOf(amounts: Float64Array): number {
  return amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
}

/** @param sorted ascending */
function quantile(sorted: Float64Array, share: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
}
