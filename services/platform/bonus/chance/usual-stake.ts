/** A bonus lasts about so many stakes. */
const STAKES_OF_A_BONUS = 50;

/**
 * The stake that a bonus is computed with: the highest that a game offers of those up to a fiftieth of the bonus and up to the highest
 * stake of its terms; else the lowest that the terms allow.
 *
 * @param ladder stakes that a game offers, ascending
 */
export function usualStake(ladder: readonly number[], worth: number, maximumStake: number | null): number {
  const most = maximumStake ?? Infinity;
  const [lowest = 1] = ladder;
  const fitting = ladder.filter((stake) => stake <= worth / STAKES_OF_A_BONUS && stake <= most);
  return fitting.at(-1) ?? Math.min(lowest, most);
}
