import { Agent, get } from 'node:http';

const concurrency = 8;

/** Requests per second an address answers, over a time, with keep-alive connections. */
export async function requestsPerSecond(url: string, milliseconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const end = Date.now() + milliseconds;
  let answered = 0;
  const worker = async () => {
    while (Date.now() < end) {
      await fetchOnce(url, agent);
      answered += 1;
    }
  };
  const started = Date.now();
  await Promise.all(Array.from({ length: concurrency }, worker));
  const seconds = (Date.now() - started) / 1000;
  agent.destroy();
  return answered / seconds;
}

/** Bytes of one answer. Rejects unless it is a 200. */
export function fetchOnce(url: string, agent?: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${url} answered ${String(response.statusCode)}`)),
      );
      response.on('error', reject);
    }).on('error', reject);
  });
}
