import { ApiError, notFound, validationFailed } from '../../http/api-error';
import type { Environment, EnvironmentWriter } from '../../store/content-store';
import { linkTo } from '../../store/link-to';
import type { EnvironmentResources, StoredComment } from '../../store/resource';
import type { Reader } from '../../store/resource-table';
import { bodyCheck, checkedValue } from '../bodies/checked-body';
import { requireVersion } from '../bodies/seen-version';
import { existing } from '../lifecycle/lifecycle';
import { changedSys, newId, newSys } from '../space/space-resource';
import { accessDenied, isAdministrator, isCreator } from './access';
import { checkText } from './text';

export const COMMENT_KEYS = { required: ['body'], optional: ['status'] };

const MAX_BYTES = 2048;
/** Contentful's limit per entry, which includes resolved comments. */
const MAX_ACTIVE = 100;
/** A field and locale of the entry. */
const REFERENCE = /^fields\.[A-Za-z][A-Za-z0-9_]{0,63}\.[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;

const isCommentBody = bodyCheck<Pick<StoredComment, 'body'> & Partial<Pick<StoredComment, 'status'>>>({
  type: 'object',
  properties: { body: { type: 'string' }, status: { enum: ['active', 'resolved'] } },
});

type CollaborationReader = Reader<EnvironmentResources> & Pick<Environment, 'id'>;

/**
 * All comments of an entry.
 * @throws ApiError 404
 */
export function commentsOf(reader: CollaborationReader, entryId: string): readonly StoredComment[] {
  existing(reader, 'Entry', entryId, undefined);
  return reader.list('Comment').filter(({ sys }) => sys.parentEntity.sys.id === entryId);
}

/**
 * One comment of an entry.
 * @throws ApiError 404
 */
export function commentOf(reader: CollaborationReader, entryId: string, id: string): StoredComment {
  existing(reader, 'Entry', entryId, undefined);
  const comment = reader.get('Comment', id);
  if (comment?.sys.parentEntity.sys.id === entryId) return comment;
  throw notFound({ type: 'Comment', id, environment: reader.id });
}

/** Position of a comment within the entry. */
interface Place {
  /** The comment that it replies to. */
  readonly parentId: string | undefined;
  /** A field and locale of the entry: `fields.title.en-US`. */
  readonly reference: string | undefined;
}

/**
 * Adds a comment to an entry.
 * @throws ApiError 404, 422 with all problems, 403 when the limit is reached
 */
export function createComment(
  tx: EnvironmentWriter,
  entryId: string,
  body: unknown,
  { parentId, reference }: Place,
): StoredComment {
  const others = commentsOf(tx, entryId);
  const { body: text, status = 'active' } = checkedValue(body, isCommentBody);
  checkText(text, MAX_BYTES);
  if (parentId !== undefined && !others.some(({ sys }) => sys.id === parentId)) {
    const details = `The entry has no comment "${parentId}" to answer`;
    throw validationFailed([{ name: 'notResolvable', path: ['sys', 'parent'], details }]);
  }
  if (reference !== undefined && !REFERENCE.test(reference)) {
    const details = 'X-Contentful-Parent-Entity-Reference must name a field and locale: fields.title.en-US';
    throw validationFailed([
      { name: 'regexp', path: ['sys', 'parentEntity', 'sys', 'ref'], value: reference, details },
    ]);
  }
  if (others.filter((other) => other.status === 'active').length >= MAX_ACTIVE) {
    throw new ApiError(
      403,
      'AccessDenied',
      `The entry has ${MAX_ACTIVE} open comments, which is the limit. Resolve some first.`,
    );
  }
  const entry = linkTo('Entry', entryId);
  const comment: StoredComment = {
    sys: {
      ...newSys('Comment', newId(), tx),
      parentEntity: reference === undefined ? entry : { sys: { ...entry.sys, ref: reference } },
      parent: parentId === undefined ? null : linkTo('Comment', parentId),
    },
    body: text,
    status,
  };
  tx.put('Comment', comment);
  tx.announce('create', comment);
  return comment;
}

/**
 * Changes a comment. Only its author may edit the text; anyone may resolve and reopen it.
 * @throws ApiError 404, 409 VersionMismatch, 422, 403
 */
export function updateComment(
  tx: EnvironmentWriter,
  entryId: string,
  id: string,
  version: number | undefined,
  body: unknown,
): StoredComment {
  const comment = commentOf(tx, entryId, id);
  requireVersion(version, comment);
  const { body: text, status = comment.status } = checkedValue(body, isCommentBody);
  checkText(text, MAX_BYTES);
  if (text !== comment.body && !isCreator(tx, comment.sys))
    throw accessDenied(
      'The comment is somebody else’s. Answer it instead.',
      'Only its author changes the text of a comment.',
    );
  const next = { ...comment, sys: changedSys(comment.sys, tx), body: text, status };
  tx.put('Comment', next);
  tx.announce('save', next);
  return next;
}

/**
 * Deletes a comment and all replies to it.
 * @throws ApiError 404, 409 VersionMismatch, 403
 */
export function deleteComment(
  tx: EnvironmentWriter,
  entryId: string,
  id: string,
  version: number | undefined,
): void {
  const comment = commentOf(tx, entryId, id);
  if (version !== undefined) requireVersion(version, comment);
  if (!isCreator(tx, comment.sys) && !isAdministrator(tx))
    throw accessDenied(
      'The comment is somebody else’s. Resolve it instead.',
      'Only its author and administrators delete a comment.',
    );
  for (const gone of threadOf(comment, commentsOf(tx, entryId))) {
    tx.remove('Comment', gone.sys.id);
    tx.announce('delete', gone);
  }
}

/** A comment with its direct and indirect replies. */
function threadOf(comment: StoredComment, all: readonly StoredComment[]): readonly StoredComment[] {
  const answers = all.filter(({ sys }) => sys.parent?.sys.id === comment.sys.id);
  return [comment, ...answers.flatMap((answer) => threadOf(answer, all))];
}
