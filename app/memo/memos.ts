import { createMemo } from './memo';
import type { Compute, Memo, MemoOptions } from './memo-options';
import { type Tracking, createTracking } from './tracking';

/** Memos that share inputs and a clock. */
export interface Memos extends Omit<Tracking, 'inputs' | 'renewals' | 'current' | 'within'> {
  memo<K, T>(compute: Compute<K, T>, options?: MemoOptions<K, T>): Memo<K, T>;
}

/** @param options.now milliseconds */
export function createMemos(options: { now: () => number }): Memos {
  const tracking = createTracking(options);
  return { ...tracking, memo: (compute, given) => createMemo(tracking, compute, given) };
}
