import { createHash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { DAY, HOUR, MINUTE } from '../live/activity';
import type { Clock } from '../clock';
import type { OpenDatabase, Transaction } from '../database/database';
import { loginAttempts } from '../database/tables/sessions';
import { networkOf } from '../access/ip-ranges';

/** After so many failures in a row a lock begins; each further lock lasts twice as long. Times are milliseconds. */
interface Rule {
  failures: number;
  /** Failures further apart than this are not counted together. */
  windowMs: number;
  firstLockMs: number;
  /** Failures after which a captcha is required. */
  captchaFrom: number;
}

/** One address, or one device that is recognised, trying one account. */
const CLOSE: Rule = { failures: 5, windowMs: 15 * MINUTE, firstLockMs: 15 * MINUTE, captchaFrom: 3 };
/**
 * All unrecognised devices together: a person does not fail so often, many addresses at once do. Recognised devices and the
 * password reset stay open.
 */
const WIDE: Rule = { failures: 100, windowMs: DAY, firstLockMs: HOUR, captchaFrom: 20 };

const LONGEST_LOCK = DAY;
/** After so long without a failure the next lock is a short one again; longer than any lock. */
export const FORGIVEN_AFTER = 7 * DAY;

/** Who tries to prove the password of an account, whether or not there is such an account. */
export interface Attempt {
  siteId: number;
  email: string;
  /** Address of the visitor. */
  address: string;
  /** Id of a device that has signed in to this account before. */
  device?: string | undefined;
  /** One sign-in calls both, so each has counters of its own: a wrong password counts once. */
  purpose: 'login' | 'migration';
}

export type AttemptOutcome =
  | { locked: true; waitMs: number }
  /** `lockMs`: how long the lock is that has begun if this attempt fails; undefined if none has. */
  | { locked: false; lockMs: number | undefined };

/** Counts failed sign-ins by account together with address or recognised device (ERR-04). */
export interface LockOut {
  /** Whether a captcha must be solved before the next attempt. */
  needsCaptcha(attempt: Attempt): Promise<boolean>;
  /** Counts an attempt before its password is checked, so that concurrent attempts are counted too. */
  begin(attempt: Attempt): Promise<AttemptOutcome>;
  /** Forgets the failures that a right password excuses: those of the same address or device. */
  clear(attempt: Attempt): Promise<void>;
  /** Forgets every failure of an account, after a password reset. */
  clearAccount(siteId: number, email: string): Promise<void>;
}

type Row = typeof loginAttempts.$inferSelect;

export function createLockOut(database: OpenDatabase, clock: Clock): LockOut {
  /** @returns how long the counter is locked, and since this very attempt or from before */
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
      // Solving one would change nothing.
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

/** The account-wide counter of failed sign-ins. A hash, so that the table holds no addresses of strangers. */
export function attemptsSubject(siteId: number, email: string): string {
  return hash(`${siteId} ${email.trim().toLowerCase()}`);
}

/** The counters an attempt adds to, in the order in which they are locked. */
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
