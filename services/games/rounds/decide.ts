import { type Action, houseDecision, raisesStake } from '../maths/play';
import { type MoneyCall, type PendingCall, playedOf, type RoundRecord } from './record';

/** The wallet's response to a money call; `none` when its outcome is unknown. */
export type WalletAnswer =
  { kind: 'done'; balance: number } | { kind: 'refused'; code: string } | { kind: 'none' };

export interface RetryPolicy {
  /** Number of attempts to send a bet before it is rolled back. */
  betAttempts: number;
  /** Pause after the first attempt in milliseconds, doubled with each further one. */
  pauseMs: number;
  /** Longest pause, in milliseconds. */
  longestPauseMs: number;
}

export type NewRound = Omit<
  RoundRecord,
  'decisions' | 'phase' | 'call' | 'raise' | 'calls' | 'problem' | 'changedAt'
>;

/** Responses to a rollback which mean that nothing was debited. */
const nothingToReturn: ReadonlySet<string> = new Set(['error.transaction.not.reversible']);

/** The intent of a round, stored before its bet is sent. */
export function startRound(round: NewRound): RoundRecord {
  const begun: RoundRecord = {
    ...round,
    decisions: [],
    phase: 'staking',
    call: null,
    raise: null,
    calls: 0,
    problem: null,
    changedAt: round.startedAt,
  };
  return withCall(begun, { kind: 'bet', amount: round.wager.stake }, round.startedAt);
}

/** Applies an action from `playedOf(round).actions` to a round that waits for its player. */
export function decideAction(round: RoundRecord, action: Action, now: number): RoundRecord {
  if (raisesStake(action)) {
    const raising: RoundRecord = { ...round, phase: 'raising', raise: action, problem: null, changedAt: now };
    return withCall(raising, { kind: 'bet', amount: playedOf(round).price }, now);
  }
  return played({ ...round, decisions: [...round.decisions, action], problem: null }, now);
}

/** Finishes the round of a player who has left by the house rule. */
export function finishByHouse(round: RoundRecord, now: number): RoundRecord {
  let next = round;
  while (next.phase === 'playing') next = decideAction(next, houseDecision(next.rules), now);
  return next;
}

/** Applies the response to the pending call, or its absence. */
export function applyAnswer(
  round: RoundRecord,
  answer: WalletAnswer,
  now: number,
  policy: RetryPolicy,
): RoundRecord {
  const { call } = round;
  if (call === null) return round;
  const isReturned = answer.kind === 'refused' && nothingToReturn.has(answer.code);
  if (answer.kind === 'done' || (call.kind === 'rollback' && isReturned)) {
    const balance = answer.kind === 'done' ? answer.balance : round.balance;
    return accepted({ ...round, balance, call: null, changedAt: now }, now);
  }
  const problem = answer.kind === 'refused' ? answer.code : 'error.wallet.unavailable';
  const after: RoundRecord = { ...round, problem, changedAt: now };
  if (call.kind === 'bet') {
    if (answer.kind === 'refused') return betRefused(after);
    if (call.attempts + 1 >= policy.betAttempts) return takeBack(after, call, now);
  }
  return { ...after, call: later(call, now, policy) };
}

function accepted(round: RoundRecord, now: number): RoundRecord {
  switch (round.phase) {
    case 'staking':
      return played({ ...round, problem: null }, now);
    case 'raising': {
      const decisions = round.raise === null ? round.decisions : [...round.decisions, round.raise];
      return played({ ...round, decisions, raise: null, problem: null }, now);
    }
    case 'lowering':
      return { ...round, phase: 'playing', raise: null };
    case 'paying':
      return { ...round, phase: 'settled', problem: null };
    case 'returning':
      return { ...round, phase: 'returned' };
    default:
      return round;
  }
}

/** Advances a round at a live table once its result is drawn. */
export function drawRound(round: RoundRecord, now: number): RoundRecord {
  return round.phase === 'drawing' ? played(round, now) : round;
}

/** The next phase: waiting for the result, for the player, or for the wallet when the round is over. */
function played(round: RoundRecord, now: number): RoundRecord {
  if (round.drawsAt !== null && now < round.drawsAt) return { ...round, phase: 'drawing', changedAt: now };
  const { actions, won } = playedOf(round);
  if (actions.length > 0) return { ...round, phase: 'playing', changedAt: now };
  const paying: RoundRecord = { ...round, phase: 'paying', changedAt: now };
  return withCall(paying, { kind: won > 0 ? 'win' : 'end-round', amount: won }, now);
}

function betRefused(round: RoundRecord): RoundRecord {
  const phase = round.phase === 'raising' ? 'playing' : 'refused';
  return { ...round, phase, call: null, raise: null };
}

function takeBack(round: RoundRecord, { transaction }: MoneyCall, now: number): RoundRecord {
  const phase = round.phase === 'raising' ? 'lowering' : 'returning';
  return withCall({ ...round, phase }, { kind: 'rollback', amount: 0, of: transaction }, now);
}

function withCall(
  round: RoundRecord,
  { kind, amount, of = null }: Pick<MoneyCall, 'kind' | 'amount'> & { of?: string | null },
  now: number,
): RoundRecord {
  const calls = round.calls + 1;
  const call: PendingCall = {
    kind,
    transaction: `${round.roundId}-${calls}`,
    round: round.roundId,
    game: round.gameId,
    currency: round.currency,
    amount,
    of,
    freeRounds: kind === 'bet' ? round.freeRounds : null,
    attempts: 0,
    dueAt: now,
  };
  return { ...round, calls, call };
}

function later(call: PendingCall, now: number, { pauseMs, longestPauseMs }: RetryPolicy): PendingCall {
  const pause = Math.min(pauseMs * 2 ** call.attempts, longestPauseMs);
  return { ...call, attempts: call.attempts + 1, dueAt: now + pause };
}
