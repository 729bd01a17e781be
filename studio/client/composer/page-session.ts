import type { LocalBackup, ManagedEntry } from '../../../schemas/generated/types';
import { readEntries } from '../api/entries';
import { text } from '../text/text';
import { startAutosave } from './autosave';
import type { DocumentStore } from './document-store';
import { backUp, endedBackups, removeBackup } from './local-backup';

interface PageSession {
  /** Receives the stored page; the first call also restores edits of closed tabs. */
  receive(entries: readonly ManagedEntry[]): Promise<void>;
  /** Saves unsaved edits now. */
  flush(): Promise<void>;
  /** Saves, or leaves unsaved edits for the next time the page is opened. */
  stop(): Promise<void>;
}

/** Saves an open page: in the content service, and until then in this browser. @param onSaved called after each save */
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
      // One after the other: edits of one field in two tabs conflict like those of two people.
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
      // The page opens even if backups cannot be read; they are retried next time.
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
