import type { PlatformPaymentTransaction } from '../../../schemas/generated/types';
import type { Clock } from '../clock';
import type { OpenDatabase } from '../database/database';
import { changeSession, lockSession, readSession } from './session-rows';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Takes in what a provider says about the payment of a pay-and-play: late, repeated or in any order. One that was refused meanwhile
 * becomes due, so that its money goes back.
 *
 * @returns whether it is one that has no payment of a player yet
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
    // A second transaction under the reference is none of the platform's.
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
