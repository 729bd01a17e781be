import type { Settlement } from './money';
import type { BetPhase, BetRecord, MoneyCall, PendingCall } from './record';

/** Outcome of a money call; `none` if no response says whether it was booked. */
export type WalletAnswer =
  { kind: 'done'; balance: number } | { kind: 'refused'; code: string } | { kind: 'none' };

export interface RetryPolicy {
  /** Attempts to send a stake before it is reversed. */
  betAttempts: number;
  /** Pause after the first attempt in milliseconds, doubled after each further one. */
  pauseMs: number;
  /** Longest pause, in milliseconds. */
  longestPauseMs: number;
}

export type NewBet = Omit<
  BetRecord,
  'phase' | 'call' | 'calls' | 'payout' | 'settledBy' | 'isCashedOut' | 'balance' | 'problem' | 'changedAt'
>;

/** Refusal of a reversal whose original transaction was never booked; treated as success. */
const nothingToReturn = 'error.transaction.not.reversible';

/** Creates a bet that is stored before its stake is taken. */
export function placeBet(bet: NewBet): BetRecord {
  const placed: BetRecord = {
    ...bet,
    phase: 'placing',
    call: null,
    calls: 0,
    payout: 0,
    settledBy: null,
    isCashedOut: false,
    balance: null,
    problem: null,
    changedAt: bet.placedAt,
  };
  return withCall(placed, 'placing', { kind: 'bet', amount: bet.stake }, bet.placedAt);
}

/** Settles an open bet. */
export function settleBet(bet: BetRecord, settlement: Settlement, now: number): BetRecord {
  if (bet.phase !== 'open') return bet;
  switch (settlement.kind) {
    case 'open':
      return bet;
    case 'void':
      return withCall(bet, 'voiding', { kind: 'bet-void', amount: 0, of: stakeOf(bet) }, now);
    case 'loss':
      return withCall({ ...bet, payout: 0 }, 'paying', { kind: 'loss', amount: 0 }, now);
    case 'win':
      return withCall(
        { ...bet, payout: settlement.payout },
        'paying',
        { kind: 'win', amount: settlement.payout },
        now,
      );
  }
}

/** Cashes out an open bet. */
export function cashOutBet(bet: BetRecord, amount: number, now: number): BetRecord {
  if (bet.phase !== 'open') return bet;
  return withCall({ ...bet, payout: amount }, 'cashing-out', { kind: 'cash-out', amount }, now);
}

/** Reverses the win or loss of a settled bet whose result was withdrawn. A cashed-out bet stays sold. */
export function revertBet(bet: BetRecord, now: number): BetRecord {
  if (bet.phase !== 'settled' || bet.isCashedOut || bet.settledBy === null) return bet;
  return withCall(bet, 'reverting', { kind: 'win-void', amount: 0, of: bet.settledBy }, now);
}

/** Applies the outcome of the pending call. */
export function applyAnswer(
  bet: BetRecord,
  answer: WalletAnswer,
  now: number,
  policy: RetryPolicy,
): BetRecord {
  const { call } = bet;
  if (call === null) return bet;
  const isTakeBack = call.kind === 'bet-void' || call.kind === 'win-void';
  if (answer.kind === 'refused' && isTakeBack && answer.code === nothingToReturn)
    return accepted({ ...bet, call: null, changedAt: now }, call);
  if (answer.kind === 'done')
    return accepted({ ...bet, balance: answer.balance, call: null, problem: null, changedAt: now }, call);
  const problem = answer.kind === 'refused' ? answer.code : 'error.wallet.unavailable';
  const after: BetRecord = { ...bet, problem, changedAt: now };
  if (call.kind === 'bet') {
    if (answer.kind === 'refused') return { ...after, phase: 'rejected', call: null };
    if (call.attempts + 1 >= policy.betAttempts)
      return withCall(after, 'cancelling', { kind: 'bet-void', amount: 0, of: call.transaction }, now);
  }
  return { ...after, call: later(call, now, policy) };
}

const after: Partial<Record<BetPhase, BetPhase>> = {
  placing: 'open',
  paying: 'settled',
  'cashing-out': 'settled',
  voiding: 'void',
  reverting: 'open',
  cancelling: 'cancelled',
};

function accepted(bet: BetRecord, { kind, transaction }: MoneyCall): BetRecord {
  const phase = after[bet.phase] ?? bet.phase;
  switch (kind) {
    case 'win':
    case 'loss':
    case 'cash-out':
      return { ...bet, phase, settledBy: transaction, isCashedOut: kind === 'cash-out' };
    case 'win-void':
      return { ...bet, phase, payout: 0, settledBy: null };
    case 'bet-void':
      // A void bet reports the returned stake as its payout, a cancelled one reports none.
      return { ...bet, phase, payout: phase === 'void' ? bet.stake : 0 };
    case 'bet':
      return { ...bet, phase };
  }
}

/** Transaction of the stake, always the bet's first call. */
function stakeOf({ betId }: BetRecord): string {
  return `${betId}-1`;
}

function withCall(
  bet: BetRecord,
  phase: BetPhase,
  { kind, amount, of = null }: Pick<MoneyCall, 'kind' | 'amount'> & { of?: string | null },
  now: number,
): BetRecord {
  const calls = bet.calls + 1;
  const call: PendingCall = {
    ...{ kind, amount, of, transaction: `${bet.betId}-${calls}` },
    ...{ bet: bet.betId, currency: bet.currency, attempts: 0, dueAt: now },
  };
  return { ...bet, phase, calls, call, changedAt: now };
}

function later(call: PendingCall, now: number, { pauseMs, longestPauseMs }: RetryPolicy): PendingCall {
  const pause = Math.min(pauseMs * 2 ** call.attempts, longestPauseMs);
  return { ...call, attempts: call.attempts + 1, dueAt: now + pause };
}
