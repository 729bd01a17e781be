import { eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { depositReservations, myGames, playedGames, rounds, withdrawals } from '../database/tables/gaming';
import {
  ledgerAccounts,
  ledgerCheckedBalances,
  ledgerChecks,
  ledgerCommands,
  ledgerPostings,
  ledgerTransactions,
} from '../database/tables/ledger';
import { playerDays } from '../database/tables/limits';
import { paymentDifferences, paymentInstruments, payments } from '../database/tables/payments';
import { payouts, playEvents, roundWins, tournamentScores } from '../database/tables/play';

const APPEND_ONLY = [ledgerPostings, ledgerTransactions, ledgerCommands];

/**
 * Removes all entries of a player, including the house side. Only for tests that replace a player: by
 * themselves the tables refuse to delete entries or a player with money.
 */
export async function removeFromLedger(tx: Transaction, playerId: number): Promise<void> {
  for (const table of APPEND_ONLY)
    await tx.execute(sql`alter table ${table} disable trigger ledger_append_only`);
  const own = tx
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.playerId, playerId));
  await tx.delete(ledgerPostings).where(inArray(ledgerPostings.transactionId, own));
  for (const table of [
    paymentDifferences,
    paymentInstruments,
    payments,
    ledgerTransactions,
    ledgerCommands,
    ledgerAccounts,
    rounds,
    withdrawals,
    depositReservations,
    playerDays,
    playedGames,
    myGames,
    playEvents,
    roundWins,
    tournamentScores,
    payouts,
  ]) {
    await tx.delete(table).where(eq(table.playerId, playerId));
  }
  // Resets the check, as the sums of the house accounts have changed.
  await tx.delete(ledgerCheckedBalances);
  await tx.update(ledgerChecks).set({ through: 0 });
  for (const table of APPEND_ONLY)
    await tx.execute(sql`alter table ${table} enable trigger ledger_append_only`);
}
