import { expect, test } from 'vitest';
import { type EntryVersion, mergedHistory, stepsSince, versionAt } from './history';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 1, 8) + seconds * 1000).toISOString();

function version(
  entryId: string,
  kind: EntryVersion['kind'],
  seconds: number,
  title: string,
  by = 'noa',
): EntryVersion {
  const contentType = 'faq';
  const fields = { title: { en: title } };
  return {
    ...{ entryId, kind, by, contentType, fields, at: at(seconds) },
    snapshotId: `${entryId}-${seconds}`,
    version: undefined,
  };
}

const hero = [
  version('hero', 'publish', 600, 'C', 'ravi'),
  version('hero', 'save', 500, 'C'),
  version('hero', 'save', 400, 'B'),
  version('hero', 'publish', 300, 'A', 'ravi'),
  version('hero', 'save', 200, 'A'),
];
const page = [version('page', 'publish', 602, 'P', 'ravi'), version('page', 'publish', 299, 'P', 'ravi')];

test('histories are one list, with what went out together in one step', () => {
  const steps = mergedHistory([hero, page]);
  expect(
    steps.map(({ kind, by, changes }) => [
      kind,
      by,
      changes.map(({ version: { entryId }, fields }) => `${entryId} ${fields?.join() ?? '-'}`),
    ]),
  ).toEqual([
    ['publish', 'ravi', ['page ', 'hero title']],
    ['save', 'noa', ['hero title']],
    ['save', 'noa', ['hero title']],
    ['publish', 'ravi', ['hero -', 'page -']],
    ['save', 'noa', ['hero -']],
  ]);
  expect(stepsSince(steps, at(450))).toHaveLength(2);
  expect(stepsSince(steps, undefined)).toHaveLength(5);
});

test('an entry is found as it was at a moment', () => {
  expect(versionAt(hero, at(450))?.fields['title']).toEqual({ en: 'B' });
  expect(versionAt(hero, at(450), 'publish')?.fields['title']).toEqual({ en: 'A' });
  expect(versionAt(hero, at(100))).toBeUndefined();
});
