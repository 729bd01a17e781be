import { hash, verify, type Options } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password with argon2id and a fresh salt, in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), OPTIONS);
}

/** Verifies a password. Without a stored hash it takes the same time, so that timing does not reveal whether the player exists. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const fits = await verify(stored ?? (await nobody), password.normalize('NFKC'));
  return fits && stored !== null && stored !== undefined;
}

const nobody = hashPassword('');
