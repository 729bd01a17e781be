import type { EntryCopy, ManagedEntry } from '../../../../schemas/generated/types';
import { changesBetween } from '../../../model/fields';
import { ownedEntries, ownedIds, type OwnedFields } from '../../../model/owned-entries';
import type { TreeEntry } from '../../../model/page-tree';
import { entryState } from './entry-state';

/** Differences between the draft of a page and its publication. */
export interface PageChange {
  /**
   * `new`: never published, or unpublished; `changed`: the draft is newer; `archived`: on the page, but cannot be
   * published; `removed`: no longer on
   * the page, with all its parts.
   */
  readonly kind: 'new' | 'changed' | 'archived' | 'removed';
  readonly entryId: string;
  readonly contentType: string;
  readonly entry: ManagedEntry;
  /** Ids of changed fields. */
  readonly fields: readonly string[];
}

/** The entries of a page by id: newest drafts, and published versions of those with a newer draft. */
export interface PageContent {
  readonly rootId: string;
  readonly drafts: ReadonlyMap<string, ManagedEntry>;
  readonly published: ReadonlyMap<string, EntryCopy>;
}

/** All changes that publishing a page would make, in page order; removed entries last. */
export function pageChanges(content: PageContent, ownedFields: OwnedFields): PageChange[] {
  const { rootId, drafts, published } = content;
  const { ids } = ownedEntries(rootId, draftOf(drafts), ownedFields);
  const changes = ids.flatMap((id) => {
    const entry = drafts.get(id);
    return entry ? changeOf(entry, published.get(id)) : [];
  });
  const present = new Set(ids);
  const readPublished = publishedOf(content);
  const removedIds = ownedEntries(rootId, readPublished, ownedFields).ids.filter((id) => !present.has(id));
  // Parts of removed entries are included in them.
  const within = new Set(
    removedIds.flatMap((id) => {
      const entry = readPublished(id);
      return entry ? ownedIds(entry, ownedFields) : [];
    }),
  );
  const removed = removedIds.flatMap((id) => {
    const entry = drafts.get(id);
    return entry && !within.has(id) ? [change('removed', entry)] : [];
  });
  return [...changes, ...removed];
}

/** Ids whose published versions are needed. */
export function wantedCopies(content: PageContent, ownedFields: OwnedFields): string[] {
  const { ids } = ownedEntries(content.rootId, publishedOf(content), ownedFields);
  const { ids: draftIds } = ownedEntries(content.rootId, draftOf(content.drafts), ownedFields);
  return [...new Set([...ids, ...draftIds])].filter((id) => {
    const entry = content.drafts.get(id);
    return !content.published.has(id) && (!entry || entryState(entry.sys) === 'changed');
  });
}

/** Draft entries in the form of a page tree. */
export function draftOf(drafts: ReadonlyMap<string, ManagedEntry>): (id: string) => TreeEntry | undefined {
  return (id) => {
    const entry = drafts.get(id);
    return entry && { contentType: entry.sys.contentType.sys.id, fields: entry.fields };
  };
}

function publishedOf({ drafts, published }: PageContent): (id: string) => TreeEntry | undefined {
  return (id) => {
    const copy = published.get(id);
    if (copy) return { contentType: copy.sys.contentType.sys.id, fields: copy.fields };
    const entry = drafts.get(id);
    if (!entry || entryState(entry.sys) !== 'published') return undefined;
    return { contentType: entry.sys.contentType.sys.id, fields: entry.fields };
  };
}

function changeOf(entry: ManagedEntry, copy: EntryCopy | undefined): PageChange[] {
  const state = entryState(entry.sys);
  if (state === 'published') return [];
  if (state === 'archived') return [change('archived', entry)];
  if (state === 'draft') return [change('new', entry)];
  const fields = copy ? changesBetween(entry.sys.id, copy.fields, entry.fields) : [];
  return [change('changed', entry, [...new Set(fields.map(({ field }) => field))])];
}

function change(kind: PageChange['kind'], entry: ManagedEntry, fields: readonly string[] = []): PageChange {
  return { kind, entryId: entry.sys.id, contentType: entry.sys.contentType.sys.id, entry, fields };
}
