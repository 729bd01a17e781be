/**
 * Sends random commands to the ledger from many concurrent clients, then checks the ledger: `npx tsx
 * bench/ledger-storm.ts [operations] [clients] [seed]`, on the embedded engine or on DATABASE_URL.
 */
import { openDatabase } from '../services/platform/database/database';
import { addPlayers, runStorm, stormLedger, stormOf } from '../services/platform/fixtures/ledger-storm';
import { reconcile } from '../services/platform/ledger/invariants';

const [operations = '100000', clients = '32', seed = 'marquee'] = process.argv.slice(2);
const settings = { seed, operations: Number(operations), clients: Number(clients), players: 60 };
const database = await openDatabase({ url: process.env['DATABASE_URL'] });
try {
  await addPlayers(database, settings.players);
  const ledger = stormLedger(database);
  const storm = stormOf(settings);
  const started = performance.now();
  const outcome = await runStorm(ledger, storm, settings.clients);
  const seconds = (performance.now() - started) / 1000;
  const report = await reconcile(database, Date.now());
  console.log(
    `${storm.length} commands of seed '${seed}' from ${clients} clients on the ${database.engine} engine ` +
      `in ${seconds.toFixed(1)} s (${Math.round(storm.length / seconds)} a second)`,
  );
  console.log(
    `${outcome.applied} done, ${outcome.refused} refused, ${outcome.inconsistent.length} inconsistent`,
  );
  for (const { rule, broken, cases } of report.findings) console.log(broken, rule, ...cases);
  if (!report.ok || outcome.inconsistent.length > 0) process.exitCode = 1;
} finally {
  await database.close();
}
