import { expect, test } from 'vitest';
import type { ManagedEntry } from '../../../../schemas/generated/types';
import { linkTo } from '../../../model/link';
import { entryState, pageState } from './entry-state';
import { pageChanges, wantedCopies } from './page-changes';

const time = '2026-03-01T08:00:00.000Z';
const ownedFields = () => ['blocks'];

function entry(
  id: string,
  versions: Partial<ManagedEntry['sys']>,
  blocks: readonly string[] = [],
): ManagedEntry {
  return {
    sys: {
      ...{ id, type: 'Entry' as const, version: 1, createdAt: time, updatedAt: time },
      contentType: { sys: { id: 'panel' } },
      ...versions,
    },
    metadata: { tags: [] },
    fields: { title: { en: id }, blocks: { en: blocks.map((block) => linkTo('Entry', block)) } },
  };
}

const copy = (id: string, blocks: readonly string[], title = id) => ({
  sys: { id, contentType: { sys: { id: 'panel' } } },
  fields: { title: { en: title }, blocks: { en: blocks.map((block) => linkTo('Entry', block)) } },
});

test.each([
  [{ version: 1 }, 'draft'],
  [{ version: 4, publishedVersion: 3 }, 'published'],
  [{ version: 5, publishedVersion: 3 }, 'changed'],
  [{ version: 5, archivedAt: time }, 'archived'],
])('an entry at %o is %s', (sys, state) => {
  expect(entryState(sys)).toBe(state);
});

test('a page is changed when one of its parts is', () => {
  expect(pageState('published', ['published', 'draft'])).toBe('changed');
  expect(pageState('published', ['published'])).toBe('published');
  expect(pageState('draft', ['published'])).toBe('draft');
});

test('a page lists what is new, changed, archived and removed since its publication', () => {
  const list = [
    entry('page', { version: 9, publishedVersion: 5 }, ['same', 'edited', 'added', 'hidden']),
    entry('same', { version: 2, publishedVersion: 1 }),
    entry('edited', { version: 7, publishedVersion: 1 }),
    entry('added', { version: 1 }),
    entry('hidden', { version: 2, archivedAt: time }),
    entry('dropped', { version: 2, publishedVersion: 1 }, ['inside']),
    entry('inside', { version: 2, publishedVersion: 1 }),
  ];
  const content = {
    rootId: 'page',
    drafts: new Map(list.map((item) => [item.sys.id, item])),
    published: new Map([
      ['page', copy('page', ['same', 'edited', 'dropped'])],
      ['edited', copy('edited', [], 'before')],
    ]),
  };
  const changes = pageChanges(content, ownedFields);
  expect(changes.map(({ kind, entryId, fields }) => [kind, entryId, fields.join()])).toEqual([
    ['changed', 'page', 'blocks'],
    ['changed', 'edited', 'title'],
    ['new', 'added', ''],
    ['archived', 'hidden', ''],
    ['removed', 'dropped', ''],
  ]);
  const unread = { ...content, published: new Map() };
  expect(wantedCopies(unread, ownedFields)).toEqual(['page', 'edited']);
  const withPage = new Map([['page', copy('page', ['edited', 'gone'])]]);
  expect(wantedCopies({ ...content, published: withPage }, ownedFields)).toEqual(['edited', 'gone']);
});
