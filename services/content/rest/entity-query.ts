import type { RawField } from '../store/export-file';
import type { IndexedEntries } from '../store/indexed-entries';
import { forEachLink } from '../store/links';
import { isRecord } from '../../../schemas/is-record';
import type { StoredEntry } from '../store/resource';
import { textOf } from './condition';
import { mimeTypeTest } from './mime-groups';
import { fieldProperty, metadataProperty, property, type Property, readPath, sysProperty } from './property';
import { contentTypeRequired, unknownContentType } from './query-error';
import { type EntityQuery, readQuery } from './query-parameters';
import { lookedUpFields, wantedIds } from './looked-up-fields';
import { compareBy, type Order, type Searchable, select, type Selection } from './select';

/** Properties common to all stored resources. */
export interface QueriedResource {
  readonly sys: { readonly id: string };
}

export interface EntityListOptions {
  /**
   * Looks up content types of entries. If given, queries on fields require `content_type` and are validated
   * against its fields; otherwise any field is accepted.
   */
  readonly contentType?: (id: string) => { readonly fields: readonly RawField[] } | undefined;
  /** Further properties that can be queried, such as `environment.sys.id`. */
  readonly properties?: readonly string[];
  /** Further parameters that are not filters. */
  readonly parameters?: readonly string[];
}

/** Top-level properties of content types, tags, locales, webhooks and the like. */
const topLevel = ['name', 'displayField', 'description', 'code', 'title'];

const ownParameters = ['content_type', 'links_to_entry', 'links_to_asset', 'mimetype_group'];

/**
 * Queries a list of stored resources: filters, `query`, `order`, `skip`, `limit` and cursors of the management
 * API. Fields are named with a locale (`fields.slug.en-US`); without one, a value in any locale matches.
 *
 * @param url path and query, such as `request.originalUrl`
 * @throws ApiError 400 InvalidQuery or BadRequest
 */
export function selectEntities<T extends QueriedResource>(
  list: readonly T[],
  url: string,
  options: EntityListOptions = {},
): Selection<T> {
  const query = readQuery(url, [...ownParameters, ...(options.parameters ?? [])]);
  return selectFrom(list.toSorted(newestFirst), query, fieldsOf(query, options), options);
}

/**
 * The same for entries, using an index to narrow them down first.
 *
 * @throws ApiError 400 InvalidQuery or BadRequest
 */
export function selectEntries(
  entries: IndexedEntries<StoredEntry>,
  url: string,
  options: EntityListOptions = {},
): Selection<StoredEntry> {
  const query = readQuery(url, ownParameters);
  const fields = fieldsOf(query, options);
  const typeId = query.parameter('content_type');
  const ids = wantedIds(query);
  if (ids) {
    const found = [...new Set(ids)].flatMap((id) => entries.get(id) ?? []);
    return selectFrom(found.toSorted(newestFirst), query, fields, options);
  }
  if (typeId === undefined || typeof fields === 'string')
    return selectFrom(entries.all, query, fields, options);
  for (const { fieldId, values } of lookedUpFields(query, fields)) {
    const found = entries.candidates(typeId, fieldId, values);
    if (found) return selectFrom(found, query, fields, options);
  }
  const sort = (orders: readonly Order<StoredEntry>[]) => {
    const name = JSON.stringify([query.order, orders.map(({ kind }) => kind)]);
    return entries.ordered(typeId, name, compareBy(orders));
  };
  return selectFrom(entries.ofType(typeId), query, fields, { ...options, sort });
}

/** @param list newest first */
function selectFrom<T extends QueriedResource>(
  list: readonly T[],
  query: EntityQuery,
  fields: readonly RawField[] | 'none' | 'any',
  options: EntityListOptions & Pick<Searchable<T>, 'sort'>,
): Selection<T> {
  const tests = ownTests<T>(query);
  const isOfType = tests.length === 1 && options.sort !== undefined;
  const found =
    tests.length === 0 || isOfType ? list : list.filter((resource) => tests.every((test) => test(resource)));
  return select(found, query, {
    property: (path) => resourceProperty<T>(path, fields, options),
    words: resourceWords,
    idOf: ({ sys }) => sys.id,
    ...(isOfType && options.sort ? { sort: options.sort } : {}),
  });
}

