import { EPSILON, spread } from './money-grid';
import type { Outcomes } from './outcomes';

/** A sparse matrix row: the weights of the values that it combines. */
export interface Row {
  first: number;
  shares: Float64Array;
}

/** The transition from an amount after a stake; outcomes below one stake have no weight. */
export function rowOf(nodes: Float64Array, { wins, chances }: Outcomes, left: number): Row {
  const shares = new Float64Array(nodes.length);
  for (const [at, win] of wins.entries())
    if (left + win >= 1 - EPSILON) spread(nodes, shares, left + win, chances[at] ?? 0);
  return trimmed(shares);
}

/** A row without leading and trailing zeros. */
export function trimmed(shares: Float64Array): Row {
  const first = Math.max(
    0,
    shares.findIndex((share) => share !== 0),
  );
  const last = shares.findLastIndex((share) => share !== 0);
  return { first, shares: shares.slice(first, last + 1) };
}

/** @param offset index of the row's first column among the values */
export function product({ first, shares }: Row, values: Float64Array, offset = 0): number {
  let sum = 0;
  const start = first + offset;
  for (let index = 0; index < shares.length; index += 1)
    sum += (shares[index] ?? 0) * (values[start + index] ?? 0);
  return sum;
}

/** The interpolated value at an amount of money. */
export function valueAt(
  nodes: Float64Array,
  values: Float64Array | undefined,
  amount: number,
  offset = 0,
): number {
  const shares = new Float64Array(nodes.length);
  spread(nodes, shares, amount, 1);
  return values === undefined ? 0 : product(trimmed(shares), values, offset);
}

/** The expected value after a round. */
export function meanAfter({ wins, chances }: Outcomes, value: (win: number) => number): number {
  return wins.reduce((sum, win, at) => sum + (chances[at] ?? 0) * value(win), 0);
}
