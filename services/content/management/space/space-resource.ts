import { randomInt } from 'node:crypto';
import type { ResourceSys } from '../../store/resource';
import { EDITOR } from './editor';

const ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 22;

/** An id for a resource that the client gave none: 22 letters and digits, as Contentful makes them. */
export function newId(): string {
  return Array.from({ length: ID_LENGTH }, () => ID_CHARACTERS[randomInt(ID_CHARACTERS.length)]).join('');
}

/** System properties of a resource that is created. @param now ISO 8601 */
export function newSys<Kind extends string>(type: Kind, id: string, now: string): ResourceSys<Kind> {
  return { type, id, version: 1, createdAt: now, updatedAt: now, createdBy: EDITOR, updatedBy: EDITOR };
}

/** System properties after a change. @param now ISO 8601 */
export function changedSys<Sys extends ResourceSys>(sys: Sys, now: string): Sys {
  return { ...sys, version: sys.version + 1, updatedAt: now, updatedBy: EDITOR };
}
