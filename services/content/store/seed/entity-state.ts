import type { EntitySys } from '../entities';
import type { RawSys } from '../export-file';

/** Date for hand-written fixtures without dates, so that every start returns the same responses. */
export const DEFAULT_DATE = '2026-01-01T00:00:00.000Z';

export type EntityState = 'published' | 'draft' | 'archived';

/**
 * State of an entity. An exporter writes `version` on everything and `publishedVersion` on published entities;
 * a hand-written fixture without both is treated as published. An explicit null in `publishedVersion` or
 * `publishedAt` makes it a draft.
 */
export function entityState(sys: RawSys): EntityState {
  if (sys.archivedAt) return 'archived';
  if (sys.publishedVersion === null || sys.publishedAt === null) return 'draft';
  const wasExported = sys.version !== undefined;
  const saysPublished = sys.publishedVersion !== undefined || sys.publishedAt !== undefined;
  return wasExported && !saysPublished ? 'draft' : 'published';
}

/** Completes the system properties of an entity. */
export function completeSys(sys: RawSys): EntitySys {
  const published = entityState(sys) === 'published';
  const createdAt = sys.createdAt ?? DEFAULT_DATE;
  const publishedAt = published ? (sys.publishedAt ?? sys.updatedAt ?? createdAt) : null;
  return {
    id: sys.id,
    createdAt,
    updatedAt: sys.updatedAt ?? publishedAt ?? createdAt,
    publishedAt,
    firstPublishedAt: sys.firstPublishedAt ?? (published ? createdAt : null),
    publishedVersion: published ? (sys.publishedVersion ?? 1) : null,
  };
}
