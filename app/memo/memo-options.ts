import type { Anonymous } from './anonymous';
import { isEqual } from './is-equal';
import type { RequestReads } from './request-reads';

/**
 * A function of plain data: the compiler refuses a key that identifies a player, or that carries a function.
 *
 * @param lastGood the value had before, in this process or an earlier one; it may supply what is broken in the newest
 */
export type Compute<K, T> = ((key: K, lastGood: () => Promise<T | undefined>) => T | Promise<T>) &
  ([K] extends [Anonymous<K>] ? unknown : never);

export interface MemoOptions<K, T> {
  /** Of values and keys; the least recently used results give way. */
  maxBytes?: number;
  /** Of a value, in bytes. */
  size?: (value: T) => number;
  /** Milliseconds after which a result expires even though no input has changed. */
  maxAge?: number;
  /** Milliseconds after its expiry for which a result is served while a new one is computed. */
  staleWhileRevalidate?: number;
  /** Whether a last good value serves while computing fails. */
  staleIfError?: boolean;
  /** Milliseconds until the next attempt while computing fails and a last good value serves. */
  retryAfter?: (error: unknown) => number;
  /** Name of a content input whose change says that the source has recovered: whatever failed is tried again at once. */
  recovery?: string;
  /** Milliseconds to wait for a new value while a last good one exists: of a source that may hang, not of what is made of it. */
  graceMs?: number;
  /** Milliseconds to wait for a first value. The computation goes on, for a later caller. */
  patienceMs?: number;
  /** An equal value keeps its version, so that nothing made of it is computed again. */
  same?: (a: T, b: T) => boolean;
  /** Whether a value may serve later callers; those who wait for it get it in any case. */
  stores?: (value: T) => boolean;
  /** The key as text: different for different keys. */
  id?: (key: K) => string;
  /** The last good value of an earlier process, for when computing fails and memory has none; undefined when there is none either. */
  restore?: (key: K) => Promise<T | undefined>;
  /** Called when a last good value begins to be served. @param restored whether it is that of an earlier process */
  onStale?: (id: string, error: unknown, restored: boolean) => void;
  /** Called with the outcome of each `read`. */
  onRead?: (result: ReadResult) => void;
}

export type ReadResult = 'current' | 'last-good' | 'missing' | 'failed';

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

/** Options of which only those without a sensible default may be missing. */
export type ResolvedOptions<K, T> = MemoOptions<K, T> &
  Required<Omit<MemoOptions<K, T>, 'recovery' | 'restore' | 'onStale' | 'onRead'>>;

export function withDefaults<K, T>(given: MemoOptions<K, T>): ResolvedOptions<K, T> {
  return {
    maxBytes: 32_000_000,
    size: () => 0,
    maxAge: Infinity,
    staleWhileRevalidate: Infinity,
    staleIfError: true,
    retryAfter: () => 5_000,
    graceMs: Infinity,
    patienceMs: Infinity,
    same: isEqual,
    stores: () => true,
    id: (key) => JSON.stringify(key),
    ...given,
  };
}
