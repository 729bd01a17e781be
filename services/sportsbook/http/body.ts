import type { Request } from 'express';
import { describeErrors, type Validate } from '../../process/validation';
import { refusal } from '../errors';

/** Validates the body of a request. @throws BookRefusal with status 400 if it does not match the schema */
export function bodyOf<T>({ body }: Request, validate: Validate<T>): T {
  const value: unknown = body;
  if (validate(value)) return value;
  throw refusal(400, 'error.request.invalid', `The body is not valid: ${describeErrors(validate.errors)}.`);
}
