import { isDeepStrictEqual } from 'node:util';
import type { Anonymous } from './anonymous';
import { Computation } from './computation';
import { Missing, type Node, type Recording, type Result, createNode, stateOf } from './node';
import { type RequestReads, answersAlike } from './request-reads';
import { Run } from './run';
import type { Tracking } from './tracking';
import { Unshared } from './unshared';
import { Variants } from './variants';

/** A function of plain data: the compiler refuses a key that identifies a player, or that carries a function. */
export type Compute<K, T> = ((key: K) => T | Promise<T>) & ([K] extends [Anonymous<K>] ? unknown : never);

export interface MemoOptions<K, T> {
  /** Of values and keys; the least recently used results give way. */
  maxBytes?: number;
  /** Of a value, in bytes. */
  size?: (value: T) => number;
  /** Milliseconds after which a result expires even though no input has changed. */
  maxAge?: number;
  /** Milliseconds after its expiry for which a result is served while a new one is computed. */
  staleWhileRevalidate?: number;
  /** Milliseconds between attempts while computing fails and a last good value serves. */
  retryAfter?: number;
  /** Milliseconds to wait for a new value while a last good one exists. */
  graceMs?: number;
  /** An equal value keeps its version, so that nothing made of it is computed again. */
  same?: (a: T, b: T) => boolean;
  /** Whether a value may serve later callers; those who wait for it get it in any case. */
  stores?: (value: T) => boolean;
  /** The key as text: different for different keys. */
  id?: (key: K) => string;
  /** Last good values of earlier processes, used when computing fails and memory has none. */
  persist?: Persistence<T>;
}

export interface Persistence<T> {
  /** @returns undefined when there is none, or none that is still valid */
  read(id: string): Promise<T | undefined>;
  write(id: string, value: T): void;
  delete(id: string): void;
}

export interface Answer<T> {
  value: T;
  /** The value, or part of it, is older than it should be because its source failed. */
  stale: boolean;
}

/** Counters and size of a memo. */
export interface MemoCounts {
  /** Lookups answered with a valid result. */
  hits: number;
  /** Lookups answered with an expired result while a new one is computed. */
  staleHits: number;
  /** Results computed and stored. */
  stored: number;
  entries: number;
  /** Of keys and values, with the overhead of each entry. */
  bytes: number;
}

export interface Memo<K, T> {
  readonly counts: MemoCounts;
  /** A result that needs no computation and no promise: a valid one, or one that may be served while it is renewed. */
  peek(key: K, request?: RequestReads): Answer<T> | undefined;
  /**
   * @throws Missing when there is no such value
   * @throws what `compute` throws, when there is no last good value
   */
  read(key: K, request?: RequestReads): Promise<Answer<T>>;
  /** As `read`, without the flag. */
  get(key: K, request?: RequestReads): Promise<T>;
}

/** Changes may come faster than they can be computed: then the last result is given, and the next caller computes again. */
const maxRounds = 3;

const defaults = {
  maxBytes: 32_000_000,
  size: () => 0,
  maxAge: Infinity,
  staleWhileRevalidate: Infinity,
  retryAfter: 5_000,
  graceMs: 3_000,
  same: isDeepStrictEqual,
  stores: () => true,
  id: (key: unknown) => JSON.stringify(key),
};

interface Snapshot {
  node: Node;
  result: Result;
  stale: boolean;
}

interface InFlight {
  run: Run;
  outcome: Promise<Outcome>;
}

type Outcome = { snapshot: Snapshot } | { failed: unknown; recording: Recording };

/** Wraps what a computation threw with what it had read by then. */
class ComputeError extends Error {
  readonly recording: Recording;
  constructor(cause: unknown, recording: Recording) {
    super('computing failed', { cause });
    this.recording = recording;
  }
}

/**
 * Caches a function of its key and of whatever it reads while it runs. Declare it once, at module level: it also runs for the sake of
 * results made of it, so it must not capture anything of one request. The type of the key admits plain data only.
 */
