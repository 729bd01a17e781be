import type { DocumentState, OpenEntry } from '../../composer/document-store';
import { ownedEntries } from '../../../model/owned-entries';
import { type EntryState, entryState, pageState } from './entry-state';
import { ownedFields } from '../../forms/owned-fields';

/** Difference between the draft of a page and its publication. */
export interface PageStanding {
  readonly state: EntryState;
  /** Number of entries that differ from the published ones. */
  readonly changed: number;
}

/** The state of an open entry; unsaved edits count as changed. */
export function openEntryState({ sys, saved, fields }: OpenEntry): EntryState {
  const state = entryState(sys);
  return state === 'published' && saved !== fields ? 'changed' : state;
}

/** The state of an open page from its entry and its open parts; undefined while it is not open. */
export function openPageStanding({ entries }: DocumentState, pageId: string): PageStanding | undefined {
  const root = entries[pageId];
  if (!root) return undefined;
  const { ids } = ownedEntries(
    pageId,
    (id) => {
      const entry = entries[id];
      return entry && { contentType: entry.sys.contentType.sys.id, fields: entry.fields };
    },
    ownedFields,
  );
  const states = ids.flatMap((id) => {
    const entry = entries[id];
    return entry ? [openEntryState(entry)] : [];
  });
  const changed = states.filter((state) => state !== 'published').length;
  return { state: pageState(openEntryState(root), states), changed };
}
