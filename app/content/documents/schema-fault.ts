import type { ErrorObject } from 'ajv';

/** Where and why a schema refused a value, for the log. */
export interface SchemaFault {
  /** JSON pointer of the part that is wrong, or of the part that is missing. */
  pointer: string;
  reason: string;
}

/** The first thing a validator found wrong (ENGINE-02); undefined when it found nothing. */
export function schemaFault(errors: ErrorObject[] | null | undefined): SchemaFault | undefined {
  const error = errors?.[0];
  if (!error) return undefined;
  // Ajv names the object that lacks a part; an editor looks for the part.
  const missing: unknown = error.params['missingProperty'];
  const pointer = typeof missing === 'string' ? `${error.instancePath}/${missing}` : error.instancePath;
  return { pointer: pointer || '/', reason: error.message ?? 'is wrong' };
}
