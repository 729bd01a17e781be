import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDocumentStore } from '../../composer/document-context';
import { readOwned } from '../calls/page-content';
import { retried } from '../calls/retry';
import { readHistories } from '../calls/snapshots';
import { mergedHistory, stepsSince } from '../model/history';
import { useIsSaved } from '../panel/use-page-content';

/** Entries whose histories are loaded per batch; most recently changed first. */
const batch = 25;

/** The history of a page and its parts, loaded from the newest change back. */
export function useHistory(pageId: string) {
  const store = useDocumentStore();
  const isSaved = useIsSaved();
  const [count, setCount] = useState(batch);
  const entries = useQuery({
    queryKey: ['publishing', 'parts', pageId],
    queryFn: () => readOwned(pageId, Object.keys(store.getState().entries)),
    enabled: isSaved,
    staleTime: 0,
    ...retried,
  });
  const newestFirst = useMemo(
    () =>
      [...(entries.data?.values() ?? [])]
        .map(({ sys }) => sys)
        .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt)),
    [entries.data],
  );
  const read = newestFirst.slice(0, count);
  const histories = useQuery({
    queryKey: ['publishing', 'history', pageId, read.map(({ id, version }) => `${id} ${version}`)],
    queryFn: () => readHistories(read.map(({ id }) => id)),
    enabled: read.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    ...retried,
  });
  const next = newestFirst[count];
  const steps = useMemo(
    () => stepsSince(mergedHistory(histories.data?.values() ?? []), next?.updatedAt),
    [histories.data, next],
  );
  return {
    entries: entries.data ?? noEntries,
    histories: histories.data ?? noHistories,
    steps,
    error: entries.error ?? histories.error,
    isReading: entries.isFetching || histories.isFetching,
    hasMore: next !== undefined,
    readMore: () => setCount((now) => now + batch),
    retry: () => void entries.refetch().then(() => histories.refetch()),
  };
}

const noEntries = new Map<string, never>();
const noHistories = new Map<string, never>();
