import { type Outcomes, PARTS } from './outcomes';

/** A total win of several rounds, with its probability. */
export interface Won {
  /** In stakes of one round. */
  amount: number;
  chance: number;
}

/** Computed range above the number of rounds, in stakes. */
const BEYOND = 300;
/** The highest sums, with less than this probability together, are replaced by their mean. */
const TAIL = 1e-3;

/**
 * The distribution of the total win of several rounds in tenths of a stake, computed as the power of a series
 * (J. C. P. Miller's recurrence).
 */
export function wonInRounds(outcomes: Outcomes, rounds: number): Won[] {
  const most = (rounds + BEYOND) * PARTS;
  const single = onGrid(outcomes, most);
  const none = single[0] ?? 0;
  const sums = new Float64Array(most + 1);
  sums[0] = none ** rounds;
  const wins = single.flatMap((chance, units) => (units > 0 && chance > 0 ? [{ units, chance }] : []));
  for (let total = 1; total <= most; total += 1) {
    let sum = 0;
    for (const { units, chance } of wins) {
      if (units > total) break;
      sum += (units * (rounds + 1) - total) * chance * (sums[total - units] ?? 0);
    }
    sums[total] = Math.max(0, sum / (total * none));
  }
  return withTail(sums, rounds * single.reduce((mean, chance, units) => mean + chance * units, 0));
}

/** Probabilities by tenths of a stake; a win in between is distributed so that the mean is preserved. */
function onGrid({ wins, chances }: Outcomes, most: number): number[] {
  const grid = Array.from({ length: most + 1 }, () => 0);
  for (const [at, win] of wins.entries()) {
    const units = Math.min(most, win * PARTS);
    const low = Math.min(most - 1, Math.floor(units + 1e-6));
    const above = Math.max(0, units - low);
    const chance = chances[at] ?? 0;
    grid[low] = (grid[low] ?? 0) + chance * (1 - above);
    grid[low + 1] = (grid[low + 1] ?? 0) + chance * above;
  }
  return grid;
}

/** The sums up to the tail, and the tail as one sum that preserves the mean. */
function withTail(sums: Float64Array, mean: number): Won[] {
  const won: Won[] = [];
  let left = 1;
  let meanLeft = mean;
  for (const [units, chance] of sums.entries()) {
    if (left <= TAIL) break;
    if (chance > 0) won.push({ amount: units / PARTS, chance });
    left -= chance;
    meanLeft -= chance * units;
  }
  if (left > 0) won.push({ amount: meanLeft / left / PARTS, chance: left });
  return won;
}
