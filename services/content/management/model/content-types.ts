import { validationFailed, versionMismatch } from '../../http/api-error';
import type { EnvironmentWriter } from '../../store/content-store';
import type { StoredContentType } from '../../store/resource';
import type { ContentTypeBody } from './content-type-body';
import { changeProblems, contentTypeStructureProblems } from './content-type-problems';
import { existing } from '../lifecycle/lifecycle';
import { requireVersion } from '../bodies/seen-version';
import { changedSys, newSys } from '../space/space-resource';

/**
 * Creates a content type. Entries can be written once it is published.
 *
 * @throws ApiError 409 when the id is taken, 422 with all problems
 */
export function createContentType(
  tx: EnvironmentWriter,
  id: string,
  body: ContentTypeBody,
): StoredContentType {
  if (tx.get('ContentType', id)) throw versionMismatch();
  const contentType: StoredContentType = { ...body, sys: newSys('ContentType', id, tx) };
  check(tx, contentType);
  tx.put('ContentType', contentType);
  tx.announce('create', contentType);
  return contentType;
}

/**
 * Replaces a content type. Readers and entries use the published copy until the next publication.
 *
 * @param version the version the client has seen
 * @throws ApiError 404, 409 VersionMismatch, 422 with all problems, such as another type for a published field
 */
export function updateContentType(
  tx: EnvironmentWriter,
  id: string,
  version: number | undefined,
  body: ContentTypeBody,
): StoredContentType {
  const before = existing(tx, 'ContentType', id, undefined);
  requireVersion(version, before);
  const next: StoredContentType = { ...body, sys: changedSys(before.sys, tx) };
  check(tx, next);
  tx.put('ContentType', next);
  tx.announce('save', next);
  return next;
}

function check(tx: EnvironmentWriter, contentType: StoredContentType): void {
  const problems = [
    ...contentTypeStructureProblems(contentType),
    ...changeProblems(tx.published('ContentType', contentType.sys.id), contentType),
  ];
  if (problems.length > 0) throw validationFailed(problems);
}
