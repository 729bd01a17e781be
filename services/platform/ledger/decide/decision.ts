import type { PlatformLedgerCommand } from '../../../../schemas/generated/types';
import type { Change } from '../change';
import type { Entry } from '../entry';
import type { Facts } from '../facts';
import type { LedgerSettings } from '../settings';
import type { Origin } from '../source';

export type CommandKind = PlatformLedgerCommand['kind'];
export type CommandOf<K extends CommandKind> = Extract<PlatformLedgerCommand, { kind: K }>;

/** Complete input of a decision, so that the same input has the same outcome. */
export interface Situation<K extends CommandKind> extends Facts {
  /** With the ids of the ledger instead of the names from its source. */
  command: CommandOf<K>;
  origin: Origin;
  settings: LedgerSettings;
  now: Date;
}

/** Effect of a command: its entries in order, and other changes. */
export interface Decision {
  entries: readonly Entry[];
  changes?: readonly Change[];
}

/** Decides a command. Pure: it reads and writes nothing, and throws a refusal. */
export type Decide<K extends CommandKind> = (situation: Situation<K>) => Decision;
