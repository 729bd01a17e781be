import { expect, test } from 'vitest';
import { refusalsOf } from './refusal';

const entity = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

test('reasons of a refused bulk action name the entry and the field', () => {
  const invalid = {
    sys: { type: 'Error', id: 'InvalidEntry' },
    message: 'Validation error',
    details: {
      errors: [
        { name: 'required', path: ['fields', 'title'], details: 'The property "title" is required here' },
        { name: 'size', path: ['fields', 'links', 'en', 0], min: null, max: 5, details: 'Too many' },
      ],
    },
  };
  const conflict = { sys: { type: 'Error', id: 'VersionMismatch' }, message: 'Read it again.' };
  const error = {
    sys: { type: 'Error', id: 'BulkActionFailed' },
    message: '2 of 3 entities cannot be published; nothing was changed.',
    details: {
      errors: [
        { entity: entity('hero'), error: invalid },
        { entity: entity('faq'), error: conflict },
      ],
    },
  };
  expect(refusalsOf(error)).toEqual([
    {
      entityId: 'hero',
      errorId: 'InvalidEntry',
      field: 'title',
      rule: 'required',
      limits: {},
      message: 'The property "title" is required here',
    },
    {
      entityId: 'hero',
      errorId: 'InvalidEntry',
      field: 'links',
      locale: 'en',
      rule: 'size',
      limits: { max: 5 },
      message: 'Too many',
    },
    { entityId: 'faq', errorId: 'VersionMismatch', message: 'Read it again.' },
  ]);
});

test('a missing permission is said with what is missing', () => {
  const error = {
    sys: { id: 'AccessDenied' },
    message: 'You may not publish this entry.',
    details: { reasons: 'Your roles allow publish for brand-halden only.' },
  };
  expect(refusalsOf(error, 'home')).toEqual([
    {
      entityId: 'home',
      errorId: 'AccessDenied',
      message: 'You may not publish this entry.',
      permission: 'Your roles allow publish for brand-halden only.',
    },
  ]);
});
