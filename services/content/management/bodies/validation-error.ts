import { ApiError } from '../../http/api-error';

/** One thing wrong with a resource, as Contentful lists it in `details.errors`. */
export interface ValidationError {
  /** The rule: `required`, `size`, `notResolvable` … */
  readonly name: string;
  /** Where, such as `['fields', 'slug', 'en-US']`. */
  readonly path: readonly (string | number)[];
  /** In words. */
  readonly details?: string;
  /** The value that breaks the rule. */
  readonly value?: unknown;
  /** Further properties differ by rule: `min`, `max`, `expected`, `link`, `conflicting` … */
  readonly [property: string]: unknown;
}

/** A value may be wrong in a million places; more errors help no reader. */
const MAX_ERRORS = 100;

/** The answer to an entry or asset that cannot be written or published. */
export function invalidEntity(kind: 'Entry' | 'Asset', problems: readonly ValidationError[]): ApiError {
  const onlyLinks = problems.every(({ name }) => name === 'notResolvable');
  const id = onlyLinks ? 'UnresolvedLinks' : `Invalid${kind}`;
  return new ApiError(422, id, 'Validation error', { errors: problems.slice(0, MAX_ERRORS) });
}

/** The error for fields that are no object. */
export const fieldsAreNoObject: ValidationError = {
  name: 'type',
  type: 'Object',
  path: ['fields'],
  details: 'The type of "fields" is incorrect, expected type: Object',
};
