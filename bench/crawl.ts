/**
 * `npm run bench:crawl`: asks for every page of every site, on both channels, as a crawler does, eight times over, and reports the memory of
 * the site process after each time: what it holds may not grow once every page has been asked for. What the system has given the process
 * is more, and grows for longer: memory that the C library has got back in pieces.
 */
import { Agent, get } from 'node:http';
import { startStack } from '../tests/support/stack';

const brands = ['halden', 'kiekko', 'brasa'];
const concurrency = 8;
const passes = 8;
/** What is held after the last pass, beside what was held after the first: garbage that is not collected yet makes a difference. */
const mostGrowth = 1.25;
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
  console.log(`${pages.length} pages of ${brands.length} brands, ${passes} times ${once.length} requests`);
  const statuses = new Map<number, number>();
  const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`;
  /** Prints, and returns, what the process holds: heap and buffers. */
  const report = async (pass: number): Promise<number> => {
    const heap = await metric(origin, 'nodejs_heap_size_used_bytes');
    const external = await metric(origin, 'nodejs_external_memory_bytes');
    const resident = await metric(origin, 'process_resident_memory_bytes');
    const stored = await metric(origin, 'marquee_page_cache_bytes');
    console.log(
      `pass ${pass}: holds ${megabytes(heap + external)} (heap ${megabytes(heap)}, stored pages ${megabytes(stored)}), process ${megabytes(resident)}`,
    );
    return heap + external;
  };
  const held = [await report(0)];
  for (let pass = 1; pass <= passes; pass += 1) {
    const waiting = [...once];
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { status } = await ask(next);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, worker));
    held.push(await report(pass));
  }
  const growth = (held.at(-1) ?? NaN) / (held[1] ?? NaN);
  console.log(`held after the last pass ÷ after the first: ${growth.toFixed(2)}`);
  if (!(growth <= mostGrowth)) process.exitCode = 1;
  console.log('answers:', Object.fromEntries(statuses));
} finally {
  keepAlive.destroy();
  await stack.stop();
}
