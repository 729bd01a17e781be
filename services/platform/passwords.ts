import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const COST = 16_384;
const KEY_LENGTH = 32;

/** Hashes a password with scrypt and a fresh salt, as `scrypt$<cost>$<salt>$<hash>` in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, COST);
  return ['scrypt', COST, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Whether a password is the one that was hashed. Takes as long for a wrong one as for the right one. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, cost, salt, expected] = stored.split('$');
  if (scheme !== 'scrypt' || cost === undefined || salt === undefined || expected === undefined) {
    throw new Error('A stored password hash is not in the form scrypt$<cost>$<salt>$<hash>.');
  }
  const hash = await derive(password, Buffer.from(salt, 'base64url'), Number(cost));
  const expectedHash = Buffer.from(expected, 'base64url');
  return hash.length === expectedHash.length && timingSafeEqual(hash, expectedHash);
}

/** A hash of no password: checked when there is no such player, so that the answer takes the same time. */
export const NOBODY = `scrypt$${COST}$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(KEY_LENGTH).toString('base64url')}`;

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, { N: cost, r: 8, p: 1 }, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
