import type { PlatformPaymentTransaction } from '../../../schemas/generated/types';
import type { Clock } from '../clock';
import type { OpenDatabase } from '../database/database';
import { changeSession, lockSession, readSession } from './session-rows';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Stores a provider's report about the payment of a session; reports may be late, repeated or out of order. A refused session
 * becomes due for a refund.
 *
 * @returns true if the report belongs to a session without a payment in the cashier yet
 */
export async function takeReport(
  { database, clock }: { database: OpenDatabase; clock: Clock },
  provider: string,
  transaction: PlatformPaymentTransaction,
): Promise<boolean> {
  const { reference, kind } = transaction;
  if (kind !== 'deposit' || !UUID.test(reference)) return false;
  const known = await readSession(database, reference);
  if (known?.provider !== provider || known.state === 'registered') return false;
  return database.transaction(async (tx) => {
    const session = await lockSession(tx, reference);
    if (session === undefined || session.state === 'registered') return false;
    const { reported } = session;
    // The platform creates only one transaction per reference.
    if (reported !== null && reported.id !== transaction.id) return false;
    if (reported !== null && reported.sequence >= transaction.sequence) return true;
    const isRefused = session.state === 'refused';
    await changeSession({ db: tx }, reference, {
      reported: transaction,
      ...(isRefused ? { attempts: 0, nextAttemptAt: new Date(clock.now()) } : {}),
    });
    return true;
  }, 'read committed');
}
