/**
 * A game round (one bet, one win) beside two bare inserts into a table of the same database, alternating in one run:
 * `npm run bench:ledger`, on the embedded engine in memory and, with DATABASE_URL, on that PostgreSQL server (an empty
 * database).
 */
import { sql } from 'drizzle-orm';
import { createClock } from '../services/platform/clock';
import { openDatabase, type OpenDatabase } from '../services/platform/database/database';
import { createEvents } from '../services/platform/events';
import { addPlayers } from '../services/platform/fixtures/ledger-storm';
import { createLedger } from '../services/platform/ledger/ledger';
import { reconcile } from '../services/platform/ledger/invariants';

const WARM_UP = 200;
const ROUNDS = 800;
const CLIENTS = 8;

interface Times {
  /** Milliseconds of each run, ascending. */
  sorted: number[];
  /** Milliseconds of processor time of this process for one run: on a busy machine the fairer measure. */
  processor: number;
}

/** Times runs of the work, one after another. */
async function timesOf(runs: number, work: (run: number) => Promise<void>): Promise<Times> {
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    await work(run);
    times.push(performance.now() - started);
  }
  const { user, system } = process.cpuUsage(before);
  return { sorted: times.sort((one, other) => one - other), processor: (user + system) / 1000 / runs };
}

/** Runs a second from several clients at once. */
async function ratePerSecond(runs: number, work: (run: number) => Promise<void>): Promise<number> {
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let run = next++; run < runs; run = next++) await work(run);
    }),
  );
  return (1000 * runs) / (performance.now() - started);
}

const at = ({ sorted }: Times, share: number): number => sorted[Math.floor(sorted.length * share)] ?? NaN;

async function measure(database: OpenDatabase): Promise<void> {
  const players = await addPlayers(database, CLIENTS);
  const ledger = createLedger(database, createClock(Date.now), createEvents(database));
  for (const playerId of players) {
    const reference = `fund-${playerId}`;
    await ledger.execute(playerId, { kind: 'deposit', reference, amount: 100_000_000, method: 'TRUSTLY' });
  }
  await database.db.execute(
    sql`create table bench_rows (id bigint generated always as identity primary key, reference text, amount bigint)`,
  );
  const insert = async (reference: string) => {
    await database.db.execute(
      sql`insert into bench_rows (reference, amount) values (${reference}, ${100}::bigint)`,
    );
  };
  const pair = async (run: number) => {
    await insert(`bet-${run}`);
    await insert(`win-${run}`);
  };
  let rounds = 0;
  const round = async (run: number) => {
    const playerId = players[run % CLIENTS] ?? 0;
    const roundId = `round-${(rounds += 1)}`;
    const bet = { kind: 'bet', amount: 100, gameId: 'brass-comet', category: 'CASINO' } as const;
    await ledger.execute(playerId, { ...bet, reference: `${roundId}-bet`, roundId });
    await ledger.execute(playerId, { kind: 'win', reference: `${roundId}-win`, amount: 95, roundId });
  };

  await timesOf(WARM_UP, round);
  await timesOf(WARM_UP, pair);
  const rounded = await timesOf(ROUNDS, round);
  const inserted = await timesOf(ROUNDS, pair);
  const many = await ratePerSecond(ROUNDS, round);
  const manyPairs = await ratePerSecond(ROUNDS, pair);
  const line = (name: string, times: Times, rate: number): void =>
    console.log(
      `  ${name}: p50 ${at(times, 0.5).toFixed(2)} ms, p99 ${at(times, 0.99).toFixed(2)} ms, ` +
        `${times.processor.toFixed(2)} ms of processor, ${Math.round(rate)} a second from ${CLIENTS} clients`,
    );
  console.log(`${database.engine} engine, ${ROUNDS} rounds`);
  line('bet and win', rounded, many);
  line('two inserts', inserted, manyPairs);
  console.log(
    `  a round costs ${(at(rounded, 0.5) / at(inserted, 0.5)).toFixed(1)} times two inserts (p50), ` +
      `${(rounded.processor / inserted.processor).toFixed(1)} times the processor, ` +
      `${(manyPairs / many).toFixed(1)} times with ${CLIENTS} clients`,
  );
  const { ok } = await reconcile(database, Date.now());
  if (!ok) throw new Error('The books are wrong after the measurement.');
}

const urls = [undefined, process.env['DATABASE_URL']];
for (const url of urls.slice(0, urls[1] === undefined ? 1 : 2)) {
  const database = await openDatabase({ url });
  try {
    await measure(database);
  } finally {
    await database.close();
  }
}
