import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Bucket, HouseAccount } from '../../ledger/accounts';
import type { LedgerType } from '../../ledger/types';
import type { PlatformTransaction } from '../../../../schemas/generated/types';
import { players } from './players';

const time = (name: string) => timestamp(name, { withTimezone: true });
/** Minor units. The check constraints limit balances to the safe integers of JavaScript. */
const minorUnits = (name: string) => bigint(name, { mode: 'number' });

/**
 * Accounts of the ledger. A player's account stores its balance, which cannot become negative. A house account
 * does not, since it would be the one row for which every bet waits; its balance is the sum of its postings.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    /** `player/<id>/<bucket>` or `house/<account>/<currency>`, with the payment method or provider before the currency. */
    id: text('id').primaryKey(),
    playerId: integer('player_id').references(() => players.playerId),
    bucket: text('bucket').$type<Bucket | HouseAccount>().notNull(),
    currency: text('currency').notNull(),
    balance: minorUnits('balance'),
  },
  (table) => [
    uniqueIndex('ledger_accounts_player').on(table.playerId, table.bucket),
    check(
      'ledger_accounts_balance_of_players',
      sql`(${table.playerId} is null) = (${table.balance} is null)`,
    ),
    check('ledger_accounts_balance_in_range', sql`${table.balance} between 0 and 9007199254740991`),
  ],
);

/** Every command with a final response, which retries get byte for byte. */
export const ledgerCommands = pgTable(
  'ledger_commands',
  {
    /** The source and its reference. */
    reference: text('reference').primaryKey(),
    /** Sender: `operator`, `player`, `payment:<name>` or `provider:<name>`. */
    source: text('source').notNull().default('operator'),
    /** The person or system within the source. */
    actor: text('actor').notNull().default('key:platform'),
    currency: text('currency').notNull().default(''),
    gameId: text('game_id'),
    provider: text('provider'),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.playerId),
    kind: text('kind').notNull(),
    /** Hash of the whole command: the same reference with another content is a conflict. */
    contentHash: text('content_hash').notNull(),
    /** For a rollback: the reference that it reverses. A bet or win that arrives later is refused because of it. */
    target: text('target'),
    /** HTTP status of the response: 200, or that of a refusal. */
    status: integer('status').notNull(),
    reply: text('reply').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    index('ledger_commands_target')
      .on(table.target)
      .where(sql`${table.target} is not null`),
  ],
);

/** The journal, append-only. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    reference: text('reference').notNull().unique(),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.playerId),
    type: text('type').$type<LedgerType>().notNull(),
    category: text('category').$type<PlatformTransaction['category']>().notNull(),
    currency: text('currency').notNull(),
    /** Change of the player's total balance. */
    amount: minorUnits('amount').notNull(),
    /** The player's total balance after it. */
    balanceAfter: minorUnits('balance_after').notNull(),
    at: time('at').notNull(),
    roundId: text('round_id'),
    gameId: text('game_id'),
    method: text('method'),
    /** The withdrawal that it settles or voids; unique. */
    resolves: text('resolves'),
    /** The transaction that it reverses; unique. */
    reverses: bigint('reverses', { mode: 'number' }).references((): AnyPgColumn => ledgerTransactions.id),
    reason: text('reason'),
  },
  (table) => [
    index('ledger_transactions_player').on(
      table.playerId,
      table.at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    uniqueIndex('ledger_transactions_resolves')
      .on(table.resolves)
      .where(sql`${table.resolves} is not null`),
    uniqueIndex('ledger_transactions_reverses')
      .on(table.reverses)
      .where(sql`${table.reverses} is not null`),
    index('ledger_transactions_round')
      .on(table.roundId)
      .where(sql`${table.roundId} is not null`),
  ],
);

/** Postings of a transaction, at least two; their sum is zero. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.id),
    account: text('account')
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: minorUnits('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.account] }),
    check('ledger_postings_move_something', sql`${table.amount} <> 0`),
  ],
);

/** Progress of the invariant check: the last checked transaction. One row. */
export const ledgerChecks = pgTable('ledger_checks', {
  id: integer('id').primaryKey(),
  /** The last transaction that was checked; 0 before the first check. */
  through: bigint('through', { mode: 'number' }).notNull(),
  checkedAt: time('checked_at'),
});

/** Sums of postings per account at the last check, so that the next one reads only new postings. */
export const ledgerCheckedBalances = pgTable('ledger_checked_balances', {
  account: text('account').primaryKey(),
  balance: minorUnits('balance').notNull(),
});
