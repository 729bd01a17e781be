import { describe, expect, test } from 'vitest';
import { breakingChanges } from './breaking-changes';
import type { FrozenSchema } from './frozen-schema';
import type { MarqueeSchema } from '../read-schemas';

const text: MarqueeSchema = { type: 'string', minLength: 1, maxLength: 80 };
const link: MarqueeSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { label: { type: 'string', maxLength: 60 } },
  required: ['label'],
};

function block(
  properties: Record<string, MarqueeSchema>,
  required: string[] = [],
  definitions: Record<string, MarqueeSchema> = {},
): FrozenSchema {
  return { type: 'object', additionalProperties: false, properties, required, definitions };
}

const changes = (before: FrozenSchema, after: FrozenSchema) =>
  breakingChanges(before, after, 'schemas/blocks/note.schema.json').map(
    ({ file, pointer, problem }) => `${file.replace('schemas/', '')}#${pointer} ${problem}`,
  );

const fieldChange = (before: MarqueeSchema, after: MarqueeSchema) =>
  changes(block({ field: before }), block({ field: after })).map((line) =>
    line.replace('blocks/note.schema.json#/properties/field', ''),
  );

describe('what breaks stored content, with the place and the reason', () => {
  test('a field that is gone', () => {
    expect(changes(block({ title: text, intro: text }), block({ title: text }))).toEqual([
      'blocks/note.schema.json#/properties/intro is gone',
    ]);
  });

  test('a field that is required now, new or not', () => {
    expect(changes(block({ title: text }), block({ title: text, body: text }, ['title', 'body']))).toEqual([
      'blocks/note.schema.json#/properties/title is required now',
      'blocks/note.schema.json#/properties/body is required now',
    ]);
  });

  test.each<[string, MarqueeSchema, MarqueeSchema, string]>([
    ['type', { type: 'string' }, { type: 'integer' }, ' type was string, is integer'],
    ['number to integer', { type: 'number' }, { type: 'integer' }, ' type was number, is integer'],
    ['a type less', { type: ['string', 'null'] }, { type: 'string' }, ' type was string or null, is string'],
    ['value gone', { enum: ['a', 'b'] }, { enum: ['a', 'c'] }, ' no longer allows "b"'],
    ['values at all', { type: 'string' }, { type: 'string', enum: ['a'] }, ' only "a" are allowed now'],
    ['shorter text', text, { ...text, maxLength: 60 }, ' maxLength was 80, is 60'],
    ['longer text', text, { ...text, minLength: 3 }, ' minLength was 1, is 3'],
    ['new upper limit', { type: 'integer' }, { type: 'integer', maximum: 9 }, ' maximum 9 is new'],
    ['new lower limit', { type: 'integer' }, { type: 'integer', minimum: 0 }, ' minimum 0 is new'],
    ['pattern', text, { ...text, pattern: '^a' }, ' pattern "^a" is new'],
    ['format', { format: 'uri' }, { format: 'email' }, ' format was "uri", is "email"'],
    ['fewer items', { type: 'array', maxItems: 8 }, { type: 'array', maxItems: 6 }, ' maxItems was 8, is 6'],
    [
      'items of a list',
      { type: 'array', items: text },
      { type: 'array', items: link },
      '/items type was string, is object',
    ],
    [
      'items that were free',
      { type: 'array' },
      { type: 'array', items: text },
      '/items gives a shape to items that could be anything',
    ],
    ['unique items', { type: 'array' }, { type: 'array', uniqueItems: true }, ' items must be unique now'],
    [
      'an object that is closed',
      { type: 'object' },
      { type: 'object', additionalProperties: false },
      ' no longer takes other fields',
    ],
    [
      'a choice of schemas',
      { anyOf: [text] },
      { anyOf: [link] },
      ` anyOf was ${JSON.stringify([text])}, is ${JSON.stringify([link])}`,
    ],
  ])('%s', (_name, before, after, expected) => {
    expect(fieldChange(before, after)).toEqual([expected]);
  });

  test('a change of a schema the block refers to, named by its own file', () => {
    const reference = { $ref: '#/definitions/content~1link' };
    const properties = { links: { type: 'array' as const, items: reference }, main: { allOf: [reference] } };
    const after = { ...link, properties: { label: { type: 'string' as const, maxLength: 40 } } };
    expect(
      changes(
        block(properties, [], { 'content/link': link }),
        block(properties, [], { 'content/link': after }),
      ),
    ).toEqual(['content/link.schema.json#/properties/label maxLength was 60, is 40']);
  });

  test('in a schema that refers to itself', () => {
    const node = (limit: number): MarqueeSchema => ({
      type: 'object',
      properties: {
        value: { ...text, maxLength: limit },
        children: { type: 'array', items: { $ref: '#/definitions/content~1node' } },
      },
    });
    const before = block({ body: { $ref: '#/definitions/content~1node' } }, [], { 'content/node': node(80) });
    const after = block({ body: { $ref: '#/definitions/content~1node' } }, [], { 'content/node': node(60) });
    expect(changes(before, before)).toEqual([]);
    expect(changes(before, after)).toEqual([
      'content/node.schema.json#/properties/value maxLength was 80, is 60',
    ]);
  });
});

describe('what breaks nothing', () => {
  test.each<[string, MarqueeSchema, MarqueeSchema]>([
    [
      'other words for an editor',
      { ...text, title: 'Title' },
      { ...text, title: 'Headline', description: 'Large.' },
    ],
    ['wider limits', text, { type: 'string', minLength: 0, maxLength: 120 }],
    ['no limit', text, { type: 'string' }],
    ['a type more', { type: 'string' }, { type: ['string', 'integer'] }],
    ['integer to number', { type: 'integer' }, { type: 'number' }],
    ['a value more', { enum: ['a'] }, { enum: ['a', 'b'] }],
    ['a constant among values', { const: 'a' }, { enum: ['a', 'b'] }],
    ['a pattern less', { ...text, pattern: '^a' }, text],
    ['an optional field of an object', link, { ...link, properties: { ...link.properties, icon: text } }],
    ['a field no longer required', link, { ...link, required: [] }],
    ['how it is stored', text, { ...text, 'x-content': { localized: true } }],
  ])('%s', (_name, before, after) => {
    expect(fieldChange(before, after)).toEqual([]);
  });

  test('a new optional field, and a schema that moved into a file of its own', () => {
    expect(
      changes(
        block({ main: link }),
        block({ main: { $ref: '#/definitions/content~1link' }, extra: text }, [], { 'content/link': link }),
      ),
    ).toEqual([]);
  });
});
