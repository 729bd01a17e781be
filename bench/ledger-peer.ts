/**
 * A bet compared with a transfer of pgledger (github.com/pgr0ss/pgledger) on the same PostgreSQL server, in
 * turns of one run: `DATABASE_URL=… npm run bench:ledger-peer -- <checkout of pgledger>`, on an empty database.
 * The transfers are those of its own performance check: 10 accounts, 20 workers, a random pair each time. The
 * bets: 10 players, 20 clients.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '../services/platform/database/database';
import { prepareRepeated } from '../services/platform/database/prepared-statements';
import { playerLimits } from '../services/platform/database/tables/limits';
import { addPlayers, stormLedger } from '../services/platform/fixtures/ledger-storm';
import { DAY } from '../services/platform/live/activity';
import { pick, keyOf, uniform } from '../services/platform/live/random';

const ACCOUNTS = 10;
const WORKERS = 20;
const TURNS = 8;
const TURN_MS = 4000;

const [checkout] = process.argv.slice(2);
const url = process.env['DATABASE_URL'];
if (!checkout || !url) throw new Error('Set DATABASE_URL, and name the folder of a checkout of pgledger.');

/** Completed runs per second of several workers during a turn. */
async function rateOf(work: (run: number) => Promise<unknown>, state: { runs: number }): Promise<number> {
  const before = state.runs;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      while (performance.now() - started < TURN_MS) await work(state.runs++);
    }),
  );
  return (1000 * (state.runs - before)) / (performance.now() - started);
}

const database = await openDatabase({ url });
// The same number of connections as this project's ledger; the driver of pgledger's own check prepares statements, too.
const pool = new pg.Pool({ connectionString: url, max: 20 });
prepareRepeated(pool);
const ulids = path.join(checkout, 'vendor', 'scoville-pgsql-ulid');
const scripts = readdirSync(ulids).filter((name) => name.endsWith('.sql'));
for (const file of [...scripts.map((name) => path.join(ulids, name)), path.join(checkout, 'pgledger.sql')])
  await pool.query(readFileSync(file, 'utf8'));
const accounts: string[] = [];
for (let number = 0; number < ACCOUNTS; number += 1) {
  const { rows } = await pool.query<{ id: string }>("select id from pgledger_create_account('acct', 'EUR')");
  accounts.push(rows[0]?.id ?? '');
}
const [firstAccount = '', ...otherAccounts] = accounts;
const key = keyOf('ledger-peer', 'pairs');
const transfer = async (run: number) => {
  const from = pick([firstAccount, ...otherAccounts], uniform(key, 2 * run));
  const [first = '', ...others] = accounts.filter((account) => account !== from);
  const to = pick([first, ...others], uniform(key, 2 * run + 1));
  await pool.query({
    text: 'select id from pgledger_create_transfer($1, $2, $3)',
    values: [from, to, 1 + (run % 1000)],
  });
};

const players = await addPlayers(database, ACCOUNTS);
const ledger = stormLedger(database);
const CURRENCIES = ['EUR', 'NOK', 'BRL', 'CLP'] as const;
const currencyOf = (index: number) => CURRENCIES[index % CURRENCIES.length] ?? 'EUR';
for (const [index, playerId] of players.entries())
  await ledger.execute(
    playerId,
    {
      kind: 'deposit',
      reference: `fund-${playerId}`,
      amount: 1_000_000_000,
      currency: currencyOf(index),
      method: 'TRUSTLY',
    },
    { source: 'payment:trustly', actor: 'trustly' },
  );
const since = new Date(Date.now() - 40 * DAY);
await database.db.insert(playerLimits).values(
  players.flatMap((playerId) =>
    (['deposit', 'loss', 'wager'] as const).flatMap((kind) =>
      (['D', 'W', 'M'] as const).map((period) => ({
        ...{ playerId, kind, period, value: 900_000_000 },
        ...{ startedAt: since, updatedAt: since },
      })),
    ),
  ),
);
const bet = async (run: number) => {
  const index = run % ACCOUNTS;
  const reference = `bet-${run}`;
  await ledger.execute(
    players[index] ?? 0,
    {
      ...{ kind: 'bet', reference, roundId: reference, amount: 1 },
      ...{ currency: currencyOf(index), gameId: 'relax-casino' },
    },
    { source: 'provider:relax', actor: 'relax' },
  );
};

const states = { transfers: { runs: 0 }, bets: { runs: 0 } };
await rateOf(transfer, states.transfers);
await rateOf(bet, states.bets);
const ratios: number[] = [];
for (let turn = 0; turn < TURNS; turn += 1) {
  const transfers = await rateOf(transfer, states.transfers);
  const bets = await rateOf(bet, states.bets);
  ratios.push(bets / transfers);
  console.log(
    `${Math.round(transfers)} transfers a second, ${Math.round(bets)} bets: ${(bets / transfers).toFixed(2)}`,
  );
}
const median = ratios.sort((one, other) => one - other)[TURNS >> 1] ?? NaN;
console.log(
  `a bet with nine limits at ${median.toFixed(2)} of the rate of a transfer (median of ${TURNS} turns)`,
);
await pool.end();
await database.close();
