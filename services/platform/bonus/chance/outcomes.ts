/** The wins of a round, in stakes, ascending from 0, each with its probability. */
export interface Outcomes {
  wins: readonly number[];
  chances: readonly number[];
}

/** Wins of slots are multiples of the stake of one of their lines. */
export const PARTS = 10;

/** Return to player: the mean win per stake. */
export function meanOf({ wins, chances }: Outcomes): number {
  return wins.reduce((sum, win, index) => sum + win * (chances[index] ?? 0), 0);
}
