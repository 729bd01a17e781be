import { Kind, parse, type OperationDefinitionNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { ContentType } from '../../store/entities';
import type { RawField, RawValidation } from '../../store/export-file';
import { ContentModel } from '../schema/content-model';
import { executableSchema } from '../schema/executable-schema';
import { inspectQuery } from './inspect-query';

const links = (id: string, types: string[], max?: number): RawField => ({
  id,
  type: 'Array',
  items: { type: 'Link', linkType: 'Entry', validations: types.length ? [{ linkContentType: types }] : [] },
  validations: max === undefined ? [] : [{ size: { max } }],
});
const link = (id: string, linkType: 'Entry' | 'Asset', types: string[] = []): RawField => ({
  id,
  type: 'Link',
  linkType,
  validations: types.length ? [{ linkContentType: types }] : [],
});
const richText = (id: string, validations: RawValidation[] = []): RawField => ({
  id,
  type: 'RichText',
  validations,
});

function contentType(id: string, fields: RawField[]): ContentType {
  const raw = { sys: { id }, name: id, fields };
  return { id, name: id, description: '', fields, isPublished: true, raw };
}

const limited: RawValidation[] = [
  { enabledNodeTypes: ['embedded-entry-block', 'asset-hyperlink'] },
  { nodes: { 'embedded-entry-block': [{ size: { max: 5 } }], 'asset-hyperlink': [{ size: { max: 5 } }] } },
];
const executable = executableSchema(
  new ContentModel([
    contentType('lesson', [links('files', ['attachment'], 10), link('teacher', 'Entry', ['person'])]),
    contentType('attachment', [link('asset', 'Asset')]),
    contentType('course', [links('lessons', ['lesson'])]),
    contentType('person', [{ id: 'name', type: 'Symbol' }]),
    contentType('post', [link('author', 'Entry', ['person']), richText('body'), richText('short', limited)]),
  ]),
  'test',
);

function inspect(query: string, variables: Record<string, unknown> = {}) {
  const document = parse(query);
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (!operation) throw new Error('The query holds no operation.');
  return inspectQuery(executable, document, operation, variables);
}

describe('complexity', () => {
  test.each([
    [
      'a number reported by a user of Contentful: linkedFrom, a capped list and a link in it',
      '{ lessonCollection { items { linkedFrom { courseCollection { items { sys { id } } } } filesCollection { items { asset { url } } } } } }',
      12_100,
    ],
    [
      'a list of posts with one link and unlimited rich text links',
      '{ postCollection { items { author { name } body { links { entries { block { sys { id } } } } } } } }',
      100_200,
    ],
    [
      'a single lesson in every course, 500 courses wide',
      '{ courseCollection { items { lessonsCollection(limit: 500) { items { sys { id } } } } } }',
      50_100,
    ],
    [
      'rich text links that the content model limits',
      '{ postCollection(limit: 1) { items { short { links { assets { hyperlink { url } } } } } } }',
      11,
    ],
    ['rich text without its links', '{ postCollection(limit: 7) { items { body { json } } } }', 7],
    ['a limit of 0 as the default', '{ personCollection(limit: 0) { total } }', 100],
    ['a single entry and its link', '{ post(id: "a") { author { name } } }', 2],
    [
      'fields of a fragment',
      '{ lessonCollection(limit: 3) { items { ...L } } } fragment L on Lesson { teacher { name } }',
      6,
    ],
    [
      'a fragment each time it is used',
      '{ a: postCollection(limit: 3) { items { ...P ...P } } b: post(id: "b") { ...P } } fragment P on Post { author { name } }',
      3 + 6 + 1 + 1,
    ],
    ['introspection', '{ __schema { types { name } } }', 0],
  ])('CONTENT-01 counts %s', (_what, query, cost) => {
    expect(inspect(query).cost).toBe(cost);
  });

  test('CONTENT-01 limits come from variables and skipped parts cost nothing', () => {
    const query =
      'query($n: Int, $more: Boolean!) { personCollection(limit: $n) { total } postCollection @include(if: $more) { total } }';
    expect(inspect(query, { n: 20, more: false }).cost).toBe(20);
  });

  test.each(['limit: 1001', 'limit: -1', 'skip: -1'])('CONTENT-01 refuses %s', (argument) => {
    expect(() => inspect(`{ personCollection(${argument}) { total } }`)).toThrow(
      /must be a number from 0 to/,
    );
  });
});

test('CONTENT-32 notices a request for drafts anywhere in the query', () => {
  expect(inspect('{ post(id: "a") { author(preview: true) { name } } }').wantsPreview).toBe(true);
  expect(inspect('{ post(id: "a", preview: false) { author { name } } }').wantsPreview).toBe(false);
});
