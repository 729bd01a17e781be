import { ApiError } from '../../http/api-error';

/** A validation error, as in Contentful's `details.errors`. */
export interface ValidationError {
  /** The rule: `required`, `size`, `notResolvable` … */
  readonly name: string;
  /** Path of the value, such as `['fields', 'slug', 'en-US']`. */
  readonly path: readonly (string | number)[];
  /** Description in words. */
  readonly details?: string;
  /** The value that breaks the rule. */
  readonly value?: unknown;
  /** Further properties differ by rule: `min`, `max`, `expected`, `link`, `conflicting` … */
  readonly [property: string]: unknown;
}

/** A value may have any number of errors; more than this help no reader. */
const MAX_ERRORS = 100;

/** The error response for an invalid entry or asset. */
export function invalidEntity(kind: 'Entry' | 'Asset', problems: readonly ValidationError[]): ApiError {
  const onlyLinks = problems.every(({ name }) => name === 'notResolvable');
  const id = onlyLinks ? 'UnresolvedLinks' : `Invalid${kind}`;
  return new ApiError(422, id, 'Validation error', { errors: problems.slice(0, MAX_ERRORS) });
}

/** The error for `fields` that is not an object. */
export const fieldsAreNoObject: ValidationError = {
  name: 'type',
  type: 'Object',
  path: ['fields'],
  details: 'The type of "fields" is incorrect, expected type: Object',
};
