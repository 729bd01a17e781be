import { type FieldChange, type Fields, isSameField, isSameValue, valueOf } from '../../model/fields';
import { mergeValue } from '../../model/merge-value';

interface Changes {
  readonly key?: string;
  readonly changes: readonly FieldChange[];
}

/**
 * Changes of a step, or of its inverse, applied to the current fields. Changes by others are preserved; changes that
 * cannot be applied or have no effect are left out.
 */
export function rebased(
  entries: Readonly<Record<string, { readonly fields: Fields }>>,
  changes: readonly FieldChange[],
): FieldChange[] {
  return changes.flatMap((change) => {
    const before = valueOf(entries[change.entryId]?.fields ?? {}, change.field, change.locale);
    const merge = mergeValue(change.before, change.after, before);
    if (merge.isConflict || isSameValue(before, merge.value)) return [];
    return [{ ...change, before, after: merge.value }];
  });
}

/** Whether a step continues the previous one without changes by others in between. */
export function joins(last: Changes, { key, changes }: Changes): boolean {
  if (key === undefined || key !== last.key) return false;
  return changes.every((change) => {
    const earlier = last.changes.find((other) => isSameField(change, other));
    return earlier === undefined || isSameValue(earlier.after, change.before);
  });
}

/** Two sets of changes merged: each field from its first to its last value. */
export function joinChanges(first: readonly FieldChange[], then: readonly FieldChange[]): FieldChange[] {
  const joined = first.map((change) => {
    const later = then.findLast((other) => isSameField(change, other));
    return later ? { ...change, after: later.after } : change;
  });
  return [...joined, ...then.filter((change) => !first.some((other) => isSameField(change, other)))].filter(
    ({ before, after }) => !isSameValue(before, after),
  );
}
