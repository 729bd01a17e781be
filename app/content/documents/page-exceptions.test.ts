import { expect, test } from 'vitest';
import type { RawBlock } from './block-tree';
import { checkExcepted } from './excepted-block';
import type { RawPage } from './page-changes';
import { exceptionLinks, makeExceptions } from './page-exceptions';

const typeOf = (id: string) => (id.startsWith('rg') ? 'ResponsibleGambling' : 'FormattedText');
const collection = (...ids: string[]) => ({
  items: ids.map((id) => ({ __typename: typeOf(id), sys: { id } })),
});

const page = (id: string, ...exceptions: object[]): RawPage => ({
  id,
  document: { exceptions: { items: exceptions } },
});

/** An exception as the content service returns it. */
const exception = (
  target: string,
  { hidden, fieldNames, content }: { hidden?: boolean; fieldNames?: string[]; content?: string },
) => ({
  sys: { id: `except-${target}` },
  internalName: 'An exception',
  target: collection(target),
  blocks: collection(...(content ? [content] : [])),
  hidden: hidden ?? null,
  fieldNames: fieldNames ?? null,
});

const words = (value: string) => ({
  json: {
    nodeType: 'document',
    data: {},
    content: [
      { nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value, marks: [], data: {} }] },
    ],
  },
});
const text = (id: string, title: string | null) => ({ sys: { id }, title, body: words(`${id} says`) });
const block = (id: string, slots?: RawBlock[][]): RawBlock => ({
  block: id.startsWith('rg') ? 'responsible-gambling' : id === 'columns' ? 'columns' : 'formatted-text',
  id,
  entry: text(id, id),
  holder: 'page',
  pointer: '/blocks/0',
  ...(slots ? { slots } : {}),
});
const entries = new Map([
  ['here', text('here', 'Only here')],
  ['empty', text('empty', null)],
  ['long', text('long', 'x'.repeat(1_000))],
]);
const ids = (blocks: readonly RawBlock[]): string[] =>
  blocks.flatMap(({ id, slots = [] }) => [id, ...ids(slots.flat())]);

test('a block and one within another differ or are hidden on the page that says so', () => {
  const pages = [
    page(
      'page',
      exception('a', { fieldNames: ['title'], content: 'here' }),
      exception('inner', { hidden: true }),
    ),
  ];
  expect(exceptionLinks(pages).map(({ id }) => id)).toEqual(['here']);
  const made = makeExceptions([block('a'), block('columns', [[block('inner'), block('b')]])], pages, entries);
  expect(ids(made.blocks)).toEqual(['a', 'columns', 'b']);
  expect(made.blocks[0]?.exceptions).toEqual([
    { id: 'except-a', fieldNames: ['title'], entry: entries.get('here') },
  ]);
  expect(made.removed).toEqual([
    {
      block: 'formatted-text',
      entryId: 'inner',
      pageId: 'page',
      change: { id: 'except-inner', action: 'hide' },
    },
  ]);
  expect(made.faults).toEqual([]);
});

test('a page based on another keeps its exceptions, and its own come last', () => {
  const below = page('base', exception('a', { fieldNames: ['title'], content: 'long' }));
  const own = page('market', exception('a', { fieldNames: ['title'], content: 'here' }));
  const [made] = makeExceptions([block('a')], [own, below], entries).blocks;
  expect(made?.exceptions?.map(({ entry }) => entry['title'])).toEqual([
    expect.stringContaining('xxx'),
    'Only here',
  ]);
});

test.each([
  ['a block that is not there', exception('gone', { hidden: true }), '/target', 'is not on the page'],
  ['a block that may not be missing', exception('rg', { hidden: true }), '/target', 'may not be missing'],
  [
    'content that is not published',
    exception('a', { fieldNames: ['title'], content: 'draft' }),
    '/blocks',
    'not published',
  ],
  [
    'another kind of block',
    exception('rg', { fieldNames: ['title'], content: 'here' }),
    '/blocks',
    'another kind',
  ],
  ['another shape', { ...exception('a', {}), fieldNames: [7] }, '/fieldNames/0', 'string'],
])('an exception of %s is left out and told', (_name, wrong, pointer, reason) => {
  const made = makeExceptions([block('a'), block('rg')], [page('page', wrong)], entries);
  expect(ids(made.blocks)).toEqual(['a', 'rg']);
  expect(made.faults).toEqual([
    expect.objectContaining({ pointer, reason: expect.stringContaining(reason) }),
  ]);
});

test('fields that are named come from the exception, all others from the block, and the schema has the last word', () => {
  const own = text('a', 'Everywhere');
  const excepted = (content: string, ...fieldNames: string[]) =>
    checkExcepted('formatted-text', 'a', own, [
      { id: 'except-a', fieldNames, entry: entries.get(content) ?? {} },
    ]);
  expect(excepted('here', 'title').checked.stored).toMatchObject({
    entryId: 'a',
    content: { title: 'Only here', body: words('a says').json },
  });
  // A field that is empty in the exception is removed on the page.
  expect(excepted('empty', 'title').checked.stored?.content).not.toHaveProperty('title');
  const wrong = excepted('long', 'title');
  expect(wrong.checked.stored?.content).toMatchObject({ title: 'Everywhere' });
  expect(wrong.faults).toEqual([
    { changeId: 'except-a', pointer: '/blocks', reason: expect.stringMatching(/^\/title /) },
  ]);
});
