import type { ManagedEntry } from '../../../../schemas/generated/types';
import { isRecord } from '../../../../schemas/is-record';
import { type FieldChange, fieldChange } from '../../../model/fields';
import { linkedId, linkTo } from '../../../model/link';
import { linkedAssets } from '../library/linked-assets';

/** The changes that replace all links of an entry to one asset by another. */
export function linkReplacements(
  { sys, fields }: Pick<ManagedEntry, 'sys' | 'fields'>,
  from: string,
  to: string,
): FieldChange[] {
  return Object.entries(fields).flatMap(([field, values]) =>
    Object.entries(values)
      .filter(([, value]) => linkedAssets(value).includes(from))
      .map(([locale, before]) =>
        fieldChange({ entryId: sys.id, field, locale, before, after: replaced(before, from, to) }),
      ),
  );
}

function replaced(value: unknown, from: string, to: string): unknown {
  if (linkedId(value, 'Asset') === from) return linkTo('Asset', to);
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    // A list that already contains the other asset keeps its position.
    const rest = items.some((item) => linkedId(item, 'Asset') === to)
      ? items.filter((item) => linkedId(item, 'Asset') !== from)
      : items;
    return rest.map((item) => replaced(item, from, to));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replaced(item, from, to)]));
}
