import type { Request, Router } from 'express';
import { badRequest } from '../../http/api-error';
import { answer } from '../../rest/answer';
import type { Environment } from '../../store/content-store';
import { createEntry, updateEntry } from './entries';
import { contentTypeOf } from './entry-problems';
import type { EnvironmentAccess } from '../environment-access';
import { patchBody, patched } from '../bodies/json-patch';
import { existing } from '../lifecycle/lifecycle';
import { addArchiveRoutes, addLifecycleRoutes } from '../lifecycle/lifecycle-routes';
import { MAX_REFERENCE_DEPTH, referencesOf } from './references';
import { resourceBody } from '../bodies/resource-body';
import { idParameter, writtenId } from '../bodies/resource-id';
import { requireVersion, seenVersion } from '../bodies/seen-version';
import { selectorOf } from '../bodies/select-properties';
import { addSnapshotRoutes } from '../history/snapshot-routes';
import { newId } from '../space/space-resource';

const KEYS = { required: ['fields'], optional: ['metadata'] };

/** Adds the routes of entries. */
export function addEntryRoutes(router: Router, access: EnvironmentAccess): void {
  const options = (request: Request) => (environment: Environment) => ({
    contentType: (id: string) => contentTypeOf(environment, id),
    selector: selectorOf(request, fieldIdsOf(request, environment)),
  });
  router.get(
    '/entries',
    answer((request) => access.entryPage(request, 'edited', options(request))),
  );
  router.get(
    '/public/entries',
    answer((request) => access.entryPage(request, 'published', options(request))),
  );
  router.post(
    '/entries',
    answer((request) => {
      const [typeId, body] = [contentTypeId(request), resourceBody(request, KEYS)];
      return access.written(request, 201, (tx) => createEntry(tx, newId(), typeId, body));
    }),
  );
  router.get(
    '/entries/:id',
    answer((request) => {
      const id = idParameter(request);
      return access.one(request, (environment) => existing(environment, 'Entry', id, undefined));
    }),
  );
  router.put(
    '/entries/:id',
    answer((request) => {
      const [id, version, body] = [writtenId(request), seenVersion(request), resourceBody(request, KEYS)];
      return access.put(request, 'Entry', id, version, {
        create: (tx) => createEntry(tx, id, contentTypeId(request), body),
        update: (tx) => updateEntry(tx, id, version, body),
      });
    }),
  );
  router.patch(
    '/entries/:id',
    answer((request) => {
      const [id, version, patch] = [idParameter(request), seenVersion(request), patchBody(request)];
      return access.written(request, 200, (tx) => {
        const entry = existing(tx, 'Entry', id, undefined);
        // Checked first: a patch for another version may not apply to this one.
        requireVersion(version, entry);
        const { fields, metadata = { tags: [] } } = entry;
        return updateEntry(tx, id, version, patched({ fields, metadata }, patch));
      });
    }),
  );
  router.get(
    '/entries/:id/references',
    answer((request) => {
      const [id, depth] = [idParameter(request), depthOf(request)];
      const environment = access.environment(request);
      const entry = existing(environment, 'Entry', id, undefined);
      const { entries, assets } = referencesOf(environment, entry, depth);
      const present = (list: typeof entries | typeof assets) =>
        list.map((resource) => access.present(resource, environment));
      const includes = {
        ...(entries.length > 0 && { Entry: present(entries) }),
        ...(assets.length > 0 && { Asset: present(assets) }),
      };
      return { body: { sys: { type: 'Array' }, items: present([entry]), includes } };
    }),
  );
  addLifecycleRoutes(router, access, 'Entry', '/entries');
  addArchiveRoutes(router, access, 'Entry', '/entries');
  addSnapshotRoutes(router, access, 'Entry', '/entries');
}

/** The field ids of the requested content type; null without a content type. */
function fieldIdsOf({ query }: Request, environment: Environment): readonly string[] | null {
  const id = query.content_type;
  const contentType = typeof id === 'string' ? contentTypeOf(environment, id) : undefined;
  return contentType ? contentType.fields.map((field) => field.id) : null;
}

function contentTypeId(request: Request): string {
  const id = request.get('X-Contentful-Content-Type');
  if (id) return id;
  throw badRequest('The header X-Contentful-Content-Type must name the content type of a new entry.');
}

function depthOf(request: Request): number {
  const { include = '1' } = request.query;
  const depth = typeof include === 'string' && /^\d{1,2}$/.test(include) ? Number(include) : Infinity;
  if (depth <= MAX_REFERENCE_DEPTH) return depth;
  throw badRequest(`include must be a number from 0 to ${MAX_REFERENCE_DEPTH}.`);
}
