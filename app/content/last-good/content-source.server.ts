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

/** A value as it came from the content service. */
export interface Loaded<T> {
  value: T;
  /** Input of `restore`, for the next process. */
  store?: unknown;
  /** Why parts of it are of an older version: the published one is invalid. */
  stale?: string | undefined;
}

/** Where the values of a kind come from. */
interface ContentSource<K, T extends Content> extends Pick<MemoOptions<K, T>, 'same' | 'size' | 'maxBytes'> {
  /** In logs, metrics and storage. */
  name: string;
  /**
   * @param lastGood the previous value, which may supply what is broken in the newest
   * @throws NotPublishedError when there is no such value any more
   */
  load(key: K, lastGood: () => Promise<T | undefined>): Promise<Loaded<T>>;
  /** Checks a stored value, perhaps written by an older version of the site. @throws Error when it is not valid any more */
  restore(stored: unknown, key: K, dependsOn: Dependencies): T;
}

/** The content service answers again: whatever failed is loaded with the next request. */
export const contentBack = 'content service';

const { freshMs } = environment.content;
const retryAfterMs = 5_000;

/**
 * Function and options of a memo of content: its values are fresh for a while (CONTENT-29), change with every publication that touches
 * them, and are replaced by their last good version, of this process or an earlier one, while the content service fails (AMB-74).
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
      // A draft is no last good version.
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
      // Retrying cannot mend invalid content; a publication does, and it invalidates the result.
      retryAfter: (error) =>
        error instanceof InvalidPageError ? Math.max(freshMs, retryAfterMs) : retryAfterMs,
      recovery: contentBack,
      onStale: (key, error, restored) => logStale(key, errorMessage(error), restored),
      onRead: (result) => countContentRead(name, result),
      ...(storedValues ? { restore: restored } : {}),
    },
  };
}

/** Has the result under way be computed again when any of its content changes; in preview also when a draft of it was saved. */
export function dependOn(dependencies: Dependencies): void {
  for (const input of inputsOf(dependencies)) reads.input(input, 'content');
  if (!previewScope()) return;
  for (const id of dependencies.ids) reads.input(draftOf.entry(id), 'draft');
  for (const type of dependencies.types) reads.input(draftOf.type(type), 'draft');
}
