import { Computation } from './computation';
import type { ResolvedOptions } from './memo-options';
import { Missing, type Node, type Recording, type Result, stateOf } from './node';
import type { RequestReads } from './request-reads';
import type { Run } from './run';
import type { Tracking } from './tracking';

/**
 * Changes may arrive faster than results are computed: after this many rounds the last one is returned, and the next
 * caller computes again.
 */
const maxRounds = 3;

/** An error of a computation, with the inputs read until then. */
export class ComputeError extends Error {
  readonly recording: Recording;
  constructor(cause: unknown, recording: Recording) {
    super('computing failed', { cause });
    this.recording = recording;
  }
}

/** The computing part of a memo: runs the function, records its reads, and compares the value with the previous one. */
export function createComputing<K, T>(
  { inputs, now, within, isApart }: Tracking,
  compute: (key: K, lastGood: () => Promise<T | undefined>) => T | Promise<T>,
  options: ResolvedOptions<K, T>,
): (key: K, request: RequestReads | undefined, run: Run, node: Node) => Promise<Result> {
  /** @throws ComputeError */
  async function computeResult(
    key: K,
    request: RequestReads | undefined,
    run: Run,
    node: Node,
  ): Promise<Result> {
    for (let round = 1; ; round += 1) {
      const current = new Computation(inputs.nextStamp(), run, request, isApart);
      const startedAt = now();
      let value: T | undefined;
      let missing: Missing | undefined;
      try {
        value = await within(current, () => compute(key, () => previousOf(key, node)));
      } catch (error) {
        if (!(error instanceof Missing)) throw new ComputeError(error, current.close());
        missing = error;
      }
      const outdated = current.isOutdated((part) => stateOf(part, inputs, now()) === 'changed');
      if (outdated && round < maxRounds) continue;
      if (outdated) current.degrade(startedAt);
      current.expireAt(startedAt + options.maxAge);
      return resultOf(current.close(), value, missing, node);
    }
  }

  async function previousOf(key: K, { result, evicted }: Node): Promise<T | undefined> {
    if (result && !result.missing && !evicted) return result.value as T;
    return options.restore?.(key);
  }

  /**
   * Early cutoff: an equal value keeps its version. Except if it reads new request parameters, because those are part
   * of its parents' keys.
   */
  function resultOf(
    recording: Recording,
    value: T | undefined,
    missing: Missing | undefined,
    { result: old, evicted }: Node,
  ): Result {
    const equal =
      old !== undefined &&
      !evicted &&
      (old.missing !== undefined) === (missing !== undefined) &&
      [...recording.answers.keys()].every((name) => old.answers.has(name)) &&
      (missing !== undefined || options.same(old.value as T, value as T));
    return equal
      ? { ...recording, value: old.value, missing, version: old.version }
      : { ...recording, value, missing, version: inputs.nextStamp() };
  }

  return computeResult;
}
