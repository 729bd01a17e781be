/**
 * Random deposits and withdrawals by HTTP to two platform processes on one PostgreSQL server, which are killed
 * in turn, with a simulated provider that injects all faults; then ledger and provider are compared transaction
 * by transaction: `npm run bench:payment-kills -- [payments] [clients] [kills] [seed]`, on an empty database of
 * DATABASE_URL or a separate server.
 */
import { comparePayments } from '../services/platform/fixtures/payment-agreement';
import { startTestProvider } from '../services/platform/fixtures/payment-provider';
import { runPaymentStorm } from '../services/platform/fixtures/payment-storm';
import { startPostgres } from '../tests/support/postgres';

const [payments = '10000', clients = '12', kills = '40', seed = 'marquee'] = process.argv.slice(2);
const url = process.env['DATABASE_URL'];
const server = url === undefined ? await startPostgres() : { url, stop: () => undefined };
const provider = await startTestProvider(Date.now(), 1);
try {
  const settings = { seed, payments: Number(payments), clients: Number(clients), kills: Number(kills) };
  const storm = await runPaymentStorm(server.url, provider, settings);
  console.log(
    `${payments} payments of seed '${seed}' from ${clients} clients to two processes in ${storm.seconds.toFixed(0)} s: ` +
      `${storm.deposits} deposits and ${storm.withdrawals} withdrawals begun, ${storm.givenUp} given up, ` +
      `${storm.repeated} calls repeated, ${storm.kills} kills`,
  );
  for (const [code, count] of storm.refused) console.log(`${count} refused: ${code}`);
  const { transactions, underReview, differences, problems } = await comparePayments(server.url, provider);
  console.log(`the provider has ${transactions} transactions, ${underReview} of another amount or currency`);
  for (const [kind, count] of differences) console.log(`${count} open differences: ${kind}`);
  const found = [...storm.problems, ...problems];
  console.log(`${found.length} problems`);
  for (const problem of found.slice(0, 20)) console.log(problem);
  if (found.length > 0) process.exitCode = 1;
} finally {
  await provider.close();
  server.stop();
}
