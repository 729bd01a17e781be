import { and, eq, sql } from 'drizzle-orm';
import { PlatformError } from '../errors';
import type { Queries, Transaction } from '../database/database';
import { rounds } from '../database/tables/gaming';
import { ledgerAccounts, ledgerCommands } from '../database/tables/ledger';
import { players } from '../database/tables/players';
import { restrictionsOfRow } from '../players/restriction-rows';
import type { Restricted } from '../players/restrictions';
import { type Balances, BUCKETS, HOUSE_ACCOUNTS, houseAccount, playerAccount } from './accounts';
import type { Wallet } from './entry';

export type Round = typeof rounds.$inferSelect;

/** Properties of an account that matter for play and payments. */
export type Account = Pick<
  typeof players.$inferSelect,
  'playerId' | 'currencyCode' | 'registrationStatus' | 'kycStatus' | 'firstDepositDate'
> &
  Restricted;

/** A bucket of a wallet as it is stored. */
interface Held {
  bucket: string;
  currency: string;
  balance: number | null;
}

/** Everything a command is decided on. */
export interface WalletState {
  account: Account;
  /** Missing until the first money comes in. */
  wallet: Wallet | undefined;
  /** The answer that the reference already has. */
  answered: { contentHash: string; status: number; reply: string } | undefined;
  /** Whether a rollback of the reference has arrived. */
  takenBack: boolean;
  round: Round | undefined;
}

/**
 * Waits for every other command of the player, then reads what this one is decided on. Every command begins here, so
 * those of one player happen one after another, so that no deadlock is possible.
 * Throws 404 for an unknown player.
 */
export async function lockWallet(
  tx: Transaction,
  playerId: number,
  reference: string,
  roundId: string | null,
): Promise<WalletState> {
  await tx
    .select({ playerId: players.playerId })
    .from(players)
    .where(eq(players.playerId, playerId))
    .for('no key update');
  // A statement of its own: it sees what those that were waited for have written.
  const [found] = await tx
    .select({
      account: {
        playerId: players.playerId,
        currencyCode: players.currencyCode,
        registrationStatus: players.registrationStatus,
        kycStatus: players.kycStatus,
        restrictions: restrictionsOfRow,
        firstDepositDate: players.firstDepositDate,
      },
      held: sql<Held[] | null>`(
        select json_agg(json_build_object('bucket', bucket, 'currency', currency, 'balance', balance))
        from ${ledgerAccounts} where player_id = ${playerId})`,
      answered: {
        contentHash: ledgerCommands.contentHash,
        status: ledgerCommands.status,
        reply: ledgerCommands.reply,
      },
      takenBack: sql<boolean>`exists (select from ${ledgerCommands} as later where later.target = ${reference})`,
      round: rounds,
    })
    .from(players)
    .leftJoin(ledgerCommands, eq(ledgerCommands.reference, reference))
    .leftJoin(rounds, and(eq(rounds.roundId, roundId ?? ''), sql`${roundId !== null}::boolean`))
    .where(eq(players.playerId, playerId));
  if (found === undefined) {
    throw new PlatformError(404, 'error.player.not.found', `There is no player ${playerId}.`);
  }
  return {
    account: found.account,
    wallet: walletFrom(playerId, found.held ?? []),
    answered: found.answered ?? undefined,
    takenBack: found.takenBack,
    round: found.round ?? undefined,
  };
}

/** A player's wallet as it is now; undefined when there is none. */
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

/** Opens an empty wallet in the player's currency, and the house's accounts of that currency. */
export async function openWallet(tx: Transaction, { playerId, currencyCode }: Account): Promise<Wallet> {
  await tx
    .insert(ledgerAccounts)
    .values(accountRows(playerId, currencyCode))
    .onConflictDoNothing({ target: ledgerAccounts.id });
  return { playerId, currency: currencyCode, balances: emptyBalances() };
}

/** The rows of a wallet and of the house's accounts of its currency. */
export function accountRows(playerId: number, currency: string): (typeof ledgerAccounts.$inferInsert)[] {
  return [
    ...BUCKETS.map((bucket) => ({
      id: playerAccount(playerId, bucket),
      playerId,
      bucket,
      currency,
      balance: 0,
    })),
    ...HOUSE_ACCOUNTS.map((account) => ({ id: houseAccount(account, currency), bucket: account, currency })),
  ];
}

export function emptyBalances(): Balances {
  return { main: 0, locked: 0, 'bonus-casino': 0, 'bonus-live-casino': 0, 'bonus-sports': 0 };
}

function walletFrom(playerId: number, held: readonly Held[]): Wallet | undefined {
  const [first] = held;
  if (first === undefined) return undefined;
  const balances = emptyBalances();
  for (const bucket of BUCKETS) {
    balances[bucket] = held.find((row) => row.bucket === bucket)?.balance ?? 0;
  }
  return { playerId, currency: first.currency, balances };
}
