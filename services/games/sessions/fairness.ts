import type { SeedReply } from '../api';
import { refusal } from '../errors';
import type { Games } from '../games';
import { isUnderWay } from '../rounds/record';
import { fairnessOf, newSeedPair } from './seed-pair';
import type { GameSession } from './session';
import { newServerSeed, seedsOf } from './sessions';

/**
 * Replaces a holder's seeds, which reveals the old server seed.
 * @throws GameRefusal while a round that uses it is open
 */
export function replaceSeeds(games: Games, { holder }: GameSession, clientSeed: string): Promise<SeedReply> {
  const { store, croupier, random } = games;
  return croupier.turns.run(holder, async () => {
    const isOpen = [...store.open.values()].some((round) => round.holder === holder && isUnderWay(round));
    if (isOpen) throw refusal(409, 'error.round.open', 'The open round would be revealed: finish it first.');
    const { serverSeed, serverSeedHash, clientSeed: before, nonce } = seedsOf(games, holder);
    const seeds = newSeedPair(holder, newServerSeed(random), clientSeed);
    await store.save({ seeds });
    return {
      revealed: { serverSeed, serverSeedHash, clientSeed: before, rounds: nonce },
      fairness: fairnessOf(seeds),
    };
  });
}
