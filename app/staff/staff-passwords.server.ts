import { type Options, hash, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id, the library's own choice of algorithm: 19 MiB, two passes, one lane. */
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The fewest characters of a password of staff. */
export const shortestPassword = 12;

/** Hashes a password with argon2id and a fresh salt, in PHC form. */
export function hashStaffPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), options);
}

/** Whether a password is the one that was hashed. Without a stored hash it takes the same time, so that nobody learns who has an account. */
export async function isStaffPassword(password: string, stored: string | undefined): Promise<boolean> {
  nobody ??= hashStaffPassword('');
  const fits = await verify(stored ?? (await nobody), password.normalize('NFKC'));
  return fits && stored !== undefined;
}

let nobody: Promise<string> | undefined;
