import { Router } from 'express';
import type { RestContext } from '../rest/context';
import { addAssetRoutes } from './assets/asset-routes';
import { addCommentRoutes } from './collaboration/comment-routes';
import { addTaskRoutes } from './collaboration/task-routes';
import { addContentTypeRoutes } from './model/content-type-routes';
import { addEntryRoutes } from './entries/entry-routes';
import { EnvironmentAccess } from './environment-access';
import { addLocaleRoutes } from './model/locale-routes';
import { addTagRoutes } from './model/tag-routes';

/**
 * Management API of an environment's content: content types with their editor interfaces, entries, assets,
 * locales, tags, comments and tasks.
 */
export function entitiesRouter(context: RestContext): Router {
  const router = Router({ mergeParams: true });
  const access = new EnvironmentAccess(context);
  addContentTypeRoutes(router, access);
  addEntryRoutes(router, access);
  addAssetRoutes(router, access);
  addCommentRoutes(router, access);
  addTaskRoutes(router, access);
  addLocaleRoutes(router, access);
  addTagRoutes(router, access);
  return router;
}
