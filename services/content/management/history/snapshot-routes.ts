import type { Router } from 'express';
import { badRequest, notFound } from '../../http/api-error';
import { answer } from '../../rest/answer';
import { selectEntities } from '../../rest/entity-query';
import { readQuery } from '../../rest/query-parameters';
import { arrayBody } from '../../rest/select';
import type { PublishableKind } from '../../store/resource';
import type { EnvironmentAccess } from '../environment-access';
import { existing } from '../lifecycle/lifecycle';
import { idParameter } from '../bodies/resource-id';
import { type ListedSnapshot, savesOf, publicationsOf } from './snapshots';

const PARAMETER = 'snapshotType';

/**
 * Adds the snapshot routes: a resource as it was at each publication and, beyond Contentful, at each save.
 * `snapshotType=save` lists saves, `snapshotType=all` both; `select=sys` leaves the content out.
 */
export function addSnapshotRoutes(
  router: Router,
  access: EnvironmentAccess,
  kind: PublishableKind,
  path: string,
): void {
  router.get(
    `${path}/:id/snapshots`,
    answer((request) => {
      const environment = access.environment(request);
      const { id } = existing(environment, kind, idParameter(request), undefined).sys;
      const query = readQuery(request.originalUrl, [PARAMETER]);
      const type = typeOf(query.parameter(PARAMETER));
      const snapshots = [
        ...(type === 'save' ? [] : publicationsOf(environment, kind, id, type === 'all')),
        ...(type === 'publish' ? [] : savesOf(environment, kind, id)),
      ];
      const hasContent = query.parameter('select') !== 'sys';
      const shown = ({ sys, read }: ListedSnapshot) => ({
        sys,
        ...(hasContent && { snapshot: access.present(read(), environment) }),
      });
      const page = selectEntities(snapshots, request.originalUrl, { parameters: [PARAMETER] });
      return { body: arrayBody(page, shown) };
    }),
  );
  router.get(
    `${path}/:id/snapshots/:snapshot`,
    answer((request) => {
      const environment = access.environment(request);
      const { id } = existing(environment, kind, idParameter(request), undefined).sys;
      const found = [...publicationsOf(environment, kind, id, false), ...savesOf(environment, kind, id)].find(
        ({ sys }) => sys.id === request.params.snapshot,
      );
      if (!found) throw notFound({ type: 'Snapshot', id: request.params.snapshot });
      return { body: { sys: found.sys, snapshot: access.present(found.read(), environment) } };
    }),
  );
}

function typeOf(text: string | undefined): 'publish' | 'save' | 'all' {
  if (text === undefined || text === '' || text === 'publish') return 'publish';
  if (text === 'save' || text === 'all') return text;
  throw badRequest(`The parameter "snapshotType" must be publish, save or all, got "${text}".`);
}
