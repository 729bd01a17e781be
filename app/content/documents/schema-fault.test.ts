import { expect, it } from 'vitest';
import { validateMark, validatePlacement } from '../../../schemas/generated/validators.js';
import { schemaFault } from './schema-fault';

it('ENGINE-02 points at the part that is missing, not at what lacks it', () => {
  expect(validateMark({ name: 'Licence' })).toBe(false);
  expect(schemaFault(validateMark.errors)).toMatchObject({ pointer: '/logo' });
  expect(
    validateMark({ name: 'Licence', logo: { url: 'https://pictures.example/a.svg', width: 1, alt: '' } }),
  ).toBe(false);
  expect(schemaFault(validateMark.errors)).toMatchObject({ pointer: '/logo/height' });
});

it('ENGINE-02 points at the part that is wrong', () => {
  expect(validatePlacement({ onlyMarkets: ['UN', 7] })).toBe(false);
  expect(schemaFault(validatePlacement.errors)).toMatchObject({ pointer: '/onlyMarkets/1' });
  expect(validatePlacement({})).toBe(true);
  expect(schemaFault(validatePlacement.errors)).toBeUndefined();
});
