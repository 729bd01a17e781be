import type { HistoryFilter } from '../../../../schemas/generated/types';
import type { HistoryEntry } from './history-entry';
import { isFiltered } from './history-filter';
import { dayOf } from '../../../../ui/format/zone-day';

/** CONST-13. */
export const historyPageSize = 10;
/** CONST-12. */
export const historyPollMs = 30_000;

/** WALLET-15. */
export interface HistoryState {
  list: HistoryEntry[];
  filter: HistoryFilter;
  filterApplied: boolean;
  /** Offset of the last loaded page. */
  position: number;
  hasMore: boolean;
  /** In minor units; missing if not loaded. */
  netPosition: number | undefined;
  winLoss: number | undefined;
  polling: boolean;
  /** Code of the last failure. */
  error: string | undefined;
  loading: boolean;
}

export type HistoryEvent =
  | { type: 'asked' }
  | { type: 'loaded'; entries: HistoryEntry[]; position: number }
  | { type: 'polled'; entries: HistoryEntry[] }
  /** `position` of the last loaded page; `hasMore` if several were loaded. */
  | {
      type: 'filtered';
      entries: HistoryEntry[];
      filter: HistoryFilter;
      position: number;
      hasMore?: boolean;
    }
  | { type: 'totals'; netPosition: number; winLoss: number }
  | { type: 'polling'; on: boolean }
  | { type: 'failed'; error: string };

export const emptyHistory: HistoryState = {
  list: [],
  filter: {},
  filterApplied: false,
  position: 0,
  hasMore: false,
  netPosition: undefined,
  winLoss: undefined,
  polling: true,
  error: undefined,
  loading: false,
};

/** SM-15. */
export function nextHistory(state: HistoryState, event: HistoryEvent): HistoryState {
  switch (event.type) {
    case 'asked':
      return { ...state, loading: true };
    case 'loaded':
      return {
        ...state,
        ...idle,
        list: mergeHistory(state.list, event.entries),
        position: event.position,
        hasMore: isFullPage(event.entries),
      };
    case 'polled':
      return { ...state, ...idle, ...afterPoll(state, event.entries) };
    case 'filtered':
      return {
        ...state,
        ...idle,
        list: event.entries,
        filter: event.filter,
        filterApplied: isFiltered(event.filter),
        position: event.position,
        hasMore: event.hasMore ?? isFullPage(event.entries),
      };
    case 'totals':
      return { ...state, netPosition: event.netPosition, winLoss: event.winLoss };
    case 'polling':
      return { ...state, polling: event.on };
    case 'failed':
      return { ...state, loading: false, error: event.error };
  }
}

const idle = { loading: false, error: undefined };

/** More new transactions than fit on a page leave a gap in the list, so it is loaded again. */
function afterPoll(state: HistoryState, entries: HistoryEntry[]): Partial<HistoryState> {
  const listed = new Set(state.list.map(({ referenceId }) => referenceId));
  const meets = entries.some(({ referenceId }) => listed.has(referenceId));
  if (meets || state.list.length === 0 || !isFullPage(entries))
    return {
      list: mergeHistory(state.list, entries),
      ...(state.list.length === 0 ? { hasMore: isFullPage(entries) } : {}),
    };
  return { list: entries, position: 0, hasMore: true };
}

/** WALLET-17: merges by reference, the latest copy wins, newest first. */
export function mergeHistory(list: HistoryEntry[], arrived: HistoryEntry[]): HistoryEntry[] {
  const copies = new Map([...list, ...arrived].map((entry) => [entry.referenceId, entry]));
  return [...copies.values()].sort((a, b) => timeOf(b) - timeOf(a));
}

/** WALLET-18, AMB-39: exactly one full page. */
export function isFullPage(entries: readonly unknown[]): boolean {
  return entries.length === historyPageSize;
}

/** The list with the first entry of each day of the time zone marked (WALLET-13, WALLET-14). */
export function markFirstOfDay(
  list: HistoryEntry[],
  timeZone: string,
): (HistoryEntry & { day: string; firstInGroup: boolean })[] {
  let before: string | undefined;
  return list.map((entry) => {
    const day = dayOf(timeOf(entry), timeZone);
    const firstInGroup = day !== before;
    before = day;
    return { ...entry, day, firstInGroup };
  });
}

const timeOf = ({ transactionDate }: HistoryEntry) => Date.parse(transactionDate);
