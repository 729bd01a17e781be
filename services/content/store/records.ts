import type { AssetFile, AssetRecord, ContentType, EntitySys, EntryRecord } from './entities';
import type { RawMetadata } from './export-file';
import type { StoredAsset, StoredContentType, StoredEntry } from './resource';

/** An entry as readers see it. Fields are shared, not copied. */
export function entryRecord({ sys, metadata, fields }: StoredEntry): EntryRecord {
  return {
    kind: 'Entry',
    sys: entitySys(sys),
    contentTypeId: sys.contentType.sys.id,
    fields,
    ...metadataOf(metadata),
  };
}

/**
 * An asset as readers see it.
 * @param files measured files by locale
 */
export function assetRecord(
  { sys, metadata, fields }: StoredAsset,
  files: Readonly<Record<string, AssetFile>>,
): AssetRecord {
  return {
    kind: 'Asset',
    sys: entitySys(sys),
    title: fields.title ?? {},
    description: fields.description ?? {},
    files,
    ...metadataOf(metadata),
  };
}

/** A content type as readers see it: published, or a draft that is not part of the schema. */
export function contentTypeRecord(raw: StoredContentType, isPublished: boolean): ContentType {
  return {
    id: raw.sys.id,
    name: raw.name,
    description: raw.description ?? '',
    fields: raw.fields,
    isPublished,
    raw,
  };
}

function entitySys(sys: StoredEntry['sys'] | StoredAsset['sys']): EntitySys {
  return {
    id: sys.id,
    createdAt: sys.createdAt,
    updatedAt: sys.updatedAt,
    publishedAt: sys.publishedAt ?? null,
    firstPublishedAt: sys.firstPublishedAt ?? null,
    publishedVersion: sys.publishedVersion ?? null,
  };
}

function metadataOf(metadata: RawMetadata | undefined) {
  return {
    tagIds: metadata?.tags?.map(({ sys }) => sys.id) ?? [],
    conceptIds: metadata?.concepts?.map(({ sys }) => sys.id) ?? [],
  };
}
