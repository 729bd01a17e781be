import { hash, verify, type Options } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id, the library's own choice of algorithm: 19 MiB, two passes, one lane. */
const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password with argon2id and a fresh salt, in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), OPTIONS);
}

/**
 * Whether a password is the one that was hashed. Without a stored hash the work is done too, so that the time
 * of the response does not reveal whether there is such a player.
 */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const fits = await verify(stored ?? (await nobody), password.normalize('NFKC'));
  return fits && stored !== null && stored !== undefined;
}

const nobody = hashPassword('');
