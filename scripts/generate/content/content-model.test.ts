import { describe, expect, it } from 'vitest';
import { fieldTypes } from './content-model';
import type { MarqueeSchema } from '../read-schemas';

const fieldType = fieldTypes([]);

describe('limits of a schema are rules of its content type, so that editors hear of them when they publish', () => {
  it.each<[MarqueeSchema, object[] | undefined]>([
    [{ type: 'string', minLength: 1, maxLength: 90 }, [{ size: { min: 1, max: 90 } }]],
    [
      { type: 'string', maxLength: 7, pattern: '^#' },
      [{ size: { max: 7 } }, { regexp: { pattern: '^#', flags: null } }],
    ],
    [{ type: 'string', minLength: 1, maxLength: 5000 }, [{ size: { min: 1, max: 5000 } }]],
    [{ type: 'integer', minimum: 0 }, [{ range: { min: 0 } }]],
    [{ type: 'number', minimum: 0, maximum: 100 }, [{ range: { min: 0, max: 100 } }]],
    [{ type: 'array', minItems: 1, items: { type: 'string' } }, [{ size: { min: 1 } }]],
    [{ type: 'array', items: { type: 'string' } }, []],
    [{ type: 'boolean' }, undefined],
  ])('%j', (schema, validations) => {
    expect(fieldType(schema).validations).toEqual(validations);
  });
});
