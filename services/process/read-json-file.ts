import { readFileSync } from 'node:fs';
import { errorMessage } from './error-message';
import { describeErrors, type Validate } from './validation';

/**
 * Reads and validates a JSON file.
 *
 * @param subject names the file in errors, such as "The rule pack"
 * @throws Error with the file name
 */
export function readJsonFile<T>(file: string, validate: Validate<T>, subject: string): T {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${subject} ${file} cannot be read: ${errorMessage(cause)}`, { cause });
  }
  if (validate(value)) return value;
  throw new Error(`${subject} ${file} is not valid: ${describeErrors(validate.errors)}`);
}
