import { refusal } from '../errors';
import { playedOf } from '../rounds/record';
import type { Store } from '../store';
import type { FairRound } from './fair-round';

/** A round of a provider as everybody with its id may verify it. @throws GameRefusal */
export function fairRound(store: Store, provider: string, roundId: string): FairRound {
  const round = store.round(roundId);
  // Before the wallet has taken the stake and the result has fallen there is nothing to see.
  if (
    round === undefined ||
    round.provider !== provider ||
    round.phase === 'staking' ||
    round.phase === 'drawing'
  )
    throw refusal(404, 'error.round.not.found', 'There is no such round.');
  const { rules, wager, decisions, serverSeedHash, seeds, holder } = round;
  // The seeds of an expired demo are in use by no session, so they are no secret.
  const isSecret = store.seeds(holder)?.serverSeedHash === serverSeedHash;
  return {
    ...{ roundId, rules, wager, decisions, serverSeedHash },
    clientSeed: seeds.clientSeed,
    nonce: seeds.nonce,
    serverSeed: isSecret ? null : seeds.serverSeed,
    // Of an open round no more than its player has seen.
    steps: playedOf(round).steps,
  };
}
