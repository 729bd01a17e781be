import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseSettings, openDatabase } from '../database/database';
import { addPlayers, answerTo, type Sent, stormLedger, stormOf, WRITTEN } from '../fixtures/ledger-storm';
import { testDatabase } from '../fixtures/test-database';
import { keyOf, uniform } from '../live/random';
import { reconcile } from './invariants';

const WRITER = fileURLToPath(new URL('../fixtures/ledger-writer.ts', import.meta.url));
const ROUNDS = 3;

interface Acknowledged {
  sent: Sent;
  text: string;
}

let settings: DatabaseSettings;
let remove: () => Promise<void>;

beforeAll(async () => {
  if (process.env['TEST_DATABASE_URL']) {
    ({ settings, remove } = await testDatabase());
  } else {
    const directory = mkdtempSync(path.join(tmpdir(), 'marquee-ledger-'));
    settings = { directory };
    remove = async () => rmSync(directory, { recursive: true, force: true });
  }
  const database = await openDatabase(settings);
  await addPlayers(database, WRITTEN.players);
  await database.close();
});
afterAll(() => remove());

/** Starts a writing process and kills it some time after its first responses. */
async function writeAndKill(seed: string, afterMs: number): Promise<Acknowledged[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', WRITER, seed], {
    env: {
      ...process.env,
      ...(settings.url === undefined ? {} : { DATABASE_URL: settings.url }),
      ...(settings.directory === undefined ? {} : { PLATFORM_DATABASE_DIR: settings.directory }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const storm = stormOf({ ...WRITTEN, seed });
  const acknowledged: Acknowledged[] = [];
  const lines = createInterface({ input: child.stdout });
  await new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      // The kill may truncate the last line: an incomplete line was not acknowledged.
      const [, place, text] = /^([0-9]+) (.*);$/.exec(line) ?? [];
      const sent = storm[Number(place)];
      if (sent !== undefined && text !== undefined) acknowledged.push({ sent, text });
      resolve();
    });
    lines.on('close', resolve);
  });
  await wait(afterMs);
  child.kill('SIGKILL');
  await exited;
  return acknowledged;
}

test('whatever moment the platform is killed at, nothing acknowledged is lost and the books are right', async () => {
  const key = keyOf('crash', 'test');
  for (let round = 0; round < ROUNDS; round += 1) {
    const acknowledged = await writeAndKill(`crash-${round}`, 50 + uniform(key, round) * 900);
    expect(acknowledged.length).toBeGreaterThan(0);
    const database = await openDatabase(settings);
    try {
      const before = await reconcile(database, Date.now());
      expect(before.findings.filter(({ broken }) => broken > 0)).toEqual([]);
      const ledger = stormLedger(database);
      for (const { sent, text } of acknowledged) {
        expect((await answerTo(ledger, sent)).text, sent.command.reference).toBe(text);
      }
      // All retries were answered from the ledger, none was executed again.
      expect(await reconcile(database, Date.now())).toMatchObject({
        ok: true,
        transactions: before.transactions,
      });
    } finally {
      await database.close();
    }
  }
});
