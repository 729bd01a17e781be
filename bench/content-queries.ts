/**
 * `npm run bench:content`, first part: the GraphQL queries of the site for one page, answered by the content
 * service, compared with a bare node:http server that sends the same bytes. Both warm, in turns, in one run;
 * only the ratio is meaningful.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isRecord } from '../schemas/is-record';
import { startStack } from '../tests/support/stack';
import type { BareBodies } from './content-bare-server';
import { type Load, loadOf, median, textOf } from './content-load';

const rounds = 5;
const roundMs = 3_000;
const path = '/en-UN';

interface Query {
  readonly name: string;
  readonly url: string;
}

/** Queries of the site to the content service since the log was cleared, each once. */
async function loggedQueries(contentUrl: string): Promise<Query[]> {
  const log: unknown = await (await fetch(`${contentUrl}/_control/log`)).json();
  const items = isRecord(log) && Array.isArray(log['items']) ? (log['items'] as unknown[]) : [];
  const queries = new Map<string, Query>();
  for (const item of items) {
    if (!isRecord(item) || typeof item['query'] !== 'string') continue;
    const parameters = new URLSearchParams({
      query: item['query'],
      variables: JSON.stringify(item['variables'] ?? {}),
      access_token: 'local-delivery',
    });
    const url = `${contentUrl}${String(item['path'])}?${parameters.toString()}`;
    const name = /^\s*query\s+(\w+)/.exec(item['query'])?.[1] ?? 'query';
    queries.set(url, { name, url });
  }
  return [...queries.values()];
}

async function startBare(bodies: BareBodies): Promise<{ urls: string[]; stop: () => void }> {
  const child = fork(fileURLToPath(new URL('./content-bare-server.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  const listening = once(child, 'message');
  child.send(bodies);
  const [address] = (await listening) as [{ port: number }];
  return {
    urls: bodies.map((_body, place) => `http://127.0.0.1:${address.port}/${place}`),
    stop: () => child.disconnect(),
  };
}

/** Measures both servers in turns. */
async function compare(urls: readonly string[], bare: readonly string[]) {
  await loadOf(urls, roundMs / 2);
  await loadOf(bare, roundMs / 2);
  const content: Load[] = [];
  const plain: Load[] = [];
  for (let round = 0; round < rounds; round += 1) {
    content.push(await loadOf(urls, roundMs));
    plain.push(await loadOf(bare, roundMs));
  }
  return {
    content: summary(content),
    plain: summary(plain),
    ratio: median(content.map((load, round) => load.perSecond / (plain[round]?.perSecond ?? NaN))),
  };
}

function summary(loads: readonly Load[]): Load {
  return {
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p50: median(loads.map(({ p50 }) => p50)),
    p99: median(loads.map(({ p99 }) => p99)),
  };
}

const text = ({ perSecond, p50, p99 }: Load) =>
  `${perSecond.toFixed(0).padStart(6)}/s  p50 ${p50.toFixed(1).padStart(5)} ms  p99 ${p99.toFixed(1).padStart(6)} ms`;

const stack = await startStack();
try {
  // The page is requested once before, so that the log contains its own queries and not the site's initial ones.
  await textOf(`${stack.origin()}${path}/promotions`);
  await fetch(`${stack.contentUrl}/_control/log`, { method: 'DELETE' });
  await textOf(`${stack.origin()}${path}`);
  const queries = await loggedQueries(stack.contentUrl);
  const bodies = await Promise.all(queries.map(({ url }) => textOf(url)));
  const bare = await startBare(bodies);
  try {
    const bytes = bodies.reduce((sum, body) => sum + Buffer.byteLength(body), 0);
    console.log(`${path}: ${queries.length} queries, ${(bytes / 1024).toFixed(0)} KB of JSON`);
    const show = (name: string, { content, plain, ratio }: Awaited<ReturnType<typeof compare>>) =>
      console.log(
        `${name}\n  service  ${text(content)}\n  bare     ${text(plain)}   ratio ${ratio.toFixed(3)}`,
      );
    show(
      'all queries of the page, in turns',
      await compare(
        queries.map(({ url }) => url),
        bare.urls,
      ),
    );
    const sizes = bodies.map((body, place) => ({ place, size: body.length }));
    for (const { place, size } of sizes.sort((a, b) => b.size - a.size).slice(0, 3)) {
      const [query, plain] = [queries[place], bare.urls[place]];
      if (query && plain)
        show(`${query.name}, ${(size / 1024).toFixed(1)} KB`, await compare([query.url], [plain]));
    }
  } finally {
    bare.stop();
  }
} finally {
  await stack.stop();
}
