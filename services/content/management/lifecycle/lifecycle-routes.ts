import type { Request, Router } from 'express';
import { badRequest, versionMismatch } from '../../http/api-error';
import { answer } from '../../rest/answer';
import { isRecord } from '../../../../schemas/is-record';
import type { PublishableKind } from '../../store/resource';
import type { EnvironmentAccess } from '../environment-access';
import { archive, publish, remove, unarchive, unpublish } from './lifecycle';
import { idParameter } from '../bodies/resource-id';
import { seenVersion } from '../bodies/seen-version';

/** Adds the routes that publish, unpublish and delete. */
export function addLifecycleRoutes(
  router: Router,
  access: EnvironmentAccess,
  kind: PublishableKind,
  path: string,
): void {
  router.put(
    `${path}/:id/published`,
    answer((request) => {
      refuseLocales(request);
      const [id, version] = [idParameter(request), seenVersion(request)];
      return access.written(request, 200, (tx) => {
        // Publishing requires the version the client has seen.
        if (version === undefined && tx.get(kind, id)) throw versionMismatch();
        return publish(tx, kind, id, version);
      });
    }),
  );
  router.delete(
    `${path}/:id/published`,
    answer((request) => {
      const [id, version] = [idParameter(request), seenVersion(request)];
      return access.written(request, 200, (tx) => unpublish(tx, kind, id, version));
    }),
  );
  router.delete(
    `${path}/:id`,
    answer((request) => {
      const [id, version] = [idParameter(request), seenVersion(request)];
      return access.done(request, (tx) => remove(tx, kind, id, version));
    }),
  );
}

/** Adds the routes that archive and unarchive. */
export function addArchiveRoutes(
  router: Router,
  access: EnvironmentAccess,
  kind: 'Entry' | 'Asset',
  path: string,
): void {
  router.put(
    `${path}/:id/archived`,
    answer((request) => {
      const [id, version] = [idParameter(request), seenVersion(request)];
      return access.written(request, 200, (tx) => archive(tx, kind, id, version));
    }),
  );
  router.delete(
    `${path}/:id/archived`,
    answer((request) => {
      const [id, version] = [idParameter(request), seenVersion(request)];
      return access.written(request, 200, (tx) => unarchive(tx, kind, id, version));
    }),
  );
}

/** Publishing some locales only is not supported; ignoring the selection would expose drafts. */
function refuseLocales(request: Request): void {
  const body: unknown = request.body;
  if (isRecord(body) && ('add' in body || 'remove' in body)) {
    throw badRequest('Locales cannot be published one by one here. Send no body to publish all of them.');
  }
}
