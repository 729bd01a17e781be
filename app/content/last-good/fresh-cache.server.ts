import { LRUCache } from 'lru-cache';
import { isRecord } from '../../../ui/live/json-fields';
import { log } from '../../server/log.server';
import { type ContentRead, countContentRead } from '../../server/metrics.server';
import { TimeoutError, within } from '../../server/within';
import { InvalidPageError, NotPublishedError } from '../client/content-errors';
import type { ContentKey } from '../documents/content-key';
import { type ContentChange, type Dependencies, readDependencies, touches } from '../changes/dependencies';
import type { KeptValues } from './kept-record';
import { changed, reads, untracked } from '../../memo/process-memos.server';
import { type PreviewScope, previewScope } from '../preview/preview-scope.server';

export interface Cached<T> {
  value: T;
  dependsOn: Dependencies;
  /** The value is older than it should be, because a newer one could not be had. */
  stale: boolean;
}

/** A value as it came from the content service. */
export interface Loaded<T> {
  value: T;
  dependsOn: Dependencies;
  /** What `restore` makes the value of again; without it the kept value stays as it is. */
  keep?: unknown;
  /** Why parts of it are of an older version: what is published is invalid. */
  stale?: string;
}

/** Where the values of a cache come from. */
export interface Source<T> {
  /**
   * @param lastGood the value had before, which may supply what the newest lacks
   * @throws NotPublishedError when there is no such value any more
   */
  load(lastGood: () => Promise<T | undefined>): Promise<Loaded<T>>;
  /** Checks what was kept, perhaps by an older version of the site. @throws Error when it is no value any more */
  restore(kept: unknown): T;
}

interface FreshCacheOptions {
  name: string;
  freshMs: number;
  /** Milliseconds. */
  now: () => number;
  kept?: KeptValues;
  /** How long a visitor waits for a newer value while an older one exists, in milliseconds. */
  graceMs?: number;
  /** How long a visitor waits for a first value, in milliseconds. The load goes on behind, for the next visitor. */
  patienceMs?: number;
  maxEntries?: number;
}

interface Entry<T> {
  value: T;
  loadedAt: number;
  dependsOn: Dependencies;
  stale: boolean;
  /** A change touched it: whoever asks next waits for the newer one. */
  changed: boolean;
}

interface Running<T> {
  promise: Promise<Entry<T>>;
  startedAt: number;
  /** Changes while it runs: what it reads may be older than they are. */
  changes: ContentChange[];
}

type Answer<T> = Cached<T> & { result: ContentRead; dependsOn: Dependencies };

/** After a failure the source is left alone this long while an older value exists. */
const retryAfterMs = 5_000;

/** The input of all results made of a last good value. */
const outage = 'content outage';
/** After this long a result made of a last good value is computed again, in milliseconds. */
const retryStaleMs = 1_000;

/** Changes may come faster than they can be read: then what is there is given, and the next visitor asks again. */
const maxRounds = 3;

/**
 * Values that are fresh for a while (CONTENT-29) and outlive their source. A value that is merely old is given at once and renewed
 * behind; one that a change touched is waited for, so that what was published is seen by the next visitor. When a newer value cannot
 * be had, the last good one is given and marked stale (AMB-74): the one in memory, or the one that an earlier process kept. Concurrent
 * requests for one key share one load.
 */
export class FreshCache<T> {
  readonly #entries: LRUCache<ContentKey, Entry<T>>;
  readonly #running = new Map<ContentKey, Running<T>>();
  readonly #restoring = new Map<ContentKey, Promise<Entry<T> | undefined>>();
  /** When to ask again for what could not be had. */
  readonly #failed = new Map<ContentKey, { retryAt: number }>();
  readonly #options: Required<Omit<FreshCacheOptions, 'kept'>>;
  readonly #kept: KeptValues | undefined;
  /** What each page in preview has read: the blocks of one page share a load, as visitors do. */
  readonly #previews = new WeakMap<PreviewScope, Map<ContentKey, Promise<Loaded<T>>>>();

  constructor({ kept, ...options }: FreshCacheOptions) {
    this.#options = { graceMs: 3_000, patienceMs: 5_000, maxEntries: 2_000, ...options };
    this.#kept = kept;
    this.#entries = new LRUCache({
      max: this.#options.maxEntries,
      dispose: (_entry, key, reason) => {
        if (reason !== 'evict') return;
        this.#failed.delete(key);
        // Nothing hears of a change of what is not held here any more.
        changed([this.#inputName(key)], 'content');
      },
    });
  }

