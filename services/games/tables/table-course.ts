import { createHash } from 'node:crypto';

/** A round of a live table, with one result for all players. Times in milliseconds since the epoch. */
export interface TableRound {
  /** Counts the rounds of the table. */
  number: number;
  closesAt: number;
  /** Time of the result, late enough for bets that were in flight at the close. */
  drawsAt: number;
  endsAt: number;
}

/** Betting time. */
export const BETTING_MS = 15_000;
const CLOSED_MS = 1_500;
/** Time for the animation and the display of wins. */
const RESULT_MS = 9_500;
const ROUND_MS = BETTING_MS + CLOSED_MS + RESULT_MS;

/** The current round. It depends on the clock only, so a restart does not change it; each table has its own offset. */
export function tableRoundAt(table: string, now: number): TableRound {
  const offset = createHash('sha256').update(table).digest().readUInt32BE() % ROUND_MS;
  const number = Math.floor((now - offset) / ROUND_MS);
  const closesAt = number * ROUND_MS + offset + BETTING_MS;
  return { number, closesAt, drawsAt: closesAt + CLOSED_MS, endsAt: closesAt + CLOSED_MS + RESULT_MS };
}
