import type { ErrorObject } from 'ajv';

/** The parts of a form's JSON Schema that the form components read. */
export interface FieldSchema {
  type?: string | string[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  /** A secret: never returned, never stored. */
  writeOnly?: boolean;
}

interface FormSchema {
  properties: Record<string, FieldSchema>;
  required?: string[];
}

interface Validate<Value> {
  (value: unknown): value is Value;
  errors?: ErrorObject[] | null;
}

/** One form: its schema, compiled in advance, validates on server and browser. */
export interface FormDefinition<Value> {
  /** Unique in the project; part of the browser's storage key. */
  name: string;
  fields: Record<string, FieldSchema>;
  required: string[];
  validate: Validate<Value>;
}

/**
 * @param name unique in the project
 * @param schema of `schemas/forms/`
 * @param validate its validator in `schemas/generated/form-validators.js`
 */
export function defineForm<Value>(
  name: string,
  schema: FormSchema,
  validate: Validate<Value>,
): FormDefinition<Value> {
  return { name, fields: schema.properties, required: schema.required ?? [], validate };
}

/** Names of the fields that must not be returned or stored. */
export function secretFields(definition: FormDefinition<unknown>): string[] {
  return Object.entries(definition.fields)
    .filter(([, field]) => field.writeOnly)
    .map(([name]) => name);
}
