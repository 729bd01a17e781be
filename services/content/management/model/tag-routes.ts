import type { Router } from 'express';
import { answer } from '../../rest/answer';
import type { EnvironmentAccess } from '../environment-access';
import { existing } from '../lifecycle/lifecycle';
import { resourceBody } from '../bodies/resource-body';
import { idParameter, writtenId } from '../bodies/resource-id';
import { seenVersion } from '../bodies/seen-version';
import { createTag, deleteTag, TAG_KEYS, updateTag } from './tags';

/** Adds the routes of tags. */
export function addTagRoutes(router: Router, access: EnvironmentAccess): void {
  router.get(
    '/tags',
    answer((request) => access.page(request, (environment) => environment.list('Tag'))),
  );
  router.get(
    '/tags/:id',
    answer((request) => {
      const id = idParameter(request);
      return access.one(request, (environment) => existing(environment, 'Tag', id, undefined));
    }),
  );
  router.put(
    '/tags/:id',
    answer((request) => {
      const [id, version, body] = [writtenId(request), seenVersion(request), resourceBody(request, TAG_KEYS)];
      const visibility = request.get('X-Contentful-Tag-Visibility');
      return access.put(request, 'Tag', id, version, {
        create: (tx) => createTag(tx, id, visibility, body),
        update: (tx) => updateTag(tx, id, version, body),
      });
    }),
  );
  router.delete(
    '/tags/:id',
    answer((request) => {
      const [id, version] = [idParameter(request), seenVersion(request)];
      return access.done(request, (tx) => deleteTag(tx, id, version));
    }),
  );
}
