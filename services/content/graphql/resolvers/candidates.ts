import type { EntryRecord } from '../../store/entities';
import { isRecord } from '../../../../schemas/is-record';
import { newestFirst } from '../../store/record-list';
import type { SpaceView } from '../../store/space';
import type { Where } from './filter';
import type { FilterKeys } from './filter-keys';

/**
 * Superset of the entries that satisfy a `where` argument, in the default order, found by id or by an indexed field value.
 *
 * @param typeId content type; null for entries of every type
 * @returns null when no index applies
 */
export function candidatesOf(
  where: Where,
  typeId: string | null,
  keys: FilterKeys<EntryRecord>,
  view: SpaceView,
): readonly EntryRecord[] | null {
  const ids = isRecord(where.sys) ? textsOf(where.sys.id ?? where.sys.id_in) : null;
  if (ids) {
    const found = [...new Set(ids)].flatMap((id) => view.entry(id) ?? []);
    return found.filter(({ contentTypeId }) => typeId === null || contentTypeId === typeId).sort(newestFirst);
  }
  for (const [name, operand] of Object.entries(where)) {
    if (operand === null || operand === undefined) continue;
    const found = name === 'AND' ? candidatesOfParts(operand, typeId, keys, view) : byField(name, operand);
    if (found) return found;
  }
  return null;

  function byField(name: string, operand: unknown): readonly EntryRecord[] | null {
    const fieldId = keys.get(name)?.fieldId;
    const values: readonly unknown[] = Array.isArray(operand) ? operand : [operand];
    return fieldId === undefined || typeId === null ? null : view.candidates(typeId, fieldId, values);
  }
}

function candidatesOfParts(
  parts: unknown,
  ...rest: [string | null, FilterKeys<EntryRecord>, SpaceView]
): readonly EntryRecord[] | null {
  for (const part of Array.isArray(parts) ? parts : []) {
    const found = isRecord(part) ? candidatesOf(part, ...rest) : null;
    if (found) return found;
  }
  return null;
}

function textsOf(value: unknown): readonly string[] | null {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null;
}
