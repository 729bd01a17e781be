import { expect, test } from 'vitest';
import type { HistoryEntry } from './history-entry';
import { hourRanges } from './history-filter';
import { historyQuery } from './history-query';
import {
  emptyHistory,
  historyPageSize,
  historyPollMs,
  markFirstOfDay,
  mergeHistory,
  nextHistory,
} from './history-state';
import { readHistoryFilter } from './read-history-filter.server';

function entry(referenceId: string, transactionDate: string, amount = 100): HistoryEntry {
  return {
    referenceId,
    transactionId: 1,
    walletId: 'player/1/main',
    category: 'PAYMENT',
    type: 'DEPOSIT',
    status: 'SUCCESS',
    amount,
    balanceAfterTransaction: 1_000,
    currency: 'EUR',
    transactionDate,
    roundId: null,
    method: 'TRUSTLY',
  };
}

/** Entries one minute apart, newest first. */
function entries(count: number, from = 0): HistoryEntry[] {
  const start = Date.parse('2026-11-21T12:00:00Z');
  return Array.from({ length: count }, (_, index) =>
    entry(`t${from + index}`, new Date(start - (from + index) * 60_000).toISOString()),
  );
}

const ids = (list: HistoryEntry[]) => list.map(({ referenceId }) => referenceId);
const first = (count: number) =>
  nextHistory(emptyHistory, { type: 'filtered', entries: entries(count), filter: {}, position: 0 });

test('CONST-09, CONST-12, CONST-13 ranges, poll and page size of the history', () => {
  expect([hourRanges, historyPollMs, historyPageSize]).toEqual([['24h', '72h'], 30_000, 10]);
});

test('WALLET-13, WALLET-14 the first transaction of each day of the time zone is marked', () => {
  const list = [
    entry('c', '2026-11-21T23:30:00Z'),
    entry('b', '2026-11-21T12:00:00Z'),
    entry('a', '2026-11-21T08:00:00Z'),
  ];
  const marks = (timeZone: string) => markFirstOfDay(list, timeZone).map(({ firstInGroup }) => firstInGroup);
  expect(marks('UTC')).toEqual([true, false, false]);
  expect(marks('Europe/Helsinki')).toEqual([true, true, false]);
});

test('WALLET-15, WALLET-16 begins empty, and a request sets loading', () => {
  expect(emptyHistory).toMatchObject({ list: [], position: 0, hasMore: false, filterApplied: false });
  expect(Object.keys(emptyHistory)).toEqual(
    expect.arrayContaining(['filter', 'netPosition', 'winLoss', 'polling', 'error']),
  );
  expect(nextHistory(emptyHistory, { type: 'asked' }).loading).toBe(true);
});

test('WALLET-17 overlapping pages merge to one of each, newest first, and the newer copy wins', () => {
  const pending = { ...entry('t3', '2026-11-21T11:57:00Z'), status: 'PENDING' as const };
  const merged = mergeHistory([...entries(3), pending], entries(3, 3));
  expect(ids(merged)).toEqual(['t0', 't1', 't2', 't3', 't4', 't5']);
  expect(merged[3]?.status).toBe('SUCCESS');
});

test.each([
  [9, false],
  [10, true],
  [11, false],
])('WALLET-18 %d entries: more is %s', (count, hasMore) => {
  expect(first(count).hasMore).toBe(hasMore);
});

test('WALLET-19 a filter replaces the list', () => {
  const filter = { category: 'PAYMENT' } as const;
  const state = nextHistory(first(10), {
    type: 'filtered',
    entries: entries(3, 20),
    filter,
    position: 0,
  });
  expect(ids(state.list)).toEqual(['t20', 't21', 't22']);
  expect(state).toMatchObject({ filter, filterApplied: true, hasMore: false });
});

test('WALLET-20 the next page appends and advances the position', () => {
  const state = nextHistory(first(10), { type: 'loaded', entries: entries(4, 10), position: 10 });
  expect(state.list).toHaveLength(14);
  expect(state).toMatchObject({ position: 10, hasMore: false });
});

test('WALLET-21 a poll adds what is new and keeps what was read further down', () => {
  const long = nextHistory(first(10), { type: 'loaded', entries: entries(10, 10), position: 10 });
  const state = nextHistory(long, {
    type: 'polled',
    entries: [entry('new', '2026-11-21T12:01:00Z'), ...entries(9)],
  });
  expect(ids(state.list).slice(0, 2)).toEqual(['new', 't0']);
  expect(state.list).toHaveLength(21);
  expect(state).toMatchObject({ position: 10, hasMore: true });
});

test('a poll that does not meet the list begins it anew, so that no gap is hidden', () => {
  const state = nextHistory(first(10), {
    type: 'polled',
    entries: entries(10).map((one) => ({ ...one, referenceId: `new-${one.referenceId}` })),
  });
  expect(state.list).toHaveLength(10);
  expect(state.list[0]?.referenceId).toBe('new-t0');
});

test('SM-15 a failure keeps the list', () => {
  const state = nextHistory(first(3), { type: 'failed', error: 'network' });
  expect(state.list).toHaveLength(3);
  expect(state).toMatchObject({ error: 'network', loading: false });
});

test('AMB-37 hours, days and both become moments of the market; the last day counts in whole', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const at = (filter: Parameters<typeof historyQuery>[0]) =>
    historyQuery(filter, { timeZone: 'Europe/Helsinki', now });
  expect(at({ hour: '24h' })).toEqual({ from: '2026-11-20T12:00:00.000Z' });
  expect(at({ from: '2026-11-01', to: '2026-11-02', category: 'CASINO' })).toEqual({
    category: 'CASINO',
    from: '2026-10-31T22:00:00.000Z',
    to: '2026-11-02T22:00:00.000Z',
  });
  expect(at({ hour: '72h', from: '2026-11-21' }).from).toBe('2026-11-20T22:00:00.000Z');
});

test('an address that is no filter is left out and said', () => {
  const read = (query: string) => readHistoryFilter(new URLSearchParams(query));
  expect(read('category=CASINO&hour=24h&position=20')).toEqual({
    filter: { category: 'CASINO', hour: '24h' },
    dropped: false,
    position: 20,
  });
  expect(read('category=<script>&from=2026-02-31&to=2026-03-01&position=-4')).toEqual({
    filter: { to: '2026-03-01' },
    dropped: true,
    position: 0,
  });
});