export function createMemo<K, T>(
  tracking: Tracking,
  compute: Compute<K, T>,
  given: MemoOptions<K, T> = {},
): Memo<K, T> {
  const { inputs, now, renewals } = tracking;
  const options = { ...defaults, ...given };
  const variants = new Variants(options.maxBytes);
  const inFlight = new Map<string, InFlight>();
  const counts = { hits: 0, staleHits: 0, stored: 0 };

  function peek(key: K, request?: RequestReads): Answer<T> | undefined {
    const text = options.id(key);
    const node = variants.find(variants.idOf(text, request));
    const snapshot = node && immediate(node, key, request, true);
    return snapshot && !snapshot.result.missing ? answerOf(snapshot) : undefined;
  }

  async function read(key: K, request?: RequestReads): Promise<Answer<T>> {
    const current = tracking.current();
    if (current instanceof Unshared) return { value: await readUnshared(current, key), stale: false };
    const snapshot = await settle(key, request ?? current?.request, current);
    current?.readNode(snapshot.node, snapshot.result.version, snapshot.result.answers);
    if (snapshot.result.missing) throw snapshot.result.missing;
    return answerOf(snapshot);
  }

  function readUnshared(scope: Unshared, key: K): Promise<T> {
    const own = scope.resultsOf(variants);
    const text = options.id(key);
    const result = own.get(text) ?? Promise.resolve().then(() => compute(key));
    own.set(text, result);
    return result as Promise<T>;
  }

  /** Looks up, waits and computes until there is a result whose answers are those of the request. */
  async function settle(
    key: K,
    request: RequestReads | undefined,
    current: Computation | undefined,
  ): Promise<Snapshot> {
    const text = options.id(key);
    for (;;) {
      const id = variants.idOf(text, request);
      const node = variants.find(id);
      const ready = node && immediate(node, key, request, current === undefined);
      if (ready) return ready;
      const flight = inFlight.get(id) ?? start(id, key, request, node);
      const outcome = await waitFor(flight, node, current);
      const answers = 'snapshot' in outcome ? outcome.snapshot.result.answers : outcome.recording.answers;
      // A joined computation may have read more of its request than results of this key were seen to read before.
      if (!answersAlike(answers, request)) continue;
      if ('snapshot' in outcome) return outcome.snapshot;
      current?.readFailure({
        error: outcome.failed,
        edges: outcome.recording.edges,
        retryAt: now() + options.retryAfter,
      });
      throw outcome.failed;
    }
  }

  function immediate(
    node: Node,
    key: K,
    request: RequestReads | undefined,
    outermost: boolean,
  ): Snapshot | undefined {
    const state = stateOf(node, inputs, now());
    if (state === 'valid') {
      counts.hits += 1;
      return snapshotOf(node);
    }
    // Parts of a result wait: an old part in a new result would take one request per level to become current.
    if (state !== 'expired' || !outermost) return undefined;
    // The source may have recovered: revalidate before answering.
    if (node.degraded && !node.failure) return undefined;
    if (now() >= node.expiresAt + options.staleWhileRevalidate) return undefined;
    const id = variants.idOf(options.id(key), request);
    if (!inFlight.has(id)) start(id, key, request, node);
    counts.staleHits += 1;
    return snapshotOf(node);
  }

  async function waitFor(
    flight: InFlight,
    node: Node | undefined,
    current: Computation | undefined,
  ): Promise<Outcome> {
    const outcome = current ? current.run.waitFor(flight.run, flight.outcome) : flight.outcome;
    if (!node?.result || node.result.missing) return outcome;
    let timer: NodeJS.Timeout | number | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, options.graceMs);
    });
    try {
      return (await Promise.race([outcome, late])) ?? lastGood(node) ?? (await outcome);
    } finally {
      clearTimeout(timer);
    }
  }

  /** The source hangs: until it answers or the next attempt is due, callers get the last good value without waiting. */
  function lastGood(node: Node): Outcome | undefined {
    if (node.evicted || !node.result) return undefined;
    node.failure ??= { error: new Error('timeout'), retryAt: now() + options.retryAfter, edges: [] };
    node.degraded = true;
    node.expiresAt = node.failure.retryAt;
    return { snapshot: { node, result: node.result, stale: true } };
  }

  function start(id: string, key: K, request: RequestReads | undefined, node: Node | undefined): InFlight {
    const run = new Run();
    const outcome = renew(key, request, node, run).finally(() => {
      if (inFlight.get(id)?.run === run) inFlight.delete(id);
    });
    // Callers that wait get the error; a background revalidation has none.
    outcome.catch(() => undefined);
    const flight = { run, outcome };
    inFlight.set(id, flight);
    return flight;
  }

  /** Verifies the parts of a result first: if they turn out equal, it is still valid. Otherwise it is computed. */
  async function renew(
    key: K,
    request: RequestReads | undefined,
    existing: Node | undefined,
    run: Run,
  ): Promise<Outcome> {
    // Lets the caller register the run, so that whatever is computed now can join it.
    await undefined;
    if (existing && (await isValidWithNewParts(existing, request, run)))
      return { snapshot: snapshotOf(existing) };
    const node = existing ?? createNode();
    const text = options.id(key);
    try {
      const result = await computeResult(key, request, run, node);
      if (!result.missing && !options.stores(result.value as T)) {
        variants.remove(text, node);
        return { snapshot: { node, result, stale: result.degraded } };
      }
      counts.stored += 1;
      node.result = result;
      node.failure = undefined;
      node.checkedAt = -1;
      // Sets mask, expiry and flag from the parts.
      stateOf(node, inputs, now());
      node.degraded ||= result.degraded;
      const held = { node, result, stale: node.degraded };
      renewals.set(node, (asking, waiter) => renewPart(node, key, asking, waiter));
      variants.store(text, node, request, result.missing ? 0 : options.size(result.value as T));
      if (result.missing) options.persist?.delete(text);
      else if (!result.degraded) options.persist?.write(text, result.value as T);
      return { snapshot: held };
    } catch (error) {
      if (!(error instanceof ComputeError)) throw error;
      return fail(text, node, error, request);
    }
  }

  async function fail(
    text: string,
    node: Node,
    { cause, recording }: ComputeError,
    request: RequestReads | undefined,
  ): Promise<Outcome> {
    if (!node.result || node.result.missing || node.evicted) {
      const value = await options.persist?.read(text).catch(() => undefined);
      if (value === undefined) return { failed: cause, recording };
      node.result = { ...recording, value, missing: undefined, version: inputs.nextStamp(), degraded: true };
      renewals.set(node, async () => undefined);
      variants.store(text, node, request, options.size(value));
    }
    node.failure = { error: cause, retryAt: now() + options.retryAfter, edges: recording.edges };
    stateOf(node, inputs, now());
    return { snapshot: { node, result: node.result, stale: true } };
  }

  async function isValidWithNewParts(
    node: Node,
    request: RequestReads | undefined,
    run: Run,
  ): Promise<boolean> {
    const { result, failure, evicted } = node;
    if (!result || failure || evicted || now() >= Math.min(result.expiresAt, result.endsAt)) return false;
    if (result.edges.some((edge) => 'input' in edge && edge.version !== edge.input.version)) return false;
    const parts = result.edges.flatMap((edge) => ('node' in edge ? edge.node : []));
    const old = parts.filter((part) => stateOf(part, inputs, now()) !== 'valid');
    // A part that fails is no longer needed, or fails again when this is computed.
    await Promise.all(
      old.map((part) =>
        renewals
          .get(part)?.(request, run)
          .catch(() => undefined),
      ),
    );
    return stateOf(node, inputs, now()) === 'valid';
  }

  /** Renews one result for the sake of another that is made of it. */
  async function renewPart(
    node: Node,
    key: K,
    request: RequestReads | undefined,
    waiter: Run,
  ): Promise<void> {
    const id = variants.idOf(options.id(key), request);
    if (variants.find(id) !== node) return;
    const flight = inFlight.get(id) ?? start(id, key, request, node);
    await waiter.waitFor(flight.run, flight.outcome);
  }

  async function computeResult(
    key: K,
    request: RequestReads | undefined,
    run: Run,
    node: Node,
  ): Promise<Result> {
    for (let round = 1; ; round += 1) {
      const current = new Computation(inputs.nextStamp(), run, request);
      const startedAt = now();
      let value: T | undefined;
      let missing: Missing | undefined;
      try {
        value = await tracking.within(current, () => compute(key));
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

  /** Early cutoff: an equal value keeps its version. Not if it asks something new, because that is part of the key of its parents. */
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

  function snapshotOf(node: Node): Snapshot {
    if (!node.result) throw new Error('a valid node has a result');
    return { node, result: node.result, stale: node.degraded };
  }

  /** The only values stored in this memo's nodes are its own. */
  function answerOf({ result, stale }: Snapshot): Answer<T> {
    return { value: result.value as T, stale };
  }

  return {
    get counts() {
      return { ...counts, ...variants.size };
    },
    peek,
    read,
    get: async (key, request) => (await read(key, request)).value,
  };
}
