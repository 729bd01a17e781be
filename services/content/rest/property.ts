import type { RawField } from '../store/export-file';
import { isRecord } from '../../../schemas/is-record';

/** Type of a property, which decides how it can be filtered and ordered. `Any` accepts every value. */
export type PropertyKind =
  | 'Symbol'
  | 'Text'
  | 'Integer'
  | 'Number'
  | 'Date'
  | 'Boolean'
  | 'Object'
  | 'Location'
  | 'RichText'
  | 'Link'
  | 'Any';

/** A property of entities that can be queried. */
export interface Property<T> {
  readonly kind: PropertyKind;
  /** True if an entity may have several values. */
  readonly isList: boolean;
  /** The value, a list of values, or undefined or null for an entity without one. */
  readonly read: (entity: T) => unknown;
}

/** A single-valued property. */
export function property<T>(kind: PropertyKind, read: (entity: T) => unknown): Property<T> {
  return { kind, isList: false, read };
}

const kinds: Readonly<Record<string, PropertyKind>> = {
  Symbol: 'Symbol',
  Text: 'Text',
  Integer: 'Integer',
  Number: 'Number',
  Date: 'Date',
  Boolean: 'Boolean',
  Object: 'Object',
  Location: 'Location',
  RichText: 'RichText',
  Link: 'Link',
  ResourceLink: 'Link',
};

/**
 * The properties of a field that can be queried: the field itself, or the id of its link.
 *
 * @param rest the path after the field
 * @param read reads the field's value
 */
export function fieldProperty<T>(
  field: RawField,
  rest: readonly string[],
  read: (entity: T) => unknown,
): Property<T> | undefined {
  const isList = field.type === 'Array';
  const kind = kinds[(isList ? field.items?.type : field.type) ?? ''];
  if (kind === undefined) return undefined;
  if (rest.length === 0) return { kind, isList, read };
  const [sys, name, ...more] = rest;
  const isLinkPart = name === 'id' || name === 'type' || name === 'linkType';
  if (kind !== 'Link' || sys !== 'sys' || !isLinkPart || more.length > 0) return undefined;
  return { kind: 'Symbol', isList, read: (entity) => readPath(read(entity), rest) };
}

const dates = ['createdAt', 'updatedAt', 'publishedAt', 'firstPublishedAt', 'archivedAt'];
const counts = ['version', 'publishedVersion', 'archivedVersion', 'publishedCounter', 'revision'];
const names = ['id', 'type', 'locale', 'status', 'visibility'];
const links = [
  'contentType',
  'space',
  'environment',
  'release',
  'createdBy',
  'updatedBy',
  'publishedBy',
  'archivedBy',
];

/** System properties that can be queried, such as `sys.contentType.sys.id`. */
export function sysProperty<T>(
  path: readonly string[],
  sysOf: (entity: T) => unknown,
): Property<T> | undefined {
  const [name = '', ...rest] = path;
  const read = (entity: T) => readPath(sysOf(entity), path);
  if (rest.length === 0) {
    if (names.includes(name)) return property('Symbol', read);
    if (dates.includes(name)) return property('Date', read);
    if (counts.includes(name)) return property('Integer', read);
    if (links.includes(name)) return property('Link', read);
  }
  if (links.includes(name) && rest.join('.') === 'sys.id') return property('Symbol', read);
  return undefined;
}

/** Properties of tags and concepts that can be queried, such as `metadata.tags.sys.id`. */
export function metadataProperty<T>(
  path: readonly string[],
  metadataOf: (entity: T) => unknown,
): Property<T> | undefined {
  const [name, ...rest] = path;
  if (name !== 'tags' && name !== 'concepts') return undefined;
  const read = (entity: T) => readPath(metadataOf(entity), path);
  if (rest.length === 0) return { kind: 'Link', isList: true, read };
  return rest.join('.') === 'sys.id' ? { kind: 'Symbol', isList: true, read } : undefined;
}

/** The value at a path; for a list, the values of its items. */
export function readPath(value: unknown, path: readonly string[]): unknown {
  if (Array.isArray(value))
    return path.length === 0 ? value : value.flatMap((item) => readPath(item, path) ?? []);
  const [name, ...rest] = path;
  if (name === undefined) return value;
  return isRecord(value) && Object.hasOwn(value, name) ? readPath(value[name], rest) : undefined;
}
