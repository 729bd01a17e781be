import type { LocalBackup } from '../../../schemas/generated/types';
import { validateLocalBackup } from '../../../schemas/generated/validators.js';
import type { DocumentStore, Unsaved } from './document-store';

const pauseMs = 300;

/** Storage key prefix of a person's unsaved edits on one page; each tab appends its own. */
const keysOf = (personId: string, pageId: string) => `marquee-studio ${personId} ${pageId} `;

/** Unsaved edits of closed tabs, by key. Open tabs save theirs themselves. */
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

/** Names of the locks of open tabs. Without the Locks API, as on an address without TLS, every tab counts as closed. */
async function heldLocks(): Promise<string[]> {
  if (!('locks' in navigator)) return [];
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name }) => name ?? []);
}

interface Backup {
  /** Writes unsaved changes now. */
  write(): void;
  stop(): void;
}

/** Writes unsaved changes to this browser's storage, holding a lock that marks the tab as open. */
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
      // The browser's storage is full or disabled: autosave is then the only copy.
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
