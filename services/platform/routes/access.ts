import { validatePlatformAccessContext } from '../../../schemas/generated/validators.js';
import { defineRoute } from '../http/route';

/** Location of the visitor and whether the site may serve them (API-006, AUTH-31). */
export const accessRoutes = [
  defineRoute({
    id: 'API-006',
    method: 'GET',
    path: '/platform/v2/player/access/context',
    summary: 'Where the visitor is, and whether the site may serve them.',
    access: 'visitor',
    reply: validatePlatformAccessContext,
    handle: ({ platform, site, visit }) => platform.access(site, { ...visit, ...platform.seededPlace() }),
  }),
];
