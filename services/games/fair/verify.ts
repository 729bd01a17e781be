import type { Step } from '../api';
import { hashOfSeed } from '../maths/draws';
import { playRound } from '../maths/play';
import type { FairRound } from './fair-round';

export interface Verdict {
  /** The server seed matches its published hash. */
  isCommitted: boolean;
  /** The seeds produce the steps that were played. */
  isSame: boolean;
  steps: readonly Step[];
}

/** Replays a round from its seeds and compares the steps. */
export function verify(round: FairRound, serverSeed: string): Verdict {
  const { rules, wager, decisions, clientSeed, nonce, serverSeedHash } = round;
  const { steps } = playRound(rules, wager, { serverSeed, clientSeed, nonce }, decisions);
  return {
    isCommitted: hashOfSeed(serverSeed) === serverSeedHash,
    isSame: JSON.stringify(steps) === JSON.stringify(round.steps),
    steps,
  };
}
