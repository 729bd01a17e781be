import type { DocumentState, OpenEntry } from '../../composer/document-store';
import { ownedEntries } from '../../../model/owned-entries';
import { type EntryState, entryState, pageState } from './entry-state';
import { ownedFields } from '../../forms/owned-fields';

/** Difference between the draft of a page and its publication. */
export interface PageStanding {
  readonly state: EntryState;
  /** Entries of the page that differ from what visitors see. */
  readonly changed: number;
}

/** The state of an open entry; what is not saved yet counts as changed. */
export function openEntryState({ sys, saved, fields }: OpenEntry): EntryState {
  const state = entryState(sys);
  return state === 'published' && saved !== fields ? 'changed' : state;
}

/** The state of an open page from its entry and all its parts that are open; undefined while it is not open itself. */
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
