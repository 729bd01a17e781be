import { ApiError } from '../../http/api-error';
import type { EnvironmentWriter } from '../../store/content-store';
import type { ResourceSys } from '../../store/resource';

/** True if the actor of a write is an administrator. */
export function isAdministrator(tx: EnvironmentWriter): boolean {
  return tx.isAdmin;
}

/** True if the actor of a write created a resource. */
export function isCreator(tx: EnvironmentWriter, sys: ResourceSys): boolean {
  return sys.createdBy?.sys.id === tx.by.sys.id;
}

/**
 * 403 for an action reserved to others.
 * @param reasons who is permitted
 */
export function accessDenied(message: string, reasons: string): ApiError {
  return new ApiError(403, 'AccessDenied', message, { reasons });
}
