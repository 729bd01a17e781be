import type { Router } from 'express';
import { notFound } from '../../http/api-error';
import { answer } from '../../rest/answer';
import { selectEntities } from '../../rest/entity-query';
import { arrayBody } from '../../rest/select';
import { AUTOMATION } from '../../store/actor';
import type { Environment } from '../../store/content-store';
import type { EnvironmentAccess } from '../environment-access';
import { existing } from './lifecycle';
import { idParameter } from '../bodies/resource-id';

/** Adds the routes that show how a resource was each time it was published. */
export function addSnapshotRoutes(
  router: Router,
  access: EnvironmentAccess,
  kind: 'Entry' | 'ContentType',
  path: string,
): void {
  const snapshotsOf = (environment: Environment, id: string) => {
    existing(environment, kind, id, undefined);
    return environment.snapshots(kind, id).map((snapshot) => {
      const by = snapshot.resource.sys.publishedBy ?? AUTOMATION.user;
      return {
        sys: {
          type: 'Snapshot',
          id: snapshot.id,
          snapshotType: 'publish',
          snapshotEntityType: kind,
          createdAt: snapshot.createdAt,
          updatedAt: snapshot.createdAt,
          createdBy: by,
          updatedBy: by,
        },
        snapshot: access.present(snapshot.resource, environment),
      };
    });
  };
  router.get(
    `${path}/:id/snapshots`,
    answer((request) => {
      const snapshots = snapshotsOf(access.environment(request), idParameter(request));
      return { body: arrayBody(selectEntities(snapshots, request.originalUrl), (snapshot) => snapshot) };
    }),
  );
  router.get(
    `${path}/:id/snapshots/:snapshot`,
    answer((request) => {
      const [id, snapshotId] = [idParameter(request), request.params.snapshot];
      const found = snapshotsOf(access.environment(request), id).find(({ sys }) => sys.id === snapshotId);
      if (!found) throw notFound({ type: 'Snapshot', id: snapshotId });
      return { body: found };
    }),
  );
}
