import { expect, test } from 'vitest';
import { copyEntries } from './copy-entries';
import { type Fields, withValue } from './fields';
import { linkTo, linkedIds } from './link';
import { pageTree } from './page-tree';
import { insertChanges, moveChanges, removeChanges } from './tree-edits';

const blocks = (ids: string): Fields => ({ blocks: { en: [...ids].map((id) => linkTo('Entry', id)) } });
const page = { page: blocks('abc'), panel: blocks('x') };

function after(edit: (fieldsOf: (id: string) => Fields | undefined) => ReturnType<typeof moveChanges>) {
  const entries: Record<string, Fields> = { ...page };
  for (const change of edit((id) => entries[id]))
    entries[change.entryId] = withValue(entries[change.entryId] ?? {}, change);
  return Object.values(entries).map((fields) => linkedIds(fields['blocks']?.['en']).join(''));
}
const at = (holderId: string, index: number) => ({ holderId, field: 'blocks', index });

test.each([
  [0, 3, 'bca'],
  [2, 0, 'cab'],
  [0, 2, 'bac'],
  [1, 1, 'abc'],
  [1, 2, 'abc'],
])('a block moves from %i to before %i', (from, to, result) => {
  expect(after((of) => moveChanges(of, at('page', from), at('page', to), 'en'))).toEqual([result, 'x']);
});

test('a block moves to another list, is inserted and removed', () => {
  expect(after((of) => moveChanges(of, at('page', 1), at('panel', 1), 'en'))).toEqual(['ac', 'xb']);
  expect(after((of) => insertChanges(of, 'n', at('panel', 0), 'en'))).toEqual(['abc', 'nx']);
  expect(after((of) => removeChanges(of, at('page', 2), 'en'))).toEqual(['ab', 'x']);
});

const entries: Record<string, { contentType: string; fields: Fields }> = {
  page: { contentType: 'page', fields: blocks('tl') },
  t: {
    contentType: 'tabs',
    fields: { panels: { en: [linkTo('Entry', 'p')] }, game: { en: linkTo('Entry', 'g') } },
  },
  p: { contentType: 'panel', fields: blocks('i') },
  i: { contentType: 'image', fields: { title: { en: 'Words' }, image: { en: linkTo('Asset', 'picture') } } },
  l: { contentType: 'faq', fields: {} },
};

test('a page is read as it is nested, also one that is nested in itself', () => {
  const options = { holdingFields: () => ['blocks', 'panels'], locale: 'en' };
  const [tabs, faq] = pageTree('page', (id) => entries[id], options);
  expect(tabs).toMatchObject({
    entryId: 't',
    depth: 0,
    children: [{ entryId: 'p', children: [{ entryId: 'i', depth: 2 }] }],
  });
  expect(faq).toMatchObject({ entryId: 'l', index: 1, place: { holderId: 'page', field: 'blocks' } });
  expect(
    pageTree(
      'self',
      () => ({ contentType: 'panel', fields: { blocks: { en: [linkTo('Entry', 'self')] } } }),
      options,
    ),
  ).toHaveLength(1);
});

test('a copy has parts of its own and the same games and pictures', () => {
  let count = 0;
  const copies = copyEntries(
    't',
    (id) => entries[id],
    (_type, field) => field !== 'game',
    () => `copy${++count}`,
  );
  expect(copies.map(({ contentType }) => contentType)).toEqual(['tabs', 'panel', 'image']);
  expect(copies[0]?.fields).toEqual({
    panels: { en: [linkTo('Entry', 'copy2')] },
    game: { en: linkTo('Entry', 'g') },
  });
  expect(copies[1]?.fields).toEqual({ blocks: { en: [linkTo('Entry', 'copy3')] } });
  expect(copies[2]?.fields).toEqual(entries['i']?.fields);
});
