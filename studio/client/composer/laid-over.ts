import type { FieldConflict, ManagedEntry } from '../../../schemas/generated/types';
import { validateFieldConflict } from '../../../schemas/generated/validators.js';
import {
  type FieldChange,
  type Fields,
  changesBetween,
  isSameField,
  valueOf,
  withValue,
} from '../../model/fields';
import { mergeValue } from '../../model/merge-value';

/**
 * Applies the edits of an open entry to its newest stored state.
 * @param sent changes already contained in the stored state, because they were saved here
 */
export function laidOver(
  { sys, fields: stored }: { readonly sys: ManagedEntry['sys']; readonly fields: Fields },
  open: { readonly saved: Fields; readonly fields: Fields } | undefined,
  sent: readonly FieldChange[],
): { fields: Fields; conflicts: FieldConflict[] } {
  const conflicts: FieldConflict[] = [];
  let fields: Fields = stored;
  const base = sent.filter(({ entryId }) => entryId === sys.id).reduce(withValue, open?.saved ?? {});
  for (const change of open ? changesBetween(sys.id, base, open.fields) : []) {
    const theirs = valueOf(stored, change.field, change.locale);
    const merge = mergeValue(change.before, change.after, theirs);
    fields = withValue(fields, { ...change, after: merge.isConflict ? change.after : merge.value });
    if (merge.isConflict) {
      const by = sys.updatedBy?.sys.id;
      const conflict: unknown = { ...change, theirs, at: sys.updatedAt, ...(by === undefined ? {} : { by }) };
      if (validateFieldConflict(conflict)) conflicts.push(conflict);
    }
  }
  return { fields, conflicts };
}

/** Merges conflicts; for the same field the later one applies. */
export function withConflicts(
  before: readonly FieldConflict[],
  added: readonly FieldConflict[],
): readonly FieldConflict[] {
  if (added.length === 0) return before;
  return [...before.filter((one) => !added.some((other) => isSameField(one, other))), ...added];
}

/** A conflict with the currently stored value: choosing theirs takes that, not the one from when the conflict began. */
export function withTheirs(conflict: FieldConflict, stored: Fields): FieldConflict {
  const current: unknown = { ...conflict, theirs: valueOf(stored, conflict.field, conflict.locale) };
  return validateFieldConflict(current) ? current : conflict;
}
