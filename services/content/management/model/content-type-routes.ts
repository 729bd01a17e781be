import type { Router } from 'express';
import { answer } from '../../rest/answer';
import { contentTypeBody } from './content-type-body';
import { createContentType, updateContentType } from './content-types';
import { EDITOR_INTERFACE_KEYS, editorInterfaceOf, updateEditorInterface } from './editor-interface';
import type { EnvironmentAccess } from '../environment-access';
import { existing } from '../lifecycle/lifecycle';
import { addLifecycleRoutes } from '../lifecycle/lifecycle-routes';
import { resourceBody } from '../bodies/resource-body';
import { idParameter, writtenId } from '../bodies/resource-id';
import { seenVersion } from '../bodies/seen-version';
import { addSnapshotRoutes } from '../history/snapshot-routes';
import { newId } from '../space/space-resource';

/** Adds the routes of content types and their editor interfaces. */
export function addContentTypeRoutes(router: Router, access: EnvironmentAccess): void {
  router.get(
    '/content_types',
    answer((request) => access.page(request, (environment) => environment.list('ContentType'))),
  );
  router.get(
    '/public/content_types',
    answer((request) => access.page(request, (environment) => environment.listPublished('ContentType'))),
  );
  router.post(
    '/content_types',
    answer((request) => {
      const body = contentTypeBody(request);
      return access.written(request, 201, (tx) => createContentType(tx, newId(), body));
    }),
  );
  router.get(
    '/content_types/:id',
    answer((request) => {
      const id = idParameter(request);
      return access.one(request, (environment) => existing(environment, 'ContentType', id, undefined));
    }),
  );
  router.put(
    '/content_types/:id',
    answer((request) => {
      const [id, version, body] = [writtenId(request), seenVersion(request), contentTypeBody(request)];
      return access.put(request, 'ContentType', id, version, {
        create: (tx) => createContentType(tx, id, body),
        update: (tx) => updateContentType(tx, id, version, body),
      });
    }),
  );
  addLifecycleRoutes(router, access, 'ContentType', '/content_types');
  addSnapshotRoutes(router, access, 'ContentType', '/content_types');
  addEditorInterfaceRoutes(router, access);
}

function addEditorInterfaceRoutes(router: Router, access: EnvironmentAccess): void {
  router.get(
    '/editor_interfaces',
    answer((request) =>
      access.page(request, (environment) =>
        environment.list('ContentType').map(({ sys }) => editorInterfaceOf(environment, sys.id)),
      ),
    ),
  );
  router.get(
    '/content_types/:id/editor_interface',
    answer((request) => {
      const id = idParameter(request);
      return access.one(request, (environment) => editorInterfaceOf(environment, id));
    }),
  );
  router.put(
    '/content_types/:id/editor_interface',
    answer((request) => {
      const { sys: _sys, ...body } = resourceBody(request, EDITOR_INTERFACE_KEYS);
      const [id, version] = [idParameter(request), seenVersion(request)];
      return access.written(request, 200, (tx) => updateEditorInterface(tx, id, version, body));
    }),
  );
}
