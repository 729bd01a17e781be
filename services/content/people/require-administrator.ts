import type { Request } from 'express';
import { actorOf } from '../rest/actor';
import type { RestContext } from '../rest/context';
import { AccessRefused } from './access-refused';

/** For what only administrators may see, and before work that a refusal should not cost. @throws ApiError 403 */
export function requireAdministrator(request: Request, { store }: Pick<RestContext, 'store'>): void {
  const guard = actorOf(request).guard?.(store.shared);
  if (guard && !guard.isAdmin) throw new AccessRefused('Only administrators may see and change people.');
}
