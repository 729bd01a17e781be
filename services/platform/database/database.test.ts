import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEvents } from '../events';
import { testDatabase, type TestDatabase } from '../fixtures/test-database';
import { openDatabase, type OpenDatabase } from './database';
import { isDuplicate } from './retry';
import { rateLimits } from './tables/idempotency';
import { secrets } from './tables/sessions';

let source: TestDatabase;
let database: OpenDatabase;
let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'platform-database-'));
  source = await testDatabase();
  database = await openDatabase(source.settings);
});
afterAll(async () => {
  await database.close();
  await source.remove();
  rmSync(folder, { recursive: true });
});

const add = async (name: string): Promise<void> => {
  await database.db.insert(secrets).values({ name, value: '' });
};
const names = async (): Promise<string[]> =>
  (await database.db.select().from(secrets)).map(({ name }) => name).sort();

test('a transaction inside another is part of it: both happen or neither, and effects come after the commit', async () => {
  const seen: string[] = [];
  const events = createEvents(database);
  events.on('balance', ({ playerId }) => seen.push(`balance ${playerId}`));
  const fail = database.transaction(async () => {
    await add('outer');
    await database.transaction(async () => add('inner'));
    events.emit('balance', { playerId: 1 });
    throw new Error('undone');
  });
  await expect(fail).rejects.toThrow('undone');
  expect(await names()).toEqual([]);
  await database.transaction(async () => {
    await add('outer');
    events.emit('balance', { playerId: 2 });
    await database.transaction(async () => add('inner'));
    seen.push('worked');
  });
  expect(await names()).toEqual(['inner', 'outer']);
  expect(seen).toEqual(['worked', 'balance 2']);
  await expect(add('outer')).rejects.toSatisfy(isDuplicate);
});

test('transactions that meet are done again until none of them is lost', async () => {
  const subject = 'counter';
  await database.db.insert(rateLimits).values({ subject, count: 0, windowEndsAt: new Date(0) });
  await Promise.all(
    Array.from({ length: 12 }, () =>
      database.transaction(async (tx) => {
        const [row] = await tx.select().from(rateLimits).where(eq(rateLimits.subject, subject));
        await tx
          .update(rateLimits)
          .set({ count: (row?.count ?? 0) + 1 })
          .where(eq(rateLimits.subject, subject));
      }),
    ),
  );
  const [row] = await database.db.select().from(rateLimits).where(eq(rateLimits.subject, subject));
  expect(row?.count).toBe(12);
});

// Applies to the embedded engine only.
test.skipIf(process.env['TEST_DATABASE_URL'])(
  'an embedded database in a folder is still there when it is opened again, even after its process was killed',
  async () => {
    const directory = path.join(folder, 'durable');
    const script = path.join(folder, 'writer.mts');
    const module = (file: string): string => JSON.stringify(path.join(import.meta.dirname, file));
    writeFileSync(
      script,
      `import { openDatabase } from ${module('database.ts')};
     import { secrets } from ${module('tables/sessions.ts')};
     const database = await openDatabase({ directory: ${JSON.stringify(directory)} });
     await database.db.insert(secrets).values({ name: 'kept', value: 'yes' });
     process.send?.('stored');
     setInterval(() => undefined, 1000);`,
    );
    const writer = spawn(process.execPath, ['--import', 'tsx', script], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await once(writer, 'message');
    await expect(openDatabase({ directory })).rejects.toThrow(
      new RegExp(`in use by process ${writer.pid}.*PLATFORM_DATABASE_DIR`, 's'),
    );
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    const reopened = await openDatabase({ directory });
    expect(await reopened.db.select().from(secrets)).toEqual([{ name: 'kept', value: 'yes' }]);
    await reopened.close();
  },
  180_000,
);

test('a server that cannot be reached is an error that says so, without the password', async () => {
  const open = openDatabase({ url: 'postgres://someone:in-the-clear@127.0.0.1:1/nothing' });
  await expect(open).rejects.toThrow(
    /DATABASE_URL \(postgres:\/\/someone@127\.0\.0\.1:1\/nothing\) cannot be used/,
  );
  await expect(open).rejects.not.toThrow(/in-the-clear/);
});
