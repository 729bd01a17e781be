import { eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../database/database';
import { ledgerAccounts } from '../database/tables/ledger';
import { type Balances, BUCKETS, playerAccount } from './accounts';
import type { Wallet } from './entry';

/** A stored bucket of a wallet. */
export interface Held {
  bucket: string;
  currency: string;
  balance: number | null;
}

/** A player's current wallet; undefined without one. */
export async function readWallet(queries: Queries, playerId: number): Promise<Wallet | undefined> {
  const held = await queries
    .select({
      bucket: ledgerAccounts.bucket,
      currency: ledgerAccounts.currency,
      balance: ledgerAccounts.balance,
    })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.playerId, playerId));
  return walletFrom(playerId, held);
}

/** Creates the player's accounts, all empty. */
export async function openWallet(tx: Transaction, { playerId, currency }: Wallet): Promise<void> {
  await tx
    .insert(ledgerAccounts)
    .values(walletRows(playerId, currency))
    .onConflictDoNothing({ target: ledgerAccounts.id });
}

/** The rows of an empty wallet. */
export function walletRows(playerId: number, currency: string): (typeof ledgerAccounts.$inferInsert)[] {
  return BUCKETS.map((bucket) => ({
    id: playerAccount(playerId, bucket),
    playerId,
    bucket,
    currency,
    balance: 0,
  }));
}

export function emptyBalances(): Balances {
  return { main: 0, locked: 0, 'bonus-casino': 0, 'bonus-live-casino': 0, 'bonus-sports': 0 };
}

export function walletFrom(playerId: number, held: readonly Held[]): Wallet | undefined {
  const [first] = held;
  if (first === undefined) return undefined;
  const balances = emptyBalances();
  for (const bucket of BUCKETS) {
    balances[bucket] = held.find((row) => row.bucket === bucket)?.balance ?? 0;
  }
  return { playerId, currency: first.currency, balances };
}
