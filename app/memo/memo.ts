import { ComputeError, createComputing } from './compute-result';
import { Computation } from './computation';
import { type Answer, type Compute, type Memo, type MemoOptions, withDefaults } from './memo-options';
import { type Edge, type Failure, type Node, type Recording, type Result, createNode, stateOf } from './node';
import { type RequestReads, answersAlike } from './request-reads';
import { Run } from './run';
import { TimeoutError, timely } from './timely';
import type { Tracking } from './tracking';
import { Variants } from './variants';

interface Snapshot {
  node: Node;
  result: Result;
  stale: boolean;
}

interface InFlight {
  run: Run;
  outcome: Promise<Outcome>;
  /** Stamp of the inputs at the start. */
  startedAt: number;
  /** Whether a caller's wait has timed out. */
  isLate: boolean;
  /** The value of an earlier process, once looked up. */
  restored?: Promise<Outcome | undefined>;
}

type Outcome = { snapshot: Snapshot } | { failed: unknown; recording: Recording };

const nothingRead: Recording = {
  edges: [],
  answers: new Map(),
  expiresAt: Infinity,
  endsAt: Infinity,
  degraded: true,
};

/**
 * Caches a function of its key and of everything it reads while it runs. Declare it once, at module level: it also runs
 * to renew results that depend on it, so it must not capture anything of one request. The type of the key admits plain
 * data only.
 */
