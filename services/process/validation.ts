import type { ErrorObject } from 'ajv';

/** A type guard for a schema, compiled ahead of time (`schemas/generated/validators.js`). */
export interface Validate<T> {
  (value: unknown): value is T;
  errors?: ErrorObject[] | null;
}

const SHOWN = 10;

/** The first errors of a failed validation, such as `/0/table/seats must be >= 1`. */
export function describeErrors(errors: readonly ErrorObject[] | null | undefined): string {
  const all = errors ?? [];
  const shown = all
    .slice(0, SHOWN)
    .map((error) => `${error.instancePath || '/'} ${error.message ?? 'is not valid'}${extraName(error)}`);
  const rest = all.length - shown.length;
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
}

function extraName(error: ErrorObject): string {
  const extra: unknown = error.params['additionalProperty'];
  return typeof extra === 'string' ? ` ('${extra}')` : '';
}
