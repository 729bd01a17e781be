import { completeSys, DEFAULT_DATE, entityState } from './entity-state';
import type { RawAsset, RawContentType, RawEntry, RawLocale, RawSys, RawTag } from '../export-file';
import { contentTypeRecord } from '../records';
import type {
  ResourceSys,
  StoredAsset,
  StoredAssetFile,
  StoredContentType,
  StoredEntry,
  StoredLocale,
  StoredTag,
} from '../resource';

/** A resource in its edited state, and whether it is published. */
interface Seeded<T> {
  readonly resource: T;
  readonly isPublished: boolean;
}

/**
 * System properties of a resource from a content folder.
 * @param after the highest stored version, 0 for none
 */
function seedSys<Kind extends string>(type: Kind, raw: RawSys, after: number): ResourceSys<Kind> {
  const state = entityState(raw);
  const { id, createdAt, updatedAt, publishedAt, firstPublishedAt } = completeSys(raw);
  const published = state === 'published';
  const publishedVersion = Math.max(raw.publishedVersion ?? 1, after + 1);
  const version = Math.max(raw.version ?? 1, after + 1, published ? publishedVersion + 1 : 0);
  return {
    type,
    id,
    version,
    createdAt,
    updatedAt,
    ...(published && publishedAt !== null && { publishedVersion, publishedAt, publishedCounter: 1 + after }),
    ...(firstPublishedAt !== null && { firstPublishedAt }),
    ...(state === 'archived' && { archivedVersion: version - 1, archivedAt: raw.archivedAt ?? updatedAt }),
  };
}

/** A resource of a content folder in its stored form. */
export const seedResource = {
  contentType(raw: RawContentType, after = 0) {
    const { sys, ...body } = raw;
    const resource: StoredContentType = { ...body, sys: seedSys('ContentType', sys, after) };
    const isPublished = entityState(sys) === 'published';
    return { resource, isPublished, record: contentTypeRecord(resource, isPublished) };
  },

  entry({ sys, metadata, fields }: RawEntry, after = 0): Seeded<StoredEntry> {
    const contentType = {
      sys: { type: 'Link', linkType: 'ContentType', id: sys.contentType.sys.id },
    } as const;
    return {
      resource: {
        sys: { ...seedSys('Entry', sys, after), contentType },
        ...(metadata && { metadata }),
        fields,
      },
      isPublished: entityState(sys) === 'published',
    };
  },

  asset({ sys, metadata, fields }: RawAsset, after = 0): Seeded<StoredAsset> {
    const { file, ...texts } = fields;
    const files = file && Object.entries(file).map(([locale, one]) => [locale, seedFile(one)] as const);
    return {
      resource: {
        sys: seedSys('Asset', sys, after),
        ...(metadata && { metadata }),
        fields: { ...texts, ...(files && { file: Object.fromEntries(files) }) },
      },
      isPublished: entityState(sys) === 'published',
    };
  },

  locale({ code, name, default: isDefault, fallbackCode, sys }: RawLocale, after = 0): Seeded<StoredLocale> {
    return {
      resource: {
        sys: {
          type: 'Locale',
          id: sys?.id ?? code,
          version: after + 1,
          createdAt: DEFAULT_DATE,
          updatedAt: DEFAULT_DATE,
        },
        code,
        name,
        default: isDefault === true,
        fallbackCode: fallbackCode ?? null,
        optional: isDefault !== true,
        contentDeliveryApi: true,
        contentManagementApi: true,
      },
      isPublished: false,
    };
  },

  tag({ name, sys }: RawTag, after = 0): Seeded<StoredTag> {
    return {
      resource: {
        sys: {
          type: 'Tag',
          id: sys.id,
          version: after + 1,
          createdAt: DEFAULT_DATE,
          updatedAt: DEFAULT_DATE,
          visibility: sys.visibility === 'private' ? 'private' : 'public',
        },
        name,
      },
      isPublished: false,
    };
  },
};

function seedFile({ url, upload, fileName, contentType, details }: StoredSeedFile): StoredAssetFile {
  return {
    ...(url !== undefined && { url }),
    ...(url === undefined && upload !== undefined && { upload }),
    fileName,
    contentType,
    ...(details && { details: { size: details.size ?? 0, ...(details.image && { image: details.image }) } }),
  };
}

type StoredSeedFile = NonNullable<RawAsset['fields']['file']>[string];
