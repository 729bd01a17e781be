import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Draft } from '../../store/draft-rows';
import { withSave } from './retention';

const START = Date.parse('2026-03-01T08:00:00.000Z');
const RULES = { draftMergeMs: 60_000, draftLimit: 5 };

/** The drafts after saves by several people, each some seconds after the previous one. */
function draftsAfter(saves: readonly (readonly [seconds: number, savedBy: string])[], rules = RULES) {
  let drafts: readonly Draft[] = [];
  let time = START;
  saves.forEach(([seconds, savedBy], index) => {
    time += seconds * 1000;
    const save = { version: index + 1, savedAt: new Date(time).toISOString(), savedBy };
    const { added, dropped } = withSave(drafts, save, rules);
    drafts = [...drafts.filter((draft) => !dropped.includes(draft)), added];
  });
  return drafts;
}

const versions = (drafts: readonly Draft[]) => drafts.map(({ version }) => version);

test('saves of the same person within a minute are one draft, the newest', () => {
  const drafts = draftsAfter([
    [0, 'noa'],
    [30, 'noa'],
    [29, 'noa'],
    [1, 'noa'],
    [1, 'ravi'],
    [1, 'noa'],
  ]);
  expect(versions(drafts)).toEqual([3, 4, 5, 6]);
});

test('somebody who saves all the time leaves a draft for each minute', () => {
  const saves = Array.from({ length: 60 }, () => [10, 'noa'] as const);
  expect(draftsAfter(saves, { ...RULES, draftLimit: 200 })).toHaveLength(10);
});

test('beyond the limit the last draft of each day stays', () => {
  const hourly = Array.from({ length: 48 }, () => [3600, 'noa'] as const);
  const days = draftsAfter(hourly).map(({ savedAt }) => savedAt.slice(0, 13));
  expect(days).toEqual([
    '2026-03-01T23',
    '2026-03-02T23',
    '2026-03-03T04',
    '2026-03-03T05',
    '2026-03-03T06',
    '2026-03-03T07',
    '2026-03-03T08',
  ]);
});

test('whatever is saved, the newest drafts are there, in order, and no day is without one', () => {
  const save = fc.tuple(fc.integer({ min: 1, max: 90_000 }), fc.constantFrom('noa', 'ravi'));
  const property = fc.property(fc.array(save, { minLength: 1, maxLength: 40 }), (saves) => {
    const all = draftsAfter(saves, { draftMergeMs: 0, draftLimit: 1000 });
    const drafts = draftsAfter(saves, { draftMergeMs: 0, draftLimit: 5 });
    const daysOf = (list: readonly Draft[]) => [...new Set(list.map(({ savedAt }) => savedAt.slice(0, 10)))];
    expect(versions(drafts).slice(-5)).toEqual(versions(all).slice(-5));
    expect(daysOf(drafts)).toEqual(daysOf(all));
    expect(drafts.length).toBeLessThanOrEqual(5 + daysOf(all).length);
  });
  fc.assert(property, { seed: 20260101, numRuns: 200 });
});
