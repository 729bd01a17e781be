import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { HistoryFilter, PlatformNetPosition } from '../../../../schemas/generated/types';
import { withPageChannel } from '../../channel/with-page-channel';
import { type HistoryAnswer, isHistoryAnswer } from './history-answer';
import type { HistoryEntry } from './history-entry';
import { filterParams, isFiltered } from './history-filter';
import { emptyHistory, historyPageSize, historyPollMs, nextHistory } from './history-state';

export interface LoadedHistory {
  entries: HistoryEntry[];
  filter: HistoryFilter;
  position: number;
  /** Offset of the last page among the entries. */
  last: number;
  hasMore: boolean;
  totals?: PlatformNetPosition;
}

/** Milliseconds to wait after a push, because the ledger may still be writing. */
const settleMs = 400;

/**
 * The history on a page (SM-15): the loader's data, further pages on demand, and new entries, every 30 seconds and on
 * balance updates, while `polling` is on and the list begins with the newest.
 */
export function useHistory(loaded: LoadedHistory, { locale, polling }: { locale: string; polling: boolean }) {
  const [state, dispatch] = useReducer(nextHistory, loaded, begin);
  const [added, setAdded] = useState(0);
  const shown = useRef(loaded);
  const current = useRef(state);
  current.current = state;

  useEffect(() => {
    if (shown.current === loaded) return;
    shown.current = loaded;
    dispatch({ type: 'filtered', ...loaded, position: loaded.last });
    if (loaded.totals) dispatch({ type: 'totals', ...loaded.totals });
    setAdded(0);
  }, [loaded]);

  useEffect(() => dispatch({ type: 'polling', on: polling }), [polling]);

  const read = useCallback(
    async (position: number): Promise<HistoryAnswer | undefined> => {
      const query = filterParams(shown.current.filter, { locale, position: String(position) });
      const requested = shown.current;
      try {
        const response = await fetch(`/api/player/transactions?${query}`);
        if (response.status === 401) location.assign(`/${locale}`);
        const answer: unknown = response.ok ? await response.json() : undefined;
        // The filter has changed since the request: the response is discarded.
        if (requested !== shown.current) return undefined;
        if (isHistoryAnswer(answer)) return answer;
      } catch {
        if (requested !== shown.current) return undefined;
      }
      dispatch({ type: 'failed', error: 'network' });
      return undefined;
    },
    [locale],
  );

  const more = useCallback(async () => {
    const { loading, hasMore, position } = current.current;
    if (loading || !hasMore) return;
    dispatch({ type: 'asked' });
    const next = position + historyPageSize;
    const answer = await read(next);
    if (answer) dispatch({ type: 'loaded', entries: answer.entries, position: next });
  }, [read]);

  const isNewest = loaded.position === 0;
  useEffect(() => {
    if (!polling || !isNewest) return;
    let settling: ReturnType<typeof setTimeout> | undefined;
    const poll = async () => {
      if (document.hidden || current.current.loading) return;
      const listed = new Set(current.current.list.map(({ referenceId }) => referenceId));
      const answer = await read(0);
      if (!answer) return;
      const { entries, totals } = answer;
      const fresh = entries.filter(({ referenceId }) => !listed.has(referenceId)).length;
      if (fresh > 0) setAdded((before) => before + fresh);
      dispatch({ type: 'polled', entries });
      if (totals) dispatch({ type: 'totals', ...totals });
    };
    const timer = setInterval(() => void poll(), historyPollMs);
    // Transactions booked between the page load and the first balance message are new, too.
    let total = isFiltered(shown.current.filter)
      ? undefined
      : (shown.current.entries[0]?.balanceAfterTransaction ?? 0);
    let leave = () => {};
    const forget = withPageChannel((channel) => {
      leave = channel.subscribe(({ balance }) => {
        const now = balance.amounts?.totalBalance;
        if (now === undefined) return;
        if (total !== undefined && now !== total) {
          clearTimeout(settling);
          settling = setTimeout(() => void poll(), settleMs);
        }
        total = now;
      });
    });
    return () => {
      clearInterval(timer);
      clearTimeout(settling);
      forget();
      leave();
    };
  }, [polling, isNewest, read]);

  return { state, more, added };
}

function begin(loaded: LoadedHistory) {
  const first = nextHistory(emptyHistory, { type: 'filtered', ...loaded, position: loaded.last });
  return loaded.totals ? nextHistory(first, { type: 'totals', ...loaded.totals }) : first;
}
