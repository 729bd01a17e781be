import { createHash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { DAY, HOUR, MINUTE } from '../live/activity';
import type { Clock } from '../clock';
import type { OpenDatabase, Transaction } from '../database/database';
import { loginAttempts } from '../database/tables/sessions';
import { networkOf } from '../access/ip-ranges';

/** Number of consecutive failures that start a lock; each further lock lasts twice as long. Times are milliseconds. */
interface Rule {
  failures: number;
  /** Failures further apart are not counted together. */
  windowMs: number;
  firstLockMs: number;
  /** Failures after which a captcha is required. */
  captchaFrom: number;
}

/** One address, or one recognised device, for one account. */
const CLOSE: Rule = { failures: 5, windowMs: 15 * MINUTE, firstLockMs: 15 * MINUTE, captchaFrom: 3 };
/**
 * All unrecognised devices together: exceeded by distributed attempts, not by a person. Recognised devices and
 * the password reset are not affected.
 */
const WIDE: Rule = { failures: 100, windowMs: DAY, firstLockMs: HOUR, captchaFrom: 20 };

const LONGEST_LOCK = DAY;
/** Time without failures after which the next lock is a short one again; longer than any lock. */
export const FORGIVEN_AFTER = 7 * DAY;

/** An attempt to sign in to an account, existing or not. */
export interface Attempt {
  siteId: number;
  email: string;
  /** Address of the visitor. */
  address: string;
  /** Id of a device that has signed in to this account before. */
  device?: string | undefined;
  /** One sign-in may call both, so each has its own counters: a wrong password counts once. */
  purpose: 'login' | 'migration';
}

export type AttemptOutcome =
  | { locked: true; waitMs: number }
  /** `lockMs`: duration of the lock that starts if this attempt fails; undefined without one. */
  | { locked: false; lockMs: number | undefined };

/** Counts failed sign-ins per account and address, or recognised device (ERR-04). */
export interface LockOut {
  /** True if the next attempt requires a captcha. */
  needsCaptcha(attempt: Attempt): Promise<boolean>;
  /** Counts an attempt before its password is checked, so that concurrent attempts are counted too. */
  begin(attempt: Attempt): Promise<AttemptOutcome>;
  /** Resets the failures of the same address or device after a successful sign-in. */
  clear(attempt: Attempt): Promise<void>;
  /** Resets all failures of an account, after a password reset. */
  clearAccount(siteId: number, email: string): Promise<void>;
}

type Row = typeof loginAttempts.$inferSelect;

export function createLockOut(database: OpenDatabase, clock: Clock): LockOut {
  /** @returns the duration of the counter's lock, and whether this attempt started it */
  async function count(
    tx: Transaction,
    subject: string,
    rule: Rule,
  ): Promise<{ waitMs: number; isNew: boolean }> {
    const now = clock.now();
    await tx
      .insert(loginAttempts)
      .values({ subject, failures: 0, locks: 0, lastFailureAt: new Date(now) })
      .onConflictDoNothing();
    const [row] = await tx
      .select()
      .from(loginAttempts)
      .where(eq(loginAttempts.subject, subject))
      .for('update');
    if (row === undefined)
      throw new Error('The counter of failed sign-ins was deleted while it was counted.');
    const waitMs = (row.lockedUntil?.getTime() ?? 0) - now;
    if (waitMs > 0) return { waitMs, isNew: false };
    const failures = recentFailures(row, rule, now) + 1;
    const locks = recentLocks(row, now);
    const lockMs =
      failures >= rule.failures ? Math.min(LONGEST_LOCK, rule.firstLockMs * 2 ** locks) : undefined;
    await tx
      .update(loginAttempts)
      .set({
        failures: lockMs === undefined ? failures : 0,
        locks: lockMs === undefined ? locks : locks + 1,
        lockedUntil: lockMs === undefined ? null : new Date(now + lockMs),
        lastFailureAt: new Date(now),
      })
      .where(eq(loginAttempts.subject, subject));
    return { waitMs: lockMs ?? 0, isNew: true };
  }

  return {
    async needsCaptcha(attempt) {
      const counters = countersOf(attempt);
      const rows = await database.db
        .select()
        .from(loginAttempts)
        .where(inArray(loginAttempts.subject, [...counters.keys()]));
      const now = clock.now();
      // While locked, a captcha would not help.
      if (rows.some(({ lockedUntil }) => (lockedUntil?.getTime() ?? 0) > now)) return false;
      return rows.some((row) => {
        const rule = counters.get(row.subject);
        return (
          rule !== undefined &&
          (recentLocks(row, now) > 0 || recentFailures(row, rule, now) >= rule.captchaFrom)
        );
      });
    },
    begin: (attempt) =>
      database.transaction(async (tx) => {
        let lockMs: number | undefined;
        for (const [subject, rule] of countersOf(attempt)) {
          const { waitMs, isNew } = await count(tx, subject, rule);
          if (waitMs > 0 && !isNew) return { locked: true, waitMs };
          if (waitMs > 0) lockMs = Math.max(lockMs ?? 0, waitMs);
        }
        return { locked: false, lockMs };
      }),
    async clear(attempt) {
      await database.db
        .delete(loginAttempts)
        .where(inArray(loginAttempts.subject, [...countersOf(attempt).keys()]));
    },
    async clearAccount(siteId, email) {
      const account = attemptsSubject(siteId, email);
      await database.db.delete(loginAttempts).where(sql`starts_with(${loginAttempts.subject}, ${account})`);
    },
  };
}

/** The account-wide counter of failed sign-ins. Hashed, so that the table contains no addresses of strangers. */
export function attemptsSubject(siteId: number, email: string): string {
  return hash(`${siteId} ${email.trim().toLowerCase()}`);
}

/** The counters of an attempt, in locking order. */
function countersOf({ siteId, email, address, device, purpose }: Attempt): Map<string, Rule> {
  const account = attemptsSubject(siteId, email);
  if (purpose === 'login' && device !== undefined)
    return new Map([[`${account}:device:${hash(device)}`, CLOSE]]);
  const wide = purpose === 'login' ? account : `${account}:${purpose}`;
  return new Map([
    [`${wide}:address:${hash(networkOf(address))}`, CLOSE],
    [wide, WIDE],
  ]);
}

function recentFailures({ failures, lastFailureAt }: Row, { windowMs }: Rule, now: number): number {
  return now - lastFailureAt.getTime() > windowMs ? 0 : failures;
}

function recentLocks({ locks, lastFailureAt }: Row, now: number): number {
  return now - lastFailureAt.getTime() > FORGIVEN_AFTER ? 0 : locks;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
