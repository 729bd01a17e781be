import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseSettings, openDatabase, type OpenDatabase } from '../database/database';
import { payouts } from '../database/tables/play';
import { addPlayers, runStorm, stormLedger, stormOf, WRITTEN } from '../fixtures/ledger-storm';
import { logEvents, stormProjector } from '../fixtures/play-fixture';
import { expectRecomputed } from '../fixtures/recomputed-play';
import { testDatabase, type TestDatabase } from '../fixtures/test-database';
import { keyOf, uniform } from './random';

const PLAYERS = 5;
const KILLS = 2;
const WRITER = fileURLToPath(new URL('../fixtures/play-writer.ts', import.meta.url));

let own: TestDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  own = await testDatabase();
  database = await openDatabase(own.settings);
  await addPlayers(database, PLAYERS);
  await logEvents(database);
});
afterAll(async () => {
  await database.close();
  await own.remove();
});

/** A hook that aborts the transaction before its commit, like a kill, in the given runs. */
function killsAt(runs: ReadonlySet<number>): () => void {
  let run = 0;
  return () => {
    run += 1;
    if (runs.has(run)) throw new Error('killed');
  };
}

test('WIN-03 WIN-04 BLOCK-43 whatever is bet, won and taken back, and whenever it is killed, projections equal a plain recomputation', async () => {
  let storms = 0;
  let jackpots = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 8 }),
      async (seed, kills) => {
        // References depend on seed and turn: repeated ones would be no new play.
        const storm = stormOf({ seed: `${seed}-${(storms += 1)}`, operations: 150, players: PLAYERS });
        const ledger = stormLedger(database);
        const hook = killsAt(new Set(kills));
        const projectors = [stormProjector(database, ledger, hook), stormProjector(database, ledger, hook)];
        let playing = true;
        const projecting = projectors.map(async (projector) => {
          while (playing) await projector.run().catch(expectKilled);
        });
        await runStorm(ledger, storm, 4);
        playing = false;
        await Promise.all(projecting);
        await Promise.all(projectors.map((projector) => projector.stop()));
        const last = stormProjector(database, ledger);
        await last.run();
        await last.stop();
        await expectRecomputed(database);
        jackpots = (await database.db.select().from(payouts)).length;
      },
    ),
    { numRuns: 4, seed: 20_261, endOnFailure: true },
  );
  // Otherwise the test would not cover jackpots.
  expect(jackpots).toBeGreaterThan(1);
}, 300_000);

function expectKilled(error: unknown): void {
  if (!(error instanceof Error) || error.message !== 'killed') throw error;
}

/** Starts a process that plays and projects, and kills it some time later. */
async function playAndKill(settings: DatabaseSettings, seed: string, afterMs: number): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', WRITER, seed], {
    env: {
      ...process.env,
      ...(settings.url === undefined ? {} : { DATABASE_URL: settings.url }),
      ...(settings.directory === undefined ? {} : { PLATFORM_DATABASE_DIR: settings.directory }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  await Promise.race([new Promise((resolve) => child.stdout.once('data', resolve)), exited]);
  await wait(afterMs);
  child.kill('SIGKILL');
  await exited;
}

test('WIN-03 BLOCK-43 after processes were killed while they played and projected, nothing is lost and nothing counts twice', async () => {
  let killed: TestDatabase;
  if (process.env['TEST_DATABASE_URL']) killed = await testDatabase();
  else {
    const directory = mkdtempSync(path.join(tmpdir(), 'marquee-play-'));
    killed = { settings: { directory }, remove: async () => rmSync(directory, { recursive: true }) };
  }
  const prepared = await openDatabase(killed.settings);
  await addPlayers(prepared, WRITTEN.players);
  await logEvents(prepared);
  await prepared.close();
  for (let round = 0; round < KILLS; round += 1)
    await playAndKill(killed.settings, `kill-${round}`, 300 + 1500 * uniform(keyOf('kill', 'play'), round));
  const reopened = await openDatabase(killed.settings);
  try {
    const projector = stormProjector(reopened, stormLedger(reopened));
    await projector.run();
    await projector.stop();
    await expectRecomputed(reopened);
  } finally {
    await reopened.close();
    await killed.remove();
  }
}, 300_000);
