import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePerson } from '../shell/sign-in-gate';
import { type DocumentStore, createDocumentStore } from './document-store';
import { loadPage } from './load-page';
import { startPageSession } from './page-session';

/** Polling interval for changes by others, in milliseconds. */
const refreshMs = 5_000;

interface PageStore {
  readonly store: DocumentStore;
  readonly isLoaded: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  /** Saves unsaved edits now. */
  readonly flush: () => Promise<void>;
}

/** A page with all its parts, saved automatically, and updated after saves by others. @param onSaved stable */
export function usePageStore(pageId: string, onSaved: () => void): PageStore {
  const person = usePerson();
  const store = useMemo(() => createDocumentStore(), [pageId]);
  const session = useRef<ReturnType<typeof startPageSession>>();
  const page = useQuery({
    queryKey: ['page', pageId],
    queryFn: () => loadPage(pageId),
    refetchInterval: refreshMs,
    // A reopened page is loaded again.
    gcTime: 0,
    // The store compares entries itself.
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
