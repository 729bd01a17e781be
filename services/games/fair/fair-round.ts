import type { Step } from '../api';
import type { Action, Rules, Wager } from '../maths/play';

/** A round with what it follows from: `GET /fair/rounds/{roundId}`. */
export interface FairRound {
  roundId: string;
  rules: Rules;
  wager: Wager;
  decisions: readonly Action[];
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
  /** Null until another pair of seeds has taken its place. */
  serverSeed: string | null;
  /** As its page was shown them. */
  steps: readonly Step[];
}