  /** The value of a key. Rejects with the load's error only when there is no older value, or when what was asked for is gone. */
  async get(key: ContentKey, source: Source<T>): Promise<Cached<T>> {
    const preview = previewScope();
    if (preview) {
      const { value, dependsOn } = await this.#loadForPreview(preview, key, source);
      return { value, dependsOn, stale: false };
    }
    try {
      const { result, ...cached } = await this.#read(key, source);
      countContentRead(this.#options.name, result);
      reads.input(this.#inputName(key), 'content');
      if (cached.stale) {
        reads.input(outage, 'content');
        reads.degraded(retryStaleMs);
      }
      return cached;
    } catch (error) {
      countContentRead(this.#options.name, error instanceof NotPublishedError ? 'gone' : 'failed');
      throw error;
    }
  }

  /** What a change touches must be asked for again; old values stay as the last good ones. */
  expire(change: ContentChange): void {
    for (const { changes } of this.#running.values()) changes.push(change);
    const touched = new Set(this.#running.keys());
    for (const [key, entry] of this.#entries.entries()) {
      if (!touches(change, entry.dependsOn)) continue;
      entry.changed = true;
      this.#failed.delete(key);
      touched.add(key);
    }
    changed(
      [...touched].map((key) => this.#inputName(key)),
      'content',
    );
  }

  /** The source can be reached again: what failed is asked for with the next request, and who hangs is no longer waited for. */
  resume(): void {
    this.#failed.clear();
    changed([outage], 'content');
    for (const [key, { startedAt }] of [...this.#running])
      if (this.#options.now() - startedAt >= this.#options.graceMs) this.#running.delete(key);
  }

  /** Drafts are read past everything kept, and are kept no longer than the page that asks for them. */
  #loadForPreview(preview: PreviewScope, key: ContentKey, source: Source<T>): Promise<Loaded<T>> {
    const loads = this.#previews.get(preview) ?? new Map<ContentKey, Promise<Loaded<T>>>();
    this.#previews.set(preview, loads);
    const known = loads.get(key) ?? source.load(async () => undefined);
    loads.set(key, known);
    return known;
  }

  #read(key: ContentKey, source: Source<T>): Promise<Answer<T>> | Answer<T> {
    const { now, freshMs } = this.#options;
    const entry = this.#entries.get(key);
    if (!entry) return this.#readFirst(key, source);
    const failure = this.#failed.get(key);
    if (failure) {
      if (now() >= failure.retryAt) void this.#renew(key, source).catch(() => undefined);
      return lastGood(entry);
    }
    if (entry.changed) return this.#readChanged(key, source, entry);
    const fresh = now() - entry.loadedAt < freshMs;
    if (!fresh) void this.#renew(key, source).catch(() => undefined);
    if (entry.stale) return lastGood(entry);
    const { value, dependsOn } = entry;
    return { value, dependsOn, stale: false, result: fresh ? 'fresh' : 'older' };
  }

  async #readFirst(key: ContentKey, source: Source<T>): Promise<Answer<T>> {
    try {
      return loaded(await (this.#kept ? this.#renew(key, source) : this.#firstLoad(key, source)));
    } catch (error) {
      if (error instanceof NotPublishedError) throw error;
      const entry = await this.#restore(key, source);
      if (entry) return this.#standIn(key, entry);
      if (this.#kept && error instanceof TimeoutError)
        return loaded(await this.#firstLoad(key, source, this.#options.graceMs));
      throw error;
    }
  }

  /** @param waitedMs how long the visitor has waited for this load already */
  async #firstLoad(key: ContentKey, source: Source<T>, waitedMs = 0): Promise<Entry<T>> {
    const load = this.#load(key, source);
    try {
      return await within(load, Math.max(this.#options.patienceMs - waitedMs, 0));
    } catch (error) {
      // A request that hangs may do so for minutes after the service works again: the next visitor sends a new one.
      if (error instanceof TimeoutError && this.#running.get(key)?.promise === load)
        this.#running.delete(key);
      throw error;
    }
  }

  /** A value of an earlier process, for as long as the service cannot be had. */
  #standIn(key: ContentKey, entry: Entry<T>): Answer<T> {
    const newer = this.#entries.get(key);
    if (newer) return lastGood(newer);
    this.#entries.set(key, entry);
    this.#failed.set(key, { retryAt: this.#options.now() + retryAfterMs });
    log.warn(
      { event: 'content.stale', cache: this.#options.name, key, kept: true },
      'last good version served',
    );
    return lastGood(entry);
  }

  async #readChanged(key: ContentKey, source: Source<T>, entry: Entry<T>): Promise<Answer<T>> {
    try {
      return loaded(await this.#renew(key, source));
    } catch (error) {
      if (error instanceof NotPublishedError) throw error;
      return lastGood(entry);
    }
  }

  /** Loads, and remembers when that is late: until the next try, nobody waits. */
  async #renew(key: ContentKey, source: Source<T>): Promise<Entry<T>> {
    const load = this.#load(key, source);
    try {
      return await within(load, this.#options.graceMs);
    } catch (error) {
      if (error instanceof TimeoutError) this.#fail(key, error);
      throw error;
    }
  }

  /** Where there is a last good value, the source is left alone for a while. */
  #fail(key: ContentKey, error: unknown): void {
    const { now, freshMs } = this.#options;
    const entry = this.#entries.get(key);
    if (!entry) return;
    const first = !this.#failed.has(key);
    // What is invalid stays so until somebody publishes again, and a change is heard of.
    const pause = error instanceof InvalidPageError ? Math.max(freshMs, retryAfterMs) : retryAfterMs;
    this.#failed.set(key, { retryAt: now() + pause });
    if (error instanceof InvalidPageError) entry.dependsOn = both(entry.dependsOn, error.dependsOn);
    const reason = error instanceof Error ? error.message : String(error);
    if (first) this.#tellStale(key, reason);
  }

  #tellStale(key: ContentKey, reason: string): void {
    log.warn({ event: 'content.stale', cache: this.#options.name, key, reason }, 'last good version served');
  }

  #load(key: ContentKey, source: Source<T>): Promise<Entry<T>> {
    const running = this.#running.get(key);
    if (running) return running.promise;
    const changes: ContentChange[] = [];
    const promise: Promise<Entry<T>> = untracked(() => this.#loadUnchanged(key, source, changes)).then(
      (entry) => {
        entry.changed = changes.some((change) => touches(change, entry.dependsOn));
        // A load that was given up may end long after newer ones.
        if (!this.#end(key, promise) && this.#entries.has(key)) return entry;
        this.#entries.set(key, entry);
        this.#failed.delete(key);
        return entry;
      },
      (error: unknown) => {
        if (this.#end(key, promise)) {
          if (error instanceof NotPublishedError) this.#forget(key);
          else this.#fail(key, error);
        }
        throw error;
      },
    );
    this.#running.set(key, { promise, startedAt: this.#options.now(), changes });
    return promise;
  }

  /** @returns whether this was still the load of its key */
  #end(key: ContentKey, promise: Promise<Entry<T>>): boolean {
    return this.#running.get(key)?.promise === promise && this.#running.delete(key);
  }

  /** Loads again what changed while it was loaded: nobody who asks after a publish gets what was before. */
  async #loadUnchanged(key: ContentKey, source: Source<T>, changes: ContentChange[]): Promise<Entry<T>> {
    for (let round = 1; ; round += 1) {
      changes.length = 0;
      const { value, dependsOn, keep, stale } = await source.load(() => this.#lastGoodValue(key, source));
      if (round < maxRounds && changes.some((change) => touches(change, dependsOn))) continue;
      if (keep !== undefined)
        this.#kept?.write(this.#keptKey(key), {
          ids: [...dependsOn.ids],
          types: dependsOn.types,
          content: keep,
        });
      if (stale !== undefined && !this.#entries.peek(key)?.stale) this.#tellStale(key, stale);
      return { value, dependsOn, stale: stale !== undefined, changed: false, loadedAt: this.#options.now() };
    }
  }

  async #lastGoodValue(key: ContentKey, source: Source<T>): Promise<T | undefined> {
    return (this.#entries.peek(key) ?? (await this.#restore(key, source)))?.value;
  }

  /** The value an earlier process kept, as one that must be asked for again. */
  #restore(key: ContentKey, source: Source<T>): Promise<Entry<T> | undefined> {
    const running = this.#restoring.get(key);
    if (running) return running;
    const promise = this.#restoreKept(key, source).finally(() => this.#restoring.delete(key));
    this.#restoring.set(key, promise);
    return promise;
  }

  async #restoreKept(key: ContentKey, source: Source<T>): Promise<Entry<T> | undefined> {
    const record = await this.#kept?.read(this.#keptKey(key));
    if (record === undefined) return undefined;
    try {
      const dependsOn = readDependencies(record);
      if (!dependsOn || !isRecord(record)) throw new Error('does not say what it depends on');
      const value = source.restore(record['content']);
      return { value, dependsOn, stale: false, changed: true, loadedAt: -Infinity };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn(
        { event: 'content.unreadable', cache: this.#options.name, key, reason },
        'kept content is ignored',
      );
      return undefined;
    }
  }

  #forget(key: ContentKey): void {
    this.#entries.delete(key);
    this.#failed.delete(key);
    this.#kept?.delete(this.#keptKey(key));
  }

  #inputName(key: ContentKey): string {
    return `${this.#options.name} ${key}`;
  }

  #keptKey(key: ContentKey): string {
    return `${this.#options.name} ${key}`;
  }
}

function loaded<T>(entry: Entry<T>): Answer<T> {
  if (entry.stale) return lastGood(entry);
  const { value, dependsOn } = entry;
  return { value, dependsOn, stale: false, result: 'loaded' };
}

function lastGood<T>({ value, dependsOn }: Entry<T>): Answer<T> {
  return { value, dependsOn, stale: true, result: 'last-good' };
}

function both(one: Dependencies, other: Dependencies): Dependencies {
  return { ids: new Set([...one.ids, ...other.ids]), types: [...new Set([...one.types, ...other.types])] };
}
