import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { usePerson } from '../shell/sign-in-gate';
import { text } from '../text/text';
import { startAutosave } from './autosave';
import { type DocumentStore, createDocumentStore } from './document-store';
import { loadPage } from './load-page';
import { backUp, readBackup } from './local-backup';

/** How often the studio looks for what others have saved. */
const refreshMs = 5_000;

interface PageStore {
  readonly store: DocumentStore;
  readonly isLoaded: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  /** Saves what is unsaved now. */
  readonly flush: () => Promise<void>;
}

/** A page with everything that is a part of it, saved by itself, and renewed when somebody else saves. @param onSaved stable */
export function usePageStore(pageId: string, onSaved: () => void): PageStore {
  const person = usePerson();
  const store = useMemo(() => createDocumentStore(), [pageId]);
  const autosave = useRef<ReturnType<typeof startAutosave>>();
  const page = useQuery({
    queryKey: ['page', pageId],
    queryFn: () => loadPage(pageId),
    refetchInterval: refreshMs,
    refetchOnMount: 'always',
    // Compared by the store, entry by entry.
    structuralSharing: false,
  });
  const { data } = page;
  const isLoaded = useRef(false);

  useEffect(() => {
    isLoaded.current = false;
    autosave.current = startAutosave(store, onSaved);
    const stopBackup = backUp(store, person.id, pageId);
    return () => {
      void autosave.current?.flush();
      autosave.current?.stop();
      stopBackup();
    };
  }, [store, person.id, pageId, onSaved]);

  useEffect(() => {
    if (!data) return;
    // The reply to a save in flight says what of it is in the newest version; this answer does not.
    if (store.getState().saving.state !== 'saving') store.receive(data);
    if (isLoaded.current) return;
    isLoaded.current = true;
    const backup = readBackup(person.id, pageId);
    if (backup.length > 0) store.edit({ label: text('composer.restored'), changes: backup });
  }, [data, store, person.id, pageId]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (store.getState().saving.state !== 'saved') event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [store]);

  return {
    store,
    isLoaded: data !== undefined,
    error: page.error,
    retry: () => void page.refetch(),
    flush: () => autosave.current?.flush() ?? Promise.resolve(),
  };
}
