import type { EntitySys } from '../entities';
import type { RawSys } from '../export-file';

/** Stands in for the dates that a hand-written fixture leaves out, so that every start gives the same answers. */
export const DEFAULT_DATE = '2026-01-01T00:00:00.000Z';

export type EntityState = 'published' | 'draft' | 'archived';

/**
 * Whether an entity is published. An exporter writes `version` on everything and `publishedVersion` on what is
 * published; a hand-written fixture may leave both out and counts as published. An explicit null for
 * `publishedVersion` or `publishedAt` makes a draft.
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
