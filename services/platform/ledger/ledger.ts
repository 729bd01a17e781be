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
import type { OpenDatabase } from '../database/database';
import { PlatformError } from '../errors';
import type { EventEmitter } from '../events';
import { balanceMapOf, totalOf } from './accounts';
import { type Answer, bookAll, type CommandResult, writeResult } from './command-result';
import { decide } from './decide/decide';
import { assertLaunchable } from './decide/play';
import type { CommandKind, Situation } from './decide/decision';
import { FinalRefusal, referenceTaken } from './decide/refusal';
import { type Facts, lockAccount, type Reading, readFacts } from './facts';
import { LEDGER_DEFAULTS, type LedgerSettings } from './settings';
import { assertSender, type Origin, providerOf, withIds } from './source';
import { openWallet, readWallet } from './wallet';

/** The ledger: every movement of money is booked here. */
export interface Ledger {
  /**
   * Executes a command once. A retry by its source gets the same reply without further effect; throws
   * `error.idempotency.conflict` when its reference was used with another content, and the refusals of
   * docs/ledger.md.
   */
  execute(playerId: number, command: PlatformLedgerCommand, origin: Origin): Promise<PlatformLedgerReceipt>;
  /** Throws the refusal of the smallest stake of a player in a game at this time, regardless of the balance; used for launches. */
  assertTakesStakes(playerId: number, sessionId: string, gameId: string, source: string): Promise<void>;
  /** Returns a pending withdrawal to the wallet at the player's request (WALLET-25, WALLET-26). */
  cancelWithdrawal(playerId: number, withdrawalId: string, amount: number): Promise<PlatformLedgerReceipt>;
  /** The player's balances, in minor units; undefined without a wallet (WALLET-07). */
  balance(playerId: number): Promise<PlatformWalletBalance | undefined>;
}

/** Dependencies of the ledger; `settings` default to the built-in ones. */
export interface LedgerParts extends Omit<Reading, 'settings'> {
  database: OpenDatabase;
  clock: Clock;
  events: EventEmitter;
  settings?: LedgerSettings;
  /** Queries the exclusion registers about a player, when their answers are too old for a stake or deposit. */
  askRegisters(playerId: number): Promise<void>;
  /** Called in the transaction that cancels a withdrawal before it was sent. */
  onPayoutCancelled(withdrawalId: string): Promise<void>;
}

/**
 * Emits `balance` after a command that moved a player's money is committed, `play` after one that settled or
 * changed a settled round, and `attributes` after the first deposit.
 */
