import type { Request } from 'express';
import type { Actor } from '../store/actor';

const actors = new WeakMap<Request, Actor>();

/** Attaches the authenticated actor to a request. */
export function setActor(request: Request, actor: Actor): void {
  actors.set(request, actor);
}

/** The actor of a management API request: the person, or the automation, that owns its token. */
export function actorOf(request: Request): Actor {
  const actor = actors.get(request);
  if (!actor) throw new Error('the request has not been authenticated');
  return actor;
}
