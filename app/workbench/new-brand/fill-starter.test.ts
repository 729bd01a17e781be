import { expect, test } from 'vitest';
import { fillEntry, type Words } from './fill-starter';

const words = (texts: Record<string, string>, label: string | undefined): Words => ({
  values: { id: 'lantern', name: 'Lantern', marks: [{ sys: { id: 'a' } }] },
  text: (key) => texts[key],
  content: () => label,
  message: () => undefined,
});
const locales = new Map([
  ['en', words({ title: 'Welcome to {{name}}' }, 'Slots')],
  ['pl', words({}, 'Automaty')],
]);
const entry = (fields: Record<string, Record<string, unknown>>) => ({ sys: { id: '{{id}}-home' }, fields });

test('texts are written in every language that has them, and name the brand', () => {
  const filled = fillEntry(
    entry({ title: { '*': '{{text title}}' }, label: { '*': '{{content a.b}} | {{name}}' } }),
    locales,
  );
  expect(filled).toEqual({
    sys: { id: 'lantern-home' },
    fields: {
      title: { en: 'Welcome to Lantern' },
      label: { en: 'Slots | Lantern', pl: 'Automaty | Lantern' },
    },
  });
});

test('a placeholder alone may become more than a text', () => {
  const filled = fillEntry(entry({ marks: { en: '{{marks}}' } }), locales);
  expect(filled.fields['marks']).toEqual({ en: [{ sys: { id: 'a' } }] });
});

test('a text that is missing in English stops it with entry, field and key', () => {
  expect(() => fillEntry(entry({ title: { '*': '{{text lead}}' } }), locales)).toThrow(
    'lantern-home title: nothing to write for {{text lead}} in "en".',
  );
});
