import { isRecord } from '../../../schemas/is-record';
import type { MemoOptions } from '../../memo/memo-options';
import { reads } from '../../memo/process-memos.server';
import { environment } from '../../server/environment.server';
import { errorMessage } from '../../server/error-message';
import { log } from '../../server/log.server';
import { countContentRead } from '../../server/metrics.server';
import { type Dependencies, inputsOf, readDependencies } from '../changes/dependencies';
import { InvalidPageError, NotPublishedError } from '../client/content-errors';
import { draftOf, previewScope } from '../preview/preview-scope.server';
import { storedValues } from './stored-values.server';

/** A value read from content. */
interface Content {
  dependsOn: Dependencies;
}

/** A value loaded from the content service. */
export interface Loaded<T> {
  value: T;
  /** Form for storage, the input of `restore` in a later process. */
  store?: unknown;
  /** Why parts of it are of an older version: the published one is invalid. */
  stale?: string | undefined;
}

/** How to load and restore one kind of value. */
interface ContentSource<K, T extends Content> extends Pick<MemoOptions<K, T>, 'same' | 'size' | 'maxBytes'> {
  /** Name in logs, metrics and storage. */
  name: string;
  /**
   * @param lastGood the previous value, which may replace broken parts of the newest
   * @throws NotPublishedError when the value no longer exists
   */
  load(key: K, lastGood: () => Promise<T | undefined>): Promise<Loaded<T>>;
  /** Validates a stored value, possibly written by an older version of the site. @throws Error when it is no longer valid */
  restore(stored: unknown, key: K, dependsOn: Dependencies): T;
}

/** Input that changes when the content service is reachable again: failed values are then loaded with the next request. */
export const contentBack = 'content service';

const { freshMs } = environment.content;
const retryAfterMs = 5_000;

/**
 * Function and options of a memo of content: values have a maximum age (CONTENT-29), are invalidated by publications
 * that touch them, and fall back to their last good version, of this process or an earlier one, while the content
 * service fails (AMB-74).
 */
export function fromContent<K, T extends Content>({
  name,
  load,
  restore,
  ...options
}: ContentSource<K, T>): {
  compute: (key: K, lastGood: () => Promise<T | undefined>) => Promise<T>;
  options: MemoOptions<K, T>;
} {
  const idOf = (key: K) => JSON.stringify(typeof key === 'object' && key ? Object.values(key) : [key]);
  const storedAs = (key: K) => `${name} ${idOf(key)}`;

  function logStale(key: string, reason: string, restored = false): void {
    const details = { event: 'content.stale', cache: name, key, reason, ...(restored ? { restored } : {}) };
    log.warn(details, 'last good version served');
  }

  async function compute(key: K, lastGood: () => Promise<T | undefined>): Promise<T> {
    try {
      const { value, store, stale } = await load(key, lastGood);
      const { ids, types } = value.dependsOn;
      dependOn(value.dependsOn);
      // A draft is not a last good version.
      if (store !== undefined && !previewScope())
        storedValues?.write(storedAs(key), { ids: [...ids], types, content: store });
      if (stale !== undefined) {
        reads.degraded(freshMs);
        logStale(idOf(key), stale);
      }
      return value;
    } catch (error) {
      if (error instanceof InvalidPageError) dependOn(error.dependsOn);
      if (error instanceof NotPublishedError) {
        dependOn({ ids: new Set([error.id]), types: [] });
        if (!previewScope()) storedValues?.delete(storedAs(key));
      }
      throw error;
    }
  }

  async function restored(key: K): Promise<T | undefined> {
    const stored = await storedValues?.read(storedAs(key));
    if (stored === undefined) return undefined;
    try {
      const dependsOn = readDependencies(stored);
      if (!dependsOn || !isRecord(stored)) throw new Error('does not say what it depends on');
      return restore(stored['content'], key, dependsOn);
    } catch (error) {
      const reason = errorMessage(error);
      log.warn({ event: 'content.unreadable', cache: name, key: idOf(key), reason }, 'stored value ignored');
      return undefined;
    }
  }

  return {
    compute,
    options: {
      ...options,
      id: idOf,
      maxAge: freshMs,
      graceMs: 3_000,
      patienceMs: 5_000,
      // A retry cannot repair invalid content; a publication can, and it invalidates the result.
      retryAfter: (error) =>
        error instanceof InvalidPageError ? Math.max(freshMs, retryAfterMs) : retryAfterMs,
      recovery: contentBack,
      onStale: (key, error, restored) => logStale(key, errorMessage(error), restored),
      onRead: (result) => countContentRead(name, result),
      ...(storedValues ? { restore: restored } : {}),
    },
  };
}

/** Makes the result under computation depend on the content; in preview also on its drafts. */
export function dependOn(dependencies: Dependencies): void {
  for (const input of inputsOf(dependencies)) reads.input(input, 'content');
  if (!previewScope()) return;
  for (const id of dependencies.ids) reads.input(draftOf.entry(id), 'draft');
  for (const type of dependencies.types) reads.input(draftOf.type(type), 'draft');
}
