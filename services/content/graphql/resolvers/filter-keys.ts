import type { AssetRecord, EntityRecord, EntryRecord } from '../../store/entities';
import { richTextWords } from '../../store/links';
import { isRecord } from '../../../../schemas/is-record';
import type { Space } from '../../store/space';
import type { ContentModel, ModelField, ModelType } from '../schema/content-model';
import { readField, type Scope } from './scope';

export type Operator =
  | ('eq' | 'ne' | 'in' | 'nin' | 'exists' | 'contains' | 'notContains' | 'gt' | 'gte' | 'lt' | 'lte')
  | ('withinCircle' | 'withinRectangle' | 'containsAll' | 'containsSome' | 'containsNone' | 'nested');

/** One field of a filter input: its GraphQL type, how to read the value and how to compare it. */
export interface FilterKey<T> {
  readonly name: string;
  readonly input: string;
  readonly operator: Operator;
  readonly isDate: boolean;
  /** The indexed field, for `eq` and `in` conditions. */
  readonly fieldId?: string;
  readonly read: (record: T, scope: Scope, space: Space) => unknown;
}

export type FilterKeys<T> = ReadonlyMap<string, FilterKey<T>>;

type Reader<T> = FilterKey<T>['read'];

const EQUALITY = [
  ['', 'eq', false],
  ['_not', 'ne', false],
  ['_in', 'in', true],
  ['_not_in', 'nin', true],
] as const;
const RANGE = [
  ['_gt', 'gt', false],
  ['_gte', 'gte', false],
  ['_lt', 'lt', false],
  ['_lte', 'lte', false],
] as const;
const WORDS = [
  ['_contains', 'contains', false],
  ['_not_contains', 'notContains', false],
] as const;
const LISTS = [
  ['_contains_all', 'containsAll', true],
  ['_contains_some', 'containsSome', true],
  ['_contains_none', 'containsNone', true],
] as const;

function keysFor<T>(
  id: string,
  scalar: string,
  operators: readonly (readonly [string, Operator, boolean])[],
  read: Reader<T>,
): FilterKey<T>[] {
  const isDate = scalar === 'DateTime';
  return operators.map(([suffix, operator, isList]) => ({
    name: `${id}${suffix}`,
    input: isList ? `[${scalar}]` : scalar,
    operator,
    isDate,
    read,
  }));
}

function existsKey<T>(name: string, read: Reader<T>): FilterKey<T> {
  return { name: `${name}_exists`, input: 'Boolean', operator: 'exists', isDate: false, read };
}

/** The keys of a scalar as Contentful offers them for its type. */
function scalarKeys<T>(id: string, scalar: string, read: Reader<T>): FilterKey<T>[] {
  const exists = existsKey(id, read);
  switch (scalar) {
    case 'String':
      return [...keysFor(id, scalar, [...EQUALITY, ...WORDS], read), exists];
    case 'Int':
    case 'Float':
    case 'DateTime':
      return [...keysFor(id, scalar, [...EQUALITY, ...RANGE], read), exists];
    case 'Boolean':
      return [...keysFor(id, scalar, EQUALITY.slice(0, 2), read), exists];
    case '[String]':
      return [...keysFor(id, 'String', LISTS, read), exists];
    case 'Location':
      return [
        ...keysFor(id, 'Circle', [['_within_circle', 'withinCircle', false]], read),
        ...keysFor(id, 'Rectangle', [['_within_rectangle', 'withinRectangle', false]], read),
        exists,
      ];
    default:
      return [exists];
  }
}

/** Cached: a query may filter by the words of a document many times. */
const words = new WeakMap<object, string>();

function wordsOf(document: object): string {
  const cached = words.get(document);
  if (cached !== undefined) return cached;
  const text = richTextWords(document);
  words.set(document, text);
  return text;
}

function fieldKeys(field: ModelField): FilterKey<EntryRecord>[] {
  const read: Reader<EntryRecord> = (entry, scope, space) => readField(entry, field, scope, space);
  switch (field.shape.kind) {
    case 'scalar':
      return scalarKeys(field.id, field.shape.scalar, read).map((key) =>
        isLookedUp(key) ? { ...key, fieldId: field.id } : key,
      );
    case 'richText': {
      const readWords: Reader<EntryRecord> = (entry, scope, space) => {
        const document = read(entry, scope, space);
        return isRecord(document) ? wordsOf(document) : null;
      };
      return [...keysFor(field.id, 'String', WORDS, readWords), existsKey(field.id, readWords)];
    }
    default:
      return [existsKey(field.name, read)];
  }
}

