import { expect, test } from 'vitest';
import { linkTo } from '../../../model/link';
import { type EntryVersion, mergedHistory } from './history';
import { beforeLastPublication, publishedAt, rollbackChanges } from './rollback';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 8, minute)).toISOString();
const ownedFields = () => ['blocks'];

function published(entryId: string, minute: number, title: string, blocks: string[] = []): EntryVersion {
  const fields = { title: { en: title }, blocks: { en: blocks.map((id) => linkTo('Entry', id)) } };
  return {
    ...{ entryId, at: at(minute), fields, by: 'noa', kind: 'publish' as const },
    ...{ snapshotId: `${entryId}-${minute}`, version: undefined, contentType: 'panel' },
  };
}

const histories = new Map([
  ['page', [published('page', 30, 'Page', ['hero', 'new']), published('page', 10, 'Page', ['hero', 'old'])]],
  ['hero', [published('hero', 30, 'Three'), published('hero', 20, 'Two'), published('hero', 10, 'One')]],
  ['new', [published('new', 30, 'New')]],
]);
const steps = mergedHistory(histories.values());

test('a page rolls back to what visitors saw before its last publication', () => {
  const moment = beforeLastPublication(steps, 'page', histories) ?? '';
  expect(moment < at(30) && moment > at(29)).toBe(true);
  const before = publishedAt('page', histories, moment, ownedFields);
  expect(before.versions.map(({ snapshotId }) => snapshotId)).toEqual(['page-10', 'hero-20']);
  expect(before.unread).toEqual(['old']);
  const drafts = { page: histories.get('page')?.[0]?.fields ?? {}, hero: { title: { en: 'Draft' } } };
  expect(rollbackChanges(before, drafts).map(({ entryId, field }) => `${entryId} ${field}`)).toEqual([
    'page blocks',
    'hero title',
  ]);
});

test('a page that was published once has nothing to go back to', () => {
  const once = new Map([['page', [published('page', 10, 'Page')]]]);
  expect(beforeLastPublication(mergedHistory(once.values()), 'page', once)).toBeUndefined();
});
