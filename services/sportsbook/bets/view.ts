import { gradeOfSelection } from '../events/grades';
import type { Grade } from '../odds/grade';
import type { Sportsbook } from '../sportsbook';
import { highestPayout } from './money';
import type { BetRecord, Selection } from './record';
import { offerFor } from './sell';

/** State of a bet as shown to the player. */
export type BetState =
  | 'placing'
  | 'open'
  | 'paying'
  | 'won'
  | 'lost'
  | 'void'
  | 'cashedOut'
  | 'cancelling'
  | 'cancelled'
  | 'rejected';

/** Bet in API responses. Amounts are in minor units, odds in thousandths. */
export interface BetView {
  betId: string;
  state: BetState;
  currency: string;
  size: number;
  unitStake: number;
  stake: number;
  payout: number;
  highestPayout: number;
  placedAt: number;
  selections: (Selection & { grade: Grade | null })[];
  /** Cash-out offer in minor units; null if there is none. */
  offer: number | null;
  /** Balance from the wallet's last response. */
  balance: number | null;
}

export function viewOf(book: Sportsbook, bet: BetRecord): BetView {
  const { betId, currency, size, unitStake, stake, payout, placedAt, balance } = bet;
  const selections = bet.selections.map((selection) => ({
    ...selection,
    grade: gradeOfSelection(book, selection),
  }));
  return {
    ...{ betId, currency, size, unitStake, stake, payout, placedAt, balance, selections },
    state: stateOf(bet),
    highestPayout: highestPayout(bet, selections),
    offer: offerFor(book, bet) ?? null,
  };
}

function stateOf({ phase, isCashedOut, payout }: BetRecord): BetState {
  switch (phase) {
    case 'settled':
      return isCashedOut ? 'cashedOut' : payout > 0 ? 'won' : 'lost';
    case 'paying':
    case 'voiding':
    case 'cashing-out':
    case 'reverting':
      return 'paying';
    default:
      return phase;
  }
}
