import type { Request } from 'express';
import type { Actor } from '../store/actor';

const actors = new WeakMap<Request, Actor>();

/** Notes whose token a request bears, once it has been checked. */
export function setActor(request: Request, actor: Actor): void {
  actors.set(request, actor);
}

/** Who makes a request of the management API: the person, or the automation, that its token belongs to. */
export function actorOf(request: Request): Actor {
  const actor = actors.get(request);
  if (!actor) throw new Error('the request has not been authenticated');
  return actor;
}