/** Dates are excluded: they compare as points in time, not as text. */
function isLookedUp({ operator, isDate }: FilterKey<EntryRecord>): boolean {
  return (operator === 'eq' || operator === 'in') && !isDate;
}

function nestedKey(field: ModelField, model: ContentModel): FilterKey<EntryRecord>[] {
  const { shape } = field;
  if ((shape.kind !== 'entry' && shape.kind !== 'entryList') || shape.target.kind === 'any') return [];
  const [first] = model.members(shape.target);
  if (!first) return [];
  const input =
    shape.target.kind === 'one' ? `cf${first.name}NestedFilter` : `cf${field.id}MultiTypeNestedFilter`;
  const read: Reader<EntryRecord> = (entry, scope, space) => readField(entry, field, scope, space);
  return [{ name: field.id, input, operator: 'nested', isDate: false, read }];
}

/** Every filter key of a type, including nested filters of linked entries. */
export function entryFilterKeys(type: ModelType, model: ContentModel): FilterKeys<EntryRecord> {
  const keys = type.fields.flatMap((field) => [...fieldKeys(field), ...nestedKey(field, model)]);
  return new Map(keys.map((key) => [key.name, key]));
}

/** The keys of a nested filter, which cannot nest further. */
export function withoutNesting<T>(keys: FilterKeys<T>): FilterKeys<T> {
  return new Map([...keys].filter(([, key]) => key.operator !== 'nested'));
}

/** The keys that all given types share, with the same name and input type. */
export function sharedKeys<T>(lists: readonly FilterKeys<T>[]): FilterKeys<T> {
  const [first, ...rest] = lists;
  if (!first) return new Map();
  return new Map(
    [...first].filter(([name, key]) => rest.every((other) => other.get(name)?.input === key.input)),
  );
}

const sysKeyList: readonly FilterKey<EntityRecord>[] = [
  ...scalarKeys<EntityRecord>('id', 'String', ({ sys }) => sys.id),
  ...scalarKeys<EntityRecord>('publishedAt', 'DateTime', ({ sys }) => sys.publishedAt),
  ...scalarKeys<EntityRecord>('firstPublishedAt', 'DateTime', ({ sys }) => sys.firstPublishedAt),
  ...scalarKeys<EntityRecord>('publishedVersion', 'Float', ({ sys }) => sys.publishedVersion),
];

export const sysFilterKeys: FilterKeys<EntityRecord> = new Map(sysKeyList.map((key) => [key.name, key]));

const fileOf = (asset: AssetRecord, scope: Scope, space: Space) =>
  space.locales.read(asset.files, scope.locale, scope.useFallback);

const assetKeyList: readonly FilterKey<AssetRecord>[] = [
  ...scalarKeys<AssetRecord>('title', 'String', (asset, scope, space) =>
    space.locales.read(asset.title, scope.locale, scope.useFallback),
  ),
  ...scalarKeys<AssetRecord>('description', 'String', (asset, scope, space) =>
    space.locales.read(asset.description, scope.locale, scope.useFallback),
  ),
  ...scalarKeys<AssetRecord>('url', 'String', (asset, scope, space) => {
    const file = fileOf(asset, scope, space);
    return file ? `${file.hash}/${file.fileName}` : null;
  }),
  ...scalarKeys<AssetRecord>('contentType', 'String', (...from) => fileOf(...from)?.contentType ?? null),
  ...scalarKeys<AssetRecord>('fileName', 'String', (...from) => fileOf(...from)?.fileName ?? null),
  ...scalarKeys<AssetRecord>('size', 'Int', (...from) => fileOf(...from)?.bytes ?? null),
  ...scalarKeys<AssetRecord>('width', 'Int', (...from) => fileOf(...from)?.width ?? null),
  ...scalarKeys<AssetRecord>('height', 'Int', (...from) => fileOf(...from)?.height ?? null),
];

export const assetFilterKeys: FilterKeys<AssetRecord> = new Map(assetKeyList.map((key) => [key.name, key]));
