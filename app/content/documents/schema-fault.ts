import type { ErrorObject } from 'ajv';

/** Where and why a schema refused a value, for the log. */
export interface SchemaFault {
  /** JSON pointer of the invalid or missing part. */
  pointer: string;
  reason: string;
}

/** The first validation error (ENGINE-02); undefined without errors. */
export function schemaFault(errors: ErrorObject[] | null | undefined): SchemaFault | undefined {
  const error = errors?.[0];
  if (!error) return undefined;
  // Ajv points to the object that lacks a property; editors need the property.
  const missing: unknown = error.params['missingProperty'];
  const pointer = typeof missing === 'string' ? `${error.instancePath}/${missing}` : error.instancePath;
  return { pointer: pointer || '/', reason: error.message ?? 'is wrong' };
}
