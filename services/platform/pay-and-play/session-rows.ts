import { and, eq } from 'drizzle-orm';
import type { PlatformPaymentTransaction } from '../../../schemas/generated/types';
import type { OpenDatabase, Transaction } from '../database/database';
import { type PayAndPlaySession, payAndPlaySessions } from '../database/tables/pay-and-play';

/** Reads a session; undefined for an unknown id. */
export async function readSession(
  { db }: Pick<OpenDatabase, 'db'>,
  sessionId: string,
): Promise<PayAndPlaySession | undefined> {
  const [found] = await db
    .select()
    .from(payAndPlaySessions)
    .where(eq(payAndPlaySessions.sessionId, sessionId));
  return found;
}

/** Reads a session and locks it until the end of the transaction. */
export async function lockSession(
  tx: Transaction,
  sessionId: string,
): Promise<PayAndPlaySession | undefined> {
  const [found] = await tx
    .select()
    .from(payAndPlaySessions)
    .where(eq(payAndPlaySessions.sessionId, sessionId))
    .for('update');
  return found;
}

export async function changeSession(
  { db }: Pick<OpenDatabase, 'db'>,
  sessionId: string,
  changes: Partial<typeof payAndPlaySessions.$inferInsert>,
): Promise<void> {
  await db.update(payAndPlaySessions).set(changes).where(eq(payAndPlaySessions.sessionId, sessionId));
}

/** Refuses an open session and makes it due for a refund. A no-op for any other state. */
export async function refuseSession(
  { db }: Pick<OpenDatabase, 'db'>,
  sessionId: string,
  refusal: string,
  now: Date,
): Promise<void> {
  await db
    .update(payAndPlaySessions)
    .set({ state: 'refused', refusal, attempts: 0, nextAttemptAt: now })
    .where(and(eq(payAndPlaySessions.sessionId, sessionId), eq(payAndPlaySessions.state, 'open')));
}

/** State of a session's payment. */
export type Progress = 'unpaid' | 'failed' | 'authorised' | 'settled' | 'returned';

/** Maps the provider's report to a progress. `authorised` money has not been settled yet. */
export function progressOf(reported: PlatformPaymentTransaction | null): Progress {
  switch (reported?.status) {
    case 'authorised':
    case 'pending':
      return 'authorised';
    case 'settled':
      return 'settled';
    case 'reversed':
      return 'returned';
    case 'failed':
    case 'expired':
    case 'cancelled':
      return 'failed';
    default:
      return 'unpaid';
  }
}
