import {
  buildASTSchema,
  isInputObjectType,
  isObjectType,
  isUnionType,
  parse,
  printType,
  validateSchema,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import type { ContentType } from '../../store/entities';
import type { RawField } from '../../store/export-file';
import { ContentModel, ContentModelError } from './content-model';
import { executableSchema } from './executable-schema';
import { schemaText } from './sdl';

function contentType(id: string, fields: RawField[], isPublished = true): ContentType {
  return {
    id,
    name: id,
    description: 'Says "this".',
    fields,
    isPublished,
    raw: { sys: { id }, name: id, fields },
  };
}
const symbol = (id: string): RawField => ({ id, type: 'Symbol' });
const links = (id: string, ...linkContentType: string[]): RawField => ({
  id,
  type: 'Array',
  items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType }] },
});
function schemaOf(...contentTypes: ContentType[]) {
  return buildASTSchema(parse(schemaText(new ContentModel(contentTypes), 'test')));
}
function membersOf(schema: ReturnType<typeof schemaOf>, name: string): string[] {
  const type = schema.getType(name);
  return isUnionType(type) ? type.getTypes().map((member) => member.name) : [];
}
function inputsOf(schema: ReturnType<typeof schemaOf>, name: string): string[] {
  const type = schema.getType(name);
  return isInputObjectType(type) ? Object.keys(type.getFields()) : [];
}

describe('schema', () => {
  test('CONTENT-35 a space without content types still has a valid schema', () => {
    expect(validateSchema(schemaOf())).toEqual([]);
  });

  test('CONTENT-35 a validation with two types is a union even if only one of them exists', () => {
    const schema = schemaOf(
      contentType('card', [symbol('title')]),
      contentType('page', [links('parts', 'card', 'gone')]),
    );
    expect(membersOf(schema, 'PagePartsItem')).toEqual(['Card']);
  });

  test('CONTENT-35 links to types that are not there can point to nothing', () => {
    const schema = schemaOf(
      contentType('page', [
        links('parts', 'gone'),
        { id: 'hero', type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['gone', 'lost'] }] },
      ]),
    );
    const page = schema.getType('Page');
    if (!isObjectType(page)) throw new Error('There is no type Page.');
    expect(String(page.getFields().hero?.type)).toBe('Never');
    expect(printType(schema.getType('PagePartsCollection') ?? page)).toContain('items: [Never]!');
    expect(validateSchema(schema)).toEqual([]);
  });

  test('CONTENT-35 a filter through several types has what all of them share', () => {
    const schema = schemaOf(
      contentType('card', [symbol('title'), symbol('colour')]),
      contentType('hero', [symbol('title'), { id: 'colour', type: 'Integer' }]),
      contentType('page', [links('parts', 'card', 'hero')]),
    );
    for (const filter of ['cfpartsMultiTypeNestedFilter', 'PagePartsFilter']) {
      expect(inputsOf(schema, filter)).toEqual([
        ...['AND', 'OR', 'sys', 'contentfulMetadata'],
        ...[
          'title',
          'title_not',
          'title_in',
          'title_not_in',
          'title_contains',
          'title_not_contains',
          'title_exists',
        ],
        'colour_exists',
      ]);
    }
    expect(membersOf(schema, 'PagePartsItem')).toEqual(['Card', 'Hero']);
  });

  test('CONTENT-35 fields of one name that lead to different types share a valid filter', () => {
    const schema = schemaOf(
      contentType('a', [symbol('title')]),
      contentType('b', [symbol('name')]),
      contentType('x', [links('parts', 'a', 'b')]),
      contentType('y', [links('parts', 'x', 'b')]),
    );
    expect(validateSchema(schema)).toEqual([]);
  });
});

test.each([
  ['COLLIDING_TYPE_NAMES', [contentType('my-card', []), contentType('myCard', [])]],
  ['COLLIDING_FIELD_NAMES', [contentType('page', [links('items', 'page'), symbol('itemsCollection')])]],
  ['COLLIDING_TYPE_NAMES', [contentType('card', []), contentType('cardCollection', [])]],
  [
    'COLLIDING_TYPE_NAMES',
    [contentType('page', [links('cards', 'page', 'pageCards')]), contentType('pageCards', [])],
  ],
  ['RESERVED_FIELD_NAME', [contentType('page', [symbol('linkedFrom')])]],
  ['RESERVED_FIELD_NAME', [contentType('page', [symbol('OR')])]],
  ['RESERVED_FIELD_NAME', [contentType('page', [symbol('__own')])]],
  ['RESERVED_FIELD_NAME', [contentType('page', [symbol('1st')])]],
])('CONTENT-35 refuses content types with %s', (code, contentTypes) => {
  const build = () => executableSchema(new ContentModel(contentTypes), 'test');
  expect(build).toThrow(ContentModelError);
  expect(build).toThrow(expect.objectContaining({ code }));
});
