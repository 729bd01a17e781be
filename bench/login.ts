/**
 * `npm run bench:login`: sequential sign-ins per second of one client, and the share of the password hash,
 * which is slow on purpose. On the embedded engine, or on a PostgreSQL server by DATABASE_URL.
 */
import { hashPassword, verifyPassword } from '../services/platform/identity/passwords';
import { startPlatform } from '../services/platform/server';

const password = 'Marquee-2026';
const rounds = 5;
const perRound = 40;

const platform = await startPlatform({
  demo: true,
  port: 0,
  database: { url: process.env['DATABASE_URL'] },
});
const stored = await hashPassword(password);

async function login(): Promise<void> {
  const response = await fetch(`${platform.url}/platform/identity/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-site-context': '5',
      'x-platform-key': 'local-platform',
    },
    body: JSON.stringify({ email: 'regular@halden.example', password }),
  });
  if (!response.ok) throw new Error(`sign-in answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}

/** Average time of one run in milliseconds. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  for (let run = 0; run < perRound; run += 1) await work();
  return (performance.now() - started) / perRound;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

await login();
const samples: { whole: number; hash: number }[] = [];
// In turns, so that fluctuations of the machine affect both.
for (let round = 0; round < rounds; round += 1)
  samples.push({ whole: await timeOf(login), hash: await timeOf(() => verifyPassword(password, stored)) });
const whole = median(samples.map((sample) => sample.whole));
const hash = median(samples.map((sample) => sample.hash));
console.log(`sign-in          ${whole.toFixed(1)} ms   ${(1000 / whole).toFixed(0)} a second`);
console.log(`of it the hash   ${hash.toFixed(1)} ms   ${((100 * hash) / whole).toFixed(0)} %`);
console.log(
  `apart from it    ${(whole - hash).toFixed(1)} ms   ${(1000 / (whole - hash)).toFixed(0)} a second`,
);
await platform.close();
