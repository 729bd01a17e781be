import { type SQL, sql } from 'drizzle-orm';
import type { PlatformStatementPots } from '../../../schemas/generated/types';
import { ledgerPostings, ledgerTransactions } from '../database/tables/ledger';
import { type Balances, BUCKETS, playerAccount, totalOf } from '../ledger/accounts';

/** Real, locked and bonus money. */
export type Pots = PlatformStatementPots;

export const NO_POTS: Pots = { real: 0, locked: 0, bonus: 0, total: 0 };

/** Balances of a wallet by pot. */
export function potsOf(balances: Balances): Pots {
  const { main: real, locked } = balances;
  const total = totalOf(balances);
  return { real, locked, bonus: total - real - locked, total };
}

/** Sum of pots. */
export function sumOfPots(list: readonly Pots[]): Pots {
  return list.reduce(
    (sum, each) =>
      potsFrom({
        real: sum.real + each.real,
        locked: sum.locked + each.locked,
        bonus: sum.bonus + each.bonus,
      }),
    NO_POTS,
  );
}

/** The first minus the second. */
export function lessPots(one: Pots, other: Pots): Pots {
  return potsFrom({
    real: one.real - other.real,
    locked: one.locked - other.locked,
    bonus: one.bonus - other.bonus,
  });
}

export function areSamePots(one: Pots, other: Pots): boolean {
  return one.real === other.real && one.locked === other.locked && one.bonus === other.bonus;
}

/** Pots with their total. */
export function potsFrom(parts: Omit<Pots, 'total'>): Pots {
  return { ...parts, total: parts.real + parts.locked + parts.bonus };
}

/** The accounts of a player's wallet, for `in`. */
export function walletAccounts(playerId: number): SQL {
  return list(BUCKETS.map((bucket) => playerAccount(playerId, bucket)));
}

/** Columns with sums of the selected postings of a wallet. */
export function potSums(playerId: number) {
  const sum = (accounts: SQL) =>
    sql`coalesce(sum(${ledgerPostings.amount}) filter (where ${ledgerPostings.account} in ${accounts}), 0)`.mapWith(
      Number,
    );
  const { real, locked, bonus } = potAccounts(playerId);
  return { real: sum(real), locked: sum(locked), bonus: sum(bonus) };
}

/** Columns with the changes by a selected transaction. A page of a long list reads the postings of its own rows only. */
export function potsMoved(playerId: number) {
  const sum = (accounts: SQL) =>
    sql`coalesce((select sum(${ledgerPostings.amount}) from ${ledgerPostings}
      where ${ledgerPostings.transactionId} = ${ledgerTransactions.id}
        and ${ledgerPostings.account} in ${accounts}), 0)`.mapWith(Number);
  const { real, locked, bonus } = potAccounts(playerId);
  return { real: sum(real), locked: sum(locked), bonus: sum(bonus) };
}

function potAccounts(playerId: number): Record<'real' | 'locked' | 'bonus', SQL> {
  const bonus = BUCKETS.filter((bucket) => bucket.startsWith('bonus'));
  return {
    real: list([playerAccount(playerId, 'main')]),
    locked: list([playerAccount(playerId, 'locked')]),
    bonus: list(bonus.map((bucket) => playerAccount(playerId, bucket))),
  };
}

function list(accounts: readonly string[]): SQL {
  return sql`(${sql.join(
    accounts.map((account) => sql`${account}`),
    sql`, `,
  )})`;
}
