import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** Check per dependency, which rejects when the dependency is unavailable. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<unknown>>>;

export interface Readiness {
  status: 'ready' | 'not ready';
  dependencies: Record<string, { status: 'ok' } | { status: 'failed'; reason: string }>;
}

/** Shorter than the timeout of load balancers. */
const CHECK_TIMEOUT_MS = 2_000;
/** Results are cached this long, so that callers cannot put load on the dependencies. */
const SHARE_MS = 500;
const LOWEST_FREE_BYTES = 64 * 1024 * 1024;

/**
 * Readiness of a process with the state of each dependency. Checks run concurrently, each with a timeout of two
 * seconds; their errors are only logged, since they may contain addresses.
 *
 * @param onFailure receives the error of a failed check
 */
export function createReadiness(
  checks: ReadinessChecks,
  onFailure: (dependency: string, error: unknown) => void,
): () => Promise<Readiness> {
  let shared: { at: number; result: Promise<Readiness> } | undefined;
  const run = async (): Promise<Readiness> => {
    const states = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        const failure = await failureOf(check);
        if (failure) onFailure(name, failure.error);
        const state = failure
          ? { status: 'failed' as const, reason: failure.isLate ? 'timeout' : 'unavailable' }
          : { status: 'ok' as const };
        return [name, state] as const;
      }),
    );
    const isReady = states.every(([, { status }]) => status === 'ok');
    return { status: isReady ? 'ready' : 'not ready', dependencies: Object.fromEntries(states) };
  };
  return () => {
    const now = performance.now();
    if (!shared || now - shared.at > SHARE_MS) shared = { at: now, result: run() };
    return shared.result;
  };
}

async function failureOf(
  check: () => Promise<unknown>,
): Promise<{ error: unknown; isLate: boolean } | undefined> {
  const stop = new AbortController();
  const late = sleep(CHECK_TIMEOUT_MS, 'late' as const, { signal: stop.signal }).catch(() => undefined);
  try {
    const first = await Promise.race([check().then(() => undefined), late]);
    return first && { error: new Error(`no answer within ${CHECK_TIMEOUT_MS} ms`), isLate: true };
  } catch (error) {
    return { error, isLate: false };
  } finally {
    stop.abort();
  }
}

/**
 * Creates the folder if missing.
 * @throws Error when it is not writable or its disk is nearly full (less than 64 MB)
 */
export async function checkDisk(folder: string): Promise<void> {
  // A process that has stored nothing yet has no folder, but is ready.
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK);
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < LOWEST_FREE_BYTES) throw new Error(`less than 64 MB are free for ${folder}`);
}
