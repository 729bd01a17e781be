import type { FieldChange } from '../../model/fields';
import { validateSaveRequest } from '../../../schemas/generated/validators.js';
import type { DocumentStore } from './document-store';

const pauseMs = 300;

/** Where this browser keeps what one person typed on one page and what is not saved yet. */
function keyOf(personId: string, pageId: string): string {
  return `marquee-studio ${personId} ${pageId}`;
}

/** Changes that an earlier tab could not save, because the browser or the computer stopped. */
export function readBackup(personId: string, pageId: string): readonly FieldChange[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(personId, pageId)) ?? 'null');
    return validateSaveRequest(stored) ? stored.changes : [];
  } catch {
    return [];
  }
}

/** Writes unsaved changes to this browser while there are any. @returns stops it */
export function backUp(store: DocumentStore, personId: string, pageId: string): () => void {
  const key = keyOf(personId, pageId);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    timer = undefined;
    const changes = store.unsaved();
    try {
      if (changes.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify({ changes }));
    } catch {
      // The browser's storage is full or off: the autosave is the only copy then.
    }
  };
  const unsubscribe = store.subscribe(() => (timer ??= setTimeout(write, pauseMs)));
  window.addEventListener('pagehide', write);
  return () => {
    unsubscribe();
    clearTimeout(timer);
    write();
    window.removeEventListener('pagehide', write);
  };
}
