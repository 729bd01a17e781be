import type { Action, Played, Rules, Wager } from '../maths/play';
import { playRound } from '../maths/play';
import type { Seeds } from '../maths/draws';

/** A call to the wallet that moves money, or ends a round. Repeated, it has the same transaction id. */
export interface MoneyCall {
  kind: 'bet' | 'win' | 'end-round' | 'rollback';
  transaction: string;
  round: string;
  game: string;
  currency: string;
  /** Minor units; 0 for a rollback and the end of a round. */
  amount: number;
  /** The transaction that a rollback takes back. */
  of: string | null;
  freeRounds: string | null;
}

/** A money call that has no final answer yet. */
export interface PendingCall extends MoneyCall {
  /** How often it was sent. */
  attempts: number;
  /** When it is sent next, in milliseconds since the epoch. */
  dueAt: number;
}

/**
 * Where a round is. `staking`, `raising`, `paying`, `returning` and `lowering` wait for the wallet: for the first bet, the bet of a
 * double or split, the win or end, and the rollback of either bet. `drawing` waits for the result of a live table, `playing` for the
 * player; the last three are final.
 */
export type Phase =
  | 'staking'
  | 'drawing'
  | 'playing'
  | 'raising'
  | 'lowering'
  | 'paying'
  | 'returning'
  | 'settled'
  | 'returned'
  | 'refused';

/** A round as it is stored. Its steps follow from rules, wager, seeds and decisions. */
export interface RoundRecord {
  roundId: string;
  /** Id that the page gave it. */
  requestId: string;
  /** The wallet's session that its calls name: the newest one that has opened the game. */
  session: string;
  /** Who may go on with it: a player at a provider, or a demo session. */
  holder: string;
  provider: string;
  gameId: string;
  mode: 'real' | 'demo';
  currency: string;
  rules: Rules;
  wager: Wager;
  freeRounds: string | null;
  seeds: Seeds;
  serverSeedHash: string;
  /** When the result of a live table falls, in milliseconds since the epoch; null when the round is played at once. */
  drawsAt: number | null;
  decisions: readonly Action[];
  phase: Phase;
  call: PendingCall | null;
  /** The decision whose bet is under way. */
  raise: Action | null;
  /** How many money calls it has had. */
  calls: number;
  /** The player's balance by the wallet's last answer, before the first one by that of the session. */
  balance: number;
  /** Code of the wallet's last refusal or silence. */
  problem: string | null;
  startedAt: number;
  changedAt: number;
}

const final: ReadonlySet<Phase> = new Set(['settled', 'returned', 'refused']);
const underWay: ReadonlySet<Phase> = new Set(['staking', 'drawing', 'playing', 'raising', 'lowering']);

/** Nothing is owed any more. */
export function isFinal({ phase }: RoundRecord): boolean {
  return final.has(phase);
}

/** The next round has to wait for it. */
export function isUnderWay({ phase }: RoundRecord): boolean {
  return underWay.has(phase);
}

export function playedOf({ rules, wager, seeds, decisions }: RoundRecord): Played {
  return playRound(rules, wager, seeds, decisions);
}
