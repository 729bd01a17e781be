import type { PolicyAction, StoredRole } from '../store/people';
import type { PolicyEntity } from './changed-places';
import type { Denial, EntityChange } from './decide';

/** Explains in words why an action is denied, and who would be permitted. */
export function denialReason(
  action: PolicyAction,
  { before, after }: EntityChange,
  { isForbidden, place, isAfter }: Denial,
  roles: readonly StoredRole[],
): string {
  const entity = after ?? before;
  const names = roles.map(({ name }) => name).join(', ') || 'none';
  const what = `${action} the ${entity ? described(entity) : 'resource'}`;
  const where = place === null ? '' : `, namely to change ${place}`;
  const state = before && isAfter ? ' It would become something that they do not cover.' : '';
  return isForbidden
    ? `A rule of your roles (${names}) forbids to ${what}${where}.${state}`
    : `No rule of your roles (${names}) allows to ${what}${where}.${state}`;
}

function described({ sys, metadata }: PolicyEntity): string {
  const tags = tagIds(metadata);
  const tagged = sys.type === 'Entry' || sys.type === 'Asset';
  const list = tags.length > 0 ? `tags: ${tags.join(', ')}` : 'without tags, which makes it shared';
  return `${sys.type} "${sys.id}"${tagged ? ` (${list})` : ''}`;
}

function tagIds(metadata: unknown): string[] {
  if (typeof metadata !== 'object' || metadata === null || !('tags' in metadata)) return [];
  const { tags } = metadata;
  if (!Array.isArray(tags)) return [];
  return tags.flatMap((tag: { readonly sys?: { readonly id?: unknown } }) => String(tag.sys?.id ?? ''));
}
