import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Request } from 'express';
import { validationFailed } from '../../http/api-error';
import type { ValidationError } from './validation-error';

const ajv = new Ajv({ allErrors: true, strict: false });

/** Ids of environments, entries and the like. */
export const ID_PATTERN = '^[A-Za-z0-9._-]{1,64}$';

/** The schema of a link to one of some kinds of resource. */
export function linkSchema(...linkTypes: readonly string[]): object {
  return {
    type: 'object',
    required: ['sys'],
    properties: {
      sys: {
        type: 'object',
        required: ['type', 'linkType', 'id'],
        properties: {
          type: { const: 'Link' },
          linkType: { enum: linkTypes },
          id: { type: 'string', pattern: ID_PATTERN },
          version: { type: 'integer', minimum: 1 },
        },
      },
    },
  };
}

/** Compiles a JSON schema into a validator of request bodies. */
export function bodyCheck<T>(schema: object): ValidateFunction<T> {
  return ajv.compile<T>(schema);
}

/**
 * The validated body of a request.
 * @throws ApiError 422 with all problems
 */
export function checkedBody<T>(request: Request, check: ValidateFunction<T>): T {
  // A missing body is treated as an empty one.
  return checkedValue(request.body ?? {}, check);
}

/** @throws ApiError 422 with all problems of the value */
export function checkedValue<T>(value: unknown, check: ValidateFunction<T>): T {
  if (check(value)) return value;
  throw validationFailed((check.errors ?? []).map(validationError));
}

function validationError({
  keyword,
  instancePath,
  params,
  message = 'is invalid',
}: ErrorObject): ValidationError {
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') {
    const name = String(params.missingProperty);
    return { name: 'required', path: [...path, name], details: `The property "${name}" is required here` };
  }
  const name = keyword === 'enum' || keyword === 'const' ? 'in' : keyword;
  const allowed = keyword === 'enum' ? `: ${String(params.allowedValues)}` : '';
  return { name, path, details: `${path.at(-1) ?? 'The body'} ${message}${allowed}` };
}
