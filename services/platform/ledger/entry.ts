import { type SQL, sql } from 'drizzle-orm';
import type { PlatformTransaction } from '../../../schemas/generated/types';
import { ledgerAccounts, ledgerPostings, ledgerTransactions } from '../database/tables/ledger';
import {
  type Balances,
  BUCKETS,
  HOUSE_ACCOUNTS,
  houseAccount,
  type HouseAccount,
  playerAccount,
  totalOf,
} from './accounts';
import { type Parts, sumOf } from './split';
import type { LedgerType } from './types';

/** A transaction to book. The amounts of player and house sum to zero. */
export interface Entry {
  reference: string;
  type: LedgerType;
  category: PlatformTransaction['category'];
  /** By bucket, negative when it pays. */
  player: Parts;
  /** By house account, negative when it pays. */
  house: Partial<Record<HouseAccount, number>>;
  roundId?: string | undefined;
  gameId?: string | undefined;
  method?: string | undefined;
  resolves?: string | undefined;
  reverses?: number | undefined;
  reason?: string | undefined;
}

/** Whose wallet an entry moves. */
export interface Wallet {
  playerId: number;
  currency: string;
  balances: Balances;
}

/** An entry in rows: the change of the player's holdings, what they hold after it, and its postings. */
export interface Booking {
  amount: number;
  balances: Balances;
  postings: { account: string; amount: number }[];
}

/** Works an entry out on a wallet. Throws when it does not balance or overdraws a bucket: that is a fault of the caller. */
export function book(entry: Entry, wallet: Wallet): Booking {
  const balances = { ...wallet.balances };
  const postings: Booking['postings'] = [];
  let sum = 0;
  for (const bucket of BUCKETS) {
    const amount = entry.player[bucket] ?? 0;
    if (amount === 0) continue;
    balances[bucket] += amount;
    sum += amount;
    postings.push({ account: playerAccount(wallet.playerId, bucket), amount });
    if (balances[bucket] < 0 || !Number.isSafeInteger(balances[bucket])) {
      throw new Error(`${entry.reference} takes ${bucket} of player ${wallet.playerId} out of its range.`);
    }
  }
  for (const account of HOUSE_ACCOUNTS) {
    const amount = entry.house[account] ?? 0;
    if (amount === 0) continue;
    sum += amount;
    postings.push({ account: houseAccount(account, wallet.currency), amount });
  }
  if (sum !== 0) throw new Error(`The postings of ${entry.reference} sum to ${sum}, not to zero.`);
  return { amount: sumOf(entry.player), balances, postings };
}

/**
 * The parts of a statement that writes an entry: transaction, postings and balances. A statement may write one entry only,
 * since it sees no balance that it has just changed.
 */
export function partsOf(
  entry: Entry,
  { amount, balances, postings }: Booking,
  wallet: Wallet,
  at: Date,
): SQL[] {
  const insert = sql`
    insert into ${ledgerTransactions} (reference, player_id, type, category, currency, amount, balance_after, at,
      round_id, game_id, method, resolves, reverses, reason)
    values (${entry.reference}, ${wallet.playerId}, ${entry.type}, ${entry.category}, ${wallet.currency},
      ${amount}::bigint, ${totalOf(balances)}::bigint, ${at.toISOString()}::timestamptz, ${entry.roundId ?? null},
      ${entry.gameId ?? null}, ${entry.method ?? null}, ${entry.resolves ?? null}, ${entry.reverses ?? null}::bigint,
      ${entry.reason ?? null})
    returning id`;
  if (postings.length === 0) return [sql`entry as (${insert})`];
  const moves = sql.join(
    postings.map((posting) => sql`(${posting.account}::text, ${posting.amount}::bigint)`),
    sql`, `,
  );
  return [
    sql`entry as (${insert})`,
    sql`move (account, amount) as (values ${moves})`,
    sql`posted as (
      insert into ${ledgerPostings} (transaction_id, account, amount)
      select entry.id, move.account, move.amount from entry, move)`,
    sql`held as (
      update ${ledgerAccounts} as account set balance = account.balance + move.amount
      from move where account.id = move.account and account.balance is not null)`,
  ];
}
