import type { RawContentType, RawField } from './export-file';
import type { LocalizedValues } from './locales';

/** The system properties of an entry or asset. Dates are ISO 8601 texts, as Contentful sends them. */
export interface EntitySys {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly publishedAt: string | null;
  readonly firstPublishedAt: string | null;
  readonly publishedVersion: number | null;
}

export interface EntryRecord {
  readonly kind: 'Entry';
  readonly sys: EntitySys;
  readonly contentTypeId: string;
  readonly fields: Readonly<Record<string, LocalizedValues>>;
  readonly tagIds: readonly string[];
  readonly conceptIds: readonly string[];
}

/** The file of an asset in one locale. */
export interface AssetFile {
  readonly assetId: string;
  /** Absolute path on disk. */
  readonly path: string;
  readonly fileName: string;
  readonly contentType: string;
  /** Changes with the bytes; part of the public address. */
  readonly hash: string;
  readonly bytes: number;
  /** Pixels; null unless the file is an image. */
  readonly width: number | null;
  readonly height: number | null;
}

export interface AssetRecord {
  readonly kind: 'Asset';
  readonly sys: EntitySys;
  readonly title: LocalizedValues;
  readonly description: LocalizedValues;
  readonly files: Readonly<Record<string, AssetFile>>;
  readonly tagIds: readonly string[];
  readonly conceptIds: readonly string[];
}

export type EntityRecord = EntryRecord | AssetRecord;

export interface ContentType {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly fields: readonly RawField[];
  readonly isPublished: boolean;
  readonly raw: RawContentType;
}
