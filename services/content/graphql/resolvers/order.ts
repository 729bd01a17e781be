import type { AssetRecord, EntityRecord, EntryRecord } from '../../store/entities';
import type { Space } from '../../store/space';
import type { ModelType } from '../schema/content-model';
import { assetFilterKeys, type FilterKeys } from './filter-keys';
import { readField, type Scope } from './scope';

interface OrderKey<T> {
  readonly direction: 1 | -1;
  readonly read: (record: T, scope: Scope, space: Space) => unknown;
}

/** Sort keys by value of an order enum. */
export type OrderKeys<T> = ReadonlyMap<string, OrderKey<T>>;

type Reader<T> = OrderKey<T>['read'];

function orderKeys<T extends EntityRecord>(own: readonly (readonly [string, Reader<T>])[]): OrderKeys<T> {
  const sys: readonly (readonly [string, Reader<T>])[] = [
    ['sys_firstPublishedAt', (record) => record.sys.firstPublishedAt],
    ['sys_id', (record) => record.sys.id],
    ['sys_publishedAt', (record) => record.sys.publishedAt],
    ['sys_publishedVersion', (record) => record.sys.publishedVersion],
  ];
  const keys = new Map<string, OrderKey<T>>();
  for (const [name, read] of [...own, ...sys]) {
    keys.set(`${name}_ASC`, { direction: 1, read });
    keys.set(`${name}_DESC`, { direction: -1, read });
  }
  return keys;
}

/** The order of entries of any type. */
export const anyEntryOrder: OrderKeys<EntryRecord> = orderKeys<EntryRecord>([]);

const readAsset = (name: string, keys: FilterKeys<AssetRecord> = assetFilterKeys): Reader<AssetRecord> => {
  const key = keys.get(name);
  return (asset, scope, space) => key?.read(asset, scope, space) ?? null;
};

export const assetOrder: OrderKeys<AssetRecord> = orderKeys<AssetRecord>(
  ['contentType', 'fileName', 'height', 'size', 'url', 'width'].map(
    (name) => [name, readAsset(name)] as const,
  ),
);

/** Order keys of one type: all comparable fields and system properties. */
export function entryOrder(type: ModelType): OrderKeys<EntryRecord> {
  return orderKeys<EntryRecord>(
    type.fields
      .filter(({ shape }) => shape.kind === 'scalar' && shape.isOrderable)
      .map((field) => [field.id, (entry, scope, space) => readField(entry, field, scope, space)] as const),
  );
}

/**
 * Sorts by the values of an order enum, the first one primarily. Records without a value come last in either direction; the sort is stable.
 */
export function sortRecords<T>(
  records: readonly T[],
  order: readonly (string | null)[] | null | undefined,
  keys: OrderKeys<T>,
  scope: Scope,
  space: Space,
): readonly T[] {
  // Repeated keys are ignored.
  const wanted = [...new Set(order)].flatMap((name) => (name === null ? [] : (keys.get(name) ?? [])));
  if (wanted.length === 0) return records;
  return records
    .map((record) => ({ record, values: wanted.map((key) => key.read(record, scope, space)) }))
    .sort((a, b) => {
      for (const [index, key] of wanted.entries()) {
        const difference = compareValues(a.values[index], b.values[index], key.direction);
        if (difference !== 0) return difference;
      }
      return 0;
    })
    .map(({ record }) => record);
}

function compareValues(a: unknown, b: unknown, direction: 1 | -1): number {
  const [aMissing, bMissing] = [a === null || a === undefined, b === null || b === undefined];
  if (aMissing || bMissing) return Number(aMissing) - Number(bMissing);
  if (typeof a === 'string' && typeof b === 'string') return a === b ? 0 : a < b ? -direction : direction;
  return (Number(a) - Number(b)) * direction;
}
