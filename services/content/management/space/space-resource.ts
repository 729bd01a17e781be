import { randomInt } from 'node:crypto';
import type { ResourceLink, ResourceSys } from '../../store/resource';

/** Time and author of a write; transactions and writers have both. */
interface Stamp {
  /** ISO 8601. */
  readonly now: string;
  readonly by: ResourceLink<'User'>;
}

const ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 22;

/** A generated id of 22 letters and digits, as at Contentful. */
export function newId(): string {
  return Array.from({ length: ID_LENGTH }, () => ID_CHARACTERS[randomInt(ID_CHARACTERS.length)]).join('');
}

/** System properties of a new resource. */
export function newSys<Kind extends string>(type: Kind, id: string, { now, by }: Stamp): ResourceSys<Kind> {
  return { type, id, version: 1, createdAt: now, updatedAt: now, createdBy: by, updatedBy: by };
}

/** System properties after a change. */
export function changedSys<Sys extends ResourceSys>(sys: Sys, { now, by }: Stamp): Sys {
  return { ...sys, version: sys.version + 1, updatedAt: now, updatedBy: by };
}
