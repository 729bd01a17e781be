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
import { balanceOutOfRange } from './decide/refusal';
import { type Parts, sumOf } from './split';
import type { LedgerType } from './types';

/** A transaction to book. The amounts of player and house add up to zero. */
export interface Entry {
  reference: string;
  type: LedgerType;
  category: PlatformTransaction['category'];
  /** By bucket, negative when it pays. */
  player: Parts;
  /** By house account, negative when it pays. */
  house: Partial<Record<HouseAccount, number>>;
  /** The payment method, game provider, jackpot game or tournament of the house accounts. */
  party?: string | undefined;
  roundId?: string | undefined;
  gameId?: string | undefined;
  method?: string | undefined;
  resolves?: string | undefined;
  reverses?: number | undefined;
  reason?: string | undefined;
}

/** The wallet of an entry. */
export interface Wallet {
  playerId: number;
  currency: string;
  balances: Balances;
}

/** An entry as rows: the change of the player's balance, the resulting balance, and its postings. */
export interface Booking {
  amount: number;
  balances: Balances;
  postings: { account: string; amount: number }[];
  /** The house's accounts among them. */
  houseAccounts: { id: string; bucket: HouseAccount }[];
}

/**
 * Applies an entry to a wallet. Throws `error.balance.out.of.range` for a balance above the safe integers, and
 * a plain error when it does not balance or overdraws a bucket, which is a bug of the caller.
 */
export function book(entry: Entry, wallet: Wallet): Booking {
  const balances = { ...wallet.balances };
  const postings: Booking['postings'] = [];
  const houseAccounts: Booking['houseAccounts'] = [];
  let sum = 0;
  for (const bucket of BUCKETS) {
    const amount = entry.player[bucket] ?? 0;
    if (amount === 0) continue;
    balances[bucket] += amount;
    sum += amount;
    postings.push({ account: playerAccount(wallet.playerId, bucket), amount });
    if (balances[bucket] < 0) {
      throw new Error(`${entry.reference} takes ${bucket} of player ${wallet.playerId} below zero.`);
    }
  }
  for (const account of HOUSE_ACCOUNTS) {
    const amount = entry.house[account] ?? 0;
    if (amount === 0) continue;
    sum += amount;
    const id = houseAccount(account, wallet.currency, entry.party);
    houseAccounts.push({ id, bucket: account });
    postings.push({ account: id, amount });
  }
  if (totalOf(balances) > Number.MAX_SAFE_INTEGER) throw balanceOutOfRange();
  if (sum !== 0) throw new Error(`The postings of ${entry.reference} sum to ${sum}, not to zero.`);
  return { amount: sumOf(entry.player), balances, postings, houseAccounts };
}

/**
 * The parts of a statement that writes an entry: transaction, postings and balances. A statement may write only
 * one entry, since it does not see its own changes of balances.
 */
export function partsOf(
  entry: Entry,
  { amount, balances, postings, houseAccounts }: Booking,
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
  const opened = sql.join(
    houseAccounts.map(({ id, bucket }) => sql`(${id}, ${bucket}, ${wallet.currency})`),
    sql`, `,
  );
  return [
    sql`entry as (${insert})`,
    ...(houseAccounts.length === 0
      ? []
      : [
          sql`opened as (
            insert into ${ledgerAccounts} (id, bucket, currency) values ${opened} on conflict do nothing)`,
        ]),
    sql`move (account, amount) as (values ${moves})`,
    sql`posted as (
      insert into ${ledgerPostings} (transaction_id, account, amount)
      select entry.id, move.account, move.amount from entry, move)`,
    sql`held as (
      update ${ledgerAccounts} as account set balance = account.balance + move.amount
      from move where account.id = move.account and account.balance is not null)`,
  ];
}
