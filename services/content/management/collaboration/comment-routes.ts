import type { Router } from 'express';
import { answer } from '../../rest/answer';
import { resourceBody } from '../bodies/resource-body';
import { idParameter } from '../bodies/resource-id';
import { seenVersion } from '../bodies/seen-version';
import type { EnvironmentAccess } from '../environment-access';
import { COMMENT_KEYS, commentOf, commentsOf, createComment, deleteComment, updateComment } from './comments';

const LIST = '/entries/:id/comments';
const ONE = `${LIST}/:comment`;

/** Adds the routes of comments on entries. */
export function addCommentRoutes(router: Router, access: EnvironmentAccess): void {
  router.get(
    LIST,
    answer((request) => {
      const id = idParameter(request);
      return access.page(
        request,
        (environment) => commentsOf(environment, id),
        () => ({ properties: ['status'] }),
      );
    }),
  );
  router.post(
    LIST,
    answer((request) => {
      const [id, body] = [idParameter(request), resourceBody(request, COMMENT_KEYS)];
      const place = {
        parentId: request.get('X-Contentful-Parent-Id') || undefined,
        reference: request.get('X-Contentful-Parent-Entity-Reference') || undefined,
      };
      return access.written(request, 201, (tx) => createComment(tx, id, body, place));
    }),
  );
  router.get(
    ONE,
    answer((request) => {
      const [id, commentId] = [idParameter(request), idParameter(request, 'comment')];
      return access.one(request, (environment) => commentOf(environment, id, commentId));
    }),
  );
  router.put(
    ONE,
    answer((request) => {
      const [id, commentId] = [idParameter(request), idParameter(request, 'comment')];
      const [version, body] = [seenVersion(request), resourceBody(request, COMMENT_KEYS)];
      return access.written(request, 200, (tx) => updateComment(tx, id, commentId, version, body));
    }),
  );
  router.delete(
    ONE,
    answer((request) => {
      const [id, commentId] = [idParameter(request), idParameter(request, 'comment')];
      const version = seenVersion(request);
      return access.done(request, (tx) => deleteComment(tx, id, commentId, version));
    }),
  );
}
