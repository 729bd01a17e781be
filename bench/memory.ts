/**
 * `npm run bench:memory`: memory of a site process after 200,000 requests, each with another session cookie and
 * query, like a scanner. Nothing of them may be retained. `REQUESTS` sets a smaller number.
 */
import { randomBytes } from 'node:crypto';
import { startStack } from '../tests/support/stack';
import { agents, ask, connections, metric, pagesOf, repeat } from './site-requests';

const requests = Number(process.env['REQUESTS'] ?? 200_000);
const concurrency = 16;
const reports = 8;
/** Maximum resident memory at the end, in MB. */
const mostMegabytes = 300;

const sessionCookie = () =>
  `marquee-session=${Buffer.from(JSON.stringify(randomBytes(32).toString('base64url'))).toString('base64')}`;
const anyQuery = () =>
  `?${randomBytes(6).toString('hex')}=${randomBytes(12).toString('hex')}&q=${randomBytes(3).toString('hex')}`;

const agent = connections(concurrency);
const stack = await startStack({ siteEnvironment: { LOG_LEVEL: 'error' } });
try {
  const origin = stack.origin();
  const pages = await pagesOf(agent, origin);
  const residentMegabytes = async () =>
    (await metric(agent, origin, 'process_resident_memory_bytes')) / 1_000_000;
  const statuses = new Map<number, number>();
  console.log(`${pages.length} pages; process ${(await residentMegabytes()).toFixed(0)} MB at the start`);
  let sent = 0;
  for (let report = 1; report <= reports; report += 1) {
    const until = Math.floor((requests * report) / reports);
    await repeat(concurrency, async () => {
      if (sent >= until) return false;
      const page = pages[sent % pages.length] ?? '';
      sent += 1;
      const { status } = await ask(agent, {
        url: page + anyQuery(),
        userAgent: sent % 2 === 0 ? agents.desktop : agents.mobile,
        cookie: sessionCookie(),
        encoding: 'br',
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      return true;
    });
    console.log(`${sent} requests: process ${(await residentMegabytes()).toFixed(0)} MB`);
  }
  const resident = await residentMegabytes();
  console.log(`process ${resident.toFixed(0)} MB; at most ${mostMegabytes}`);
  console.log('answers:', Object.fromEntries(statuses));
  if (!(resident <= mostMegabytes)) process.exitCode = 1;
} finally {
  agent.destroy();
  await stack.stop();
}
