import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { beat, leave } from '../../api/presence';
import { useSettled } from '../../media/library/use-settled';
import { useDocument } from '../document-context';
import { type Present, nobody } from './presence-context';

/** A third of the server's timeout of a tab. */
const beatMs = 10_000;
/** Debounce of the selected block, in milliseconds. */
const settledMs = 400;

/** Other people who have the page open, polled while the tab is visible. */
export function usePresence(pageId: string): readonly Present[] {
  const [tab] = useState(() => crypto.randomUUID());
  const selectedId = useDocument((state) => state.selectedId);
  const block = useSettled(selectedId ?? null, settledMs);
  const { data } = useQuery({
    queryKey: ['presence', pageId, tab, block],
    queryFn: () => beat({ page: pageId, tab, block }),
    refetchInterval: beatMs,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
    // The next beat is a retry.
    retry: false,
  });
  useEffect(() => {
    const say = () => leave({ page: pageId, tab });
    window.addEventListener('pagehide', say);
    return () => {
      window.removeEventListener('pagehide', say);
      say();
    };
  }, [pageId, tab]);
  return data ?? nobody;
}
