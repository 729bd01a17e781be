import { hash, type Options, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id, the library's own choice of algorithm: 19 MiB, two passes, one lane. */
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The fewest and most characters of a password. */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 256;

/** Hashes a password with argon2id and a fresh salt, in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), options);
}

/** Whether a password is the one that was hashed. Without a stored hash it takes the same time, so that nobody learns who has an account. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  nobody ??= hashPassword('');
  const fits = await verify(stored ?? (await nobody), password.normalize('NFKC'));
  return fits && stored !== null;
}

let nobody: Promise<string> | undefined;
