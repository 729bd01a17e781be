import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { ledgerCommands } from '../database/tables/ledger';
import { type Change, statementOf } from './change';
import { book, type Booking, type Entry, partsOf, type Wallet } from './entry';

/** The response to a command: an HTTP status and the exact text. */
export interface Answer {
  status: number;
  reply: string;
}

/** An entry applied to the wallet. */
interface Booked {
  entry: Entry;
  booking: Booking;
  wallet: Wallet;
}

/** Result of a command: its response, entries to book, and other changes. */
export interface CommandResult {
  answer: Answer;
  entries: readonly Booked[];
  changes: readonly Change[];
}

/** Applies entries one after another. */
export function bookAll(entries: readonly Entry[], wallet: Wallet): Booked[] {
  const booked: Booked[] = [];
  let { balances } = wallet;
  for (const entry of entries) {
    const current = { ...wallet, balances };
    const booking = book(entry, current);
    booked.push({ entry, booking, wallet: current });
    ({ balances } = booking);
  }
  return booked;
}

/**
 * Writes a result with its command, usually in one statement, as each round trip prolongs the lock of the
 * wallet. Returns false when the reference belongs to another command; the transaction must then be rolled
 * back.
 */
export async function writeResult(
  tx: Transaction,
  { entries, changes }: CommandResult,
  playerId: number,
  at: Date,
  command: typeof ledgerCommands.$inferInsert,
): Promise<boolean> {
  const statements = entries.map(({ entry, booking, wallet }) => partsOf(entry, booking, wallet, at));
  const last = statements.pop() ?? [];
  for (const parts of statements) await tx.execute(sql`${withParts(parts)} select`);
  const also = changes.map(
    (change, index) => sql`${sql.identifier(`also_${index}`)} as ${statementOf(tx, playerId, change)}`,
  );
  const store = tx
    .insert(ledgerCommands)
    .values(command)
    .onConflictDoNothing()
    .returning({ reference: ledgerCommands.reference })
    .getSQL();
  const { rows } = await tx.execute(sql`${withParts([...last, ...also])} ${store}`);
  return rows.length > 0;
}

function withParts(parts: readonly SQL[]): SQL {
  return parts.length === 0 ? sql.empty() : sql`with ${sql.join([...parts], sql`, `)}`;
}
