import { ApiError } from '../../http/api-error';
import type { EnvironmentWriter } from '../../store/content-store';
import type { ResourceSys } from '../../store/resource';

/** Whether the person who writes may do everything. */
export function isAdministrator(tx: EnvironmentWriter): boolean {
  return tx.isAdmin;
}

/** Whether the person who writes has made a resource. */
export function isCreator(tx: EnvironmentWriter, sys: ResourceSys): boolean {
  return sys.createdBy?.sys.id === tx.by.sys.id;
}

/** 403 for what only others may do. @param reasons who may */
export function accessDenied(message: string, reasons: string): ApiError {
  return new ApiError(403, 'AccessDenied', message, { reasons });
}
