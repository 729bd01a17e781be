import { expect, test } from 'vitest';
import { checkSchemas } from './check-schemas';
import { type MarqueeSchema, type SchemaFile, readSchemas } from './read-schemas';

const files = readSchemas('schemas');
const faq = files.find(({ key }) => key === 'blocks/faq');
if (!faq) throw new Error('no block to change');

type Changeable = MarqueeSchema & Required<Pick<MarqueeSchema, 'properties'>>;

/** Problems reported for a block after a change of its schema. */
function said(change: (schema: Changeable) => void): string[] {
  const file: SchemaFile = structuredClone(faq as SchemaFile);
  const { properties = {} } = file.schema;
  change(Object.assign(file.schema, { properties }));
  // JSON drops members set to undefined.
  const written = JSON.parse(JSON.stringify(file)) as SchemaFile;
  return checkSchemas([written, ...files.filter(({ key }) => key.startsWith('live/'))]).map(
    ({ pointer, message }) => `${pointer} ${message}`,
  );
}

const text: MarqueeSchema = {
  type: 'string',
  title: 'More',
  description: 'More words for it.',
  maxLength: 80,
};

test('the schemas of the project say all they must', () => {
  expect(checkSchemas(files)).toEqual([]);
  expect(said(({ properties }) => void (properties['more'] = text))).toEqual([]);
});

test.each<[string, (schema: Changeable) => void, RegExp]>([
  [
    'a field without a description',
    ({ properties }) => void (properties['more'] = { ...text, description: undefined }),
    /^\/properties\/more .*"description" is missing/,
  ],
  [
    'a description of two words',
    ({ properties }) => void (properties['more'] = { ...text, description: 'At most.' }),
    /^\/properties\/more\/description must be one or more sentences/,
  ],
  [
    'a number only developers know',
    ({ properties }) => void (properties['more'] = { ...text, description: 'A heading (BLOCK-27).' }),
    /^\/properties\/more\/description must not refer to numbered requirements/,
  ],
  [
    'a text without an end',
    ({ properties }) => void (properties['more'] = { ...text, maxLength: undefined }),
    /^\/properties\/more must limit its text/,
  ],
  [
    'a list without an end',
    ({ properties }) => void (properties['more'] = { ...text, type: 'array', items: text }),
    /^\/properties\/more must say what it lists and how many at most/,
  ],
  [
    'a field inside a list',
    ({ properties }) =>
      void (properties['more'] = {
        ...text,
        type: 'array',
        maxItems: 3,
        items: {
          ...text,
          type: 'object',
          additionalProperties: false,
          properties: { inner: { type: 'boolean', title: 'Inner' } },
        },
      }),
    /^\/properties\/more\/items\/properties\/inner must have a title and a description/,
  ],
  [
    'a name every block has',
    ({ properties }) => void (properties['showFrom'] = text),
    /showFrom is no name for a field/,
  ],
  [
    'no group',
    (schema) => void (schema['x-marquee'] = { ...schema['x-marquee'], group: undefined } as never),
    /^\/x-marquee .*group/,
  ],
  [
    'live data nobody described',
    (schema) => void (schema['x-marquee'] = { ...schema['x-marquee'], live: 'nothing' } as never),
    /^\/x-marquee\/live has no schema: write schemas\/live\/nothing/,
  ],
  [
    'a required field that is none',
    (schema) => void (schema.required = ['title', 'gone']),
    /^\/required names "gone"/,
  ],
])('%s is refused by its pointer', (_name, change, expected) => {
  expect(said(change)).toEqual([expect.stringMatching(expected)]);
});
