import { type ApiError, badRequest, notFound, validationFailed, versionMismatch } from '../../http/api-error';
import type { EnvironmentWriter } from '../../store/content-store';
import type {
  EnvironmentKind,
  EnvironmentResources,
  PublishableKind,
  ResourceSys,
} from '../../store/resource';
import { refuseOwnChange } from '../collaboration/four-eyes';
import { refuseOpenTasks } from '../collaboration/open-tasks';
import { assetProblems } from '../assets/asset-problems';
import type { ContentReader } from './content-reader';
import { contentTypeProblems } from '../model/content-type-problems';
import { changedSys } from '../space/space-resource';
import { entryProblems } from '../entries/entry-problems';
import { dropValues, type LostValues } from './rewrite-entities';
import { invalidEntity, type ValidationError } from '../bodies/validation-error';

/**
 * Publishes the edited copy. For a content type, entries lose the values of removed fields. Linked entities
 * must exist, but may be drafts: otherwise two entries that link to each other could never be published.
 *
 * @param version the version the caller has seen; undefined skips the check
 * @returns the published resource
 * @throws ApiError 404, 409 VersionMismatch, 400 when archived, 403 when it needs a second person, 422 with all problems and open tasks
 */
export function publish<K extends PublishableKind>(
  tx: EnvironmentWriter,
  kind: K,
  id: string,
  version: number | undefined,
): EnvironmentResources[K] {
  const resource = existing(tx, kind, id, version);
  const { sys } = resource;
  if (isArchived(sys)) throw badRequest('Cannot publish archived');
  if (kind !== 'ContentType') refuseOwnChange(tx, kind, id);
  if (kind === 'Entry') refuseOpenTasks(tx, id);
  const problems = publishProblems(tx, kind, id);
  if (problems.length > 0) throw publishError(kind, problems);
  const next = withSys(resource, tx, {
    publishedVersion: sys.version,
    publishedAt: tx.now,
    publishedBy: tx.by,
    firstPublishedAt: sys.firstPublishedAt ?? tx.now,
    publishedCounter: (sys.publishedCounter ?? 0) + 1,
  });
  if (kind === 'ContentType') {
    dropValues(tx, id, lostValues(tx, id));
    const editorInterface = tx.get('EditorInterface', id);
    // As at Contentful, whose tools rely on it.
    if (editorInterface)
      tx.put('EditorInterface', { ...editorInterface, sys: changedSys(editorInterface.sys, tx) });
  }
  tx.put(kind, next);
  tx.setPublished(kind, id, next);
  tx.announce('publish', next);
  return next;
}

/**
 * Removes the published copy; the edited copy remains.
 *
 * @throws ApiError 404, 409 VersionMismatch, 400 when not published or, for a content type, when it has entries
 */
export function unpublish<K extends PublishableKind>(
  tx: EnvironmentWriter,
  kind: K,
  id: string,
  version: number | undefined,
): EnvironmentResources[K] {
  const resource = existing(tx, kind, id, version);
  if (!isPublished(resource.sys)) throw badRequest('Not published');
  if (kind === 'ContentType' && hasEntries(tx, id)) throw badRequest('Content Type has entries');
  const next = withSys(resource, tx, {
    publishedVersion: undefined,
    publishedAt: undefined,
    publishedBy: undefined,
  });
  tx.put(kind, next);
  tx.setPublished(kind, id, null);
  tx.announce('unpublish', next);
  return next;
}

/**
 * Hides an entry or asset from all readers.
 *
 * @throws ApiError 404, 409 VersionMismatch, 400 when published or already archived
 */
export function archive<K extends 'Entry' | 'Asset'>(
  tx: EnvironmentWriter,
  kind: K,
  id: string,
  version: number | undefined,
): EnvironmentResources[K] {
  const resource = existing(tx, kind, id, version);
  const { sys } = resource;
  if (isPublished(sys)) throw badRequest('Cannot archive published');
  if (isArchived(sys)) throw badRequest('Already archived');
  const next = withSys(resource, tx, {
    archivedVersion: sys.version,
    archivedAt: tx.now,
    archivedBy: tx.by,
  });
  tx.put(kind, next);
  tx.announce('archive', next);
  return next;
}

/**
 * Turns an archived entry or asset into a draft again.
 *
 * @throws ApiError 404, 409 VersionMismatch, 400 when not archived
 */
