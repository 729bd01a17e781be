import type { Rules } from './play';
import { POCKETS } from './roulette';
import { slotReturn } from './slot-return';

/** Simulated with basic strategy (docs/games.md). */
const BLACKJACK = 0.994;
/** Of the banker bet, the best one: see `baccaratReturns`. */
const BANKER = 0.9894;

/** Long-term share of the stakes that is paid back with optimal play. */
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
