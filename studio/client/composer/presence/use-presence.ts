import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { beat, leave } from '../../api/presence';
import { useSettled } from '../../media/library/use-settled';
import { useDocument } from '../document-context';
import { type Present, nobody } from './presence-context';

/** A third of the time after which the server forgets a tab. */
const beatMs = 10_000;
/** Going through the outline by arrow keys is no news. */
const settledMs = 400;

/** Who else has the page open, told and asked every few seconds while the tab is looked at. */
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
