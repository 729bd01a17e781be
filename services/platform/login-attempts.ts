import { LRUCache } from 'lru-cache';
import { MINUTE } from './activity';

const LIMIT = 5;
const WINDOW = 15 * MINUTE;

/** Counts failed sign-ins per site and address, whether or not there is such a player. */
export interface LoginAttempts {
  /** Counts a try before its password is checked, so that tries at the same time are counted too. */
  begin(siteId: number, email: string, time: number): { number: number; exceeded: boolean };
  /** Forgets the tries of an address after a correct password. */
  clear(siteId: number, email: string): void;
  reset(): void;
}

/** The fifth wrong try within 15 minutes of the first locks the address until those minutes are over (ERR-04). */
export function createLoginAttempts(): LoginAttempts {
  const tries = new LRUCache<string, { count: number; since: number }>({ max: 10_000 });
  const keyFor = (siteId: number, email: string): string => `${siteId} ${email.toLowerCase()}`;
  return {
    begin(siteId, email, time) {
      const key = keyFor(siteId, email);
      const known = tries.get(key);
      const entry = known !== undefined && time - known.since < WINDOW ? known : { count: 0, since: time };
      entry.count += 1;
      tries.set(key, entry);
      return { number: entry.count, exceeded: entry.count > LIMIT };
    },
    clear(siteId, email) {
      tries.delete(keyFor(siteId, email));
    },
    reset() {
      tries.clear();
    },
  };
}

/** Whether a wrong try is the one that locks the address. */
export function isLastTry(number: number): boolean {
  return number >= LIMIT;
}
