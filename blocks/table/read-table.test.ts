import { expect, test } from 'vitest';
import type { RichText } from '../../schemas/generated/types';
import { plainText } from '../../ui/text/rich-text-outline';
import { figureColumns, readTable } from './read-table';

type RichTextNode = RichText['content'][number];

const node = (nodeType: string, content: RichTextNode[]): RichTextNode => ({ nodeType, data: {}, content });
const paragraph = (value: string) => node('paragraph', [{ nodeType: 'text', data: {}, value, marks: [] }]);
const row = (nodeType: string, ...texts: string[]) =>
  node(
    'table-row',
    texts.map((text) => node(nodeType, [paragraph(text)])),
  );
const text = (...content: RichTextNode[]): RichText => ({ nodeType: 'document', data: {}, content });
const words = (cells: RichText[] = []) => cells.map(plainText);

test('a row that is too short is filled up, and text around the table is kept apart', () => {
  const table = readTable(
    text(
      paragraph('Before'),
      node('table', [
        row('table-header-cell', 'Method', 'Fee'),
        row('table-cell', 'Card'),
        row('table-cell', 'Bank', '0 €', 'at once'),
      ]),
      paragraph(''),
    ),
  );
  expect(words(table?.head)).toEqual(['Method', 'Fee', '']);
  expect(table?.rows.map(words)).toEqual([
    ['Card', '', ''],
    ['Bank', '0 €', 'at once'],
  ]);
  expect(table?.before && plainText(table.before)).toBe('Before');
  expect(table?.after).toBeUndefined();
});

test('a text without a table, or with an empty one, is no table', () => {
  expect(readTable(text(paragraph('Words')))).toBeUndefined();
  expect(readTable(text(node('table', [])))).toBeUndefined();
  expect(readTable(text(node('table', [node('table-row', [])])))).toBeUndefined();
});

test.each([
  [['€1,000', '€25', '–'], true],
  [['R$ 1.500', '25 %', '24 h'], true],
  [['−12.50', '1 000 kr'], true],
  [['35:1', '1:1'], true],
  [['1–3 days', '24 h'], false],
  [['Visa', '12'], false],
  [['', '–'], false],
])('%j are figures: %s', (texts, expected) => {
  expect(figureColumns(texts.map((value) => [text(paragraph(value))]))).toEqual([expected]);
});