function newestFirst(a: QueriedResource, b: QueriedResource): number {
  const [left, right] = [readPath(a, ['sys', 'updatedAt']), readPath(b, ['sys', 'updatedAt'])];
  if (left !== right && typeof left === 'string' && typeof right === 'string') return left < right ? 1 : -1;
  return a.sys.id < b.sys.id ? -1 : 1;
}

/** Fields that can be queried: those of the content type, none without one, or `any`. */
function fieldsOf(
  query: EntityQuery,
  { contentType }: EntityListOptions,
): readonly RawField[] | 'none' | 'any' {
  const id = query.parameter('content_type');
  if (!contentType) return 'any';
  if (id === undefined) return 'none';
  const type = contentType(id);
  if (!type) throw unknownContentType(id);
  return type.fields;
}

function ownTests<T extends QueriedResource>(query: EntityQuery): ((resource: T) => boolean)[] {
  const tests: ((resource: T) => boolean)[] = [];
  const [contentType, entry, asset, group] = ownParameters.map((name) => query.parameter(name));
  if (contentType !== undefined)
    tests.push((resource) => readPath(resource, ['sys', 'contentType', 'sys', 'id']) === contentType);
  if (entry !== undefined) tests.push((resource) => linksTo(resource, 'Entry', entry));
  if (asset !== undefined) tests.push((resource) => linksTo(resource, 'Asset', asset));
  if (group !== undefined) {
    const isOfGroup = mimeTypeTest(group);
    tests.push((resource) => valuesAt(resource, 'file', ['contentType']).some(isOfGroup));
  }
  return tests;
}

function linksTo(resource: QueriedResource, linkType: 'Entry' | 'Asset', id: string): boolean {
  let isFound = false;
  for (const value of allFieldValues(resource)) {
    forEachLink(value, ({ sys }) => {
      isFound ||= sys.linkType === linkType && sys.id === id;
    });
  }
  return isFound;
}

function resourceProperty<T extends QueriedResource>(
  path: string,
  fields: readonly RawField[] | 'none' | 'any',
  { properties = [] }: EntityListOptions,
): Property<T> | undefined {
  const [first, ...rest] = path.split('.');
  if (first === 'sys') return sysProperty(rest, (resource: T) => resource.sys);
  if (first === 'metadata') return metadataProperty(rest, (resource: T) => readPath(resource, ['metadata']));
  if (topLevel.includes(path) || properties.includes(path))
    return property('Any', (resource: T) => readPath(resource, path.split('.')));
  const [name] = rest;
  if (first !== 'fields' || name === undefined) return undefined;
  if (fields === 'none') throw contentTypeRequired(path);
  return storedFieldProperty(name, rest.slice(1), fields);
}

/** Path segments after a field that are not locales. */
const notLocales = ['sys', 'contentType', 'fileName', 'url', 'upload', 'details'];

function storedFieldProperty<T extends QueriedResource>(
  name: string,
  behind: readonly string[],
  fields: readonly RawField[] | 'any',
): Property<T> | undefined {
  const [first] = behind;
  const locale = first !== undefined && !notLocales.includes(first) ? first : undefined;
  const rest = locale === undefined ? behind : behind.slice(1);
  if (fields === 'any') return property('Any', (resource: T) => valuesAt(resource, name, rest, locale));
  const field = fields.find(({ id }) => id === name);
  if (!field) return undefined;
  return fieldProperty(field, rest, (resource: T) => valuesAt(resource, name, [], locale));
}

/** The values of a field, of one locale or of all. */
function valuesAt(
  resource: QueriedResource,
  field: string,
  rest: readonly string[],
  locale?: string,
): readonly unknown[] {
  const values = readPath(resource, ['fields', field]);
  if (!isRecord(values)) return [];
  const wanted = Object.entries(values).filter(([code]) => locale === undefined || code === locale);
  return wanted.flatMap(([, value]) => readPath(value, rest) ?? []);
}

function allFieldValues(resource: QueriedResource): readonly unknown[] {
  const fields = readPath(resource, ['fields']);
  if (!isRecord(fields)) return [];
  return Object.values(fields).flatMap((values) => (isRecord(values) ? Object.values(values) : []));
}

function resourceWords(resource: QueriedResource): string {
  const top = topLevel.map((name) => readPath(resource, [name]));
  return [...top, ...allFieldValues(resource).flat()].map(textOf).filter(Boolean).join('\n');
}
