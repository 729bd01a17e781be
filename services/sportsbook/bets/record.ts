import type { Outcome } from '../odds/grade';

/** Money call to the wallet. A retry has the same transaction id. */
export interface MoneyCall {
  kind: 'bet' | 'win' | 'loss' | 'cash-out' | 'bet-void' | 'win-void';
  transaction: string;
  bet: string;
  currency: string;
  /** Minor units; 0 for reversals and losses. */
  amount: number;
  /** Transaction to reverse. */
  of: string | null;
}

/** Money call without a final response. */
export interface PendingCall extends MoneyCall {
  /** Number of attempts so far. */
  attempts: number;
  /** Time of the next attempt, in milliseconds since the epoch. */
  dueAt: number;
}

/** Selection of a bet, with its names as of the time of the bet. */
export interface Selection {
  eventId: string;
  market: string;
  outcome: Outcome;
  /** In thousandths. */
  odds: number;
}

/**
 * State of a bet. `placing`, `paying`, `voiding`, `cashing-out`, `reverting` and `cancelling` wait for the wallet, `open` for results.
 * `settled` returns to `open` if a result is withdrawn; `void`, `cancelled` and `rejected` are final.
 */
export type BetPhase =
  | 'placing'
  | 'open'
  | 'paying'
  | 'voiding'
  | 'cashing-out'
  | 'reverting'
  | 'cancelling'
  | 'settled'
  | 'void'
  | 'cancelled'
  | 'rejected';

/** Stored form of a bet. */
export interface BetRecord {
  betId: string;
  /** Idempotency key from the client. */
  key: string;
  player: string;
  /** Wallet session used in its money calls. */
  session: string;
  currency: string;
  selections: readonly Selection[];
  /** Selections per combination. */
  size: number;
  /** Stake per combination, in minor units. */
  unitStake: number;
  /** In minor units. */
  stake: number;
  maximumPayout: number;
  phase: BetPhase;
  call: PendingCall | null;
  /** Number of money calls so far, which numbers their transactions. */
  calls: number;
  /** Paid out, in minor units; 0 until it is settled. */
  payout: number;
  /** Transaction of the win, loss or cash-out that settled the bet. */
  settledBy: string | null;
  isCashedOut: boolean;
  /** Balance from the wallet's last response; null before the first. */
  balance: number | null;
  /** Error code of the last failed money call. */
  problem: string | null;
  placedAt: number;
  changedAt: number;
}

const final: ReadonlySet<BetPhase> = new Set(['void', 'cancelled', 'rejected']);

/** True for finished bets, although a withdrawn result may reopen a settled one. */
export function isOver({ phase }: BetRecord): boolean {
  return phase === 'settled' || final.has(phase);
}

/** True while the bet waits for results or the wallet. */
export function isWaiting(bet: BetRecord): boolean {
  return !isOver(bet);
}
