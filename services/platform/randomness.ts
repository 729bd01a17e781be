import { createHash, randomBytes } from 'node:crypto';

/** Source of ids, codes and tokens: the system's secure source, or a seeded one for reproducible tests. */
export interface Randomness {
  bytes(count: number): Buffer;
  /** A random UUID (version 4). */
  uuid(): string;
  /** A code of decimal digits, all equally likely. */
  digits(count: number): string;
  /** An unguessable text for URLs: `bytes` random bytes in base64url. */
  token(bytes?: number): string;
}

export function secureRandomness(): Randomness {
  return randomnessFrom(randomBytes);
}

/** Deterministic for a seed; for tests only, since the seed reveals every secret. */
export function seededRandomness(seed: string): Randomness {
  let counter = 0;
  return randomnessFrom((count) => {
    const blocks: Buffer[] = [];
    for (let made = 0; made < count; made += 32) {
      blocks.push(createHash('sha256').update(`${seed} ${counter}`).digest());
      counter += 1;
    }
    return Buffer.concat(blocks).subarray(0, count);
  });
}

function randomnessFrom(bytes: (count: number) => Buffer): Randomness {
  function digit(): string {
    for (;;) {
      const value = bytes(1).readUInt8();
      // 250 to 255 would make some digits more likely.
      if (value < 250) return String(value % 10);
    }
  }
  return {
    bytes,
    uuid() {
      const raw = bytes(16);
      raw.writeUInt8((raw.readUInt8(6) & 0x0f) | 0x40, 6);
      raw.writeUInt8((raw.readUInt8(8) & 0x3f) | 0x80, 8);
      return raw.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
    digits: (count) => Array.from({ length: count }, digit).join(''),
    token: (count = 32) => bytes(count).toString('base64url'),
  };
}
