import { expect, test } from 'vitest';
import { linkTo } from '../../../model/link';
import { fieldDiffs } from './field-diff';
import { valueText } from './value-text';

const words = { yes: 'Yes', no: 'No', nameOfLink: (id: string) => `[${id}]` };
const node = (nodeType: string, content: unknown[], data = {}) => ({ nodeType, data, content });
const plain = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });

test('fields are compared word by word, in each language', () => {
  const before = { title: { en: 'Play the best games', fi: 'Pelaa' }, order: { en: 1 } };
  const after = { title: { en: 'Play our best games', fi: 'Pelaa' }, order: { en: 1 }, hidden: { en: true } };
  expect(fieldDiffs(before, after, words)).toEqual([
    {
      field: 'title',
      locale: 'en',
      parts: [
        { kind: 'same', text: 'Play ' },
        { kind: 'removed', text: 'the' },
        { kind: 'added', text: 'our' },
        { kind: 'same', text: ' best games' },
      ],
    },
    { field: 'hidden', locale: 'en', parts: [{ kind: 'added', text: 'Yes' }] },
  ]);
});

test('rich text is read by paragraph, links by the name of what they name', () => {
  const document = node('document', [
    node('heading-2', [plain('Rules')]),
    node('unordered-list', [node('list-item', [node('paragraph', [plain('One')])])]),
    node('paragraph', [
      plain('See '),
      node('hyperlink', [plain('terms')], { uri: 'https://example.com' }),
      plain('.'),
    ]),
    node('embedded-entry-block', [], { target: linkTo('Entry', 'promo') }),
  ]);
  expect(valueText(document, words)).toBe('Rules\nOne\nSee terms (https://example.com).\n[promo]');
  expect(valueText([linkTo('Entry', 'a'), linkTo('Asset', 'b')], words)).toBe('[a]\n[b]');
  expect(valueText({ min: 1, max: 2 }, words)).toBe('min: 1\nmax: 2');
});
