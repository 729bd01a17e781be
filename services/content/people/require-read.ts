import type { RequestHandler } from 'express';
import { actorOf } from '../rest/actor';
import type { RestContext } from '../rest/context';
import type { PermissionName } from '../store/people';
import { AccessRefused } from './access-refused';

/** Restricts reading secrets to roles with the permission. */
export function requireRead(permission: PermissionName, { store }: RestContext): RequestHandler {
  return (request, _response, next) => {
    const guard = actorOf(request).guard?.(store.shared);
    if (!guard || guard.mayRead(permission)) next();
    else next(new AccessRefused(`To see this needs the permission ${permission}, which your roles lack.`));
  };
}
