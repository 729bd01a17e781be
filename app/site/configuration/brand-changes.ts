import isEqual from 'fast-deep-equal';
import type { BrandChanges, BrandEditRequest } from '../../../schemas/generated/types';
import { valueAt, withValueAt } from './json-pointer';

export type StoredChange = BrandChanges['changes'][number];
type Change = BrandEditRequest['changes'][number];

/** A change whose current value is neither its base nor its new value. */
export interface ChangeConflict {
  file: string;
  pointer: string;
  base?: StoredChange['base'];
  yours?: StoredChange['value'];
  theirs?: StoredChange['value'];
}

/** A file with the stored changes applied, and those that conflict with it, which are not applied. */
export function changedFile(
  file: string,
  value: unknown,
  stored: readonly StoredChange[],
): { value: unknown; conflicts: ChangeConflict[] } {
  const conflicts: ChangeConflict[] = [];
  let changed = value;
  for (const change of stored.filter((one) => one.file === file)) {
    const theirs = valueAt(value, change.pointer);
    if (isEqual(theirs, change.value)) continue;
    if (isEqual(theirs, change.base)) changed = withValueAt(changed, change.pointer, change.value);
    else conflicts.push(conflictOf(change, theirs));
  }
  return { value: changed, conflicts };
}

/**
 * Adds changes to the stored ones of a brand. A change whose base is outdated is a conflict, unless both set the same
 * value.
 * @param read contents of a file without changes
 * @param signed author and time of the changes
 * @throws TypeError when a pointer leads through something that is not an object
 */
export function addChanges(
  read: (file: string) => unknown,
  stored: readonly StoredChange[],
  changes: readonly Change[],
  signed: Pick<StoredChange, 'by' | 'at'>,
): { stored: StoredChange[]; conflicts: ChangeConflict[] } {
  const conflicts: ChangeConflict[] = [];
  let next = [...stored];
  for (const change of changes) {
    const { file, pointer } = change;
    const inFile = valueAt(read(file), pointer);
    const inForce = valueAt(changedFile(file, read(file), next).value, pointer);
    if (!isEqual(inForce, change.base) && !isEqual(inForce, change.value)) {
      conflicts.push(conflictOf(change, inForce));
      continue;
    }
    next = next.filter((one) => one.file !== file || one.pointer !== pointer);
    if (!isEqual(inFile, change.value)) {
      const { base: _base, ...rest } = change;
      const base = inFile as StoredChange['base'];
      next.push({ ...rest, ...(base === undefined ? {} : { base }), ...signed });
    }
  }
  return { stored: next, conflicts };
}

function conflictOf({ file, pointer, base, value }: Change, theirs: unknown): ChangeConflict {
  return {
    file,
    pointer,
    ...(base === undefined ? {} : { base }),
    ...(value === undefined ? {} : { yours: value }),
    ...(theirs === undefined ? {} : { theirs: theirs as StoredChange['value'] }),
  };
}
