/**
 * `npm run bench:crawl`: asks for every page of every site, on both channels, as a crawler does, four times over, and reports the memory of
 * the site process on the way: it has to stay below a bound, however many pages there are.
 */
import { Agent, get } from 'node:http';
import { startStack } from '../tests/support/stack';

const brands = ['halden', 'kiekko', 'brasa'];
const concurrency = 8;
const reports = 12;
/** What is kept after the first pass is not to grow in the others. */
const passes = 4;
const agents = { desktop: 'Mozilla/5.0 (X11; Linux x86_64)', mobile: 'Mozilla/5.0 (iPhone)' };

interface Ask {
  url: string;
  userAgent: string;
}

const keepAlive = new Agent({ keepAlive: true, maxSockets: concurrency });

function ask({ url, userAgent }: Ask): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { host, port, pathname } = new URL(url);
    const headers = { host, 'user-agent': userAgent, 'accept-encoding': 'identity' };
    // Node's resolver knows no names below localhost.
    get({ host: 'localhost', port, path: pathname, agent: keepAlive, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** Addresses of every page that search engines are told of. */
async function pagesOf(origin: string): Promise<string[]> {
  const { body } = await ask({ url: `${origin}/sitemap.xml`, userAgent: agents.desktop });
  const found = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url]) => url ?? []);
  return found.map((url) => origin + new URL(url).pathname);
}

async function metric(origin: string, name: string): Promise<number> {
  const { body } = await ask({ url: `${origin}/metrics`, userAgent: agents.desktop });
  return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(body)?.[1] ?? NaN);
}

const stack = await startStack({ siteEnvironment: { LOG_LEVEL: 'error' } });
try {
  const origin = stack.origin();
  const pages = (await Promise.all(brands.map((brand) => pagesOf(stack.origin(brand))))).flat();
  const once = pages.flatMap((url) => Object.values(agents).map((userAgent) => ({ url, userAgent })));
  const all = Array.from({ length: passes }, () => once).flat();
  console.log(`${pages.length} pages of ${brands.length} brands, ${all.length} requests`);
  const statuses = new Map<number, number>();
  const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`;
  const report = async (done: number) =>
    console.log(
      `${String(done).padStart(6)} asked: process ${megabytes(await metric(origin, 'process_resident_memory_bytes'))}, stored pages ${megabytes(await metric(origin, 'marquee_page_cache_bytes'))}`,
    );
  await report(0);
  const step = Math.ceil(all.length / reports);
  for (let start = 0; start < all.length; start += step) {
    const waiting = all.slice(start, start + step);
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { status } = await ask(next);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, worker));
    await report(Math.min(start + step, all.length));
  }
  console.log('answers:', Object.fromEntries(statuses));
} finally {
  keepAlive.destroy();
  await stack.stop();
}
