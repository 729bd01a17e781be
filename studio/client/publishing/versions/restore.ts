import { readEntries } from '../../api/entries';
import type { DocumentStore } from '../../composer/document-store';
import { changesBetween, type FieldChange, type Fields } from '../../../model/fields';
import { linkedId } from '../../../model/link';
import { ownedIds } from '../../../model/owned-entries';
import { ownedFields } from '../../forms/owned-fields';

/** Fields of an earlier version, without links to deleted parts. @throws ApiError */
export async function withoutDeleted(
  contentType: string,
  fields: Fields,
): Promise<{ readonly fields: Fields; readonly lost: number }> {
  const ids = ownedIds({ contentType, fields }, ownedFields);
  const stored = new Set((await readEntries(ids)).map(({ sys }) => sys.id));
  const lost = new Set(ids.filter((id) => !stored.has(id)));
  if (lost.size === 0) return { fields, lost: 0 };
  const isLost = (value: unknown) => lost.has(linkedId(value, 'Entry') ?? '');
  const keep = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((item) => !isLost(item));
    return isLost(value) ? undefined : value;
  };
  const cleaned = Object.entries(fields).map(([field, values]) => [
    field,
    Object.fromEntries(Object.entries(values).map(([locale, value]) => [locale, keep(value)])),
  ]);
  return { fields: Object.fromEntries(cleaned) as Fields, lost: lost.size };
}

/** Restores an open entry, as one undoable edit. @returns whether anything changed */
export function restoreEntry(store: DocumentStore, entryId: string, fields: Fields, label: string): boolean {
  const open = store.getState().entries[entryId];
  const changes = open ? changesBetween(entryId, open.fields, fields) : [];
  return edit(store, changes, label);
}

/** Applies edits as one step, saved at once. @returns whether there were any */
export function edit(store: DocumentStore, changes: readonly FieldChange[], label: string): boolean {
  if (changes.length > 0) store.edit({ label, changes, now: true });
  return changes.length > 0;
}

/** Opens entries that are not open, so that they can be edited. @throws ApiError */
export async function openAll(store: DocumentStore, ids: readonly string[]): Promise<void> {
  const missing = ids.filter((id) => store.getState().entries[id] === undefined);
  if (missing.length > 0) store.receive(await readEntries(missing));
}

/**
 * Waits until everything is saved, also through outages.
 * @returns false when the save was refused, or after a conflict
 */
export function whenSaved(store: DocumentStore): Promise<boolean> {
  return new Promise((resolve) => {
    const look = (): boolean => {
      const { saving, conflicts } = store.getState();
      if (saving.state === 'refused' || conflicts.length > 0) resolve(false);
      else if (saving.state === 'saved' && store.unsaved().length === 0) resolve(true);
      else return false;
      return true;
    };
    if (look()) return;
    const stop = store.subscribe(() => {
      if (look()) stop();
    });
  });
}
