import { type Options, hash, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Fewest characters of a staff password. */
export const shortestPassword = 12;

/** Hashes a password with argon2id and a fresh salt, in PHC form. */
export function hashStaffPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), options);
}

/** Whether a password matches its hash. Takes the same time without a stored hash, so that account names cannot be discovered. */
export async function isStaffPassword(password: string, stored: string | undefined): Promise<boolean> {
  nobody ??= hashStaffPassword('');
  const fits = await verify(stored ?? (await nobody), password.normalize('NFKC'));
  return fits && stored !== undefined;
}

let nobody: Promise<string> | undefined;
