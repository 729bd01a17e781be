import { createHash } from 'node:crypto';
import type {
  PlatformLedgerCommand,
  PlatformLedgerReceipt,
  PlatformWalletBalance,
} from '../../../schemas/generated/types';
import {
  validatePlatformError,
  validatePlatformLedgerReceipt,
} from '../../../schemas/generated/validators.js';
import type { Clock } from '../clock';
import type { OpenDatabase, Transaction } from '../database/database';
import { PlatformError } from '../errors';
import type { EventEmitter } from '../events';
import { balanceMapOf, totalOf } from './accounts';
import { adjustment } from './decide/adjustments';
import { forfeitBonus, grantBonus, lock, unlock } from './decide/bonuses';
import type { CommandKind, Decision, Situation } from './decide/decision';
import { type Answer, bookAll, type CommandResult, writeResult } from './command-result';
import { cancellation, deposit, settleWithdrawal, voidWithdrawal, withdrawal } from './decide/payments';
import { bet, win } from './decide/play';
import { FinalRefusal, referenceTaken, walletNotExists } from './decide/refusal';
import { rollback } from './decide/rollback';
import { LEDGER_DEFAULTS, type LedgerSettings } from './settings';
import { emptyBalances, lockWallet, openWallet, readWallet, type WalletState } from './wallet-state';

/** The books: every movement of money goes through here. */
export interface Ledger {
  /**
   * Does a command once. Repeated, it has the same reply and no further effect; throws `error.idempotency.conflict` when
   * its reference names something else, and the refusals of docs/ledger.md.
   */
  execute(playerId: number, command: PlatformLedgerCommand): Promise<PlatformLedgerReceipt>;
  /** A pending withdrawal back to the wallet at the player's wish (WALLET-25, WALLET-26). */
  cancelWithdrawal(playerId: number, withdrawalId: string, amount: number): Promise<PlatformLedgerReceipt>;
  /** The player's balances, in minor units; undefined without a wallet (WALLET-07). */
  balance(playerId: number): Promise<PlatformWalletBalance | undefined>;
}

type DecideOn = (on: Omit<Situation<CommandKind>, 'command'>) => Decision | Promise<Decision>;

/** Emits `balance` after a command that moved a player's money is committed, and `attributes` after the first deposit. */
export function createLedger(
  database: OpenDatabase,
  clock: Clock,
  events: EventEmitter,
  settings: LedgerSettings = LEDGER_DEFAULTS,
): Ledger {
  async function once(
    playerId: number,
    command: PlatformLedgerCommand,
    decide: DecideOn,
  ): Promise<PlatformLedgerReceipt> {
    const { reference, kind } = command;
    const contentHash = hashOf(playerId, command);
    const roundId = 'roundId' in command ? command.roundId : null;
    const answer = await database.transaction(async (tx) => {
      const state = await lockWallet(tx, playerId, reference, roundId);
      if (state.answered !== undefined) {
        if (state.answered.contentHash !== contentHash) throw referenceTaken(reference);
        return state.answered;
      }
      const now = new Date(clock.now());
      const result = await perform(tx, command, state, decide, now).catch(refusalThatStands);
      const stored = await writeResult(tx, result, now, {
        reference,
        playerId,
        kind,
        contentHash,
        target: command.kind === 'rollback' ? command.of : null,
        ...result.answer,
        at: now,
      });
      // Another player's command took the reference at the same moment.
      if (!stored) throw referenceTaken(reference);
      if (result.entries.length > 0) events.emit('balance', { playerId });
      return result.answer;
    }, 'read committed');
    return receiptOf(answer);
  }

  /** Decides a command that has no answer yet. */
  async function perform(
    tx: Transaction,
    command: PlatformLedgerCommand,
    state: WalletState,
    decide: DecideOn,
    now: Date,
  ): Promise<CommandResult> {
    const { playerId, currencyCode: currency } = state.account;
    const wallet = state.wallet ?? { playerId, currency, balances: emptyBalances() };
    if (state.wallet === undefined && needsWallet(command)) throw walletNotExists();
    const { entries, alsoWrite = [] } = await decide({ tx, state, wallet, now, events, settings });
    if (state.wallet === undefined && entries.length > 0) await openWallet(tx, state.account);
    const booked = bookAll(entries, wallet);
    const balances = booked.at(-1)?.booking.balances ?? wallet.balances;
    const receipt: PlatformLedgerReceipt = {
      reference: command.reference,
      currency: wallet.currency,
      amount: totalOf(balances) - totalOf(wallet.balances),
      balanceMap: balanceMapOf(balances),
    };
    return { answer: { status: 200, reply: JSON.stringify(receipt) }, entries: booked, alsoWrite };
  }

  return {
    execute: (playerId, command) => once(playerId, command, (on) => decideCommand(command, on)),
    cancelWithdrawal(playerId, withdrawalId, amount) {
      // A withdrawal is cancelled once, so its own name is enough for the command's.
      const command = {
        kind: 'withdrawal-void',
        reference: `cancel:${withdrawalId}`,
        withdrawal: withdrawalId,
      } as const;
      const decide = cancellation(amount);
      return once(playerId, command, (on) => decide({ ...on, command }));
    },
    async balance(playerId) {
      const wallet = await readWallet(database.db, playerId);
      return wallet && { currency: wallet.currency, balanceMap: balanceMapOf(wallet.balances) };
    },
  };
}

function decideCommand(
  command: PlatformLedgerCommand,
  on: Omit<Situation<CommandKind>, 'command'>,
): Decision | Promise<Decision> {
  switch (command.kind) {
    case 'deposit':
      return deposit({ ...on, command });
    case 'withdrawal':
      return withdrawal({ ...on, command });
    case 'withdrawal-settle':
      return settleWithdrawal({ ...on, command });
    case 'withdrawal-void':
      return voidWithdrawal({ ...on, command });
    case 'bet':
      return bet({ ...on, command });
    case 'win':
      return win({ ...on, command });
    case 'rollback':
      return rollback({ ...on, command });
    case 'bonus-grant':
      return grantBonus({ ...on, command });
    case 'bonus-forfeit':
      return forfeitBonus({ ...on, command });
    case 'lock':
      return lock({ ...on, command });
    case 'unlock':
      return unlock({ ...on, command });
    case 'adjustment':
      return adjustment({ ...on, command });
  }
}

/** Money that comes in opens a wallet, and a rollback of something that never arrived needs none. */
function needsWallet(command: PlatformLedgerCommand): boolean {
  if (command.kind === 'adjustment') return command.amount < 0;
  return !['deposit', 'bonus-grant', 'rollback'].includes(command.kind);
}

/** A repetition has the same fields in any order; it may come from another session than the first. */
function hashOf(playerId: number, command: PlatformLedgerCommand): string {
  const fields = Object.entries(command).filter(
    ([name, value]) => name !== 'sessionId' && value !== undefined,
  );
  fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([playerId, fields]))
    .digest('base64url');
}

/** A final refusal becomes the command's answer; nothing was written before it. */
function refusalThatStands(error: unknown): CommandResult {
  if (!(error instanceof FinalRefusal)) throw error;
  const reply = JSON.stringify(error.envelope());
  return { answer: { status: error.status, reply }, entries: [], alsoWrite: [] };
}

function receiptOf({ status, reply }: Answer): PlatformLedgerReceipt {
  const stored: unknown = JSON.parse(reply);
  if (status === 200 && validatePlatformLedgerReceipt(stored)) return stored;
  if (validatePlatformError(stored)) throw new PlatformError(status, stored.code, stored.message);
  throw new Error('A stored answer of the ledger is neither a receipt nor a refusal.');
}
