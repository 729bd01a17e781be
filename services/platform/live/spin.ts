/** A round as players of a demo play it. */
export interface Spin {
  /** In euro. */
  stake: number;
  /** Win in stakes; 0 for a loss. */
  multiplier: number;
}

const STAKES = [0.2, 0.4, 0.4, 0.6, 0.8, 1, 1, 1, 2, 2, 3, 5];
const LIVE_STAKES = [1, 2, 5, 5, 5, 10, 10, 25];
const HITS = 0.26;
/** Shape of the tail: most wins are small, one in thousands is a hundred times the stake. */
const TAIL = 1.5;
/** The smallest win in stakes: with it, players get about 95 % of their stakes back. */
const LEAST = 1.22;
const MOST = 2_000;

/** Draws a round. `random` gives numbers between 0 and 1. */
export function spin(isLive: boolean, random: () => number): Spin {
  const stakes = isLive ? LIVE_STAKES : STAKES;
  const stake = stakes[Math.floor(random() * stakes.length)] ?? 1;
  if (random() >= HITS) return { stake, multiplier: 0 };
  return { stake, multiplier: Math.min(MOST, LEAST * (1 - random()) ** (-1 / TAIL)) };
}
