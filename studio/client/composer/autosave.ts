import type { SaveReply } from '../../../schemas/generated/types';
import { validateSaveReply } from '../../../schemas/generated/validators.js';
import { ApiError, call } from '../api/call';
import { type FieldChange, isSameField } from '../../model/fields';
import type { DocumentStore } from './document-store';

/** Debounce of typing in milliseconds. */
const pauseMs = 700;
const retryMs = 3_000;
const maxRetryMs = 30_000;

interface Autosave {
  /** Saves unsaved edits now. Resolves when everything is saved, or cannot be. */
  flush(): Promise<void>;
  /** The server is reachable again: saves waiting edits now. */
  retry(): void;
  stop(): void;
}

/**
 * Saves edits automatically: structure at once, typing after a pause, one save at a time. Without a connection it
 * retries.
 * @param onSaved called after each save that stored something
 */
export function startAutosave(store: DocumentStore, onSaved: () => void): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inFlight: Promise<void> | undefined;
  let failures = 0;
  let stopped = false;
  let seen = store.getState();

  const schedule = (ms: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void save(), ms);
  };

  async function save(): Promise<void> {
    clearTimeout(timer);
    if (inFlight) return inFlight;
    inFlight = saveAll().finally(() => (inFlight = undefined));
    await inFlight;
  }

  async function saveAll(): Promise<void> {
    // Changes whose response was lost are sent again with the same save id, so that they are not applied twice. Later
    // edits follow.
    for (let { sent, sentAs } = store.getState(); sent.length > 0; { sent, sentAs } = store.getState())
      if (!(await saveOnce(sent, sentAs ?? crypto.randomUUID()))) return;
    const changes = savable();
    if (changes.length > 0) await saveOnce(changes, crypto.randomUUID());
    else store.setSaving({ state: store.getState().conflicts.length > 0 ? 'unsaved' : 'saved' });
  }

  function savable(): FieldChange[] {
    const { conflicts } = store.getState();
    return store.unsaved().filter((change) => !conflicts.some((conflict) => isSameField(change, conflict)));
  }

  /** @returns whether the server has responded for the changes */
  async function saveOnce(changes: readonly FieldChange[], id: string): Promise<boolean> {
    store.send(changes, id);
    const { revision } = store.getState();
    try {
      const reply = await call('/api/save', isSaveReply, { method: 'POST', body: { id, changes } });
      failures = 0;
      const isEdited = store.getState().revision !== revision;
      store.confirm(reply);
      settle(reply, isEdited);
      if (reply.entries.length > 0) onSaved();
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  }

  /** @param isEdited whether there were edits during the save */
  function settle({ refused: [refusal] }: SaveReply, isEdited: boolean): void {
    const hasMore = savable().length > 0;
    if (refusal) store.setSaving({ state: 'refused', id: refusal.reason, message: refusal.message });
    else store.setSaving({ state: store.unsaved().length > 0 ? 'unsaved' : 'saved' });
    if (hasMore && (isEdited || !refusal)) schedule(pauseMs);
  }

  function fail(error: unknown): void {
    if (isRefusal(error)) {
      store.refuse();
      return store.setSaving({ state: 'refused', id: error.id, message: error.message });
    }
    store.setSaving({ state: 'offline' });
    failures += 1;
    schedule(Math.min(retryMs * failures, maxRetryMs));
  }

  const unsubscribe = store.subscribe((state) => {
    const { revision, past } = seen;
    seen = state;
    if (state.revision === revision || state.saving.state !== 'unsaved') return;
    const isNow = state.past !== past && state.past.at(-1)?.now === true;
    schedule(isNow ? 0 : pauseMs);
  });
  const online = () => void save();
  window.addEventListener('online', online);
  return {
    async flush() {
      await inFlight;
      await save();
    },
    retry() {
      if (store.getState().saving.state === 'offline') void save();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener('online', online);
    },
  };
}

function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  // Signed out, or superseded by concurrent saves: a later try may succeed.
  return ![0, 401, 409].includes(error.status) && error.status < 429;
}

function isSaveReply(value: unknown): value is SaveReply {
  return validateSaveReply(value);
}
