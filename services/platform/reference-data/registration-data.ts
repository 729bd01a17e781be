import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ErrorObject } from 'ajv';
import type {
  PlatformDataCommonPasswords,
  PlatformDataMessages,
  PlatformDataRegistration,
  PlatformDataSalaryRanges,
} from '../../../schemas/generated/types';
import {
  validatePlatformDataCommonPasswords,
  validatePlatformDataMessages,
  validatePlatformDataRegistration,
  validatePlatformDataSalaryRanges,
} from '../../../schemas/generated/validators.js';
import { describeErrors } from '../validation';

/** The data files that registration, account calls and messages work on. */
export interface RegistrationData {
  registration: PlatformDataRegistration;
  salaryRanges: PlatformDataSalaryRanges;
  commonPasswords: PlatformDataCommonPasswords;
  /** By language. */
  messages: ReadonlyMap<string, PlatformDataMessages>;
}

/** Reads and checks the files. Throws an error that names the file and each place at fault, so that it stops the start. */
export function loadRegistrationData(dataDir: string): RegistrationData {
  const messages = path.join(dataDir, 'messages');
  return {
    registration: readDataFile(path.join(dataDir, 'registration.json'), validatePlatformDataRegistration),
    salaryRanges: readDataFile(path.join(dataDir, 'salary-ranges.json'), validatePlatformDataSalaryRanges),
    commonPasswords: readDataFile(
      path.join(dataDir, 'common-passwords.json'),
      validatePlatformDataCommonPasswords,
    ),
    messages: new Map(
      readdirSync(messages)
        .filter((name) => name.endsWith('.json'))
        .map((name) => [
          path.basename(name, '.json'),
          readDataFile(path.join(messages, name), validatePlatformDataMessages),
        ]),
    ),
  };
}

interface Validate<T> {
  (value: unknown): value is T;
  errors?: ErrorObject[] | null;
}

function readDataFile<T>(file: string, validate: Validate<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The platform's data file ${file} cannot be read: ${reason}`, { cause });
  }
  if (validate(value)) return value;
  throw new Error(`The platform's data file ${file} is not valid: ${describeErrors(validate.errors)}`);
}
