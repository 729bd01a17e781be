import { gradeOfSelection } from '../events/grades';
import type { Grade } from '../odds/grade';
import type { Sportsbook } from '../sportsbook';
import { highestPayout } from './money';
import type { BetRecord, Selection } from './record';
import { offerFor } from './sell';

/** What a player sees of a bet. */
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

/** A bet as the API replies it. Amounts are minor units, odds thousandths. */
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
  /** Of the cash-out, in minor units; null for none. */
  offer: number | null;
  /** By the wallet's last answer. */
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
