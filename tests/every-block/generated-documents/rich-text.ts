import fc from 'fast-check';
import type { RichText, RichTextNode } from '../../../schemas/generated/types';
import { hostileTargets, hostileTexts } from './hostile-strings';

const blockKinds = [
  'paragraph',
  'heading-2',
  'heading-3',
  'blockquote',
  'unordered-list',
  'ordered-list',
  'list-item',
];
const tableKinds = ['table', 'table-row', 'table-cell', 'table-header-cell'];
const otherKinds = [
  'hr',
  'embedded-entry-block',
  'embedded-asset-block',
  'entry-hyperlink',
  'unknown-thing',
  'tostring',
];
const marks = ['bold', 'italic', 'underline', 'code', 'superscript', 'unknown-mark', 'valueof'];

const words = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'grapheme', maxLength: 80 }));

const text: fc.Arbitrary<RichTextNode> = fc.record({
  nodeType: fc.constant('text'),
  data: fc.constant({}),
  value: words,
  marks: fc.array(fc.record({ type: fc.constantFrom(...marks) }), { maxLength: 3 }),
});

const { node } = fc.letrec<{ node: RichTextNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    { weight: 3, arbitrary: text },
    {
      weight: 3,
      arbitrary: fc.record({
        nodeType: fc.constantFrom(...blockKinds, ...tableKinds, ...otherKinds),
        data: fc.constantFrom({}, { target: null }, { __proto__: null, uri: 1 }),
        content: fc.array(tie('node'), { maxLength: 3 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        nodeType: fc.constant('hyperlink'),
        data: fc.record({
          uri: fc.constantFrom(...hostileTargets, '/promotions', 'https://elsewhere.example/'),
        }),
        content: fc.array(text, { maxLength: 2 }),
      }),
    },
  ),
}));

const richText: fc.Arbitrary<RichText> = fc.record({
  nodeType: fc.constant('document' as const),
  data: fc.constant({}),
  content: fc.array(node, { maxLength: 5 }),
});

/** An arbitrary rich text that Contentful can store; deterministic per seed. */
export function richTextFrom(seed: string): RichText {
  const [document] = fc.sample(richText, { seed: Number(seed), numRuns: 1 });
  if (!document) throw new Error('no rich text was made');
  return document;
}
