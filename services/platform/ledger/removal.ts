import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { myGames, playedGames, rounds, withdrawals } from '../database/tables/gaming';
import {
  ledgerAccounts,
  ledgerCommands,
  ledgerPostings,
  ledgerTransactions,
} from '../database/tables/ledger';

/**
 * Removes everything a player ever moved, both sides of it. Only for tests that put another player in the place of one:
 * the tables refuse to lose a player with money by themselves.
 */
export async function removeFromLedger(tx: Transaction, playerId: number): Promise<void> {
  const own = tx
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.playerId, playerId));
  await tx.delete(ledgerPostings).where(inArray(ledgerPostings.transactionId, own));
  for (const table of [
    ledgerTransactions,
    ledgerCommands,
    ledgerAccounts,
    rounds,
    withdrawals,
    playedGames,
    myGames,
  ]) {
    await tx.delete(table).where(eq(table.playerId, playerId));
  }
}
