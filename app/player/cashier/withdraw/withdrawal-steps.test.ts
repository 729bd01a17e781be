import { expect, test } from 'vitest';
import { isOpenWithdrawal, stepsOf } from './withdrawal-steps';

const at = '2026-03-04T19:30:00.000Z';

test('an open withdrawal shows what comes next, a review only where there is one', () => {
  expect(stepsOf({ state: 'requested', times: [{ state: 'requested', at }] })).toEqual([
    { state: 'requested', at },
    { state: 'approved' },
    { state: 'paid' },
  ]);
  const reviewed = [
    { state: 'requested' as const, at },
    { state: 'in-review' as const, at },
  ];
  expect(stepsOf({ state: 'in-review', times: reviewed }).map(({ state }) => state)).toEqual([
    'requested',
    'in-review',
    'approved',
    'paid',
  ]);
});

test('one that has ended shows the way it took alone', () => {
  const times = (['requested', 'approved', 'paid', 'failed'] as const).map((state) => ({ state, at }));
  expect(stepsOf({ state: 'failed', times })).toEqual(times);
  expect(isOpenWithdrawal({ state: 'failed' })).toBe(false);
});
