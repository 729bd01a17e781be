import { LRUCache } from 'lru-cache';
import type { ManagedEntry } from '../../../schemas/generated/types';
import type { SaveResult } from './save-changes';

/** Longer than a browser without a connection waits between two tries. */
const rememberedMs = 900_000;
const maxSaves = 20_000;

type Remembered = Omit<SaveResult, 'entries'> & { readonly entryIds: readonly string[] };

/**
 * Saves that were made lately, by their id. A save is sent again when its reply was lost. Merging it once more would undo the work of
 * somebody who has changed the same place back meanwhile. A restart forgets them: then it is merged like any other.
 *
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
    /** The result of a save, which is made once: later calls with its key get its entries as they are stored by then. */
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
      // Nothing was saved: the next try is a save of its own.
      remembered.catch(() => saves.delete(key));
      return saving;
    },
  };
}

/** Entries are read again when they are needed; they would take most of the memory. */
function withoutEntries({ entries, ...result }: SaveResult): Remembered {
  return { ...result, entryIds: entries.map(({ sys }) => sys.id) };
}