export function createLedger(parts: LedgerParts): Ledger {
  const { database, clock, events } = parts;
  const settings = parts.settings ?? LEDGER_DEFAULTS;
  const reading: Reading = { ...parts, settings };

  async function execute(
    playerId: number,
    sent: PlatformLedgerCommand,
    origin: Origin,
  ): Promise<PlatformLedgerReceipt> {
    assertSender(origin, sent.kind);
    const command = withIds(origin, sent);
    const { reference, kind } = command;
    const contentHash = hashOf(playerId, sent);
    /** @returns undefined when the registers must be queried first, which must not happen within a transaction */
    const attempt = (hasAsked: boolean) =>
      database.transaction(async (tx): Promise<Answer | undefined> => {
        const account = await lockAccount(tx, playerId);
        const now = new Date(clock.now());
        const { answered, facts } = await readFacts(tx, account, command, now, reading);
        if (answered !== undefined) {
          if (answered.contentHash !== contentHash) throw referenceTaken(sent.reference);
          return answered;
        }
        if (facts.registers === 'due' && !hasAsked) return undefined;
        const result = perform(sent.reference, command, { ...facts, origin, settings, now });
        if (!facts.hasWallet && result.entries.length > 0) await openWallet(tx, facts.wallet);
        const stored = await writeResult(tx, result, playerId, now, {
          reference,
          source: origin.source,
          actor: origin.actor,
          playerId,
          kind,
          currency: facts.wallet.currency,
          gameId: gameOf(command, facts),
          provider: providerOf(origin) ?? null,
          contentHash,
          target: command.kind === 'rollback' ? command.of : null,
          ...result.answer,
          at: now,
        });
        // A concurrent command of another player took the reference.
        if (!stored) throw referenceTaken(sent.reference);
        for (const change of result.changes)
          if (change.change === 'payout-cancelled') await parts.onPayoutCancelled(change.withdrawalId);
        announce(result, account, now);
        return result.answer;
      }, 'read committed');
    const answer = await attempt(false);
    if (answer !== undefined) return receiptOf(answer);
    await parts.askRegisters(playerId);
    const second = await attempt(true);
    if (second === undefined) throw new Error('A command is answered once the registers have been asked.');
    return receiptOf(second);
  }

  function announce(
    { entries, changes }: CommandResult,
    account: Pick<Facts['account'], 'playerId' | 'firstDepositDate'>,
    now: Date,
  ): void {
    const { playerId } = account;
    if (entries.length > 0) events.emit('balance', { playerId });
    if (changes.some(({ change }) => change === 'play-recorded')) events.emit('play', {});
    if (account.firstDepositDate === null && changes.some(({ change }) => change === 'deposited')) {
      events.emit('attributes', { playerId, attributes: { firstDepositDate: now.toISOString() } });
    }
  }

  async function assertTakesStakes(
    playerId: number,
    sessionId: string,
    gameId: string,
    source: string,
  ): Promise<void> {
    const origin = { source, actor: 'launch' };
    const name = `launch:${sessionId}`;
    const bet = { kind: 'bet', reference: name, roundId: name, amount: 1, gameId, sessionId } as const;
    /** @returns false when the registers must be queried first */
    const attempt = (hasAsked: boolean) =>
      database.transaction(async (tx) => {
        const account = await lockAccount(tx, playerId);
        const now = new Date(clock.now());
        const command = withIds(origin, { ...bet, currency: account.currencyCode });
        const { facts } = await readFacts(tx, account, command, now, reading);
        if (facts.registers === 'due' && !hasAsked) return false;
        assertLaunchable({ ...facts, origin, settings, now, command: { ...bet, currency: '' } });
        return true;
      }, 'read committed');
    if (await attempt(false)) return;
    await parts.askRegisters(playerId);
    await attempt(true);
  }

  return {
    execute,
    assertTakesStakes,
    cancelWithdrawal(playerId, withdrawal, amount) {
      // A withdrawal is cancelled at most once, so its id makes the reference unique.
      const reference = `cancel:${withdrawal}`;
      return execute(
        playerId,
        { kind: 'withdrawal-void', reference, withdrawal, amount },
        { source: 'player', actor: `player:${playerId}` },
      );
    },
    async balance(playerId) {
      const wallet = await readWallet(database.db, playerId);
      return wallet && { currency: wallet.currency, balanceMap: balanceMapOf(wallet.balances) };
    },
  };
}

/** Decides and books a command without a response yet; a final refusal becomes its response. `name` is the one given by its source. */
function perform(
  name: string,
  command: PlatformLedgerCommand,
  on: Omit<Situation<CommandKind>, 'command'>,
): CommandResult {
  const { wallet } = on;
  try {
    const { entries, changes = [] } = decide(command, on);
    const booked = bookAll(entries, wallet);
    const balances = booked.at(-1)?.booking.balances ?? wallet.balances;
    const receipt: PlatformLedgerReceipt = {
      id: command.reference,
      reference: name,
      currency: wallet.currency,
      amount: totalOf(balances) - totalOf(wallet.balances),
      balanceMap: balanceMapOf(balances),
    };
    return { answer: { status: 200, reply: JSON.stringify(receipt) }, entries: booked, changes };
  } catch (error) {
    if (!(error instanceof FinalRefusal)) throw error;
    const reply = JSON.stringify(error.envelope());
    return { answer: { status: error.status, reply }, entries: [], changes: [] };
  }
}

function gameOf(command: PlatformLedgerCommand, { round, target }: Facts): string | null {
  return 'gameId' in command ? command.gameId : ((round ?? target?.round)?.gameId ?? null);
}

/** A retry may have its fields in another order and come from another session. */
function hashOf(playerId: number, command: PlatformLedgerCommand): string {
  const fields = Object.entries(command).filter(
    ([name, value]) => name !== 'sessionId' && name !== 'gameSessionId' && value !== undefined,
  );
  fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([playerId, fields]))
    .digest('base64url');
}

function receiptOf({ status, reply }: Answer): PlatformLedgerReceipt {
  const stored: unknown = JSON.parse(reply);
  if (status === 200 && validatePlatformLedgerReceipt(stored)) return stored;
  if (validatePlatformError(stored)) throw new PlatformError(status, stored.code, stored.message);
  throw new Error('A stored answer of the ledger is neither a receipt nor a refusal.');
}
