import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ErrorObject } from 'ajv';
import { errorMessage } from '../../server/error-message';
import { ConfigurationError } from './configuration-error';
import { type Json, isJson } from './merge-configuration';

interface Validate<T> {
  (value: unknown): value is T;
  errors?: ErrorObject[] | null;
}

/** @throws ConfigurationError when the file is missing or no JSON */
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
 * @param schema of the value, where its descriptions say what to write instead of a text that matches no pattern
 * @throws ConfigurationError with every violation: file, pointer, what is wrong
 */
export function checked<T>(file: string, value: unknown, validate: Validate<T>, schema?: object): T {
  if (validate(value)) return value;
  const violations = (validate.errors ?? []).map((error) => violation(error, schema));
  throw new ConfigurationError(`${file}: ${violations.join('; ')}`);
}

/** The schema's description of the property at a pointer. */
function descriptionAt(schema: object | undefined, pointer: string): string | undefined {
  let node: unknown = schema;
  for (const name of pointer.split('/').slice(1)) {
    const properties = isJson(node) ? node['properties'] : undefined;
    node = isJson(properties) ? properties[name] : undefined;
  }
  return isJson(node) && typeof node['description'] === 'string' ? node['description'] : undefined;
}

function violation(
  { instancePath, keyword, message = 'is wrong', params }: ErrorObject,
  schema: object | undefined,
): string {
  const description = keyword === 'pattern' ? descriptionAt(schema, instancePath) : undefined;
  if (description) return `${instancePath} is not allowed. Write: ${description}`;
  const extra = 'additionalProperty' in params ? ` "${String(params['additionalProperty'])}"` : '';
  const allowed =
    'allowedValues' in params && Array.isArray(params['allowedValues'])
      ? ` (${params['allowedValues'].map(String).join(', ')})`
      : '';
  return `${instancePath || '/'} ${message}${extra}${allowed}`;
}

/** Names of the folders of a folder, in order. */
export function foldersIn(directory: string): string[] {
  return entriesOf(directory)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Names of the JSON files of a folder, in order; none when there is no such folder. */
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
