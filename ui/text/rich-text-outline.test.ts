import { expect, test } from 'vitest';
import type { RichText, RichTextNode } from '../../schemas/generated/types';
import { plainText, splitAfter, splitSections } from './rich-text-outline';

const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
const node = (nodeType: string, ...content: RichTextNode[]) => ({ nodeType, data: {}, content });
const paragraph = (value: string) => node('paragraph', text(value));
const heading = (value: string) => node('heading-2', text(value));
const document = (...content: RichText['content']): RichText => ({ nodeType: 'document', data: {}, content });

test('gives every heading its own id: of its words, without accents, numbered when taken or not Latin', () => {
  const sections = splitSections(
    document(
      paragraph('Before'),
      heading('3. Saldo e depósitos'),
      heading('Saldo e depósitos'),
      heading('شروط'),
      heading(' '),
    ),
  );
  expect(sections.map((section) => section.heading?.id)).toEqual([
    undefined,
    'saldo-e-depositos',
    'section-3',
    'section-4',
  ]);
});

test('a folded text loses nothing, is cut between blocks and never right below a heading', () => {
  const whole = document(
    paragraph('a'.repeat(90)),
    heading('Next'),
    paragraph('b'.repeat(90)),
    paragraph('c'.repeat(90)),
  );
  const { lead, rest } = splitAfter(whole, 92);
  expect(lead.content).toHaveLength(3);
  expect([...lead.content, ...rest.content]).toEqual(whole.content);
});

test('a text little longer than its lead is not folded', () => {
  const whole = document(paragraph('a'.repeat(100)), paragraph('end'));
  expect(splitAfter(whole, 100)).toEqual({ lead: whole, rest: document() });
});

test('plain text keeps words of different blocks apart and words of one block together', () => {
  const list = node(
    'unordered-list',
    node('list-item', paragraph('one')),
    node('list-item', paragraph('two')),
  );
  const link = node('hyperlink', text('link'));
  expect(plainText(document(node('paragraph', text('a '), link, text('.')), list))).toBe('a link. one two');
});
