import { createHash } from 'node:crypto';

/** A round of a live table: everybody at the table bets on the same result. Times in milliseconds since the epoch. */
export interface TableRound {
  /** Counts the rounds of the table. */
  number: number;
  closesAt: number;
  /** When the result falls: bets that were on their way at the close have arrived. */
  drawsAt: number;
  endsAt: number;
}

/** How long bets are open. */
export const BETTING_MS = 15_000;
const CLOSED_MS = 1_500;
/** The wheel turns or the cards are dealt, and wins are shown. */
const RESULT_MS = 9_500;
const ROUND_MS = BETTING_MS + CLOSED_MS + RESULT_MS;

/** The round in progress. Tables follow the clock, so it is the same one after a restart; each has its own rhythm. */
export function tableRoundAt(table: string, now: number): TableRound {
  const offset = createHash('sha256').update(table).digest().readUInt32BE() % ROUND_MS;
  const number = Math.floor((now - offset) / ROUND_MS);
  const closesAt = number * ROUND_MS + offset + BETTING_MS;
  return { number, closesAt, drawsAt: closesAt + CLOSED_MS, endsAt: closesAt + CLOSED_MS + RESULT_MS };
}
