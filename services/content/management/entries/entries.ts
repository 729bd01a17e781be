import { badRequest, versionMismatch } from '../../http/api-error';
import { linkTo } from '../../store/link-to';
import { isRecord } from '../../../../schemas/is-record';
import type { EnvironmentWriter } from '../../store/content-store';
import type { StoredContentType, StoredEntry } from '../../store/resource';
import { contentTypeOf, entryStructureProblems, missingContentType } from './entry-problems';
import { saveDraft } from '../history/save-draft';
import { existing, isArchived } from '../lifecycle/lifecycle';
import { metadataOf } from '../bodies/metadata';
import { requireVersion } from '../bodies/seen-version';
import { changedSys, newSys } from '../space/space-resource';
import { fieldsAreNoObject, invalidEntity } from '../bodies/validation-error';

/** Body of an entry. Its keys are validated, its values are not. */
interface EntryBody {
  readonly fields?: unknown;
  readonly metadata?: unknown;
}

/**
 * Creates an entry.
 *
 * @throws ApiError 409 when the id is taken, 422 with all problems
 */
export function createEntry(
  tx: EnvironmentWriter,
  id: string,
  contentTypeId: string,
  body: EntryBody,
): StoredEntry {
  if (tx.get('Entry', id)) throw versionMismatch();
  const contentType = tx.published('ContentType', contentTypeId);
  if (!contentType) {
    throw invalidEntity('Entry', [missingContentType(contentTypeId)]);
  }
  const link = linkTo('ContentType', contentTypeId);
  const metadata = metadataOf(tx, body.metadata) ?? { tags: [], concepts: [] };
  const fields = checkedFields(tx, contentType, body.fields);
  const entry: StoredEntry = { sys: { ...newSys('Entry', id, tx), contentType: link }, metadata, fields };
  saveDraft(tx, 'Entry', entry, 'create');
  return entry;
}

/**
 * Replaces the fields of an entry, and its tags if the body contains them.
 *
 * @param version the version the client has seen
 * @throws ApiError 404, 409 VersionMismatch, 400 when archived, 422 with all problems
 */
export function updateEntry(
  tx: EnvironmentWriter,
  id: string,
  version: number | undefined,
  body: EntryBody,
): StoredEntry {
  const entry = existing(tx, 'Entry', id, undefined);
  requireVersion(version, entry);
  if (isArchived(entry.sys)) throw badRequest('Cannot edit archived');
  const typeId = entry.sys.contentType.sys.id;
  const contentType = contentTypeOf(tx, typeId);
  if (!contentType) {
    throw invalidEntity('Entry', [missingContentType(typeId)]);
  }
  const next: StoredEntry = {
    sys: changedSys(entry.sys, tx),
    metadata: metadataOf(tx, body.metadata) ?? entry.metadata ?? { tags: [], concepts: [] },
    fields: checkedFields(tx, contentType, body.fields),
  };
  saveDraft(tx, 'Entry', next, 'save');
  return next;
}

function checkedFields(
  tx: EnvironmentWriter,
  contentType: StoredContentType,
  fields: unknown,
): StoredEntry['fields'] {
  if (!isRecord(fields)) throw invalidEntity('Entry', [fieldsAreNoObject]);
  const problems = entryStructureProblems(tx, contentType, fields);
  if (problems.length > 0) throw invalidEntity('Entry', problems);
  return Object.fromEntries(Object.entries(fields).filter(isLocalized));
}

function isLocalized(field: [string, unknown]): field is [string, Readonly<Record<string, unknown>>] {
  return isRecord(field[1]);
}
