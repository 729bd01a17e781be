import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Random integers of a round, in the order in which its rules draw them. */
export interface Draws {
  /**
   * Uniform integer from 0 to `bound` - 1.
   * @param bound from 1 to 2³²
   */
  below(bound: number): number;
}

/** Values that determine the outcome of a round. */
export interface Seeds {
  /** Secret of the game server until it is replaced; players see its SHA-256 in advance. */
  serverSeed: string;
  /** Chosen by the player. */
  clientSeed: string;
  /** Number of rounds played with the pair. */
  nonce: number;
}

const RANGE = 2 ** 32;

/**
 * Integers from HMAC-SHA256(server seed, `clientSeed:nonce:cursor`), cursor 0, 1, …; each block yields eight
 * 32-bit numbers, big-endian. Numbers above the last multiple of the bound are rejected, so that all results
 * are equally likely.
 */
export function drawsOf({ serverSeed, clientSeed, nonce }: Seeds): Draws {
  const keyed = hmac.create(sha256, utf8ToBytes(serverSeed));
  let cursor = 0;
  let offset = 32;
  let block = new DataView(new ArrayBuffer(32));
  const next = (): number => {
    if (offset === 32) {
      const bytes = keyed
        .clone()
        .update(utf8ToBytes(`${clientSeed}:${nonce}:${cursor}`))
        .digest();
      block = new DataView(bytes.buffer, bytes.byteOffset, 32);
      cursor += 1;
      offset = 0;
    }
    offset += 4;
    return block.getUint32(offset - 4);
  };
  return { below: (bound) => unbiased(bound, next) };
}

/**
 * Rejection sampling.
 * @param next uniform from 0 to 2³² - 1
 */
export function unbiased(bound: number, next: () => number): number {
  const limit = RANGE - (RANGE % bound);
  for (;;) {
    const value = next();
    if (value < limit) return value % bound;
  }
}

/** The commitment to a server seed: the SHA-256 of its text, in hexadecimal. */
export function hashOfSeed(serverSeed: string): string {
  return bytesToHex(sha256(utf8ToBytes(serverSeed)));
}
