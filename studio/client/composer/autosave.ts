import type { SaveReply } from '../../../schemas/generated/types';
import { validateSaveReply } from '../../../schemas/generated/validators.js';
import { ApiError, call } from '../api/call';
import type { FieldChange } from '../../model/fields';
import { type DocumentStore, isSameField } from './document-store';

/** Typing is saved when it pauses. */
const pauseMs = 700;
const retryMs = 3_000;
const maxRetryMs = 30_000;

interface Autosave {
  /** Saves what is unsaved now. Resolves when everything is saved, or cannot be. */
  flush(): Promise<void>;
  stop(): void;
}

/**
 * Saves edits by themselves: structure at once, typing after a pause, one save at a time. Without a connection it goes on trying.
 *
 * @param onSaved told after each save that stored something
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
    inFlight = saveOnce().finally(() => (inFlight = undefined));
    await inFlight;
  }

  async function saveOnce(): Promise<void> {
    const { conflicts } = store.getState();
    const changes = store
      .unsaved()
      .filter((change) => !conflicts.some((conflict) => isSameField(change, conflict)));
    if (changes.length === 0) return store.setSaving({ state: conflicts.length > 0 ? 'unsaved' : 'saved' });
    store.setSaving({ state: 'saving' });
    try {
      const reply = await call('/api/save', isSaveReply, { method: 'POST', body: { changes } });
      failures = 0;
      take(reply, changes);
      if (reply.entries.length > 0) onSaved();
    } catch (error) {
      fail(error);
    }
  }

  function take({ entries, conflicts, refused }: SaveReply, sent: readonly FieldChange[]): void {
    store.receive(
      entries,
      sent.filter((change) => !conflicts.some((conflict) => isSameField(change, conflict))),
    );
    store.addConflicts(conflicts);
    const [refusal] = refused;
    if (refusal) return store.setSaving({ state: 'refused', id: refusal.reason, message: refusal.message });
    const isDone = store.unsaved().length === 0;
    store.setSaving({ state: isDone ? 'saved' : 'unsaved' });
    // Edits made during the save.
    if (!isDone && conflicts.length === 0) schedule(pauseMs);
  }

  function fail(error: unknown): void {
    const isTemporary =
      !(error instanceof ApiError) || error.status === 0 || error.status >= 429 || error.status === 401;
    if (!isTemporary) return store.setSaving({ state: 'refused', id: error.id, message: error.message });
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
    stop() {
      stopped = true;
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener('online', online);
    },
  };
}

function isSaveReply(value: unknown): value is SaveReply {
  return validateSaveReply(value);
}