export function unarchive<K extends 'Entry' | 'Asset'>(
  tx: EnvironmentWriter,
  kind: K,
  id: string,
  version: number | undefined,
): EnvironmentResources[K] {
  const resource = existing(tx, kind, id, version);
  if (!isArchived(resource.sys)) throw badRequest('Not archived');
  const next = withSys(resource, tx, {
    archivedVersion: undefined,
    archivedAt: undefined,
    archivedBy: undefined,
  });
  tx.put(kind, next);
  tx.announce('unarchive', next);
  return next;
}

/**
 * Deletes an unpublished resource. A content type is deleted with its editor interface.
 *
 * @throws ApiError 404, 409 VersionMismatch, 400 when published or, for a content type, when it has entries
 */
export function remove(
  tx: EnvironmentWriter,
  kind: PublishableKind,
  id: string,
  version: number | undefined,
): void {
  const resource = existing(tx, kind, id, version);
  if (isPublished(resource.sys)) throw badRequest('Cannot delete published');
  if (kind === 'ContentType') {
    if (hasEntries(tx, id)) throw badRequest('Content Type has entries');
    if (tx.get('EditorInterface', id)) tx.remove('EditorInterface', id);
  }
  tx.remove(kind, id);
  tx.announce('delete', resource);
}

/**
 * All problems that block publishing the edited copy.
 *
 * @throws ApiError 404
 */
export function publishProblems(reader: ContentReader, kind: PublishableKind, id: string): ValidationError[] {
  switch (kind) {
    case 'Entry':
      return entryProblems(reader, existing(reader, kind, id, undefined));
    case 'Asset':
      return assetProblems(reader, existing(reader, kind, id, undefined));
    case 'ContentType':
      return contentTypeProblems(reader, existing(reader, kind, id, undefined));
  }
}

/** The error response for a blocked publication. */
export function publishError(kind: PublishableKind, problems: readonly ValidationError[]): ApiError {
  return kind === 'ContentType' ? validationFailed(problems) : invalidEntity(kind, problems);
}

/**
 * An existing resource.
 *
 * @param version the version the caller has seen; undefined skips the check
 * @throws ApiError 404, 409 VersionMismatch
 */
export function existing<K extends EnvironmentKind>(
  reader: Pick<ContentReader, 'get' | 'id'>,
  kind: K,
  id: string,
  version: number | undefined,
): EnvironmentResources[K] {
  const resource = reader.get(kind, id);
  if (!resource) throw notFound({ type: kind, id, environment: reader.id });
  if (version !== undefined && version !== resource.sys.version) throw versionMismatch();
  return resource;
}

/**
 * Permits creating a resource unless the client has seen a version of it, which means that it was deleted since.
 *
 * @param version the version the client has seen; 0 for none
 * @throws ApiError 409 VersionMismatch
 */
export function requireNew(version: number | undefined): void {
  if (version !== undefined && version > 0) throw versionMismatch();
}

/** True if there is a published copy. */
export function isPublished(sys: ResourceSys): boolean {
  return sys.publishedVersion !== undefined;
}

/** True if it is hidden from readers. */
export function isArchived(sys: ResourceSys): boolean {
  return sys.archivedVersion !== undefined;
}

/** Values of entries that are dropped when the edited copy of a content type is published. */
function lostValues(tx: EnvironmentWriter, contentTypeId: string): LostValues {
  const after = new Map(tx.get('ContentType', contentTypeId)?.fields.map((field) => [field.id, field]));
  const before = tx.published('ContentType', contentTypeId)?.fields ?? [];
  const idsOf = (fields: typeof before) => new Set(fields.map(({ id }) => id));
  return {
    fields: idsOf(before.filter(({ id }) => !after.has(id))),
    translations: idsOf(
      before.filter(({ id, localized }) => localized && after.get(id)?.localized === false),
    ),
  };
}

function hasEntries(reader: ContentReader, contentTypeId: string): boolean {
  return reader.list('Entry').some((entry) => entry.sys.contentType.sys.id === contentTypeId);
}

/** The next version, with changed system properties. */
function withSys<R extends { readonly sys: ResourceSys }>(
  resource: R,
  tx: EnvironmentWriter,
  changes: Partial<ResourceSys>,
): R {
  return { ...resource, sys: { ...changedSys(resource.sys, tx), ...changes } };
}
