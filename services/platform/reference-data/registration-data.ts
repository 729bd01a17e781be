import { readdirSync } from 'node:fs';
import path from 'node:path';
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
import { readJsonFile } from '../../process/read-json-file';
import type { Validate } from '../../process/validation';

/** Data files for registration, account calls and messages. */
export interface RegistrationData {
  registration: PlatformDataRegistration;
  salaryRanges: PlatformDataSalaryRanges;
  commonPasswords: PlatformDataCommonPasswords;
  /** By language. */
  messages: ReadonlyMap<string, PlatformDataMessages>;
}

/** Reads and validates the files. Throws an error with the file and all problems, which prevents the start. */
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

function readDataFile<T>(file: string, validate: Validate<T>): T {
  return readJsonFile(file, validate, "The platform's data file");
}
