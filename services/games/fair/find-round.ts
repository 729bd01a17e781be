import { refusal } from '../errors';
import { playedOf } from '../rounds/record';
import type { Store } from '../store';
import type { FairRound } from './fair-round';

/**
 * A round of a provider, which anyone with its id may verify.
 * @throws GameRefusal
 */
export function fairRound(store: Store, provider: string, roundId: string): FairRound {
  const round = store.round(roundId);
  // Not available before the stake is confirmed and the result is drawn.
  if (
    round === undefined ||
    round.provider !== provider ||
    round.phase === 'staking' ||
    round.phase === 'drawing'
  )
    throw refusal(404, 'error.round.not.found', 'There is no such round.');
  const { rules, wager, decisions, serverSeedHash, seeds, holder } = round;
  // Seeds of an expired demo are no longer used by a session, so they are not secret.
  const isSecret = store.seeds(holder)?.serverSeedHash === serverSeedHash;
  return {
    ...{ roundId, rules, wager, decisions, serverSeedHash },
    clientSeed: seeds.clientSeed,
    nonce: seeds.nonce,
    serverSeed: isSecret ? null : seeds.serverSeed,
    // Of an open round, only the steps shown to its player.
    steps: playedOf(round).steps,
  };
}
