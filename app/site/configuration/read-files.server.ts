import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ErrorObject } from 'ajv';
import { errorMessage } from '../../server/error-message';
import { ConfigurationError } from './configuration-error';
import { type Json, isJson } from './merge-configuration';
import { violationText } from './violation-text';

interface Validate<T> {
  (value: unknown): value is T;
  errors?: ErrorObject[] | null;
}

/** @throws ConfigurationError when the file is missing or not valid JSON */
export function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new ConfigurationError(`${file} is missing. Create it, or remove what refers to it.`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ConfigurationError(`${file} is not JSON: ${errorMessage(error)}`);
  }
}

/** @throws ConfigurationError when the file holds anything but an object */
export function readObject(file: string): Json {
  const value = readJson(file);
  if (!isJson(value)) throw new ConfigurationError(`${file}: / must be an object`);
  return value;
}

/**
 * @param schema of the value, whose descriptions explain what to write
 * @throws ConfigurationError with every violation: file, pointer, reason
 */
export function checked<T>(file: string, value: unknown, validate: Validate<T>, schema?: object): T {
  if (validate(value)) return value;
  const violations = (validate.errors ?? []).map((error) => violationText(error, value, schema));
  throw new ConfigurationError(violations.map((text) => `${file}: ${text}`).join('\n'));
}

/** Names of the subfolders, sorted. */
export function foldersIn(directory: string): string[] {
  return entriesOf(directory)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Names of the JSON files of a folder, sorted; none if the folder does not exist. */
export function jsonFilesIn(directory: string): string[] {
  return entriesOf(directory)
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ name }) => name)
    .sort();
}

function entriesOf(directory: string) {
  try {
    return readdirSync(directory, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** The objects of all JSON files of a folder, by name without extension. */
export function readObjectsIn(directory: string): Map<string, Json> {
  return new Map(
    jsonFilesIn(directory).map((name) => [
      path.basename(name, '.json'),
      readObject(path.join(directory, name)),
    ]),
  );
}
