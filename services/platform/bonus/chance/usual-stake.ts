/** Typical number of stakes in a bonus. */
const STAKES_OF_A_BONUS = 50;

/**
 * The stake for computing a bonus: the highest offered stake up to a fiftieth of the bonus and the maximum
 * stake of its terms; otherwise the lowest permitted one.
 *
 * @param ladder offered stakes, ascending
 */
export function usualStake(ladder: readonly number[], worth: number, maximumStake: number | null): number {
  const most = maximumStake ?? Infinity;
  const [lowest = 1] = ladder;
  const fitting = ladder.filter((stake) => stake <= worth / STAKES_OF_A_BONUS && stake <= most);
  return fitting.at(-1) ?? Math.min(lowest, most);
}
