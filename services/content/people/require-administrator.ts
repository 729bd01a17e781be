import type { Request } from 'express';
import { actorOf } from '../rest/actor';
import type { RestContext } from '../rest/context';
import { AccessRefused } from './access-refused';

/**
 * Rejects callers other than administrators, before any expensive work.
 * @throws ApiError 403
 */
export function requireAdministrator(request: Request, { store }: Pick<RestContext, 'store'>): void {
  const guard = actorOf(request).guard?.(store.shared);
  if (guard && !guard.isAdmin) throw new AccessRefused('Only administrators may see and change people.');
}
