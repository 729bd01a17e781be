import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RichText, RichTextNode } from '../../../../schemas/generated/types';
import { richTextFrom } from '../../../../tests/every-block/generated-documents/rich-text';
import { editorExtensions, editorSchema } from './editor-extensions';
import type { JSONContent } from '@tiptap/react';
import { originalsOf, storedBlock, storedDocument } from './to-document';
import { toEditor } from './to-editor';

const limits = {
  nodes: [
    'heading-2',
    'heading-3',
    'heading-4',
    'ordered-list',
    'unordered-list',
    'blockquote',
    'hr',
    'table',
    'hyperlink',
  ],
  marks: ['bold', 'italic', 'underline', 'code'],
};
const schema = editorSchema(editorExtensions(limits));

const node = (nodeType: string, content: RichTextNode[], data: RichTextNode['data'] = {}): RichTextNode => ({
  nodeType,
  data,
  content,
});
const link = (id: string) => ({ target: { sys: { type: 'Link', linkType: 'Entry', id } } });

const marks = fc
  .subarray(['bold', 'code', 'italic', 'superscript', 'underline'])
  .map((types) => types.map((type) => ({ type })));
const text = fc.record({
  nodeType: fc.constant('text'),
  data: fc.constant({}),
  value: fc.string({ unit: fc.constantFrom(...'ab \n<é'), minLength: 1, maxLength: 8 }),
  marks,
});
const empty: RichTextNode = { nodeType: 'text', data: {}, value: '', marks: [] };
const inline = fc.oneof(
  fc.tuple(fc.webUrl(), text).map(([uri, words]) => node('hyperlink', [words], { uri })),
  fc.constant(node('embedded-entry-inline', [], link('e1'))),
  text.map((words) => node('asset-hyperlink', [words], link('a1'))),
);
/** Texts with links between them, in Contentful's form. */
const inlines = fc
  .tuple(fc.option(text), fc.array(fc.tuple(inline, fc.option(text)), { maxLength: 2 }))
  .map(([first, rest]) => [first ?? empty, ...rest.flatMap(([part, then]) => [part, then ?? empty])]);
const paragraph = inlines.map((content) => node('paragraph', content));
const { block } = fc.letrec<{ block: RichTextNode; item: RichTextNode }>((tie) => ({
  item: fc
    .tuple(paragraph, fc.array(tie('block'), { maxLength: 1 }))
    .map((content) => node('list-item', content.flat())),
  block: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    paragraph,
    fc
      .tuple(fc.constantFrom(1, 2, 3, 4, 5, 6), inlines)
      .map(([level, content]) => node(`heading-${level}`, content)),
    fc
      .tuple(
        fc.constantFrom('unordered-list', 'ordered-list'),
        fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
      )
      .map(([type, items]) => node(type, items)),
    fc.array(paragraph, { minLength: 1, maxLength: 2 }).map((content) => node('blockquote', content)),
    fc.constant(node('hr', [])),
    fc.constantFrom('embedded-entry-block', 'embedded-asset-block').map((type) => node(type, [], link('x'))),
  ),
}));
const table = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), paragraph, fc.boolean())
  .map(([rows, columns, words, isWide]) =>
    node('table', [
      ...(isWide
        ? [node('table-row', [node('table-header-cell', [words], columns > 1 ? { colspan: columns } : {})])]
        : []),
      ...Array.from({ length: rows }, () =>
        node(
          'table-row',
          Array.from({ length: columns }, () => node('table-cell', [words])),
        ),
      ),
    ]),
  );
const documents = fc
  .array(fc.oneof(block, table), { minLength: 1, maxLength: 5 })
  .map((content): RichText => ({ nodeType: 'document', data: {}, content }))
  .filter(({ content }) => JSON.stringify(content) !== JSON.stringify([node('paragraph', [empty])]));

const canonical = (value: unknown) => JSON.parse(JSON.stringify(value, sortMarks)) as unknown;
function sortMarks(key: string, value: unknown): unknown {
  return key === 'marks' && Array.isArray(value)
    ? (value as { type: string }[]).toSorted((one, other) => (one.type < other.type ? -1 : 1))
    : value;
}

function toDocument({ content = [] }: JSONContent, before?: RichText): RichText | undefined {
  const originals = originalsOf(before);
  return storedDocument(
    content.map((block) => storedBlock(block, originals)),
    before,
  );
}

/** Converts through the editor's model, which must accept it. */
function throughEditor(document: RichText, before?: RichText): RichText | undefined {
  const edited = schema.nodeFromJSON(toEditor(document, schema));
  edited.check();
  return toDocument(edited.toJSON() as JSONContent, before);
}

test('a document comes out of the editor as it went in', () => {
  fc.assert(
    fc.property(documents, (document) => {
      expect(canonical(throughEditor(document, document))).toEqual(canonical(document));
    }),
    { numRuns: 200 },
  );
});

test('paragraphs, headings, lists, quotations, tables and links of documents can be edited', () => {
  const words = node('paragraph', [{ ...empty, value: 'a\nb', marks: [{ type: 'code' }, { type: 'bold' }] }]);
  const table = node('table', [
    node('table-row', [node('table-header-cell', [words]), node('table-header-cell', [words])]),
    node('table-row', [node('table-cell', [words], { colspan: 2 })]),
  ]);
  const content = [
    words,
    node('heading-2', [{ ...empty, value: 'x' }]),
    node('unordered-list', [node('list-item', [words, node('ordered-list', [node('list-item', [words])])])]),
    node('blockquote', [words]),
    node('hr', []),
    table,
    node('paragraph', [empty, node('hyperlink', [{ ...empty, value: 'l' }], { uri: '/a' }), empty]),
  ];
  const json = toEditor({ nodeType: 'document', data: {}, content }, schema);
  expect(JSON.stringify(json)).not.toContain('kept');
  expect(json.content?.map(({ type }) => type)).toEqual([
    'paragraph',
    'heading',
    'bulletList',
    'blockquote',
    'horizontalRule',
    'table',
    'paragraph',
  ]);
  // The same without the previous document.
  expect(canonical(throughEditor({ nodeType: 'document', data: {}, content }))).toEqual(
    canonical({ nodeType: 'document', data: {}, content }),
  );
});

test('whatever Contentful stored comes out as it was', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const document = JSON.parse(JSON.stringify(richTextFrom(String(seed)))) as RichText;
    if (document.content.length === 0) continue;
    expect(throughEditor(document, document), `seed ${seed}`).toEqual(document);
  }
});

test('a changed block leaves the others exactly as they were stored', () => {
  const split = node('paragraph', [
    { ...empty, value: 'a', marks: [{ type: 'italic' }, { type: 'bold' }] },
    { ...empty, value: 'b', marks: [{ type: 'bold' }, { type: 'italic' }] },
  ]);
  const before: RichText = { nodeType: 'document', data: {}, content: [split, node('paragraph', [empty])] };
  const json = toEditor(before, schema);
  json.content?.splice(1, 1, { type: 'paragraph', content: [{ type: 'text', text: 'new' }] });
  expect(toDocument(json, before)?.content).toEqual([split, node('paragraph', [{ ...empty, value: 'new' }])]);
  expect(toDocument({ type: 'doc', content: [{ type: 'paragraph' }] }, before)).toBeUndefined();
});
