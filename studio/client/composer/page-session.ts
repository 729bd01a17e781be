import type { LocalBackup, ManagedEntry } from '../../../schemas/generated/types';
import { readEntries } from '../api/entries';
import { text } from '../text/text';
import { startAutosave } from './autosave';
import type { DocumentStore } from './document-store';
import { backUp, endedBackups, removeBackup } from './local-backup';

interface PageSession {
  /** Takes in the page as it is stored; the first time also what a tab that ended could not save. */
  receive(entries: readonly ManagedEntry[]): Promise<void>;
  /** Saves what is unsaved now. */
  flush(): Promise<void>;
  /** Saves, or leaves what cannot be saved to the next opening of the page. */
  stop(): Promise<void>;
}

/** Keeps an open page saved: in the content service, and until then in this browser. @param onSaved told after each save */
export function startPageSession(
  store: DocumentStore,
  personId: string,
  pageId: string,
  onSaved: () => void,
): PageSession {
  const autosave = startAutosave(store, onSaved);
  const backup = backUp(store, personId, pageId);
  let opening: Promise<void> | undefined;

  async function restoreEnded(): Promise<void> {
    for (const [key, ended] of await endedBackups(personId, pageId)) {
      // One after the other: what two tabs typed into one field is a conflict like that of two people.
      if (store.unsaved().length > 0) return;
      await openEntriesOf(ended);
      store.restore(ended, text('composer.restored'));
      backup.write();
      removeBackup(key);
      await autosave.flush();
    }
  }

  async function openEntriesOf({ changes, sent }: LocalBackup): Promise<void> {
    const { entries } = store.getState();
    const ids = [...changes, ...sent].map(({ entryId }) => entryId);
    const missing = new Set(ids.filter((id) => entries[id] === undefined));
    if (missing.size > 0) store.receive(await readEntries([...missing]));
  }

  return {
    async receive(entries) {
      store.receive(entries);
      autosave.retry();
      // Without what cannot be read now, the page opens all the same; the backup waits for the next time.
      await (opening ??= restoreEnded().catch(() => undefined));
    },
    flush: () => autosave.flush(),
    async stop() {
      await autosave.flush();
      autosave.stop();
      backup.stop();
    },
  };
}
