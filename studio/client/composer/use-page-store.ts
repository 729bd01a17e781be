import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePerson } from '../shell/sign-in-gate';
import { type DocumentStore, createDocumentStore } from './document-store';
import { loadPage } from './load-page';
import { startPageSession } from './page-session';

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
  const session = useRef<ReturnType<typeof startPageSession>>();
  const page = useQuery({
    queryKey: ['page', pageId],
    queryFn: () => loadPage(pageId),
    refetchInterval: refreshMs,
    // A page opens as it is stored now, not as it was when it was closed.
    gcTime: 0,
    // Compared by the store, entry by entry.
    structuralSharing: false,
  });
  const { data } = page;
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    session.current = startPageSession(store, person.id, pageId, onSaved);
    return () => void session.current?.stop();
  }, [store, person.id, pageId, onSaved]);

  useEffect(() => {
    if (data) void session.current?.receive(data).then(() => setLoaded(true));
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
    isLoaded,
    error: page.error,
    retry: () => void page.refetch(),
    flush: () => session.current?.flush() ?? Promise.resolve(),
  };
}
