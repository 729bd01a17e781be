import { Ajv, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import countrySchema from '../../schemas/platform/country.schema.json';
import type { Validate } from '../process/validation';
import { invalidRequest, type FieldError } from './errors';

const ajv = new Ajv({
  allErrors: true,
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  discriminator: true,
});
addFormats(ajv);
ajv.addSchema(countrySchema);

/** Compiles a schema of `schemas/platform` into a type guard. */
export function compileSchema<T>(schema: AnySchemaObject): ValidateFunction<T> {
  return ajv.compile<T>(schema);
}

/**
 * Returns the validated, typed parts of a request; otherwise throws a 400 with each invalid part. `kind`
 * describes the parts in the message: "query parameter", "body field", "path part".
 */
export function parseRequest<T>(validate: Validate<T>, value: unknown, kind: string): T {
  if (validate(value)) return value;
  const fields: Record<string, FieldError> = {};
  for (const error of validate.errors ?? []) {
    const name = faultyName(error);
    fields[name] ??= { code: `invalid.${error.keyword}`, message: `${messageFor(error, name, kind)}.` };
  }
  throw invalidRequest(fields);
}

/** The path of an error: `amount`, or `command.amount` when nested. */
function faultyName({ instancePath, params }: ErrorObject): string {
  const named: unknown = params['missingProperty'] ?? params['additionalProperty'];
  const path = [...instancePath.split('/').slice(1), ...(typeof named === 'string' ? [named] : [])];
  return path.join('.') || 'body';
}

function messageFor(error: ErrorObject, name: string, kind: string): string {
  if (error.keyword === 'required') return `The ${kind} '${name}' is missing`;
  if (error.keyword === 'additionalProperties') return `The ${kind} '${name}' is not known here`;
  return `The ${kind} '${name}' ${error.message ?? 'is not valid'}${allowedValues(error)}`;
}

function allowedValues(error: ErrorObject): string {
  const allowed: unknown = error.params['allowedValues'];
  return Array.isArray(allowed) ? `: ${allowed.join(', ')}` : '';
}
