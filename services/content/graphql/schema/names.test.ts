import { expect, test } from 'vitest';
import { queryName, typeName } from './names';

test.each([
  ['game', 'Game'],
  ['gameRow', 'GameRow'],
  ['my-2content-type', 'My2ContentType'],
  ['5TbT', 'ContentType5TbT'],
  ['location', 'ContentTypeLocation'],
  ['asset', 'ContentTypeAsset'],
])('CONTENT-15 the content type "%s" becomes the GraphQL type %s', (id, name) => {
  expect(typeName(id)).toBe(name);
});

test('CONTENT-15 root fields are the type name with a small first letter', () => {
  expect(queryName('GameRow')).toBe('gameRow');
});
