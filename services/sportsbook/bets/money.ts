import type { Grade } from '../odds/grade';
import { combinationsOf, countCombinations } from './combinations';

/** A selection with its odds, in thousandths, and its result; null while it has none. */
export interface Leg {
  odds: number;
  grade: Grade | null;
}

/** The money side of a bet: amounts in minor units. */
export interface Terms {
  /** Of each combination. */
  unitStake: number;
  /** Selections in each combination: 1 for a single, all for a combination, fewer for a system. */
  size: number;
  /** The most that is paid, the stake included. */
  maximumPayout: number;
}

const THOUSAND = 1_000n;

/** Everything that a bet costs. */
export function totalStake({ unitStake, size }: Pick<Terms, 'unitStake' | 'size'>, legs: number): number {
  return unitStake * countCombinations(legs, size);
}

/**
 * Rounds an amount, as the only place that does: down to the minor unit, for each combination by itself. A player never gets more than
 * the odds say, and never a whole unit less.
 * @param factors odds in thousandths
 */
export function amountFor(unitStake: number, factors: readonly number[]): number {
  let product = BigInt(unitStake);
  for (const factor of factors) product *= BigInt(factor);
  return Number(product / THOUSAND ** BigInt(factors.length));
}

/** What a leg multiplies a stake by, in thousandths: a void one gives the stake back. */
export function factorOf({ odds, grade }: { odds: number; grade: Grade }): number {
  return grade === 'won' ? odds : grade === 'void' ? 1_000 : 0;
}

/** Odds of a whole combination, in thousandths, rounded down; for display only. */
export function combinedOdds(odds: readonly number[]): number {
  return amountFor(1_000, odds);
}

/** What is paid when all that is open is won. */
export function highestPayout(terms: Terms, legs: readonly Leg[]): number {
  return payoutOf(
    terms,
    legs.map(({ odds, grade }) => ({ odds, grade: grade ?? 'won' })),
  );
}

/** What is paid for legs that all have a result: the stake included, 0 for a loss. */
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

/** What is to be done with a bet: nothing yet, pay, give the whole stake back, or book a loss. */
export type Settlement =
  { kind: 'open' } | { kind: 'win'; payout: number } | { kind: 'void' } | { kind: 'loss' };

/**
 * A bet is lost as soon as nothing can be won any more, and is void when all its legs are; all else waits for its last leg.
 */
export function settlementOf(terms: Terms, legs: readonly Leg[]): Settlement {
  if (highestPayout(terms, legs) === 0) return { kind: 'loss' };
  const graded = legs.flatMap(({ odds, grade }) => (grade === null ? [] : [{ odds, grade }]));
  if (graded.length < legs.length) return { kind: 'open' };
  if (graded.every(({ grade }) => grade === 'void')) return { kind: 'void' };
  return { kind: 'win', payout: payoutOf(terms, graded) };
}
