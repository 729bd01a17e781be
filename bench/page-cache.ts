/**
 * `npm run bench:page-cache`: pages per second served from memory, compared with requests with ignored
 * parameters, like those of campaign links, and with invalid session cookies. In turns within one run, so that
 * the ratios are comparable on any machine. `SITE_URL` measures a running site.
 */
import { randomBytes } from 'node:crypto';
import { Agent, get } from 'node:http';
import { startStack } from '../tests/support/stack';
import { median } from './page-kinds';

const rounds = 5;
const concurrency = 16;
const roundMs = 1_000;
const target = '/en-UN/about-us';

const sessionCookie = (id: string) => `marquee-session=${Buffer.from(JSON.stringify(id)).toString('base64')}`;
const newId = () => randomBytes(32).toString('base64url');
const oldId = newId();

let count = 0;
const kinds: Record<string, () => { path: string; cookie?: string }> = {
  'plain address': () => ({ path: target }),
  'another gclid each': () => ({ path: `${target}?gclid=${(count += 1)}` }),
  'malformed cookie': () => ({ path: target, cookie: 'marquee-session=x' }),
  'ended session': () => ({ path: target, cookie: sessionCookie(oldId) }),
  'unknown session each': () => ({ path: target, cookie: sessionCookie(newId()) }),
};

const agent = new Agent({ keepAlive: true, maxSockets: concurrency });

function ask(origin: string, { path, cookie }: { path: string; cookie?: string }): Promise<void> {
  const headers = { 'accept-encoding': 'br', ...(cookie ? { cookie } : {}) };
  return new Promise((resolve, reject) => {
    get(`${origin}${path}`, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`));
      response.on('end', resolve).on('error', reject).resume();
    }).on('error', reject);
  });
}

/** Responses per second. */
async function rateOf(origin: string, next: () => { path: string; cookie?: string }): Promise<number> {
  const started = performance.now();
  let answered = 0;
  const worker = async () => {
    for (; performance.now() - started < roundMs; answered += 1) await ask(origin, next());
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return (1_000 * answered) / (performance.now() - started);
}

const running = process.env['SITE_URL'];
const stack = running ? undefined : await startStack({ siteEnvironment: { LOG_LEVEL: 'error' } });
try {
  const origin = running ?? stack?.origin() ?? '';
  const rates = new Map<string, number[]>();
  for (const next of Object.values(kinds)) await ask(origin, next());
  for (let round = 0; round < rounds; round += 1)
    for (const [name, next] of Object.entries(kinds))
      rates.set(name, [...(rates.get(name) ?? []), await rateOf(origin, next)]);
  const plain = median(rates.get('plain address') ?? []);
  for (const [name, own] of rates) {
    const rate = median(own);
    console.log(`${name.padEnd(22)} ${rate.toFixed(0).padStart(7)} a second  ${(rate / plain).toFixed(2)}`);
  }
} finally {
  agent.destroy();
  await stack?.stop();
}
