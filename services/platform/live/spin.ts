/** A simulated round of a demo player. */
export interface Spin {
  /** In euro. */
  stake: number;
  /** Win as a multiple of the stake; 0 for a loss. */
  multiplier: number;
}

const STAKES = [0.2, 0.4, 0.4, 0.6, 0.8, 1, 1, 1, 2, 2, 3, 5];
const LIVE_STAKES = [1, 2, 5, 5, 5, 10, 10, 25];
const HITS = 0.26;
/** Shape of the tail: most wins are small, one in thousands is a hundred times the stake. */
const TAIL = 1.5;
/** Minimum win in stakes, chosen for a return to player of about 95%. */
const LEAST = 1.22;
const MOST = 2_000;

/** Draws a round. `random` returns numbers between 0 and 1. */
export function spin(isLive: boolean, random: () => number): Spin {
  const stakes = isLive ? LIVE_STAKES : STAKES;
  const stake = stakes[Math.floor(random() * stakes.length)] ?? 1;
  if (random() >= HITS) return { stake, multiplier: 0 };
  return { stake, multiplier: Math.min(MOST, LEAST * (1 - random()) ** (-1 / TAIL)) };
}
