import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Random whole numbers of a round, in the order in which its rules ask for them. */
export interface Draws {
  /** From 0 to `bound` - 1, each as likely as any other. @param bound from 1 to 2³² */
  below(bound: number): number;
}

/** All the outcome of a round follows from. */
export interface Seeds {
  /** Secret of the game server until it is replaced; players know its SHA-256 before. */
  serverSeed: string;
  /** Chosen by the player. */
  clientSeed: string;
  /** Counts the rounds of the pair. */
  nonce: number;
}

const RANGE = 2 ** 32;

/**
 * Numbers from HMAC-SHA256(server seed, `clientSeed:nonce:cursor`), cursor 0, 1, …; each block gives eight 32-bit numbers, big-endian.
 * A number above the last multiple of the bound is skipped, which makes every result as likely as any other.
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

/** @param next uniform from 0 to 2³² - 1 */
export function unbiased(bound: number, next: () => number): number {
  const limit = RANGE - (RANGE % bound);
  for (;;) {
    const value = next();
    if (value < limit) return value % bound;
  }
}

/** The commitment to a server seed: SHA-256 of its text, in hexadecimal. */
export function hashOfSeed(serverSeed: string): string {
  return bytesToHex(sha256(utf8ToBytes(serverSeed)));
}
