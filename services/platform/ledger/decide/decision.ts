import type { SQLWrapper } from 'drizzle-orm';
import type { PlatformLedgerCommand } from '../../../../schemas/generated/types';
import type { Transaction } from '../../database/database';
import type { EventEmitter } from '../../events';
import type { Entry, Wallet } from '../entry';
import type { LedgerSettings } from '../settings';
import type { WalletState } from '../wallet-state';

export type CommandKind = PlatformLedgerCommand['kind'];
export type CommandOf<K extends CommandKind> = Extract<PlatformLedgerCommand, { kind: K }>;

/** Input of a decision. */
export interface Situation<K extends CommandKind> {
  tx: Transaction;
  command: CommandOf<K>;
  state: WalletState;
  /** The player's wallet; an empty one in the player's currency when there is none. */
  wallet: Wallet;
  now: Date;
  events: EventEmitter;
  settings: LedgerSettings;
}

/** Effect of a command: the entries in order, and the statements to run with them. */
export interface Decision {
  entries: Entry[];
  alsoWrite?: SQLWrapper[];
}

/** Decides a command. It writes nothing itself, so a thrown refusal leaves nothing behind. */
export type Decide<K extends CommandKind> = (situation: Situation<K>) => Decision | Promise<Decision>;
