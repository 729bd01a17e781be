import type { Step } from '../api';
import type { Action, Rules, Wager } from '../maths/play';

/** A round with the seeds that determine it: `GET /fair/rounds/{roundId}`. */
export interface FairRound {
  roundId: string;
  rules: Rules;
  wager: Wager;
  decisions: readonly Action[];
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
  /** Null while the pair of seeds is in use. */
  serverSeed: string | null;
  /** As shown to the player. */
  steps: readonly Step[];
}
