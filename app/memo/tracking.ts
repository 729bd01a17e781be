import { AsyncLocalStorage } from 'node:async_hooks';
import { Apart } from './apart';
import { Computation } from './computation';
import { isEqual } from './is-equal';
import { type Family, Inputs, type ValueInput } from './input';
import type { Node } from './node';
import type { RequestReads } from './request-reads';
import type { Run } from './run';

/** Reads recorded as dependencies of the running computation. Outside of a computation nothing is recorded. */
export interface Reads {
  /** A named input whose data was fetched. */
  input(name: string, family: Family): void;
  /** A parameter or fact of the request. */
  answer(name: string): string | undefined;
  /**
   * Whether a moment, in milliseconds of the clock, has passed. The result becomes invalid at that moment: it is not
   * served stale.
   */
  passed(moment: number): boolean;
  /** Expires the result after this many milliseconds, because it contains a live value or depends on the clock. */
  expires(ms: number): void;
  /** Marks the result as incomplete because a source failed; it is computed again after this many milliseconds. */
  degraded(retryAfter: number): void;
  /** Whether the result so far is incomplete or depends on something stale. */
  isDegraded(): boolean;
}

/** Renews a result that another one depends on. */
type Renewal = (request: RequestReads | undefined, waiter: Run) => Promise<void>;

/** Inputs, clock and recorder shared by a set of memos. */
export interface Tracking {
  readonly now: () => number;
  readonly inputs: Inputs;
  readonly renewals: WeakMap<Node, Renewal>;
  readonly reads: Reads;
  /** Whether its results are stored apart from the shared ones. */
  readonly isApart: boolean;
  /** The computation or scope that the caller runs in. */
  current(): Computation | Apart | undefined;
  within<T>(scope: Computation | Apart, work: () => T | Promise<T>): Promise<T>;
  valueInput<T>(family: Family, value: T, same?: (a: T, b: T) => boolean): ValueInput<T>;
  /** Marks named inputs as changed, such as published entries: one batch, one revision. */
  changed(names: Iterable<string>, family: Family): void;
  /** Marks every named input of a family as changed. */
  changedAll(family: Family): void;
  /** Runs work that neither reads nor writes shared results, such as a preview. All such work shares a separate cache. */
  apart<T>(work: () => Promise<T>, request?: RequestReads): Promise<T>;
}

/** @param now milliseconds */
export function createTracking({ now }: { now: () => number }): Tracking {
  const inputs = new Inputs();
  const scopes = new AsyncLocalStorage<Computation | Apart>();
  let open = 0;

  const current = () => scopes.getStore();

  function computation(): Computation | undefined {
    const scope = current();
    return scope instanceof Computation ? scope : undefined;
  }

  async function within<T>(scope: Computation | Apart, work: () => T | Promise<T>): Promise<T> {
    open += 1;
    try {
      return await scopes.run(scope, async () => work());
    } finally {
      open -= 1;
      // Lets Node skip propagating the scope with every promise while nothing is computed.
      if (open === 0) scopes.disable();
    }
  }

  const reads: Reads = {
    input: (name, family) => computation()?.readFetched(inputs.named(name, family)),
    answer(name) {
      const scope = current();
      return scope instanceof Apart ? scope.request?.read(name) : scope?.readAnswer(name);
    },
    passed(moment) {
      if (now() >= moment) return true;
      computation()?.endAt(moment);
      return false;
    },
    expires: (ms) => computation()?.expireAt(now() + ms),
    degraded: (retryAfter) => computation()?.degrade(now() + retryAfter),
    isDegraded: () => computation()?.isDegraded ?? false,
  };

  function valueInput<T>(family: Family, value: T, same: (a: T, b: T) => boolean = isEqual): ValueInput<T> {
    const input = inputs.create(family);
    let held = value;
    return {
      get() {
        computation()?.readCurrent(input);
        return held;
      },
      set(next) {
        if (same(held, next)) return;
        held = next;
        inputs.change([input]);
      },
    };
  }

  return {
    now,
    inputs,
    isApart: false,
    renewals: new WeakMap(),
    reads,
    current,
    within,
    valueInput,
    changed: (names, family) => inputs.changeNamed(names, family),
    changedAll: (family) => inputs.changeAll(family),
    apart: (work, request) => within(new Apart(request), work),
  };
}
