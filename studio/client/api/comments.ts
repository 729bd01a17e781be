import type { ContentComment } from '../../../schemas/generated/types';
import { validateContentComment, validateContentComments } from '../../../schemas/generated/validators.js';
import { call, send } from './call';

const pathOf = (entryId: string) => `/api/environment/entries/${encodeURIComponent(entryId)}/comments`;

/** Comments on an entry, in any order. @throws ApiError */
export async function readComments(entryId: string): Promise<ContentComment[]> {
  return (await call(`${pathOf(entryId)}?limit=1000`, validateContentComments)).items;
}

/** @param parentId the comment it answers @throws ApiError 403 above a hundred open ones, 422 above 2,048 bytes */
export function createComment(entryId: string, body: string, parentId?: string): Promise<ContentComment> {
  return call(pathOf(entryId), validateContentComment, {
    method: 'POST',
    headers: parentId === undefined ? {} : { 'x-contentful-parent-id': parentId },
    body: { body, status: 'active' },
  });
}

/** Resolves or reopens a comment. @throws ApiError 409 after a concurrent change */
export function setCommentStatus(
  { sys, body }: ContentComment,
  status: ContentComment['status'],
): Promise<ContentComment> {
  return call(`${pathOf(sys.parentEntity.sys.id)}/${sys.id}`, validateContentComment, {
    method: 'PUT',
    headers: { 'x-contentful-version': String(sys.version) },
    body: { body, status },
  });
}

/** Deletes a comment with all its answers. @throws ApiError 403 for another person's */
export async function deleteComment({ sys }: ContentComment): Promise<void> {
  await send(`${pathOf(sys.parentEntity.sys.id)}/${sys.id}`, {
    method: 'DELETE',
    headers: { 'x-contentful-version': String(sys.version) },
  });
}
