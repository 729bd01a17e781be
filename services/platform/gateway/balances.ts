import { inArray } from 'drizzle-orm';
import type { PlatformBalanceMap } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { ledgerAccounts } from '../database/tables/ledger';
import { balanceMapOf, BUCKETS, type Balances } from '../ledger/accounts';
import { emptyBalances } from '../ledger/wallet';

/** Balances of several players; players without a wallet are left out. */
export async function balancesOf(
  queries: Queries,
  playerIds: readonly number[],
): Promise<Map<number, PlatformBalanceMap>> {
  const rows = await queries
    .select({
      playerId: ledgerAccounts.playerId,
      bucket: ledgerAccounts.bucket,
      balance: ledgerAccounts.balance,
    })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.playerId, [...playerIds]));
  const wallets = new Map<number, Balances>();
  for (const { playerId, bucket, balance } of rows) {
    const own = BUCKETS.find((each) => each === bucket);
    if (playerId === null || balance === null || own === undefined) continue;
    const balances = wallets.get(playerId) ?? emptyBalances();
    balances[own] = balance;
    wallets.set(playerId, balances);
  }
  return new Map([...wallets].map(([playerId, balances]) => [playerId, balanceMapOf(balances)]));
}
