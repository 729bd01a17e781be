import { BUCKETS, type Balances, bonusBucket, type Bucket, type Vertical } from './accounts';

/** An amount split over buckets; all positive. */
export type Parts = Partial<Record<Bucket, number>>;

/** The order in which buckets pay a stake: locked money first, then the player's own, then the bonus. */
export function stakeOrder(vertical: Vertical): Bucket[] {
  return ['locked', 'main', bonusBucket(vertical)];
}

/** Takes an amount from buckets in order. `missing` is the unpaid part. */
export function take(
  balances: Balances,
  order: readonly Bucket[],
  amount: number,
): { parts: Parts; missing: number } {
  const parts: Parts = {};
  let missing = amount;
  for (const bucket of order) {
    const taken = Math.min(balances[bucket] - (parts[bucket] ?? 0), missing);
    if (taken > 0) {
      parts[bucket] = (parts[bucket] ?? 0) + taken;
      missing -= taken;
    }
  }
  return { parts, missing };
}

/**
 * Splits a win like the stakes of its round. Fractions of a minor unit go to real money, `main` before
 * `locked`; without stakes all of it goes to `main`.
 */
export function shareLike(stakes: Parts, amount: number): Parts {
  const total = sumOf(stakes);
  if (total === 0) return amount === 0 ? {} : { main: amount };
  const parts: Parts = {};
  let rest = amount;
  for (const bucket of BUCKETS) {
    // BigInt, as amount × stake exceeds the safe integers.
    const share = Number((BigInt(amount) * BigInt(stakes[bucket] ?? 0)) / BigInt(total));
    if (share > 0) parts[bucket] = share;
    rest -= share;
  }
  if (rest > 0) {
    const bucket = BUCKETS.find((name) => (stakes[name] ?? 0) > 0) ?? 'main';
    parts[bucket] = (parts[bucket] ?? 0) + rest;
  }
  return parts;
}

export function sumOf(parts: Parts): number {
  return BUCKETS.reduce((sum, bucket) => sum + (parts[bucket] ?? 0), 0);
}

/** The sum of two splits, bucket by bucket. */
export function addParts(one: Parts, other: Parts): Parts {
  const parts: Parts = {};
  for (const bucket of BUCKETS) {
    const amount = (one[bucket] ?? 0) + (other[bucket] ?? 0);
    if (amount !== 0) parts[bucket] = amount;
  }
  return parts;
}

/** The player's own money in a split, without bonus money. */
export function ownOf(parts: Parts): number {
  return (parts.main ?? 0) + (parts.locked ?? 0);
}