export function createMemo<K, T>(
  tracking: Tracking,
  compute: Compute<K, T>,
  given: MemoOptions<K, T> = {},
): Memo<K, T> {
  const { inputs, now, renewals } = tracking;
  const options = withDefaults(given);
  const computeResult = createComputing(tracking, compute, options);
  const variants = new Variants(options.maxBytes);
  const inFlight = new Map<string, InFlight>();
  const recovery = options.recovery === undefined ? undefined : inputs.named(options.recovery, 'content');
  const counts = { hits: 0, staleHits: 0, stored: 0 };

  function peek(key: K, request?: RequestReads): Answer<T> | undefined {
    const text = options.id(key);
    const node = variants.find(variants.idOf(text, request));
    const snapshot = node && immediate(node, key, request, true);
    return snapshot && !snapshot.result.missing ? answerOf(snapshot) : undefined;
  }

  async function read(key: K, request?: RequestReads): Promise<Answer<T>> {
    const scope = tracking.current();
    const current = scope instanceof Computation ? scope : undefined;
    const snapshot = await settle(key, request ?? scope?.request, current).catch((error: unknown) => {
      options.onRead?.('failed');
      throw error;
    });
    current?.readNode(snapshot.node, snapshot.result.version, snapshot.result.answers);
    options.onRead?.(snapshot.result.missing ? 'missing' : snapshot.stale ? 'last-good' : 'current');
    if (snapshot.result.missing) throw snapshot.result.missing;
    return answerOf(snapshot);
  }

  /** Looks up, waits and computes until a result matches the answers of the request. */
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
      const outcome = await waitFor(id, key, request, node, current?.run);
      const answers = 'snapshot' in outcome ? outcome.snapshot.result.answers : outcome.recording.answers;
      // A joined computation may have read more of its request than earlier results of this key.
      if (!answersAlike(answers, request)) continue;
      if ('snapshot' in outcome) return outcome.snapshot;
      current?.readFailure(failureOf(outcome.failed, outcome.recording.edges));
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
    if (state !== 'expired') return undefined;
    // At every level, the last good value is served while the next attempt is in flight.
    if (!node.failure) {
      // Nested reads wait: a stale part in a new result would need one request per level to become current.
      if (!outermost) return undefined;
      // The source may have recovered: revalidate before answering.
      if (node.degraded) return undefined;
      if (now() >= node.expiresAt + options.staleWhileRevalidate) return undefined;
    }
    flightOf(variants.idOf(options.id(key), request), key, request, node);
    counts.staleHits += 1;
    return snapshotOf(node);
  }

  /** The in-flight computation, or a new one; not one that hung before the source recovered. */
  function flightOf(id: string, key: K, request: RequestReads | undefined, node: Node | undefined): InFlight {
    if (node?.failure)
      node.failure = { ...node.failure, retryAt: now() + options.retryAfter(node.failure.error) };
    const flight = inFlight.get(id);
    const isAbandoned = flight?.isLate && recovery && recovery.version > flight.startedAt;
    return flight && !isAbandoned ? flight : start(id, key, request, node);
  }

  async function waitFor(
    id: string,
    key: K,
    request: RequestReads | undefined,
    node: Node | undefined,
    waiter: Run | undefined,
  ): Promise<Outcome> {
    const flight = flightOf(id, key, request, node);
    const outcome = waiter ? waiter.waitFor(flight.run, flight.outcome) : flight.outcome;
    const { graceMs, patienceMs, restore } = options;
    const hasLastGood = options.staleIfError && node?.result && !node.result.missing;
    if (!hasLastGood && !restore && patienceMs === Infinity) return outcome;
    const inTime = await timely(outcome, hasLastGood || restore ? graceMs : patienceMs);
    if (inTime) return inTime;
    flight.isLate = true;
    const error = new TimeoutError(`no answer within ${graceMs} ms`);
    if (hasLastGood) return lastGood(node, id, error) ?? outcome;
    const restored = restore && (await (flight.restored ??= restoredValue(key, request, error)));
    if (restored) return restored;
    const late = await timely(outcome, restore ? patienceMs - graceMs : 0);
    if (late) return late;
    // A request may hang for minutes after the source has recovered: the next caller sends a new one.
    if (inFlight.get(id) === flight) inFlight.delete(id);
    return { failed: new TimeoutError(`no answer within ${patienceMs} ms`), recording: nothingRead };
  }

  /** The source hangs: until it responds or the next attempt is due, callers get the last good value at once. */
  function lastGood(node: Node, id: string, error: unknown): Outcome | undefined {
    if (node.evicted || !node.result) return undefined;
    if (!node.failure) fails(node, id, failureOf(error, []));
    return { snapshot: { node, result: node.result, stale: true } };
  }

  async function restoredValue(
    key: K,
    request: RequestReads | undefined,
    error: unknown,
    recording: Recording = nothingRead,
  ): Promise<Outcome | undefined> {
    const value = await options.restore?.(key).catch(() => undefined);
    if (value === undefined) return undefined;
    const text = options.id(key);
    const newer = variants.find(variants.idOf(text, request));
    // A computation has finished in the meantime.
    if (newer?.result && !newer.result.missing) return { snapshot: snapshotOf(newer) };
    const node = createNode();
    const version = inputs.nextStamp();
    node.result = { ...recording, value, missing: undefined, version, degraded: true };
    renewals.set(node, (asking, waiter) => renewPart(node, key, asking, waiter));
    variants.store(text, node, request, options.size(value));
    fails(node, text, failureOf(error, recording.edges), true);
    return { snapshot: { node, result: node.result, stale: true } };
  }

  function failureOf(error: unknown, edges: readonly Edge[]): Failure {
    const recovering = recovery ? [...edges, { input: recovery, version: recovery.version }] : edges;
    return { error, edges: recovering, retryAt: now() + options.retryAfter(error) };
  }

  function fails(node: Node, id: string, failure: Failure, restored = false): void {
    if (!node.failure) options.onStale?.(id, failure.error, restored);
    node.failure = failure;
    // Sets the stale flag and the expiry.
    stateOf(node, inputs, now());
  }

  function start(id: string, key: K, request: RequestReads | undefined, node: Node | undefined): InFlight {
    const run = new Run();
    const outcome = renew(key, request, node, run).finally(() => {
      if (inFlight.get(id)?.run === run) inFlight.delete(id);
    });
    // Waiting callers get the error; a background revalidation has none.
    outcome.catch(() => undefined);
    const flight = { run, outcome, startedAt: inputs.nextStamp(), isLate: false };
    inFlight.set(id, flight);
    return flight;
  }

  /** Validates the parts of a result first: if they are equal, it is still valid. Otherwise it is computed. */
  async function renew(
    key: K,
    request: RequestReads | undefined,
    existing: Node | undefined,
    run: Run,
  ): Promise<Outcome> {
    // Lets the caller register the run first, so that nested computations can join it.
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
      // A restored value may have been stored in the meantime.
      return {
        snapshot: store(
          key,
          existing ?? variants.find(variants.idOf(text, request)) ?? node,
          result,
          request,
        ),
      };
    } catch (error) {
      if (!(error instanceof ComputeError)) throw error;
      return fail(key, node, error, request);
    }
  }

  function store(key: K, node: Node, result: Result, request: RequestReads | undefined): Snapshot {
    const recovers = node.failure !== undefined;
    counts.stored += 1;
    node.result = result;
    node.failure = undefined;
    node.checkedAt = -1;
    // Sets mask, expiry and stale flag from the parts.
    stateOf(node, inputs, now());
    node.degraded ||= result.degraded;
    const snapshot = { node, result, stale: node.degraded };
    renewals.set(node, (asking, waiter) => renewPart(node, key, asking, waiter));
    const size = result.missing ? 0 : options.size(result.value as T);
    variants.store(options.id(key), node, request, size);
    if (recovers) inputs.recheck();
    return snapshot;
  }

  async function fail(
    key: K,
    node: Node,
    { cause, recording }: ComputeError,
    request: RequestReads | undefined,
  ): Promise<Outcome> {
    if (!options.staleIfError) return { failed: cause, recording };
    if (!node.result || node.result.missing || node.evicted)
      return (await restoredValue(key, request, cause, recording)) ?? { failed: cause, recording };
    fails(node, options.id(key), failureOf(cause, recording.edges));
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
    // A failing part is either no longer needed, or fails again when the result is computed.
    await Promise.all(
      old.map((part) =>
        renewals
          .get(part)?.(request, run)
          .catch(() => undefined),
      ),
    );
    return stateOf(node, inputs, now()) === 'valid';
  }

  /** Renews a result that another one depends on. */
  async function renewPart(
    node: Node,
    key: K,
    request: RequestReads | undefined,
    waiter: Run,
  ): Promise<void> {
    const id = variants.idOf(options.id(key), request);
    if (variants.find(id) !== node) return;
    // Its last good value is served until then.
    if (node.failure) flightOf(id, key, request, node);
    else await waitFor(id, key, request, node, waiter);
  }

  function snapshotOf(node: Node): Snapshot {
    if (!node.result) throw new Error('a valid node has a result');
    return { node, result: node.result, stale: node.degraded };
  }

  /** The nodes of this memo contain values of its own type only. */
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
