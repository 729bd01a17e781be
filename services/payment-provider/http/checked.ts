import { describeErrors, type Validate } from '../../process/validation';
import { ProviderRefusal } from '../errors';

/**
 * Validates input.
 * @throws ProviderRefusal with the problem
 */
export function checked<T>(value: unknown, validate: Validate<T>): T {
  if (validate(value)) return value;
  throw new ProviderRefusal(
    'invalid_request',
    `The request is not valid: ${describeErrors(validate.errors)}.`,
  );
}
