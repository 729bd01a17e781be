import type { Grade } from '../odds/grade';
import { combinationsOf, countCombinations } from './combinations';

/** Selection with its odds in thousandths and its result (null while undecided). */
export interface Leg {
  odds: number;
  grade: Grade | null;
}

/** Money terms of a bet. Amounts are in minor units. */
export interface Terms {
  /** Stake of each combination. */
  unitStake: number;
  /** Selections per combination: 1 for singles, all for an accumulator, anything between for a system. */
  size: number;
  /** Payout limit, including the stake. */
  maximumPayout: number;
}

const THOUSAND = 1_000n;

/** Total stake of a bet. */
export function totalStake({ unitStake, size }: Pick<Terms, 'unitStake' | 'size'>, legs: number): number {
  return unitStake * countCombinations(legs, size);
}

/**
 * The only rounding of money: down to the minor unit, separately for each combination. The payout never exceeds the odds and is less than
 * one minor unit below them.
 * @param factors odds in thousandths
 */
export function amountFor(unitStake: number, factors: readonly number[]): number {
  let product = BigInt(unitStake);
  for (const factor of factors) product *= BigInt(factor);
  return Number(product / THOUSAND ** BigInt(factors.length));
}

/** Factor of a leg in thousandths; a void leg counts as 1. */
export function factorOf({ odds, grade }: { odds: number; grade: Grade }): number {
  return grade === 'won' ? odds : grade === 'void' ? 1_000 : 0;
}

/** Total odds of a combination in thousandths, rounded down. For display only. */
export function combinedOdds(odds: readonly number[]): number {
  return amountFor(1_000, odds);
}

/** Payout if every open leg wins. */
export function highestPayout(terms: Terms, legs: readonly Leg[]): number {
  return payoutOf(
    terms,
    legs.map(({ odds, grade }) => ({ odds, grade: grade ?? 'won' })),
  );
}

/** Payout of decided legs, including the stake; 0 for a loss. */
export function payoutOf(
  { unitStake, size, maximumPayout }: Terms,
  legs: readonly { odds: number; grade: Grade }[],
): number {
  const paid = combinationsOf(legs.map(factorOf), size).reduce(
    (sum, factors) => sum + amountFor(unitStake, factors),
    0,
  );
  return Math.min(paid, maximumPayout);
}

/** How to settle a bet: not yet, as a win, by refunding the stake, or as a loss. */
export type Settlement =
  { kind: 'open' } | { kind: 'win'; payout: number } | { kind: 'void' } | { kind: 'loss' };

/**
 * A bet is lost as soon as no combination can win, and void when all its legs are. Otherwise it waits for its last leg.
 */
export function settlementOf(terms: Terms, legs: readonly Leg[]): Settlement {
  if (highestPayout(terms, legs) === 0) return { kind: 'loss' };
  const graded = legs.flatMap(({ odds, grade }) => (grade === null ? [] : [{ odds, grade }]));
  if (graded.length < legs.length) return { kind: 'open' };
  if (graded.every(({ grade }) => grade === 'void')) return { kind: 'void' };
  return { kind: 'win', payout: payoutOf(terms, graded) };
}
