import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Database, type DatabaseWrite } from '../process/database';
import { claimDirectory } from '../process/directory-lock';
import { type BetRecord, isWaiting } from './bets/record';
import type { StaticContext, UserContext } from './contexts/context';
import type { EventChange } from './events/change';

/** Changes that are written together. */
export interface Changes {
  staticContext?: StaticContext;
  user?: UserContext;
  bet?: BetRecord;
  change?: EventChange;
}

/** Persistent state. */
export interface Store {
  /** Bets that wait for results or the wallet, by their id. */
  readonly waiting: ReadonlyMap<string, BetRecord>;
  readonly changes: ReadonlyMap<string, EventChange>;
  staticContext(id: string): StaticContext | undefined;
  user(hash: string): UserContext | undefined;
  bet(betId: string): BetRecord | undefined;
  betOfKey(player: string, key: string): BetRecord | undefined;
  /** Newest first. */
  betsOf(player: string): BetRecord[];
  betsOn(eventId: string): BetRecord[];
  /** Writes all or nothing and resolves when it is on disk. @throws DatabaseError */
  save(changes: Changes): Promise<void>;
  /** Deletes contexts that expired before `before`. */
  forgetContexts(before: number): Promise<void>;
  /** Undefined for a temporary store. */
  readonly folder: string | undefined;
  close(): Promise<void>;
}

/**
 * | key                   | value                          |
 * | --------------------- | ------------------------------ |
 * | `static, id`          | a static context               |
 * | `user, hash`          | a user context                 |
 * | `bet, id`             | a bet                          |
 * | `waiting, id`         | marks an unfinished bet        |
 * | `key, player, key`    | the bet of a slip              |
 * | `player, player, id`  | marks a bet of a player        |
 * | `event, event, id`    | marks a bet on an event        |
 * | `change, event`       | the operators' changes         |
 *
 * @param folder a temporary one by default, without waiting for the disk
 * @throws DatabaseError, DirectoryTakenError
 */
export async function openStore(folder?: string): Promise<Store> {
  const place = folder ?? mkdtempSync(path.join(tmpdir(), 'marquee-sportsbook-'));
  const release = claimDirectory(place);
  const database = await Database.open(place, 'sportsbook', { isVolatile: folder === undefined }).catch(
    (error: unknown) => {
      release();
      throw error;
    },
  );
  // Only the code below writes rows, so each row has the type of its key.
  const read = <T>(...key: string[]): T | undefined => database.get(key) as T | undefined;
  const waiting = new Map<string, BetRecord>();
  const bet = (betId: string): BetRecord | undefined => waiting.get(betId) ?? read('bet', betId);
  const betsUnder = (...prefix: string[]): BetRecord[] =>
    [...database.keys(...prefix)].flatMap((key) => bet(String(key.at(-1))) ?? []);
  for (const key of database.keys('waiting')) {
    const stored = read<BetRecord>('bet', String(key[1]));
    if (stored) waiting.set(stored.betId, stored);
  }
  const changes = new Map<string, EventChange>();
  for (const { value } of database.rows('change')) {
    const change = value as EventChange;
    changes.set(change.eventId, change);
  }
  return {
    waiting,
    changes,
    staticContext: (id) => read('static', id),
    user: (hash) => read('user', hash),
    bet,
    betOfKey(player, key) {
      const betId = read<string>('key', player, key);
      return betId === undefined ? undefined : bet(betId);
    },
    betsOf: (player) => betsUnder('player', player).sort((one, other) => other.placedAt - one.placedAt),
    betsOn: (eventId) => betsUnder('event', eventId),
    async save(changed) {
      await database.commit(writesOf(changed));
      const { bet: record, change } = changed;
      if (record && isWaiting(record)) waiting.set(record.betId, record);
      else if (record) waiting.delete(record.betId);
      if (change) changes.set(change.eventId, change);
    },
    async forgetContexts(before) {
      const old = [...database.rows('user')].filter(({ value }) => (value as UserContext).expiresAt < before);
      if (old.length > 0) await database.commit(old.map(({ key }) => [key]));
    },
    folder,
    async close() {
      await database.close();
      release();
      if (folder === undefined) rmSync(place, { recursive: true, force: true });
    },
  };
}

function writesOf({ staticContext, user, bet, change }: Changes): DatabaseWrite[] {
  return [
    ...(staticContext ? [[['static', staticContext.id], staticContext] as const] : []),
    ...(user ? [[['user', user.hash], user] as const] : []),
    ...(bet
      ? ([
          [['bet', bet.betId], bet],
          [['waiting', bet.betId], isWaiting(bet) ? true : undefined],
          [['key', bet.player, bet.key], bet.betId],
          [['player', bet.player, bet.betId], true],
          ...bet.selections.map(({ eventId }) => [['event', eventId, bet.betId], true] as const),
        ] satisfies DatabaseWrite[])
      : []),
    ...(change ? [[['change', change.eventId], change] as const] : []),
  ];
}
