import type { Rules } from './play';
import { POCKETS } from './roulette';
import { slotReturn } from './slot-return';

/** Simulated with the basic strategy (docs/games.md). */
const BLACKJACK = 0.994;
/** Of the banker, the best of its bets: `baccaratReturns`. */
const BANKER = 0.9894;

/** Share of the stakes that comes back over many rounds, when the player chooses well. */
export function returnToPlayer(rules: Rules): number {
  switch (rules.kind) {
    case 'slot':
      return slotReturn(rules.model).total;
    case 'roulette':
      return 36 / POCKETS;
    case 'blackjack':
      return BLACKJACK;
    case 'baccarat':
      return BANKER;
  }
}
