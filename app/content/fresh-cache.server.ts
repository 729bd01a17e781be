import { LRUCache } from 'lru-cache';
import { log } from '../log.server';
import { type ContentRead, countContentRead } from '../metrics.server';
import { within } from '../within';

interface Entry<T> {
  value: T;
  loadedAt: number;
}

export interface Cached<T> {
  value: T;
  /** The value is older than it should be, because a newer one could not be had. */
  stale: boolean;
}

interface FreshCacheOptions {
  name: string;
  freshMs: number;
  now: () => number;
  /** How long a visitor waits for a newer value while an older one exists. */
  graceMs?: number;
  maxEntries?: number;
}

/** After a failure the source is left alone this long while an older value exists. */
const retryAfterMs = 5_000;

/**
 * Values that are fresh for a while (CONTENT-29) and outlive their source: when a newer value cannot be had in time, the last
 * good one is given and marked stale (AMB-74). Concurrent requests for one key share one load.
 */
export class FreshCache<T> {
  readonly #entries: LRUCache<string, Entry<T>>;
  readonly #loads = new Map<string, Promise<T>>();
  readonly #failedAt = new Map<string, number>();
  readonly #options: Required<FreshCacheOptions>;
  #generation = 0;

  constructor(options: FreshCacheOptions) {
    this.#options = { graceMs: 700, maxEntries: 2_000, ...options };
    this.#entries = new LRUCache({ max: this.#options.maxEntries });
  }

  /** The value of a key. Rejects with the load's error only when there is no older value. */
  async get(key: string, load: () => Promise<T>): Promise<Cached<T>> {
    try {
      const { result, ...cached } = await this.#read(key, load);
      countContentRead(this.#options.name, result);
      return cached;
    } catch (error) {
      countContentRead(this.#options.name, 'failed');
      throw error;
    }
  }

  async #read(key: string, load: () => Promise<T>): Promise<Cached<T> & { result: ContentRead }> {
    const { now, freshMs, graceMs, name } = this.#options;
    const entry = this.#entries.get(key);
    if (!entry) return { value: await this.#load(key, load), stale: false, result: 'loaded' };
    if (now() - entry.loadedAt < freshMs) return { value: entry.value, stale: false, result: 'fresh' };
    const lastGood = { value: entry.value, stale: true, result: 'last-good' } as const;
    if (now() - (this.#failedAt.get(key) ?? -Infinity) < retryAfterMs) return lastGood;
    try {
      return { value: await within(this.#load(key, load), graceMs), stale: false, result: 'loaded' };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#failedAt.set(key, now());
      log.warn({ event: 'content.stale', cache: name, key, reason }, 'last good version served');
      return lastGood;
    }
  }

  /** Everything must be asked for again; old values stay as the last good ones. */
  expire(): void {
    this.#generation += 1;
    this.#loads.clear();
    this.#failedAt.clear();
    // Setting moves an entry to the front: iterating over the live cache would never end.
    for (const [key, entry] of [...this.#entries.entries()])
      this.#entries.set(key, { ...entry, loadedAt: -Infinity });
  }

  #load(key: string, load: () => Promise<T>): Promise<T> {
    const running = this.#loads.get(key);
    if (running) return running;
    const generation = this.#generation;
    const promise = load().then(
      (value) => {
        // A load begun before the last change may hold the old content: good enough to show once, not to keep as fresh.
        const loadedAt = generation === this.#generation ? this.#options.now() : -Infinity;
        this.#entries.set(key, { value, loadedAt });
        this.#failedAt.delete(key);
        if (this.#loads.get(key) === promise) this.#loads.delete(key);
        return value;
      },
      (error: unknown) => {
        if (this.#loads.get(key) === promise) this.#loads.delete(key);
        throw error;
      },
    );
    this.#loads.set(key, promise);
    return promise;
  }
}
