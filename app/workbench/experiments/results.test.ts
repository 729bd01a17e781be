import { expect, test } from 'vitest';
import type { Experiment, PlatformExperimentCounts } from '../../../schemas/generated/types';
import { resultOf } from './results';

const now = Date.parse('2027-01-15T00:00:00Z');
const experiment: Experiment = {
  ...{ name: 'Picture', key: 'picture', share: 100, goal: 'sign-up', smallestEffect: 2 },
  ...{ startsAt: '2027-01-01T00:00:00Z', endsAt: '2027-02-01T00:00:00Z' },
  variants: [
    { key: 'a', name: 'As it is', weight: 50 },
    { key: 'b', name: 'Bold', weight: 50 },
  ],
};

/** Visitors and sign-ups by variant, on two days and in two markets. */
function counts(a: [number, number], b: [number, number]): PlatformExperimentCounts['counts'] {
  const of = (variant: string, [seen, reached]: [number, number]) => [
    { market: 'FI', variant, day: '2027-01-02', what: 'seen' as const, visitors: seen - 1 },
    { market: 'BR', variant, day: '2027-01-03', what: 'seen' as const, visitors: 1 },
    { market: 'FI', variant, day: '2027-01-03', what: 'sign-up' as const, visitors: reached },
    // A goal other than the experiment's is ignored.
    { market: 'FI', variant, day: '2027-01-03', what: 'link' as const, visitors: 7 },
  ];
  return [...of('a', a), ...of('b', b)];
}

test('visitors are summed over days and markets, with rate and intervals', () => {
  const [a, b] = resultOf(experiment, counts([4_000, 400], [4_000, 500]), now).variants;
  expect(a).toMatchObject({ visitors: 4_000, reached: 400, rate: 0.1 });
  expect(a?.difference).toBeUndefined();
  expect(b).toMatchObject({ visitors: 4_000, reached: 500, rate: 0.125 });
  expect(b?.difference).toBeCloseTo(0.025);
  expect(b?.differenceInterval?.from).toBeCloseTo(0.0112, 3);
});

test('nothing is better before enough visitors have come, however large the difference', () => {
  const early = resultOf(experiment, counts([200, 10], [200, 40]), now);
  expect(early.variants[1]?.differenceInterval?.from).toBeGreaterThan(0);
  expect(early).toMatchObject({ verdict: 'too-early' });
  expect(early.needed).toBeGreaterThan(200);
  expect(resultOf(experiment, [], now)).toMatchObject({ verdict: 'no-data', needed: 0 });
});

test('with enough visitors the better and the worse variant are named, or that there is no difference', () => {
  expect(resultOf(experiment, counts([4_000, 400], [4_000, 500]), now)).toMatchObject({
    verdict: 'better',
    best: 'b',
  });
  expect(resultOf(experiment, counts([4_000, 400], [4_000, 300]), now)).toMatchObject({
    verdict: 'worse',
    best: 'b',
  });
  expect(resultOf(experiment, counts([4_000, 400], [4_000, 410]), now).verdict).toBe('no-difference');
});

test('visitors who are divided otherwise than the weights say make the result void', () => {
  expect(resultOf(experiment, counts([4_000, 400], [4_400, 500]), now).verdict).toBe('imbalance');
});

test('an experiment is over with its end or its winner', () => {
  expect(resultOf(experiment, [], Date.parse('2026-12-31T00:00:00Z')).state).toBe('planned');
  expect(resultOf(experiment, [], now).state).toBe('running');
  expect(resultOf({ ...experiment, winner: 'b' }, [], now).state).toBe('over');
  expect(resultOf(experiment, [], Date.parse('2027-02-01T00:00:00Z')).state).toBe('over');
});
