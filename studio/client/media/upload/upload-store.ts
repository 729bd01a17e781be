import { createStore } from 'zustand/vanilla';
import { newEntryId } from '../../api/entries';
import type { UploadCalls } from './upload-calls';
import {
  undoUpload,
  uploadFile,
  type UploadProgress,
  type UploadResult,
  type UploadStep,
  type UploadWanted,
} from './upload-file';

export type UploadState =
  | { readonly step: 'waiting' }
  | UploadStep
  | ({ readonly step: 'done' } & UploadResult)
  | { readonly step: 'failed'; readonly error: unknown };

export interface UploadTask {
  readonly id: string;
  readonly wanted: UploadWanted;
  readonly state: UploadState;
}

/** Concurrent uploads; more would only share the bandwidth. */
const maxAtOnce = 3;

export type UploadStore = ReturnType<typeof createUploadStore>;

/** Uploads, oldest first. */
export function createUploadStore(calls: UploadCalls) {
  const store = createStore<{ readonly tasks: readonly UploadTask[] }>(() => ({ tasks: [] }));
  const progress = new Map<string, UploadProgress>();
  const running = new Map<string, AbortController>();

  function setState(id: string, state: UploadState): void {
    store.setState(({ tasks }) => ({
      tasks: tasks.map((task) => (task.id === id ? { ...task, state } : task)),
    }));
  }

  async function run({ id, wanted }: UploadTask): Promise<void> {
    const abort = new AbortController();
    const reached = progress.get(id) ?? {};
    progress.set(id, reached);
    running.set(id, abort);
    try {
      const onStep = (step: UploadStep) => setState(id, step);
      const result = await uploadFile(wanted, reached, calls, onStep, abort.signal);
      setState(id, { step: 'done', ...result });
    } catch (error) {
      setState(id, { step: 'failed', error });
      // Cancelled during the last call.
      if (abort.signal.aborted) await undoUpload(wanted, reached, calls);
    } finally {
      running.delete(id);
      startNext();
    }
  }

  function startNext(): void {
    const waiting = store
      .getState()
      .tasks.filter(({ id, state }) => state.step === 'waiting' && !running.has(id));
    for (const task of waiting.slice(0, Math.max(0, maxAtOnce - running.size))) void run(task);
  }

  return Object.assign(store, {
    add(wanted: readonly UploadWanted[]): void {
      const added = wanted.map((one): UploadTask => ({
        id: newEntryId(),
        wanted: one,
        state: { step: 'waiting' },
      }));
      store.setState(({ tasks }) => ({ tasks: [...tasks, ...added] }));
      startNext();
    },

    /** Continues from where the upload failed. */
    retry(id: string): void {
      setState(id, { step: 'waiting' });
      startNext();
    },

    /** Removes an upload from the list. An unfinished one is rolled back. */
    remove(id: string): void {
      const task = store.getState().tasks.find((other) => other.id === id);
      store.setState(({ tasks }) => ({ tasks: tasks.filter((other) => other.id !== id) }));
      const abort = running.get(id);
      const reached = progress.get(id);
      progress.delete(id);
      if (abort) abort.abort();
      else if (task && reached && task.state.step !== 'done') void undoUpload(task.wanted, reached, calls);
    },

    /** Whether leaving the page would lose an upload. */
    isBusy(): boolean {
      return running.size > 0;
    },
  });
}
