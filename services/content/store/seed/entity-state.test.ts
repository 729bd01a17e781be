import { expect, test } from 'vitest';
import { completeSys, DEFAULT_DATE, entityState } from './entity-state';

test.each([
  ['a hand-written entry', { id: 'a' }, 'published'],
  ['an explicit null version', { id: 'a', publishedVersion: null }, 'draft'],
  ['an explicit null date', { id: 'a', publishedAt: null }, 'draft'],
  ['an exported entry without a published version', { id: 'a', version: 3 }, 'draft'],
  ['an exported entry with one', { id: 'a', version: 3, publishedVersion: 2 }, 'published'],
  ['an archived entry', { id: 'a', archivedAt: '2026-01-01T00:00:00Z' }, 'archived'],
])('CONTENT-32 %s is in the right state', (_what, sys, state) => {
  expect(entityState(sys)).toBe(state);
});

test('CONTENT-32 what a hand-written entry leaves out is filled in the same way every time', () => {
  expect(completeSys({ id: 'a' })).toEqual({
    id: 'a',
    createdAt: DEFAULT_DATE,
    updatedAt: DEFAULT_DATE,
    publishedAt: DEFAULT_DATE,
    firstPublishedAt: DEFAULT_DATE,
    publishedVersion: 1,
  });
});
