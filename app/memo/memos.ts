import { createMemo } from './memo';
import type { Compute, Memo, MemoOptions } from './memo-options';
import { type Tracking, createTracking } from './tracking';

/** Memos that share inputs and a clock. */
export interface Memos extends Omit<Tracking, 'inputs' | 'renewals' | 'current' | 'within' | 'isApart'> {
  memo<K, T>(compute: Compute<K, T>, options?: MemoOptions<K, T>): Memo<K, T>;
}

/** @param options.now milliseconds */
export function createMemos(options: { now: () => number }): Memos {
  const tracking = createTracking(options);
  const trackingApart: Tracking = { ...tracking, isApart: true };

  function memo<K, T>(compute: Compute<K, T>, given: MemoOptions<K, T> = {}): Memo<K, T> {
    const shared = createMemo(tracking, compute, given);
    let apart: Memo<K, T> | undefined;
    // Work in a separate scope reads only results of that scope, whichever memo it calls.
    const here = () =>
      tracking.current()?.isApart
        ? (apart ??= createMemo(trackingApart, compute, optionsApart(given)))
        : shared;
    return {
      get counts() {
        return shared.counts;
      },
      peek: (key, request) => here().peek(key, request),
      read: (key, request) => here().read(key, request),
      get: (key, request) => here().get(key, request),
    };
  }

  return { ...tracking, memo };
}

/** In a separate scope nothing stale is served, nothing is restored from earlier processes, and nothing is counted. */
function optionsApart<K, T>({
  restore: _restore,
  onRead: _onRead,
  onStale: _onStale,
  ...given
}: MemoOptions<K, T>): MemoOptions<K, T> {
  return {
    ...given,
    staleIfError: false,
    staleWhileRevalidate: 0,
    graceMs: Infinity,
    patienceMs: Infinity,
  };
}
