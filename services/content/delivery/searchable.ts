import { textOf } from '../rest/condition';
import {
  fieldProperty,
  metadataProperty,
  property,
  type Property,
  readPath,
  sysProperty,
} from '../rest/property';
import { contentTypeRequired } from '../rest/query-error';
import type { EntityQuery } from '../rest/query-parameters';
import type { Searchable } from '../rest/select';
import type { AssetRecord, ContentType, EntityRecord, EntryRecord } from '../store/entities';
import { isLink } from '../store/links';
import { type BodyScope, entityBody, fileBody, metadataBody, sysBody } from './entity-body';
import { deliveredFields, localize } from './locale-choice';

/**
 * Property lookup for queries on entries. Fields are read in the locale of the response; with all locales, a value in any of them matches.
 *
 * @param type the type in `content_type`, which queries on fields require
 */
export function searchableEntries(
  scope: BodyScope,
  type: ContentType | undefined,
  query: EntityQuery,
): Searchable<EntryRecord> {
  const sysOf = rememberedSys(scope);
  return {
    property: (path) =>
      commonProperty(path, scope, sysOf) ??
      entryFieldProperty(path.split('.'), scope, type, linkedTypeIds(query)),
    words: (entry) => wordsOf(entry, scope),
    idOf: ({ sys }) => sys.id,
  };
}

/** Property lookup for queries on assets. */
export function searchableAssets(scope: BodyScope): Searchable<AssetRecord> {
  const sysOf = rememberedSys(scope);
  return {
    property: (path) => commonProperty(path, scope, sysOf) ?? assetFieldProperty(path, scope),
    words: (asset) => wordsOf(asset, scope),
    idOf: ({ sys }) => sys.id,
  };
}

function commonProperty<T extends EntityRecord>(
  path: string,
  scope: BodyScope,
  sysOf: (record: EntityRecord) => unknown,
): Property<T> | undefined {
  const [first, ...rest] = path.split('.');
  if (first === 'sys') return sysProperty(rest, sysOf);
  if (first === 'metadata') return metadataProperty(rest, (record: T) => metadataBody(record, scope.view));
  return undefined;
}

/** Caches the `sys` of each entity, as several filters may read it. */
function rememberedSys(scope: BodyScope): (record: EntityRecord) => unknown {
  const made = new Map<EntityRecord, unknown>();
  return (record) => {
    const cached = made.get(record);
    if (cached !== undefined) return cached;
    const sys = sysBody(record, scope);
    made.set(record, sys);
    return sys;
  };
}

/** The content type of linked entries by field, from conditions such as `fields.author.sys.contentType.sys.id=author`. */
function linkedTypeIds({ conditions }: EntityQuery): ReadonlyMap<string, string> {
  const types = new Map<string, string>();
  for (const { path, operator, operand } of conditions) {
    const field = /^fields\.([^.]+)\.sys\.contentType\.sys\.id$/.exec(path)?.[1];
    if (field !== undefined && operator === 'eq') types.set(field, operand);
  }
  return types;
}

function entryFieldProperty(
  path: readonly string[],
  scope: BodyScope,
  type: ContentType | undefined,
  linkedTypes: ReadonlyMap<string, string>,
): Property<EntryRecord> | undefined {
  const [first, name, ...rest] = path;
  if (first !== 'fields' || name === undefined) return undefined;
  if (!type) throw contentTypeRequired(path.join('.'));
  const field = deliveredFields(type).find(({ id }) => id === name);
  if (!field) return undefined;
  const read = readerOf(field.id, field.localized === true, scope);
  const own = fieldProperty(field, rest, read);
  if (own) return own;
  const target = (entry: EntryRecord) => linkedEntries(read(entry), scope);
  if (rest.join('.') === 'sys.contentType.sys.id')
    return {
      kind: 'Symbol',
      isList: true,
      read: (entry) => target(entry).map(({ contentTypeId }) => contentTypeId),
    };
  // Queries follow one link: the query must also name the content type of the linked entries.
  const [fields, linkedName, ...more] = rest;
  const linkedType = scope.view.types.get(linkedTypes.get(name) ?? '');
  if (fields !== 'fields' || linkedName === undefined || !linkedType) return undefined;
  const linkedField = deliveredFields(linkedType).find(({ id }) => id === linkedName);
  if (!linkedField) return undefined;
  const readLinked = readerOf(linkedField.id, linkedField.localized === true, scope);
  const found = fieldProperty(linkedField, more, (entry: EntryRecord) =>
    target(entry)
      .filter(({ contentTypeId }) => contentTypeId === linkedType.id)
      .flatMap((linked) => readLinked(linked) ?? []),
  );
  return found && { ...found, isList: true };
}

function readerOf(fieldId: string, isLocalized: boolean, scope: BodyScope): (entry: EntryRecord) => unknown {
  return (entry) =>
    inAnyLocale(localize(entry.fields[fieldId], isLocalized, scope.locale, scope.view), scope);
}

/** With all locales, the values of every locale as one list. */
function inAnyLocale(value: unknown, { locale }: BodyScope): unknown {
  return locale === null && typeof value === 'object' && value !== null ? Object.values(value).flat() : value;
}

function linkedEntries(value: unknown, { view }: BodyScope): readonly EntryRecord[] {
  const links: readonly unknown[] = Array.isArray(value) ? value : [value];
  return links.flatMap((link) =>
    isLink(link) && link.sys.linkType === 'Entry' ? (view.entry(link.sys.id) ?? []) : [],
  );
}

const fileProperties = {
  'fields.file.fileName': 'Symbol',
  'fields.file.contentType': 'Symbol',
  'fields.file.url': 'Symbol',
  'fields.file.details.size': 'Integer',
  'fields.file.details.image.width': 'Integer',
  'fields.file.details.image.height': 'Integer',
} as const;

function isFileProperty(path: string): path is keyof typeof fileProperties {
  return Object.hasOwn(fileProperties, path);
}

function assetFieldProperty(path: string, scope: BodyScope): Property<AssetRecord> | undefined {
  const { view, locale } = scope;
  const text = (name: 'title' | 'description') => (asset: AssetRecord) =>
    inAnyLocale(localize(asset[name], true, locale, view), scope);
  if (path === 'fields.title') return property('Symbol', text('title'));
  if (path === 'fields.description') return property('Text', text('description'));
  const files = (asset: AssetRecord) => filesOf(asset, scope);
  if (path === 'fields.file') return property('Object', files);
  if (!isFileProperty(path)) return undefined;
  const behindFile = path.split('.').slice(2);
  return property(fileProperties[path], (asset) => {
    const values = files(asset).map((file) => readPath(file, behindFile));
    return locale === null ? values : values[0];
  });
}

/** The files of an asset: one for the locale of the response, or all of them. */
export function filesOf(asset: AssetRecord, { view, locale, fileUrl }: BodyScope) {
  const { locales } = view.space;
  const own = locale === null ? null : locales.read(asset.files, locale, true);
  const files = locale === null ? Object.values(asset.files) : own ? [own] : [];
  return files.map((file) => fileBody(file, fileUrl));
}

function wordsOf(record: EntityRecord, scope: BodyScope): string {
  const values = Object.values(entityBody(record, scope).fields).flatMap((value) =>
    inAnyLocale(value, scope),
  );
  const texts = values.map((value) => textOf(value) || textOf(readPath(value, ['fileName'])));
  return texts.filter(Boolean).join('\n');
}
