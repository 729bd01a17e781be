import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { DAY, MINUTE } from '../activity';
import type { Clock } from '../clock';
import type { OpenDatabase } from '../database/database';
import { loginAttempts } from '../database/tables/sessions';

const LIMIT = 5;
/** Failures further apart than this are not counted together. */
const WINDOW = 15 * MINUTE;
const FIRST_LOCK = 15 * MINUTE;
const LONGEST_LOCK = DAY;
/** After so long without a failure the next lock is a short one again. */
const FORGIVEN_AFTER = 7 * DAY;

/** Counts failed sign-ins per site and address, whether or not there is such a player (ERR-04). */
export interface LockOut {
  /**
   * Counts a try before its password is checked, so that tries at the same time are counted too. `locked`: it must not
   * be made; `last`: if it fails, the address is locked from now on.
   */
  begin(siteId: number, email: string): Promise<{ locked: boolean; last: boolean }>;
  /** Forgets the tries of an address after a right password. */
  clear(siteId: number, email: string): Promise<void>;
}

/** The fifth wrong try locks an address for a quarter of an hour, each further lock for twice as long, up to a day. */
export function createLockOut(database: OpenDatabase, clock: Clock): LockOut {
  return {
    begin(siteId, email) {
      const subject = attemptsSubject(siteId, email);
      const now = clock.now();
      return database.transaction(async (tx) => {
        await tx
          .insert(loginAttempts)
          .values({ subject, failures: 0, locks: 0, lastFailureAt: new Date(now) })
          .onConflictDoNothing();
        const [known] = await tx
          .select()
          .from(loginAttempts)
          .where(eq(loginAttempts.subject, subject))
          .for('update');
        const before = known ?? { failures: 0, locks: 0, lockedUntil: null, lastFailureAt: new Date(now) };
        if (before.lockedUntil !== null && before.lockedUntil.getTime() > now)
          return { locked: true, last: true };
        const quiet = now - before.lastFailureAt.getTime();
        const failures = (quiet > WINDOW ? 0 : before.failures) + 1;
        const locks = quiet > FORGIVEN_AFTER ? 0 : before.locks;
        const last = failures >= LIMIT;
        await tx
          .update(loginAttempts)
          .set({
            failures: last ? 0 : failures,
            locks: last ? locks + 1 : locks,
            lockedUntil: last ? new Date(now + Math.min(LONGEST_LOCK, FIRST_LOCK * 2 ** locks)) : null,
            lastFailureAt: new Date(now),
          })
          .where(eq(loginAttempts.subject, subject));
        return { locked: false, last };
      });
    },
    async clear(siteId, email) {
      await database.db
        .delete(loginAttempts)
        .where(eq(loginAttempts.subject, attemptsSubject(siteId, email)));
    },
  };
}

/** Under which name the tries of an address are counted. */
export function attemptsSubject(siteId: number, email: string): string {
  return createHash('sha256').update(`${siteId} ${email.trim().toLowerCase()}`).digest('base64url');
}
