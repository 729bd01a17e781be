import type { Request } from 'express';
import { notFound, validationFailed } from '../../http/api-error';
import { ID_PATTERN } from './checked-body';

const pattern = new RegExp(ID_PATTERN);

/**
 * The id that an address names.
 *
 * @throws ApiError 404 for one that no resource can have
 */
export function idParameter(request: Request, name = 'id'): string {
  const id = request.params[name] ?? '';
  if (!isId(id)) throw notFound({ id });
  return id;
}

/**
 * The id that an address gives a resource that is to be written.
 *
 * @throws ApiError 422 for one that no resource can have
 */
export function writtenId(request: Request, name = 'id'): string {
  const id = request.params[name] ?? '';
  if (isId(id)) return id;
  const details = 'An id has 1 to 64 letters, digits, dots, hyphens and underscores, and is more than dots.';
  throw validationFailed([{ name: 'regexp', path: ['sys', 'id'], value: id, details }]);
}

/** `.` and `..` would make addresses that lead elsewhere. */
function isId(id: string): boolean {
  return pattern.test(id) && !/^\.+$/.test(id) && id !== '__proto__';
}
