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
 * Edits of an open entry over its newest stored state.
 *
 * @param sent the changes that the stored state has because they were saved from here
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

/** Conflicts with further ones; of a field the further one counts. */
export function withConflicts(
  before: readonly FieldConflict[],
  added: readonly FieldConflict[],
): readonly FieldConflict[] {
  if (added.length === 0) return before;
  return [...before.filter((one) => !added.some((other) => isSameField(one, other))), ...added];
}

/** A conflict with what is stored now: choosing theirs takes that, not what was stored when the conflict began. */
export function withTheirs(conflict: FieldConflict, stored: Fields): FieldConflict {
  const current: unknown = { ...conflict, theirs: valueOf(stored, conflict.field, conflict.locale) };
  return validateFieldConflict(current) ? current : conflict;
}
