import { and, eq } from 'drizzle-orm';
import type { PlatformPaymentTransaction } from '../../../schemas/generated/types';
import type { OpenDatabase, Transaction } from '../database/database';
import { type PayAndPlaySession, payAndPlaySessions } from '../database/tables/pay-and-play';

/** A session; undefined when there is none. */
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

/** The same, locked until the end of the transaction. */
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

/** Changes a session. */
export async function changeSession(
  { db }: Pick<OpenDatabase, 'db'>,
  sessionId: string,
  changes: Partial<typeof payAndPlaySessions.$inferInsert>,
): Promise<void> {
  await db.update(payAndPlaySessions).set(changes).where(eq(payAndPlaySessions.sessionId, sessionId));
}

/** Ends an open session without an account, once; whatever was paid goes back from now on. */
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

/** How far the payment of a session has come. */
export type Progress = 'unpaid' | 'failed' | 'authorised' | 'settled' | 'returned';

/** Reads the provider's word; authorised money is on its way. */
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
