import { isRecord } from '../../schemas/is-record';
import { linkedId } from './link';
import { isSameValue } from './fields';

/** The merged value, or a conflict for a person to resolve. */
export type Merge = { readonly value: unknown; readonly isConflict: false } | { readonly isConflict: true };

const conflict: Merge = { isConflict: true };
const merged = (value: unknown): Merge => ({ value, isConflict: false });

/**
 * Three-way merge of two edits of a value. Lists take the additions and removals of both sides, objects are merged by
 * property; two different new values of anything else are a conflict.
 * @param base the value that both edits started from
 */
export function mergeValue(base: unknown, mine: unknown, theirs: unknown): Merge {
  if (isSameValue(mine, theirs) || isSameValue(mine, base)) return merged(theirs);
  if (isSameValue(theirs, base)) return merged(mine);
  if (Array.isArray(mine) && Array.isArray(theirs)) return mergeLists(base, mine, theirs);
  if (isMergeable(mine) && isMergeable(theirs)) return mergeRecords(base, mine, theirs);
  return conflict;
}

/** A link or rich text is one value without mergeable properties. */
function isMergeable(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && linkedId(value) === undefined && !('nodeType' in value);
}

function mergeRecords(base: unknown, mine: Record<string, unknown>, theirs: Record<string, unknown>): Merge {
  const before = isRecord(base) ? base : {};
  const result: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const merge = mergeValue(before[name], mine[name], theirs[name]);
    if (merge.isConflict) return conflict;
    if (merge.value !== undefined) result[name] = merge.value;
  }
  return merged(result);
}

function mergeLists(base: unknown, mine: readonly unknown[], theirs: readonly unknown[]): Merge {
  const [before, my, their] = [keyed(Array.isArray(base) ? base : []), keyed(mine), keyed(theirs)];
  if (!before || !my || !their) return conflict;
  const inBoth = (key: string) => my.has(key) && their.has(key);
  const order = mergeOrder(
    [...before.keys()].filter(inBoth),
    [...my.keys()].filter((key) => before.has(key) && inBoth(key)),
    [...their.keys()].filter((key) => before.has(key) && inBoth(key)),
  );
  if (!order) return conflict;
  const survivors = [...order];
  const result = [...their.keys()].flatMap((key) => {
    if (!before.has(key)) return [key];
    return my.has(key) ? survivors.splice(0, 1) : [];
  });
  let previous: string | undefined;
  for (const key of my.keys()) {
    if (!before.has(key) && !their.has(key)) {
      result.splice(previous === undefined ? 0 : result.indexOf(previous) + 1, 0, key);
    }
    if (result.includes(key)) previous = key;
  }
  return merged(result.map((key) => their.get(key) ?? my.get(key)));
}

/** The merged order of items that both sides have; undefined when both have reordered them differently. */
function mergeOrder(base: string[], mine: string[], theirs: string[]): string[] | undefined {
  if (isSameValue(mine, base) || isSameValue(mine, theirs)) return theirs;
  return isSameValue(theirs, base) ? mine : undefined;
}

/** Items by identity; undefined with duplicates, which could not be told apart after the merge. */
function keyed(list: readonly unknown[]): Map<string, unknown> | undefined {
  const items = new Map(list.map((item) => [linkedId(item) ?? JSON.stringify(item), item]));
  return items.size === list.length ? items : undefined;
}
