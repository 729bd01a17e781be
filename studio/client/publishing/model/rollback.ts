import { changesBetween, type FieldChange, type Fields } from '../../../model/fields';
import { ownedEntries, type OwnedFields } from '../../../model/owned-entries';
import { type EntryVersion, type HistoryStep, versionAt } from './history';

type Histories = ReadonlyMap<string, readonly EntryVersion[]>;

/** The published entries of a page at a moment; `unread` are parts whose history is not loaded. */
export interface PublishedPage {
  readonly versions: readonly EntryVersion[];
  readonly unread: readonly string[];
}

/** The moment just before a page's last publication; undefined if it was not published twice. */
export function beforeLastPublication(steps: readonly HistoryStep[], pageId: string, histories: Histories) {
  const last = steps.find(({ kind }) => kind === 'publish');
  if (!last) return undefined;
  const first = last.changes.map(({ version }) => version.at).sort()[0] ?? last.at;
  const moment = new Date(Date.parse(first) - 1).toISOString();
  return versionAt(histories.get(pageId), moment, 'publish') ? moment : undefined;
}

/** A page and its parts as published at a moment. */
export function publishedAt(
  pageId: string,
  histories: Histories,
  at: string,
  ownedFields: OwnedFields,
): PublishedPage {
  const { ids } = ownedEntries(pageId, (id) => versionAt(histories.get(id), at, 'publish'), ownedFields);
  return {
    versions: ids.flatMap((id) => versionAt(histories.get(id), at, 'publish') ?? []),
    unread: ids.filter((id) => !histories.has(id)),
  };
}

/** The edits that restore drafts to the published versions. @param drafts current fields of the entries */
export function rollbackChanges(
  { versions }: PublishedPage,
  drafts: Readonly<Record<string, Fields>>,
): FieldChange[] {
  return versions.flatMap(({ entryId, fields }) => {
    const now = drafts[entryId];
    return now ? changesBetween(entryId, now, fields) : [];
  });
}
