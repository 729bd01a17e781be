import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../tests/support/free-port';
import { dumped, empty } from '../fixtures/dumped-database';
import { type DatabaseState, type TestDatabase, testDatabase } from '../fixtures/test-database';
import { NOW, PASSWORD, siteHeaders, startTestPlatform } from '../fixtures/test-platform';
import { reconcile } from '../ledger/invariants';
import type { RunningPlatform } from '../server';
import { startPlatform } from '../server';
import { openDatabase, type OpenDatabase } from './database';
import { MIGRATIONS } from './migrate';

const onServer = process.env['TEST_DATABASE_URL'] !== undefined;
/** An embedded database in a folder is created from scratch, which is slow on a busy machine. */
const SLOW_MS = 240_000;
let folder = '';
const open: (() => Promise<unknown>)[] = [];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'marquee-migrations-'));
});
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function database(state?: DatabaseState): Promise<TestDatabase> {
  const made = await testDatabase(state);
  open.push(() => made.remove());
  return made;
}

/** The migrations of a later version with one more migration. */
function nextVersion(name: string, script: string): string {
  const migrations = path.join(folder, name);
  cpSync(MIGRATIONS, migrations, { recursive: true });
  const file = path.join(migrations, 'meta/_journal.json');
  const journal: { entries: { idx: number; when: number; tag: string }[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const last = journal.entries.at(-1);
  journal.entries.push({ idx: (last?.idx ?? 0) + 1, when: (last?.when ?? 0) + 1, tag: name });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(path.join(migrations, `${name}.sql`), script);
  return migrations;
}

/** The number of rows of each table. */
async function rowsOf({ db }: OpenDatabase): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ name: string; count: number }>(sql`
    select table_name as name, (xpath('/row/count/text()',
      query_to_xml('select count(*) from ' || quote_ident(table_name), false, true, '')))[1]::text::int as count
    from information_schema.tables where table_schema = 'public' order by 1`);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

test(
  'a database of the first version has all its rows after the migrations, and its players sign in',
  async () => {
    const { settings } = await database(dumped('0000-players'));
    const platform = await startTestPlatform({ database: settings, demo: false });
    open.push(() => platform.close());
    const after = await rowsOf(platform.platform.database);
    expect(after).toMatchObject({
      ...{ players: 19, ledger_transactions: 369, ledger_postings: 706, ledger_accounts: 106, rounds: 175 },
      ...{
        withdrawals: 28,
        bonus_assignments: 11,
        player_limits: 5,
        player_documents: 30,
        inbox_messages: 45,
      },
    });
    const regular = await platform.signIn('regular@halden.example');
    expect(await platform.get('/platform/v1/player/wallet/balance', regular.headers)).toMatchObject({
      status: 200,
      body: { balanceMap: { main: 13_552 } },
    });
    expect(await platform.get('/platform/v1/player/wallet/pendingWithdrawal', regular.headers)).toMatchObject(
      {
        body: { pendingWithdrawals: [{ amount: 2_500 }, { amount: 2_593 }] },
      },
    );
    for (const [who, refusal] of [
      [
        'timeout',
        { code: 'error.timeout.in.progress', additionalInfo: { remainingDays: 3, isCooling: false } },
      ],
      ['cooling', { additionalInfo: { remainingDays: 1, isCooling: true, initiator: 'player' } }],
      ['excluded', { code: 'error.exclusion.in.progress', additionalInfo: { remainingDays: 30 } }],
      ['excluded-for-good', { code: 'error.exclusion.in.progress.indefinitely' }],
      ['deactivated', { code: 'error.account.deactivated' }],
      ['closed-risk', { code: 'error.account.closed' }],
      ['unconfirmed', { code: 'error.player.not.found' }],
    ] as const) {
      const sent = { email: `${who}@halden.example`, password: PASSWORD };
      const answer = await platform.post('/platform/identity/login', sent, siteHeaders(5));
      expect(answer.body, who).toMatchObject(refusal);
    }
    for (const [who, expected] of [
      ['ran-out', { accountStatus: 'REGISTERED', restrictions: [] }],
      ['risk-payout', { accountStatus: 'PAYOUT', restrictions: ['PAYOUT'], flags: { payout: false } }],
      [
        'restricted',
        { accountStatus: 'RESTRICTED', flags: { deposit: false, sports: false, withdrawal: true } },
      ],
      ['no-casino', { accountStatus: 'REGISTERED', restrictions: ['CASINO', 'LIVE_CASINO'] }],
      ['suspended', { accountStatus: 'REGISTERED', restrictions: ['PAYOUT'], flags: { payout: true } }],
    ] as const) {
      const { headers } = await platform.signIn(`${who}@halden.example`);
      const { body } = await platform.get('/platform/v1/player/access/details', headers);
      expect(body, who).toMatchObject(expected);
    }
    expect(
      (await reconcile(platform.platform.database, NOW)).findings.filter(({ broken }) => broken),
    ).toEqual([]);
  },
  SLOW_MS,
);

test(
  'a migration that fails leaves nothing behind, and a newer database stops the start with the remedy',
  async () => {
    const own = await database();
    const directory = path.join(folder, 'data');
    if (!onServer) await (await openDatabase({ ...own.settings, directory })).close();
    const settings = onServer ? own.settings : { directory };
    const failing = nextVersion(
      '0099_failing',
      'alter table players add column half text;--> statement-breakpoint\nselect 1 / 0;',
    );
    await expect(openDatabase({ ...settings, migrations: failing })).rejects.toThrow(
      /undone as a whole: division by zero/,
    );
    // Adding the column again shows that it does not exist.
    const newer = nextVersion('0099_newer', 'alter table players add column half text;');
    await (await openDatabase({ ...settings, migrations: newer })).close();
    await expect(startPlatform({ port: 0, database: settings })).rejects.toThrow(
      /migrated by a newer version of Marquee: .* Start that version or a later one/,
    );
    const other = nextVersion('0099_other', 'alter table players add column verse text;');
    await expect(startPlatform({ port: 0, database: { ...settings, migrations: other } })).rejects.toThrow(
      /is not the one of this version/,
    );
  },
  SLOW_MS,
);

test.runIf(onServer)(
  'one process migrates, the others are healthy and not ready until it is done or dies',
  async () => {
    const { settings } = await database(empty);
    const migrating = new pg.Client({ connectionString: settings.url });
    migrating.on('error', () => undefined);
    await migrating.connect();
    await migrating.query('select pg_advisory_lock($1)', [706_213]);
    const ports = [await freePort(), await freePort()];
    const starts: Promise<RunningPlatform>[] = ports.map((port) =>
      startPlatform({ port, database: settings }),
    );
    const answer = async (port: number, place: string) => {
      const response = await fetch(`http://127.0.0.1:${port}${place}`).catch(() => undefined);
      return response && { status: response.status, body: await response.json() };
    };
    for (const port of ports) {
      await expect
        .poll(() => answer(port, '/ready'))
        .toEqual({
          status: 503,
          body: {
            status: 'not ready',
            dependencies: { database: { status: 'failed', reason: 'waiting for another process' } },
          },
        });
      expect(await answer(port, '/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
      expect(await answer(port, '/platform/access')).toMatchObject({
        status: 503,
        body: { code: 'error.platform.starting' },
      });
    }
    // Simulates a killed process: its connection breaks.
    await migrating.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
    for (const running of await Promise.all(starts)) open.push(() => running.close());
    for (const port of ports) expect(await answer(port, '/ready')).toMatchObject({ status: 200 });
  },
);

test.runIf(onServer)('a process goes on while a newer version expands the tables beside it', async () => {
  const platform = await startTestPlatform();
  open.push(() => platform.close());
  const { headers } = await platform.signIn('regular@halden.example');
  const url = await platform.platform.database.db.execute<{ name: string }>(
    sql`select current_database() as name`,
  );
  const address = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  address.pathname = `/${url.rows[0]?.name}`;
  const newer = nextVersion('0099_expand', `alter table players add column motto text not null default '';`);
  const beside = await openDatabase({ url: address.href, migrations: newer });
  open.push(() => beside.close());
  expect(await platform.get('/platform/v1/player/profile', headers)).toMatchObject({ status: 200 });
  await platform.signIn('once@halden.example');
});
