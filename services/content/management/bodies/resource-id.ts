import type { Request } from 'express';
import { notFound, validationFailed } from '../../http/api-error';
import { ID_PATTERN } from './checked-body';

const pattern = new RegExp(ID_PATTERN);

/**
 * The id in a path.
 *
 * @throws ApiError 404 for an invalid id
 */
export function idParameter(request: Request, name = 'id'): string {
  const id = request.params[name] ?? '';
  if (!isId(id)) throw notFound({ id });
  return id;
}

/**
 * The id in a path that creates or updates a resource.
 *
 * @throws ApiError 422 for an invalid id
 */
export function writtenId(request: Request, name = 'id'): string {
  const id = request.params[name] ?? '';
  if (isId(id)) return id;
  const details = 'An id has 1 to 64 letters, digits, dots, hyphens and underscores, and is more than dots.';
  throw validationFailed([{ name: 'regexp', path: ['sys', 'id'], value: id, details }]);
}

/** `.` and `..` would be resolved as path segments. */
function isId(id: string): boolean {
  return pattern.test(id) && !/^\.+$/.test(id) && id !== '__proto__';
}
