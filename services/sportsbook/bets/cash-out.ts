import type { Grade } from '../odds/grade';
import { combinationsOf } from './combinations';
import { factorOf, type Terms } from './money';

/** Leg with its current value: its result, or its current odds in thousandths (null while it has none). */
export type ValuedLeg = { odds: number } & ({ grade: Grade } | { grade: null; now: number | null });

export interface CashOutTerms {
  /** Margin contained in the current odds. */
  marginPerMille: number;
  /** Share of the fair value that is paid. */
  sharePerMille: number;
}

/**
 * Cash-out offer for an open bet, in minor units; undefined while a leg has no odds, or if nothing can be won. The fair value of a
 * combination is its stake, times the odds when it was placed, times its winning chance by the current odds.
 */
export function cashOutOffer(
  { unitStake, size, maximumPayout }: Terms,
  legs: readonly ValuedLeg[],
  { marginPerMille, sharePerMille }: CashOutTerms,
): number | undefined {
  const ratios: [above: bigint, below: bigint][] = [];
  for (const leg of legs) {
    if (leg.grade !== null) ratios.push([BigInt(factorOf(leg)), 1_000n]);
    else if (leg.now === null) return undefined;
    else ratios.push([BigInt(leg.odds) * 1_000n, BigInt(leg.now) * BigInt(1_000 + marginPerMille)]);
  }
  const below = ratios.reduce((product, [, each]) => product * each, 1n);
  // Uses the common denominator of all legs, so that only the final result is rounded.
  const above = combinationsOf(ratios, size).reduce((sum, chosen) => {
    const value = chosen.reduce((product, [top]) => product * top, 1n);
    const others = below / chosen.reduce((product, [, bottom]) => product * bottom, 1n);
    return sum + value * others;
  }, 0n);
  const offer = (BigInt(unitStake) * above * BigInt(sharePerMille)) / (below * 1_000n);
  const capped = offer > BigInt(maximumPayout) ? maximumPayout : Number(offer);
  return capped > 0 ? capped : undefined;
}
