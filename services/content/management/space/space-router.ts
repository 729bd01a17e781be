import { Router } from 'express';
import { addMemberRoutes } from '../../people/member-routes';
import { addPeopleRoutes } from '../../people/people-routes';
import { addPersonTokenRoutes } from '../../people/person-token-routes';
import { addRoleRoutes } from '../../people/roles/role-routes';
import { addUserRoutes } from '../../people/user-routes';
import { requireRead } from '../../people/require-read';
import { answer } from '../../rest/answer';
import type { RestContext } from '../../rest/context';
import { AUTOMATION } from '../../store/actor';
import { linkTo } from '../../store/link-to';
import { addAliasRoutes } from './aliases';
import { addApiKeyRoutes } from './api-keys';
import { addBulkActionRoutes } from '../actions/bulk-actions';
import { addEnvironmentRoutes } from './environments';
import { addProcessRoute } from '../assets/process-asset';
import { addReleaseRoutes } from '../actions/releases';
import { addScheduledActionRoutes } from '../actions/scheduled-actions';
import { UploadFiles } from '../assets/upload-files';
import { addUploadRoutes } from '../assets/uploads';

/** Management API of the space itself, its files, and bulk operations. */
export function spaceRouter(context: RestContext): Router {
  const router = Router({ mergeParams: true });
  const files = new UploadFiles(context.dataFolder);
  const maxBytes = context.maxUploadBytes;
  addUploadRoutes(router, context, files, maxBytes);
  addProcessRoute(router, context, files, maxBytes);
  addReleaseRoutes(router, context);
  addBulkActionRoutes(router, context);

  const ofSpace = Router({ mergeParams: true });
  ofSpace.get(
    '/',
    answer(() => ({ body: presentSpace(context) })),
  );
  addRoleRoutes(ofSpace, context);
  addMemberRoutes(ofSpace, context);
  addUserRoutes(ofSpace, context);
  addPeopleRoutes(ofSpace, context);
  addPersonTokenRoutes(ofSpace, context);
  addEnvironmentRoutes(ofSpace, context);
  addAliasRoutes(ofSpace, context);
  ofSpace.use(['/api_keys', '/preview_api_keys'], requireRead('ContentDelivery', context));
  addApiKeyRoutes(ofSpace, context);
  addScheduledActionRoutes(ofSpace, context);
  router.use((request, response, next) => {
    if (request.params.environment === undefined) ofSpace(request, response, next);
    else next();
  });
  return router;
}

/** Management API outside a space: `/users/me` and `/spaces`. */
export function managementRootRouter(context: RestContext): Router {
  const router = Router();
  router.get(
    '/spaces',
    answer(() => ({
      body: { sys: { type: 'Array' }, total: 1, skip: 0, limit: 100, items: [presentSpace(context)] },
    })),
  );
  return router;
}

function presentSpace({ store }: RestContext) {
  const { createdAt, updatedAt } = oldestTimes(store.shared.list('Environment'));
  const sys = {
    type: 'Space',
    id: store.spaceId,
    version: 1,
    createdAt,
    updatedAt,
    createdBy: AUTOMATION.user,
  };
  return {
    sys: { ...sys, updatedBy: AUTOMATION.user, organization: linkTo('Organization', 'local') },
    name: store.spaceId,
  };
}

/** The creation time of a space is that of its first environment. */
function oldestTimes(environments: readonly { readonly sys: { readonly createdAt: string } }[]) {
  const createdAt = environments.map(({ sys }) => sys.createdAt).sort()[0] ?? new Date(0).toISOString();
  return { createdAt, updatedAt: createdAt };
}
