import { expect, test } from 'vitest';
import { readSchemas } from '../generate/read-schemas';
import { nameProblem } from './block-name';

const files = readSchemas('schemas');

test.each([
  ['Loyalty_Shop', 'Use 3 to 40 small letters'],
  ['ab', 'Use 3 to 40 small letters'],
  ['shop--front', 'with single dashes'],
  ['faq', 'There is a block "faq" already'],
  ['promotion', 'the content type of schemas/content/promotion.schema.json'],
  ['section', 'has another meaning'],
])('%s is refused with what to do instead', (name, said) => {
  expect(nameProblem(name, files)).toContain(said);
});

test('a free name is no problem', () => {
  expect(nameProblem('loyalty-shop', files)).toBeUndefined();
});
