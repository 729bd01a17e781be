import { type Submission, parse } from '@conform-to/dom';
import type { ErrorObject } from 'ajv';
import type { FieldSchema, FormDefinition } from './form-definition';

/**
 * Converts submitted fields into the value described by the schema, or into error codes by field (`form-errors.ts` has
 * their texts). Identical on server and browser.
 */
export function checkForm<Value>(
  definition: FormDefinition<Value>,
  sent: FormData | URLSearchParams,
): Submission<Value> {
  return parse(sent, {
    resolve(payload: Record<string, unknown>) {
      const value: unknown = typedValues(definition, payload);
      if (definition.validate(value)) return { value };
      return { error: errorCodes(definition, definition.validate.errors ?? []) };
    },
  });
}

/** Forms submit strings only: each field is converted to its schema's type, an empty one counts as missing. */
function typedValues(
  definition: FormDefinition<unknown>,
  payload: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(definition.fields)
      .map(([name, field]) => [name, typedValue(field, payload[name])] as const)
      .filter(([, value]) => value !== undefined),
  );
}

function typedValue(field: FieldSchema, sent: unknown): unknown {
  // An unchecked checkbox is not submitted.
  if (field.type === 'boolean') return sent === 'on' || sent === 'true';
  if (field.type === 'array') return sent === undefined ? [] : Array.isArray(sent) ? sent : [sent];
  if (typeof sent !== 'string') return sent;
  // Leading and trailing spaces may be part of a password.
  const text = field.writeOnly ? sent : sent.trim();
  if (text === '') return undefined;
  if (field.type === 'integer' || field.type === 'number')
    return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  return text;
}

function errorCodes(
  definition: FormDefinition<unknown>,
  errors: readonly ErrorObject[],
): Record<string, string[]> {
  const codes: Record<string, string[]> = {};
  for (const error of errors) {
    const missing: unknown = error.params['missingProperty'];
    const name = typeof missing === 'string' ? missing : (error.instancePath.split('/')[1] ?? '');
    // Only the first error of a field is reported.
    codes[name] ??= [errorCode(error, definition.fields[name])];
  }
  return codes;
}

/** `tooShort:8` includes the limit for the text. */
function errorCode(error: ErrorObject, field: FieldSchema | undefined): string {
  switch (error.keyword) {
    case 'required':
      return 'required';
    case 'const':
      return field?.type === 'boolean' ? 'mustAccept' : 'choice';
    case 'enum':
      return 'choice';
    case 'minLength':
      return `tooShort:${field?.minLength ?? 1}`;
    case 'maxLength':
      return `tooLong:${field?.maxLength ?? 0}`;
    case 'minimum':
      return `tooLow:${field?.minimum ?? 0}`;
    case 'maximum':
      return `tooHigh:${field?.maximum ?? 0}`;
    case 'format':
      return field?.format === 'email' || field?.format === 'date' ? field.format : 'pattern';
    case 'type':
      return field?.type === 'integer' || field?.type === 'number' ? 'number' : 'pattern';
    default:
      return 'pattern';
  }
}
