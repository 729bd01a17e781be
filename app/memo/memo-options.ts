import type { Anonymous } from './anonymous';
import { isEqual } from './is-equal';
import type { RequestReads } from './request-reads';

/**
 * A function of plain data: the compiler rejects keys that identify a player or contain a function.
 * @param lastGood the previous value, of this process or an earlier one; may replace broken parts of the newest
 */
export type Compute<K, T> = ((key: K, lastGood: () => Promise<T | undefined>) => T | Promise<T>) &
  ([K] extends [Anonymous<K>] ? unknown : never);

export interface MemoOptions<K, T> {
  /** Of values and keys; the least recently used results are evicted. */
  maxBytes?: number;
  /** Size of a value in bytes. */
  size?: (value: T) => number;
  /** Milliseconds after which a result expires even if no input has changed. */
  maxAge?: number;
  /** Milliseconds after expiry during which a stale result is served while a new one is computed. */
  staleWhileRevalidate?: number;
  /** Whether to serve the last good value while computing fails. */
  staleIfError?: boolean;
  /** Milliseconds until the next attempt while computing fails and a last good value is served. */
  retryAfter?: (error: unknown) => number;
  /** Name of a content input that changes when the source recovers: failed results are then retried at once. */
  recovery?: string;
  /**
   * Milliseconds to wait for a new value while a last good one exists; for sources that may hang, not for results
   * derived from them.
   */
  graceMs?: number;
  /** Milliseconds to wait for a first value. The computation continues for later callers. */
  patienceMs?: number;
  /** Equality of values: an equal value keeps its version, so dependent results are not computed again. */
  same?: (a: T, b: T) => boolean;
  /** Whether to store a value; callers already waiting receive it in any case. */
  stores?: (value: T) => boolean;
  /** The key as a unique string. */
  id?: (key: K) => string;
  /** The last good value of an earlier process, used when computing fails and memory has none; undefined if there is none. */
  restore?: (key: K) => Promise<T | undefined>;
  /** Called when a last good value starts to be served. @param restored whether it is from an earlier process */
  onStale?: (id: string, error: unknown, restored: boolean) => void;
  /** Called with the outcome of each `read`. */
  onRead?: (result: ReadResult) => void;
}

export type ReadResult = 'current' | 'last-good' | 'missing' | 'failed';

export interface Answer<T> {
  value: T;
  /** The value, or part of it, is out of date because its source failed. */
  stale: boolean;
}

/** Counters and size of a memo. */
export interface MemoCounts {
  /** Lookups that returned a valid result. */
  hits: number;
  /** Lookups that returned a stale result while a new one is computed. */
  staleHits: number;
  /** Results computed and stored. */
  stored: number;
  entries: number;
  /** Of keys and values, including the overhead of each entry. */
  bytes: number;
}

export interface Memo<K, T> {
  readonly counts: MemoCounts;
  /** A result available without computation or promise: valid, or stale while it is revalidated. */
  peek(key: K, request?: RequestReads): Answer<T> | undefined;
  /**
   * @throws Missing when the value does not exist
   * @throws the error of `compute`, when there is no last good value
   */
  read(key: K, request?: RequestReads): Promise<Answer<T>>;
  /** Like `read`, without the stale flag. */
  get(key: K, request?: RequestReads): Promise<T>;
}

/** Options after defaults; only those without a sensible default may be missing. */
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
