import { LRUCache } from 'lru-cache';
import type { ManagedEntry } from '../../../schemas/generated/types';
import type { SaveResult } from './save-changes';

/** Longer than the retry interval of a browser without a connection. */
const rememberedMs = 900_000;
const maxSaves = 20_000;

type Remembered = Omit<SaveResult, 'entries'> & { readonly entryIds: readonly string[] };

/**
 * Recent saves by id. A save is repeated when its response was lost; merging it again would overwrite a later change by
 * another person. After a restart a repeated save is merged like any other.
 * @param now milliseconds
 */
export function createRecentSaves(now: () => number) {
  const saves = new LRUCache<string, Promise<Remembered>>({
    max: maxSaves,
    ttl: rememberedMs,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    /** The result of a save, which runs once: later calls with its id return the currently stored entries. */
    async once(
      key: string,
      save: () => Promise<SaveResult>,
      current: (ids: readonly string[]) => Promise<ManagedEntry[]>,
    ): Promise<SaveResult> {
      const earlier = saves.get(key);
      if (earlier) {
        const { entryIds, ...result } = await earlier;
        return { ...result, entries: await current(entryIds) };
      }
      const saving = save();
      const remembered = saving.then(withoutEntries);
      saves.set(key, remembered);
      // Nothing was saved: a retry is a new save.
      remembered.catch(() => saves.delete(key));
      return saving;
    },
  };
}

/** Entries are read again when needed, because they would take most of the memory. */
function withoutEntries({ entries, ...result }: SaveResult): Remembered {
  return { ...result, entryIds: entries.map(({ sys }) => sys.id) };
}
