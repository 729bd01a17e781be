import { hash, type Options, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Minimum and maximum number of characters of a password. */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 256;

/** Hashes a password with argon2id and a fresh salt, in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), options);
}

/** Verifies a password against a hash. Without a stored hash it takes the same time, so that timing does not reveal who has an account. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  nobody ??= hashPassword('');
  const fits = await verify(stored ?? (await nobody), password.normalize('NFKC'));
  return fits && stored !== null;
}

let nobody: Promise<string> | undefined;
