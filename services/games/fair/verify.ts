import type { Step } from '../api';
import { hashOfSeed } from '../maths/draws';
import { playRound } from '../maths/play';
import type { FairRound } from './fair-round';

export interface Verdict {
  /** The server seed is the one that was committed. */
  isCommitted: boolean;
  /** The seeds lead to the steps that were played. */
  isSame: boolean;
  steps: readonly Step[];
}

/** Plays a round again from its seeds, and compares. */
export function verify(round: FairRound, serverSeed: string): Verdict {
  const { rules, wager, decisions, clientSeed, nonce, serverSeedHash } = round;
  const { steps } = playRound(rules, wager, { serverSeed, clientSeed, nonce }, decisions);
  return {
    isCommitted: hashOfSeed(serverSeed) === serverSeedHash,
    isSame: JSON.stringify(steps) === JSON.stringify(round.steps),
    steps,
  };
}
