import type { LocalBackup } from '../../../schemas/generated/types';
import { validateLocalBackup } from '../../../schemas/generated/validators.js';
import type { DocumentStore, Unsaved } from './document-store';

const pauseMs = 300;

/** Where this browser stores what one person has not saved on one page; each tab has a key of its own below. */
const keysOf = (personId: string, pageId: string) => `marquee-studio ${personId} ${pageId} `;

/** What tabs that have ended could not save, by its key. Tabs that are still open save theirs themselves. */
export async function endedBackups(personId: string, pageId: string): Promise<Map<string, LocalBackup>> {
  const prefix = keysOf(personId, pageId);
  const inUse = new Set(await heldLocks());
  const keys = storedKeys().filter((key) => key.startsWith(prefix) && !inUse.has(key));
  return new Map(keys.flatMap((key) => (readBackup(key) ?? []).map((backup) => [key, backup] as const)));
}

function readBackup(key: string): [LocalBackup] | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return validateLocalBackup(stored) ? [stored] : undefined;
  } catch {
    return undefined;
  }
}

export function removeBackup(key: string): void {
  localStorage.removeItem(key);
}

function storedKeys(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  } catch {
    return [];
  }
}

/** Names of the locks that open tabs hold. Without locks, as on an address without TLS, every tab counts as ended. */
async function heldLocks(): Promise<string[]> {
  if (!('locks' in navigator)) return [];
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name }) => name ?? []);
}

interface Backup {
  /** Writes what is unsaved now. */
  write(): void;
  stop(): void;
}

/** Writes unsaved changes to this browser while there are any, under a lock that says that the tab is open. */
export function backUp(store: DocumentStore, personId: string, pageId: string): Backup {
  const key = keysOf(personId, pageId) + crypto.randomUUID();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let release = () => {};
  if ('locks' in navigator)
    void navigator.locks.request(key, () => new Promise<void>((resolve) => (release = resolve)));
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const { sent, sentAs, conflicts } = store.getState();
    const changes = store.unsaved();
    try {
      if (changes.length === 0 && sent.length === 0) localStorage.removeItem(key);
      else {
        const unsaved: Unsaved = { changes, sent, ...(sentAs === null ? {} : { sentAs }), conflicts };
        localStorage.setItem(key, JSON.stringify(unsaved));
      }
    } catch {
      // The browser's storage is full or off: the autosave is the only copy then.
    }
  };
  const unsubscribe = store.subscribe(() => (timer ??= setTimeout(write, pauseMs)));
  window.addEventListener('pagehide', write);
  return {
    write,
    stop() {
      unsubscribe();
      write();
      release();
      window.removeEventListener('pagehide', write);
    },
  };
}
