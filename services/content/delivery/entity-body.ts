import type { RestContext } from '../rest/context';
import type { AssetFile, AssetRecord, EntityRecord, EntryRecord } from '../store/entities';
import { linkTo } from '../store/link-to';
import { deliveredFields, type LocaleChoice, localize } from './locale-choice';
import type { ReaderView } from './reader-view';

/** An entry or asset as the delivery and preview APIs return it. */
export interface EntityBody {
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly sys: Readonly<Record<string, unknown>>;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Source of response bodies. */
export interface BodyScope {
  readonly view: ReaderView;
  readonly locale: LocaleChoice;
  readonly fileUrl: RestContext['fileUrl'];
}

/** An entry or asset in the scope's locale. */
export function entityBody(record: EntityRecord, scope: BodyScope): EntityBody {
  return {
    metadata: metadataBody(record, scope.view),
    sys: sysBody(record, scope),
    fields: record.kind === 'Entry' ? entryFields(record, scope) : assetFields(record, scope),
  };
}

/** `metadata` of an entity, with public tags only. */
export function metadataBody({ tagIds, conceptIds }: EntityRecord, view: ReaderView): EntityBody['metadata'] {
  return {
    tags: view.publicTagsOf(tagIds).map((id) => linkTo('Tag', id)),
    concepts: conceptIds.map((id) => linkTo('TaxonomyConcept', id)),
  };
}

/** `sys` of an entity. Delivery dates it by its first and last publication, preview by its creation and last edit. */
export function sysBody(record: EntityRecord, { view, locale }: BodyScope): EntityBody['sys'] {
  const { id, createdAt, updatedAt, firstPublishedAt, publishedVersion } = record.sys;
  return {
    space: linkTo('Space', view.spaceId),
    id,
    type: record.kind,
    createdAt: view.kind === 'delivery' ? (firstPublishedAt ?? createdAt) : createdAt,
    updatedAt,
    environment: linkTo('Environment', view.environment.id),
    ...(publishedVersion !== null && { publishedVersion }),
    revision: view.publicationsOf(record),
    ...(record.kind === 'Entry' && { contentType: linkTo('ContentType', record.contentTypeId) }),
    ...(locale !== null && { locale }),
  };
}

function entryFields(entry: EntryRecord, { view, locale }: BodyScope): EntityBody['fields'] {
  const type = view.types.get(entry.contentTypeId);
  return withoutEmpty(
    (type ? deliveredFields(type) : []).map(({ id, localized }) => [
      id,
      localize(entry.fields[id], localized === true, locale, view),
    ]),
  );
}

function assetFields(asset: AssetRecord, { view, locale, fileUrl }: BodyScope): EntityBody['fields'] {
  const files = Object.entries(asset.files).map(([code, file]) => [code, fileBody(file, fileUrl)] as const);
  return withoutEmpty([
    ['title', localize(asset.title, true, locale, view)],
    ['description', localize(asset.description, true, locale, view)],
    ['file', localize(Object.fromEntries(files), true, locale, view)],
  ]);
}

/** The file of an asset. Its URL is protocol-relative, as at Contentful; clients add the protocol. */
export function fileBody(
  file: AssetFile,
  fileUrl: RestContext['fileUrl'],
): Readonly<Record<string, unknown>> {
  const { fileName, contentType, bytes, width, height } = file;
  const image = width === null || height === null ? {} : { image: { width, height } };
  return {
    url: fileUrl(file).replace(/^https?:/, ''),
    details: { size: bytes, ...image },
    fileName,
    contentType,
  };
}

function withoutEmpty(entries: readonly (readonly [string, unknown])[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
