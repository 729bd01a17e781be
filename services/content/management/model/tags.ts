import { validationFailed, versionMismatch } from '../../http/api-error';
import type { EnvironmentWriter } from '../../store/content-store';
import type { StoredTag } from '../../store/resource';
import { bodyCheck, checkedValue } from '../bodies/checked-body';
import { existing } from '../lifecycle/lifecycle';
import { dropTag } from '../lifecycle/rewrite-entities';
import { requireVersion } from '../bodies/seen-version';
import { changedSys, newSys } from '../space/space-resource';

export const TAG_KEYS = { required: ['name'], optional: [] };

const isTagBody = bodyCheck<{ readonly name: string }>({
  type: 'object',
  properties: { name: { type: 'string', minLength: 1, maxLength: 256 } },
});

/**
 * Adds a tag.
 *
 * @param visibility `public` shows it to readers, `private` to editors only
 * @throws ApiError 409 when the id is taken, 422 when it is invalid or its name is taken
 */
export function createTag(
  tx: EnvironmentWriter,
  id: string,
  visibility: string | undefined,
  body: unknown,
): StoredTag {
  if (tx.get('Tag', id)) throw versionMismatch();
  const { name } = checkedValue(body, isTagBody);
  checkName(tx, id, name);
  const shown = visibility ?? 'private';
  if (shown !== 'public' && shown !== 'private') {
    const details = 'X-Contentful-Tag-Visibility must be public or private';
    throw validationFailed([{ name: 'in', path: ['sys', 'visibility'], value: shown, details }]);
  }
  const tag: StoredTag = { sys: { ...newSys('Tag', id, tx), visibility: shown }, name };
  tx.put('Tag', tag);
  tx.announce('create', tag);
  return tag;
}

/**
 * Renames a tag. Its visibility cannot change.
 *
 * @throws ApiError 404, 409 VersionMismatch, 422 when the name is invalid or taken
 */
export function updateTag(
  tx: EnvironmentWriter,
  id: string,
  version: number | undefined,
  body: unknown,
): StoredTag {
  const tag = existing(tx, 'Tag', id, undefined);
  requireVersion(version, tag);
  const { name } = checkedValue(body, isTagBody);
  checkName(tx, id, name);
  const next: StoredTag = { sys: changedSys(tag.sys, tx), name };
  tx.put('Tag', next);
  tx.announce('save', next);
  return next;
}

/**
 * Deletes a tag and removes it from all entries and assets.
 *
 * @throws ApiError 404, 409 VersionMismatch
 */
export function deleteTag(tx: EnvironmentWriter, id: string, version: number | undefined): void {
  const tag = existing(tx, 'Tag', id, version);
  dropTag(tx, id);
  tx.remove('Tag', id);
  tx.announce('delete', tag);
}

function checkName(tx: EnvironmentWriter, id: string, name: string): void {
  const isTaken = tx.list('Tag').some((tag) => tag.sys.id !== id && tag.name === name);
  if (isTaken) throw validationFailed([{ name: 'taken', path: ['name'], value: name }]);
}
