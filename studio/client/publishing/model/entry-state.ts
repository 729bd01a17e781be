import type { ManagedEntry } from '../../../../schemas/generated/types';

/** `changed`: the newest draft is not published. */
export type EntryState = 'draft' | 'published' | 'changed' | 'archived';

/** Publication state of an entry. */
export function entryState({
  version,
  publishedVersion,
  archivedAt,
}: Pick<ManagedEntry['sys'], 'version' | 'publishedVersion' | 'archivedAt'>): EntryState {
  if (archivedAt !== undefined) return 'archived';
  if (publishedVersion === undefined) return 'draft';
  // Publishing increments the version, so a published entry is one ahead.
  return version > publishedVersion + 1 ? 'changed' : 'published';
}

/** The state of a page from those of its parts. @param root that of the page entry itself */
export function pageState(root: EntryState, parts: readonly EntryState[]): EntryState {
  if (root !== 'published') return root;
  return parts.some((part) => part !== 'published') ? 'changed' : 'published';
}
