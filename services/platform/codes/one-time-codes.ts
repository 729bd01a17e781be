import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { OpenDatabase, Transaction } from '../database/database';
import { verifications } from '../database/tables/registration';
import { PlatformError } from '../errors';
import type { Randomness } from '../randomness';
import { isSameSecret } from '../../process/secret';

export const CODE_MINUTES = 10;
const MINUTE = 60_000;
const WINDOW_MS = 60 * MINUTE;
const MAX_SENDS = 5;
const MAX_FAILURES = 5;

/** Recipient of a code. `subject` identifies purpose and person; without a player it is for an unknown address. */
export interface CodeRequest {
  subject: string;
  playerId: number | null;
  /** Phone number or e-mail address to send the code to. */
  target: string | null;
}

/** Result of a valid code. */
export interface CodeProof {
  playerId: number;
  target: string;
}

/** Codes of six digits that verify a phone number or an e-mail address (SM-05). */
export interface OneTimeCodes {
  /** Creates a new code that replaces an earlier one. Throws `sms.max.attempts.reached` after too many requests. */
  issue(tx: Transaction, request: CodeRequest): Promise<{ verificationId: string; code: string }>;
  /**
   * Consumes a valid code and runs `effect` in the same transaction. Throws `sms.code.invalid`, and after the
   * last permitted failure `sms.max.attempts.reached` until an hour after the first code.
   */
  use<T>(
    subject: string,
    code: string,
    effect: (tx: Transaction, proof: CodeProof) => Promise<T>,
  ): Promise<T>;
  /** The subject of a verification id; undefined for an unknown one. */
  subjectOf(verificationId: string): Promise<string | undefined>;
}

type Outcome<T> = { right: true; value: T } | { right: false; error: PlatformError };

/**
 * @param secret key of the hashes: otherwise the few possible codes of a stored hash could be brute-forced
 * @param maxFailures wrong codes per subject and hour; higher where strangers may try, who are limited by address as well
 */
export function createOneTimeCodes(
  database: OpenDatabase,
  clock: Clock,
  random: Randomness,
  secret: string,
  maxFailures = MAX_FAILURES,
): OneTimeCodes {
  const hash = (subject: string, code: string): string =>
    createHmac('sha256', secret).update(`${subject} ${code}`).digest('base64url');

  async function rowOf(tx: Transaction, subject: string) {
    const [row] = await tx.select().from(verifications).where(eq(verifications.subject, subject));
    return row === undefined || row.windowEndsAt.getTime() <= clock.now() ? undefined : row;
  }

  async function check<T>(
    tx: Transaction,
    subject: string,
    code: string,
    effect: (tx: Transaction, proof: CodeProof) => Promise<T>,
  ): Promise<Outcome<T>> {
    const row = await rowOf(tx, subject);
    if (row === undefined) return { right: false, error: codeInvalid() };
    if (row.failures >= maxFailures) return { right: false, error: attemptsReached(row, clock.now()) };
    const { playerId, target, codeHash } = row;
    const canBeRight = playerId !== null && target !== null && codeHash !== null;
    if (
      canBeRight &&
      row.codeExpiresAt.getTime() > clock.now() &&
      isSameSecret(hash(subject, code), codeHash)
    ) {
      await tx
        .update(verifications)
        .set({ codeHash: null, failures: 0 })
        .where(eq(verifications.subject, subject));
      return { right: true, value: await effect(tx, { playerId, target }) };
    }
    await tx
      .update(verifications)
      .set({ failures: sql`${verifications.failures} + 1` })
      .where(eq(verifications.subject, subject));
    const last = row.failures + 1 >= maxFailures;
    return { right: false, error: last ? attemptsReached(row, clock.now()) : codeInvalid() };
  }

  return {
    async issue(tx, { subject, playerId, target }) {
      const row = await rowOf(tx, subject);
      if (row !== undefined && (row.failures >= maxFailures || row.sends >= MAX_SENDS)) {
        throw attemptsReached(row, clock.now());
      }
      const code = random.digits(6);
      const now = clock.now();
      const issued = {
        verificationId: random.uuid(),
        playerId,
        target,
        codeHash: hash(subject, code),
        codeExpiresAt: new Date(now + CODE_MINUTES * MINUTE),
        windowEndsAt: row?.windowEndsAt ?? new Date(now + WINDOW_MS),
        sends: (row?.sends ?? 0) + 1,
        failures: row?.failures ?? 0,
      };
      await tx
        .insert(verifications)
        .values({ subject, ...issued })
        .onConflictDoUpdate({ target: verifications.subject, set: issued });
      return { verificationId: issued.verificationId, code };
    },
    async use(subject, code, effect) {
      // The failure must be counted, so the error is thrown after the commit.
      const outcome = await database.transaction((tx) => check(tx, subject, code.trim(), effect));
      if (!outcome.right) throw outcome.error;
      return outcome.value;
    },
    async subjectOf(verificationId) {
      const [row] = await database.db
        .select({ subject: verifications.subject })
        .from(verifications)
        .where(eq(verifications.verificationId, verificationId));
      return row?.subject;
    },
  };
}

function codeInvalid(): PlatformError {
  return new PlatformError(
    400,
    'sms.code.invalid',
    'The code is wrong or too old: check it, or ask for a new one.',
  );
}

function attemptsReached({ windowEndsAt }: { windowEndsAt: Date }, now: number): PlatformError {
  return new PlatformError(
    429,
    'sms.max.attempts.reached',
    'Too many codes or wrong tries: wait as long as Retry-After says.',
    { retryAfterMs: windowEndsAt.getTime() - now },
  );
}
