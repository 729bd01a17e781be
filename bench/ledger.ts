/**
 * A game round (one bet, one win) compared with two bare inserts into a table of the same database, and a bet
 * of a player with nine limits, a month of play and an active bonus compared with one without, alternating in
 * one run: `npm run bench:ledger`, on the embedded engine in memory and, with DATABASE_URL, on that PostgreSQL
 * server (an empty database).
 */
import { sql } from 'drizzle-orm';
import { openDatabase, type OpenDatabase } from '../services/platform/database/database';
import { bonusAssignments, bonusCampaigns } from '../services/platform/database/tables/bonuses';
import { playerDays, playerLimits } from '../services/platform/database/tables/limits';
import { addPlayers, originOf, stormLedger } from '../services/platform/fixtures/ledger-storm';
import { reconcile } from '../services/platform/ledger/invariants';
import type { Ledger } from '../services/platform/ledger/ledger';
import { DAY } from '../services/platform/live/activity';
import type { PlatformLedgerCommand } from '../schemas/generated/types';

const WARM_UP = 200;
const ROUNDS = 800;
const CLIENTS = 8;
const BETS = 1500;

interface Times {
  /** Milliseconds of each run, ascending. */
  sorted: number[];
  /** CPU time of this process per run in milliseconds: more reliable on a busy machine. */
  processor: number;
}

/** Measures sequential runs. */
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

/** Runs per second of several concurrent clients. */
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
  await database.db.execute(sql`update players set currency_code = 'EUR'`);
  const ledger = stormLedger(database);
  const send = (playerId: number, command: PlatformLedgerCommand) =>
    ledger.execute(playerId, command, originOf(command));
  for (const playerId of players) {
    const deposit = { kind: 'deposit', amount: 100_000_000, currency: 'EUR', method: 'TRUSTLY' } as const;
    await send(playerId, { ...deposit, reference: `fund-${playerId}` });
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
    const of = { currency: 'EUR', roundId } as const;
    await send(playerId, {
      kind: 'bet',
      reference: `${roundId}-bet`,
      amount: 100,
      gameId: 'relax-casino',
      ...of,
    });
    await send(playerId, { kind: 'win', reference: `${roundId}-win`, amount: 95, ...of });
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
  await measureLimits(database, ledger, players);
  const { findings } = await reconcile(database, Date.now());
  // The generated month of play has no ledger entries for its days.
  if (findings.some(({ rule, broken }) => broken > 0 && rule !== 'days-equal-entries'))
    throw new Error('The books are wrong after the measurement.');
}

/** A bet with limits and wagering compared with one without, in turns. */
async function measureLimits(
  database: OpenDatabase,
  ledger: Ledger,
  [plain = 0, limited = 0]: readonly number[],
): Promise<void> {
  const now = Date.now();
  const times = { startedAt: new Date(now - 40 * DAY), updatedAt: new Date(now - 40 * DAY) };
  await database.db.insert(playerLimits).values(
    (['deposit', 'loss', 'wager'] as const).flatMap((kind) =>
      (['D', 'W', 'M'] as const).map((period) => ({
        playerId: limited,
        kind,
        period,
        value: 1_000_000_000,
        ...times,
      })),
    ),
  );
  const days = Array.from({ length: 40 }, (_, ago) =>
    new Date(now - (ago + 2) * DAY).toISOString().slice(0, 10),
  );
  // Both have the same number of days with play, so only the limits differ.
  for (const playerId of [plain, limited]) {
    const use = { playerId, deposited: 1000, staked: 5000, lost: 500 };
    await database.db.insert(playerDays).values(days.map((day) => ({ ...use, day })));
  }
  const [campaign] = await database.db
    .insert(bonusCampaigns)
    .values({
      siteId: 5,
      names: { en: 'Bench' },
      vertical: 'CASINO',
      status: 'ACTIVE',
      category: 'triggered',
      bonusType: 'STICKY',
    })
    .returning();
  if (campaign === undefined) throw new Error('The campaign was not stored.');
  await database.db.insert(bonusAssignments).values({
    assignmentId: 'bench',
    playerId: limited,
    campaignId: campaign.campaignId,
    vertical: 'CASINO',
    terms: { version: 1, wageringTimes: 1_000_000, maximumStake: 500, maximumWin: null, weights: {} },
    state: 'ACTIVATED',
    currency: 'EUR',
    amount: 1000,
    wageringAmount: 1_000_000_000,
    startedAt: new Date(now - DAY),
    expiresAt: new Date(now + DAY),
  });
  let bets = 0;
  const bet = async (playerId: number): Promise<number> => {
    const reference = `limits-${(bets += 1)}`;
    const command = { kind: 'bet', reference, amount: 1, currency: 'EUR', roundId: reference } as const;
    const started = performance.now();
    await ledger.execute(
      playerId,
      { ...command, gameId: 'relax-casino' },
      { source: 'provider:relax', actor: 'relax' },
    );
    return performance.now() - started;
  };
  const without: number[] = [];
  const withLimits: number[] = [];
  for (let run = 0; run < BETS; run += 1) {
    without.push(await bet(plain));
    withLimits.push(await bet(limited));
  }
  const median = (all: number[]): number => all.sort((one, other) => one - other)[all.length >> 1] ?? NaN;
  const [one, other] = [median(without), median(withLimits)];
  console.log(
    `  bet: p50 ${one.toFixed(2)} ms, with limits and wagering ${other.toFixed(2)} ms: ` +
      `${(other / one).toFixed(2)} times, ${BETS} pairs`,
  );
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
