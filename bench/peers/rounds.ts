import type { Candidate } from './candidates';
import { loadOf } from './http-load';
import { type Server, startServer } from './server-process';
import { signIn } from './sign-in';

/** The first warm-up compiles a server's code; later ones only resume it. */
const firstWarmUpSeconds = 5;
const warmUpSeconds = 1;

/** Enough to saturate a core; more would only wait, and be unfinished at the end. */
const connections = { nothing: 32, document: 8, everything: 8 } as const;

/** Minimum number of requests, which a busy machine may miss: the turn is then repeated with a longer duration. */
const fewestRequests = 20;
const mostSeconds = 30;

/** One server in one round. */
export interface Turn {
  perSecond: number;
  /** CPU time per request in microseconds, independent of the load. */
  cpuMicroseconds?: number;
  /** CPU utilisation of the server, 1 is a whole core: well below it, the load generator was the limit. */
  cpuShare?: number;
  /** Memory right after the load, in bytes. */
  memory?: number;
}

/** A candidate with its server, which is paused while others are measured. */
export interface Running {
  candidate: Candidate;
  server: Server;
  /** Session of the player, if signed in. */
  cookie?: string | undefined;
}

/** Starts the servers one after another and leaves them paused. If one fails, stops those already started. */
export async function startAll(candidates: readonly Candidate[], running: Running[]): Promise<void> {
  for (const candidate of candidates) {
    const server = await startServer(candidate);
    const each: Running = { candidate, server };
    running.push(each);
    if (candidate.isPlayer) each.cookie = await signIn(server.origin);
    server.pause();
  }
}

/** Runs a function while this server is the only one that is not paused. */
export async function alone<Result>({ server }: Running, run: () => Promise<Result>): Promise<Result> {
  server.resume();
  try {
    return await run();
  } finally {
    server.pause();
  }
}

/** Measures every server once per round, each round starting with another one, so that fluctuations of the machine affect all alike. */
export async function measureRounds(
  running: readonly Running[],
  rounds: number,
  seconds: number,
): Promise<Map<string, Turn[]>> {
  const turns = new Map<string, Turn[]>(running.map(({ candidate }) => [candidate.id, []]));
  for (let round = 0; round < rounds; round += 1) {
    const shift = Math.floor((round * running.length) / rounds);
    const order = [...running.slice(shift), ...running.slice(0, shift)];
    for (const each of order) {
      const turn = await alone(each, () => measure(each, round === 0, seconds));
      turns.get(each.candidate.id)?.push(turn);
      const share = turn.cpuShare === undefined ? '' : `, ${Math.round(turn.cpuShare * 100)} % of its core`;
      console.log(
        `round ${round + 1}/${rounds}  ${each.candidate.id.padEnd(20)} ${turn.perSecond.toFixed(1).padStart(9)}/s${share}`,
      );
    }
  }
  return turns;
}

async function measure(
  { candidate, server, cookie }: Running,
  isFirst: boolean,
  seconds: number,
): Promise<Turn> {
  const { path, encoding, work } = candidate;
  const wanted = { url: `${server.origin}${path}`, encoding, connections: connections[work], cookie };
  await loadOf(wanted, isFirst ? firstWarmUpSeconds : warmUpSeconds);
  await settled(server);
  const before = server.usage();
  const { requests, perSecond } = await loadOf(wanted, seconds);
  const after = server.usage();
  if (requests < fewestRequests && seconds < mostSeconds)
    return measure({ candidate, server, cookie }, isFirst, seconds * 4);
  if (requests === 0) throw new Error(`${candidate.id} answered nothing within ${seconds} s`);
  if (before.cpuSeconds === undefined || after.cpuSeconds === undefined) return { perSecond };
  const cpu = after.cpuSeconds - before.cpuSeconds;
  return {
    perSecond,
    cpuMicroseconds: (cpu / requests) * 1_000_000,
    cpuShare: (cpu * perSecond) / requests,
    memory: after.memory,
  };
}

const looksEveryMs = 100;
const settlesWithinMs = 3_000;

/** Requests left over from the warm-up are not part of the measurement. */
async function settled(server: Server): Promise<void> {
  const deadline = performance.now() + settlesWithinMs;
  let before: number | undefined = NaN;
  while (before !== server.usage().cpuSeconds && performance.now() < deadline) {
    before = server.usage().cpuSeconds;
    await new Promise((resolve) => setTimeout(resolve, looksEveryMs));
  }
}
