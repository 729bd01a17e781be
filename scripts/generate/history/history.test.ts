import { expect, test } from 'vitest';
import { checkStoredFields } from '../content/stored-fields';
import { withFormerFields } from './former-fields';
import { type History, freeze } from './frozen-schema';
import { checkHistory } from './history';
import { type MarqueeSchema, type SchemaFile, schemaBase } from '../read-schemas';
import { generateSelections } from '../content/selections';

const link: SchemaFile = {
  key: 'content/link',
  schema: {
    $id: `${schemaBase}content/link.schema.json`,
    type: 'object',
    additionalProperties: false,
    properties: { label: { type: 'string', maxLength: 60 } },
    'x-marquee': { contentType: 'navigationLink' },
  },
};

function note(version: number, properties: Record<string, MarqueeSchema>): SchemaFile {
  return {
    key: 'blocks/note',
    schema: {
      $id: `${schemaBase}blocks/note.schema.json`,
      type: 'object',
      additionalProperties: false,
      properties,
      required: [],
      'x-marquee': {
        block: 'note',
        version,
        group: 'text',
        regions: ['main'],
        live: null,
        hydrate: 'none',
        failure: 'open',
        timeBudgetMs: 100,
      },
    },
  };
}

const linkTo = { $ref: `${schemaBase}content/link.schema.json` };
const first = note(1, { title: { type: 'string', maxLength: 80 }, more: linkTo });
const historyOf = (...files: SchemaFile[]): History =>
  new Map([['note', new Map(files.map((file, index) => [index + 1, freeze(file, [file, link])]))]]);

test('a compatible change refreshes the frozen copy of its version', () => {
  const wider = note(1, { title: { type: 'string', maxLength: 120 }, more: linkTo });
  const { history, problems } = checkHistory([wider, link], historyOf(first), [historyOf(first)]);
  expect(problems).toEqual([]);
  expect(history).toEqual(historyOf(wider));
});

test('a breaking change says what breaks, where, and what to write', () => {
  const narrower = note(1, { title: { type: 'string', maxLength: 60 }, more: linkTo });
  const { problems } = checkHistory([narrower, link], historyOf(first), [historyOf(first)]);
  expect(problems).toEqual([
    {
      file: 'schemas/blocks/note.schema.json',
      pointer: '/properties/title',
      message: expect.stringMatching(
        /^maxLength was 80, is 60\. This breaks note \(version 1\)\. .*raise "x-marquee"\/"version".*schemas\/migrations\/note\/v1-to-v2\.ts/,
      ) as string,
    },
  ]);
});

test('the same change with a version of its own breaks nothing, and the older version stays as it was', () => {
  const next = note(2, { title: { type: 'string', maxLength: 60 }, more: linkTo });
  const { history, problems } = checkHistory([next, link], historyOf(first), [historyOf(first)]);
  expect(problems).toEqual([]);
  expect(history).toEqual(historyOf(first, next));
});

test('a version nobody has released is a draft, free to change', () => {
  const draft = note(1, { headline: { type: 'string', maxLength: 80 } });
  expect(checkHistory([draft, link], historyOf(first), [new Map()]).problems).toEqual([]);
});

test('versions do not get lost, and do not go back', () => {
  const third = note(3, {});
  expect(checkHistory([third], historyOf(first), []).problems).toMatchObject([
    { file: 'schemas/history/note/v2.schema.json', message: expect.stringContaining('is missing') as string },
  ]);
  const released = historyOf(first, note(2, {}));
  expect(checkHistory([link], released, [released]).problems).toMatchObject([
    { file: 'schemas/blocks/note.schema.json', message: expect.stringContaining('is gone') as string },
  ]);
  expect(checkHistory([first, link], released, [released]).problems).toMatchObject([
    { pointer: '/x-marquee/version', message: expect.stringContaining('make it 2 or more') as string },
  ]);
});

test('a released version that was edited by hand is found', () => {
  const second = note(2, {});
  const edited = note(1, { title: { type: 'string', maxLength: 10 }, more: linkTo });
  expect(checkHistory([second], historyOf(edited), [historyOf(first)]).problems).toMatchObject([
    { file: 'schemas/history/note/v1.schema.json', pointer: '/properties/title' },
  ]);
});

test('fields of older versions stay readable, and lists to their old length', () => {
  const list = (maxItems: number): MarqueeSchema => ({ type: 'array', maxItems, items: linkTo });
  const before = note(1, { title: { type: 'string' }, links: list(8) });
  const now = note(2, { headline: { type: 'string' }, links: list(4) });
  const selections = generateSelections(withFormerFields([now, link], historyOf(before, now)));
  expect(selections).toContain(
    'headline links: linksCollection(limit: 8) { items { sys { id } label } } title',
  );
});

test('the fields of linked entries only grow', () => {
  const other = { ...link, schema: { ...link.schema, properties: { text: { type: 'string' as const } } } };
  expect(checkStoredFields([first, other], historyOf(first))).toMatchObject([
    {
      file: 'schemas/content/link.schema.json',
      pointer: '/properties/label',
      message: expect.stringContaining('Leave the field in and optional') as string,
    },
  ]);
});

test('a field keeps its Contentful type through all versions', () => {
  const now = note(2, { title: { type: 'string', maxLength: 300 }, more: linkTo });
  const history = historyOf(first, now);
  expect(checkStoredFields([now, link], history)).toMatchObject([
    {
      pointer: '/properties/title',
      message: expect.stringContaining('field type Text, but it was Symbol in version 1 of note') as string,
    },
  ]);
});
