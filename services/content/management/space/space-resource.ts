import { randomInt } from 'node:crypto';
import type { ResourceLink, ResourceSys } from '../../store/resource';

/** When and by whom something is written. A transaction and its writers have both. */
interface Stamp {
  /** ISO 8601. */
  readonly now: string;
  readonly by: ResourceLink<'User'>;
}

const ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 22;

/** An id for a resource that the client gave none: 22 letters and digits, as Contentful makes them. */
export function newId(): string {
  return Array.from({ length: ID_LENGTH }, () => ID_CHARACTERS[randomInt(ID_CHARACTERS.length)]).join('');
}

/** System properties of a resource that is created. */
export function newSys<Kind extends string>(type: Kind, id: string, { now, by }: Stamp): ResourceSys<Kind> {
  return { type, id, version: 1, createdAt: now, updatedAt: now, createdBy: by, updatedBy: by };
}

/** System properties after a change. */
export function changedSys<Sys extends ResourceSys>(sys: Sys, { now, by }: Stamp): Sys {
  return { ...sys, version: sys.version + 1, updatedAt: now, updatedBy: by };
}
