import { describeErrors, type Validate } from '../../process/validation';
import { ProviderRefusal } from '../errors';

/** Checks what came in. @throws ProviderRefusal that names what is wrong */
export function checked<T>(value: unknown, validate: Validate<T>): T {
  if (validate(value)) return value;
  throw new ProviderRefusal(
    'invalid_request',
    `The request is not valid: ${describeErrors(validate.errors)}.`,
  );
}
