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
 * Removes everything a player ever moved, both sides of it. Only for tests that put another player in the place of one:
 * the tables refuse to lose a player with money, or any entry, by themselves.
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
  // The sums of the house's accounts are no longer those of the last check.
  await tx.delete(ledgerCheckedBalances);
  await tx.update(ledgerChecks).set({ through: 0 });
  for (const table of APPEND_ONLY)
    await tx.execute(sql`alter table ${table} enable trigger ledger_append_only`);
}
