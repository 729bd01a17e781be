import { Agent, get } from 'node:http';

const concurrency = 8;

export interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Load test of one server with these URLs in turn, over several keep-alive connections, for a time. */
export async function loadOf(urls: readonly string[], milliseconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const times: number[] = [];
  const started = performance.now();
  const end = started + milliseconds;
  let next = 0;
  const worker = async () => {
    for (;;) {
      const requested = performance.now();
      if (requested >= end) return;
      await textOf(urls[next++ % urls.length] ?? '', agent);
      times.push(performance.now() - requested);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return { perSecond: times.length / seconds, ...percentiles(times) };
}

/** The body of a response. Rejects unless it is a 200. */
export function textOf(url: string, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${url} answered ${String(response.statusCode)}: ${text}`));
      });
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** Median and 99th percentile. */
export function percentiles(values: readonly number[]): { p50: number; p99: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const of = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { p50: of(0.5), p99: of(0.99) };
}

export function median(values: readonly number[]): number {
  return percentiles(values).p50;
}
