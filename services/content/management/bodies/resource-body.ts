import type { Request } from 'express';
import { ApiError, badRequest } from '../../http/api-error';
import { isRecord } from '../../../../schemas/is-record';
import { checkJsonLimits } from './json-limits';

/** Keys of a resource's body. `sys` is always accepted and ignored. */
interface BodyKeys {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

/**
 * The body of a request that writes a resource.
 *
 * @throws ApiError 400 BadRequest, UnknownKey or MissingKey
 */
export function resourceBody(request: Request, keys: BodyKeys): Readonly<Record<string, unknown>> {
  const body: unknown = request.body;
  if (!isRecord(body)) throw badRequest('The body must be a JSON object.');
  checkJsonLimits(body);
  checkKeys(body, keys);
  return body;
}

/** @throws ApiError 400 UnknownKey or MissingKey */
function checkKeys(body: Readonly<Record<string, unknown>>, { required, optional }: BodyKeys): void {
  const allowed = new Set(['sys', ...required, ...optional]);
  const unknown = Object.keys(body).filter((key) => !allowed.has(key));
  if (unknown.length > 0) {
    throw new ApiError(400, 'UnknownKey', 'The body you sent contains an unknown key.', { keys: unknown });
  }
  const missing = required.find((key) => !Object.hasOwn(body, key));
  if (missing !== undefined) {
    throw new ApiError(400, 'MissingKey', 'The body you sent is missing a required key.', { key: missing });
  }
}
