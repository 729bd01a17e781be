import type { Outcome } from '../odds/grade';

/** A money call of the sportsbook at the wallet. Repeated, it has the same transaction. */
export interface MoneyCall {
  kind: 'bet' | 'win' | 'loss' | 'cash-out' | 'bet-void' | 'win-void';
  transaction: string;
  bet: string;
  currency: string;
  /** Minor units; 0 for what takes back, and for a loss. */
  amount: number;
  /** The transaction that is taken back. */
  of: string | null;
}

/** A money call without a final answer. */
export interface PendingCall extends MoneyCall {
  /** How often it was sent. */
  attempts: number;
  /** When it is sent next, in milliseconds since the epoch. */
  dueAt: number;
}

/** What was bet on, as it was called when it was placed. */
export interface Selection {
  eventId: string;
  market: string;
  outcome: Outcome;
  /** In thousandths. */
  odds: number;
}

/**
 * Where a bet is. `placing`, `paying`, `voiding`, `cashing-out`, `reverting` and `cancelling` wait for the wallet; `open` for results.
 * `settled` may be opened again by a result that is taken back; `void`, `cancelled` and `rejected` are final.
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

/** A bet as it is stored. */
export interface BetRecord {
  betId: string;
  /** Key that the page gave the slip. */
  key: string;
  player: string;
  /** The wallet's session that its calls name. */
  session: string;
  currency: string;
  selections: readonly Selection[];
  /** Selections in each combination. */
  size: number;
  /** Of each combination, in minor units. */
  unitStake: number;
  /** In minor units. */
  stake: number;
  maximumPayout: number;
  phase: BetPhase;
  call: PendingCall | null;
  /** How many money calls it has had. */
  calls: number;
  /** Paid out, in minor units; 0 until it is settled. */
  payout: number;
  /** Transaction of the win, loss or cash-out that settled it. */
  settledBy: string | null;
  isCashedOut: boolean;
  /** The player's balance by the wallet's last answer; null before. */
  balance: number | null;
  /** Code of the wallet's last refusal or silence. */
  problem: string | null;
  placedAt: number;
  changedAt: number;
}

const final: ReadonlySet<BetPhase> = new Set(['void', 'cancelled', 'rejected']);

/** Shown among settled bets; those that were never taken are not shown. */
export function isOver({ phase }: BetRecord): boolean {
  return phase === 'settled' || final.has(phase);
}

/** Something happens to it without its player: it waits for results or the wallet. */
export function isWaiting(bet: BetRecord): boolean {
  return !isOver(bet);
}
