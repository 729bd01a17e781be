import { createHmac } from 'node:crypto';
import type { Game } from '../reference-data/data';
import { PARTS } from './money';

/** A game with a jackpot. */
export type JackpotGame = Game & { jackpot: NonNullable<Game['jackpot']> };

export function hasJackpot(game: Game): game is JackpotGame {
  return game.jackpot !== null;
}

/** A stake in the draw of a jackpot. Amounts in parts, see `PARTS`. */
export interface Ticket {
  roundId: string;
  /** Contribution of the stake to the jackpot. */
  contribution: number;
  /** Amount of the jackpot, including the contribution. */
  amount: number;
}

/**
 * Decides whether a round wins the jackpot. The draw is a keyed hash of the round: it is unpredictable without
 * the key, and the same when a round is settled again or its transaction is retried. Every part of a stake has
 * the same chance: on average a jackpot doubles before it is won; a must-drop jackpot is equally likely to be
 * won at any amount up to its limit.
 */
export function winsJackpot(
  { jackpot: { seed, mustDropAt } }: JackpotGame,
  { roundId, contribution, amount }: Ticket,
  key: string,
): boolean {
  if (contribution <= 0) return false;
  const rest = mustDropAt === undefined ? seed * PARTS : mustDropAt * PARTS - (amount - contribution);
  return uniformDraw(key, roundId) * rest < contribution;
}

/** A number from 0 to below 1 with 48 random bits. */
function uniformDraw(key: string, roundId: string): number {
  return createHmac('sha256', key).update(roundId).digest().readUIntBE(0, 6) / 2 ** 48;
}
