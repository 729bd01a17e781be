import { and, desc, eq, isNotNull, max, ne } from 'drizzle-orm';
import type {
  PlatformPendingWithdrawals,
  PlatformRecentDepositMethods,
} from '../../../schemas/generated/types';
import { validatePlatformRecentDepositMethods } from '../../../schemas/generated/validators.js';
import type { Queries } from '../database/database';
import { withdrawals } from '../database/tables/gaming';
import { ledgerTransactions } from '../database/tables/ledger';

/** Withdrawals that are neither paid out nor cancelled, newest first (API-087). */
export async function pendingWithdrawals(
  queries: Queries,
  playerId: number,
): Promise<PlatformPendingWithdrawals> {
  const rows = await queries
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.playerId, playerId), eq(withdrawals.status, 'PENDING')))
    .orderBy(desc(withdrawals.requestedAt), desc(withdrawals.id));
  return {
    pendingWithdrawals: rows.map(({ id, amount, currency, requestedAt, method }) => ({
      pendingWithdrawalId: id,
      amount,
      currency,
      date: requestedAt.toISOString(),
      method,
    })),
  };
}

/** A player's deposit methods, last used first (API-082). */
export async function recentDepositMethods(
  queries: Queries,
  playerId: number,
): Promise<PlatformRecentDepositMethods> {
  const lastUsed = max(ledgerTransactions.at);
  const rows = await queries
    .select({ method: ledgerTransactions.method, lastUsed })
    .from(ledgerTransactions)
    .where(
      and(
        eq(ledgerTransactions.playerId, playerId),
        eq(ledgerTransactions.category, 'PAYMENT'),
        eq(ledgerTransactions.type, 'DEPOSIT'),
        isNotNull(ledgerTransactions.method),
        // WALLET-27 excludes it: it needs no proof of payment.
        ne(ledgerTransactions.method, 'CRYPTO'),
      ),
    )
    .groupBy(ledgerTransactions.method)
    .orderBy(desc(lastUsed));
  const methods: unknown = {
    methods: rows.map((row) => ({ method: row.method, lastUsed: row.lastUsed?.toISOString() })),
  };
  if (validatePlatformRecentDepositMethods(methods)) return methods;
  throw new Error(`The deposits of player ${playerId} name an unknown payment method.`);
}
