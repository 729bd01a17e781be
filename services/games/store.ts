import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Database, type DatabaseWrite } from '../process/database';
import { claimDirectory } from '../process/directory-lock';
import { isFinal, type RoundRecord } from './rounds/record';
import type { SeedPair } from './sessions/seed-pair';
import type { GameSession } from './sessions/session';
import type { DemoWallet } from './wallet/demo-wallet';

/** Persistent state of the game server, written to disk before it is used. */
export interface Store {
  /** Rounds that are not final, by id. */
  readonly open: ReadonlyMap<string, RoundRecord>;
  round(roundId: string): RoundRecord | undefined;
  /** The round that a holder's page started with a request id. */
  roundOfRequest(holder: string, requestId: string): RoundRecord | undefined;
  session(bearerHash: string): GameSession | undefined;
  seeds(holder: string): SeedPair | undefined;
  demoWallet(session: string): DemoWallet | undefined;
  /** Secret from which the results of live tables are derived; undefined before the first start. */
  tableSecret(): string | undefined;
  /**
   * Resolves once all changes are on disk.
   * @throws DatabaseError when none is
   */
  save(changes: Changes): Promise<void>;
  /**
   * Deletes sessions that were not used since, and the data of their demos.
   * @param before milliseconds since the epoch
   */
  forgetSessions(before: number): Promise<number>;
  /**
   * Deletes a batch of the oldest rounds that became final before a time.
   * @param before milliseconds since the epoch
   */
  forgetRounds(before: number): Promise<number>;
  /** The folder; undefined for a temporary one. */
  readonly folder: string | undefined;
  close(): Promise<void>;
}

export interface Changes {
  round?: RoundRecord;
  session?: GameSession;
  seeds?: SeedPair;
  demoWallet?: { session: string; wallet: DemoWallet };
  tableSecret?: string;
}

/** Batch size, small enough not to block play. */
const ROUNDS_AT_ONCE = 1_000;

/**
 * | key                       | value                                  |
 * | ------------------------- | -------------------------------------- |
 * | `round, id`               | a round                                |
 * | `open, id`                | marks a round that is not final        |
 * | `final, time, id`         | marks a final round                    |
 * | `request, holder, id`     | the round of a page's request          |
 * | `session, hash of bearer` | a session                              |
 * | `seeds, holder`           | the pair of seeds of the next rounds   |
 * | `demo, session`           | a demo wallet                          |
 * | `table secret`            | secret of the results of live tables   |
 *
 * @param folder in a temporary one, without waiting for the disk, when left out
 * @throws DatabaseError, DirectoryTakenError
 */
export async function openStore(folder?: string): Promise<Store> {
  const place = folder ?? mkdtempSync(path.join(tmpdir(), 'marquee-games-'));
  const release = claimDirectory(place);
  const database = await Database.open(place, 'games', { isVolatile: folder === undefined }).catch(
    (error: unknown) => {
      release();
      throw error;
    },
  );
  // Only this file writes the rows, so their types follow from their keys.
  const read = <T>(...key: string[]): T | undefined => database.get(key) as T | undefined;
  const open = new Map<string, RoundRecord>();
  for (const { key } of database.rows('open')) {
    const round = read<RoundRecord>('round', String(key[1]));
    if (round) open.set(round.roundId, round);
  }
  return {
    open,
    round: (roundId) => open.get(roundId) ?? read('round', roundId),
    roundOfRequest(holder, requestId) {
      const roundId = read<string>('request', holder, requestId);
      return roundId === undefined ? undefined : (open.get(roundId) ?? read('round', roundId));
    },
    session: (hash) => read('session', hash),
    seeds: (holder) => read('seeds', holder),
    demoWallet: (session) => read('demo', session),
    tableSecret: () => read('table secret'),
    async save(changes) {
      await database.commit(writesOf(changes));
      const { round } = changes;
      if (round && isFinal(round)) open.delete(round.roundId);
      else if (round) open.set(round.roundId, round);
    },
    async forgetSessions(before) {
      const old = [...database.rows('session')].flatMap(({ value }) => {
        const session = value as GameSession;
        return session.usedAt < before ? [session] : [];
      });
      const inPlay = new Set([...open.values()].map(({ session }) => session));
      const idle = old.filter(({ session }) => !inPlay.has(session));
      if (idle.length > 0)
        await database.commit(
          idle.flatMap(({ bearerHash, session, holder, mode }): DatabaseWrite[] => [
            [['session', bearerHash]],
            ...(mode === 'demo' ? [[['demo', session]] as const, [['seeds', holder]] as const] : []),
          ]),
        );
      return idle.length;
    },
    async forgetRounds(before) {
      const writes: DatabaseWrite[] = [];
      for (const { key } of database.rows('final')) {
        const [, at, roundId = ''] = key;
        if (Number(at) >= before || writes.length >= 3 * ROUNDS_AT_ONCE) break;
        const round = read<RoundRecord>('round', String(roundId));
        writes.push([key], [['round', roundId]]);
        if (round) writes.push([['request', round.holder, round.requestId]]);
      }
      if (writes.length > 0) await database.commit(writes);
      return writes.filter(([[kind]]) => kind === 'round').length;
    },
    folder,
    async close() {
      await database.close();
      release();
      if (folder === undefined) rmSync(place, { recursive: true, force: true });
    },
  };
}

function writesOf({ round, session, seeds, demoWallet, tableSecret }: Changes): DatabaseWrite[] {
  return [
    ...(round
      ? ([
          [['round', round.roundId], round],
          [['open', round.roundId], isFinal(round) ? undefined : true],
          ...(isFinal(round) ? [[['final', round.changedAt, round.roundId], true] as const] : []),
          [['request', round.holder, round.requestId], round.roundId],
        ] satisfies DatabaseWrite[])
      : []),
    ...(session ? [[['session', session.bearerHash], session] as const] : []),
    ...(seeds ? [[['seeds', seeds.holder], seeds] as const] : []),
    ...(tableSecret === undefined ? [] : [[['table secret'], tableSecret] as const]),
    ...(demoWallet ? [[['demo', demoWallet.session], demoWallet.wallet] as const] : []),
  ];
}
