import type { Fairness } from '../api';
import { hashOfSeed } from '../maths/draws';

/** Seeds of a holder's next rounds. The server seed is secret until it is replaced. */
export interface SeedPair {
  holder: string;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  /** Of the next round. */
  nonce: number;
}

/** @param serverSeed 32 random bytes in hexadecimal */
export function newSeedPair(holder: string, serverSeed: string, clientSeed: string): SeedPair {
  return { holder, serverSeed, serverSeedHash: hashOfSeed(serverSeed), clientSeed, nonce: 0 };
}

export function fairnessOf({ serverSeedHash, clientSeed, nonce }: SeedPair): Fairness {
  return { serverSeedHash, clientSeed, nonce };
}
