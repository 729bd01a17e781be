import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isRecord } from '../../schemas/is-record';
import { bin, has } from './build';

const execute = promisify(execFile);

export const generator = has('wrk') ? 'wrk' : 'autocannon';

export interface Load {
  requests: number;
  perSecond: number;
}

/** Requests to a server, and the number of keep-alive connections. */
export interface Requests {
  url: string;
  encoding: string;
  connections: number;
  /** `Cookie` of a signed-in player. */
  cookie?: string | undefined;
}

/**
 * Sends as many requests as possible for some seconds.
 * @throws Error for any response other than 200
 */
export async function loadOf(requests: Requests, seconds: number): Promise<Load> {
  return generator === 'wrk' ? wrk(requests, seconds) : autocannon(requests, seconds);
}

async function wrk({ url, encoding, connections, cookie }: Requests, seconds: number): Promise<Load> {
  const headers = [`Accept-Encoding: ${encoding}`, ...(cookie ? [`Cookie: ${cookie}`] : [])];
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s'];
  args.push(...headers.flatMap((header) => ['-H', header]), url);
  const { stdout } = await execute('wrk', args);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  if (Number.isNaN(requests + perSecond) || /Non-2xx|Socket errors/.test(stdout))
    throw new Error(`${url}:\n${stdout}`);
  return { requests, perSecond };
}

async function autocannon({ url, encoding, connections, cookie }: Requests, seconds: number): Promise<Load> {
  const args = ['-j', '-n', '-c', String(connections), '-d', String(seconds), '-t', '30'];
  const { stdout } = await execute(
    process.execPath,
    [
      bin('autocannon/autocannon.js'),
      ...args,
      ...['-H', `Accept-Encoding=${encoding}`],
      ...(cookie ? ['-H', `Cookie=${cookie}`] : []),
      url,
    ],
    { maxBuffer: 10_000_000 },
  );
  const result: unknown = JSON.parse(stdout);
  if (!isRecord(result)) throw new Error(`${url}: ${stdout}`);
  const { '2xx': answered, non2xx, errors, duration } = result;
  if (typeof answered !== 'number' || non2xx !== 0 || errors !== 0)
    throw new Error(
      `${url}: ${String(answered)} answers, ${String(non2xx)} others, ${String(errors)} errors`,
    );
  return { requests: answered, perSecond: answered / Number(duration) };
}
