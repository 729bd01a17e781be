import { validatePlatformLimits } from '../../../schemas/generated/validators.js';
import { defineRoute } from '../http/route';
import { limitsOf } from '../limits/limits';

/** Limits that players set themselves, and their use (LIMIT-07). */
export const limitRoutes = [
  defineRoute({
    id: 'API-115',
    method: 'GET',
    path: '/platform/v1/player/deposit-limits',
    summary: 'The daily, weekly and monthly deposit limit with what is used of each.',
    access: 'player',
    reply: validatePlatformLimits,
    handle: ({ platform, player }) => limitsOf(platform.database.db, player, 'deposit', platform.clock.now()),
  }),
  defineRoute({
    id: 'API-117',
    method: 'GET',
    path: '/platform/v1/player/spend-limits',
    summary: 'The daily, weekly and monthly limit of losses with what is used of each.',
    access: 'player',
    reply: validatePlatformLimits,
    handle: ({ platform, player }) => limitsOf(platform.database.db, player, 'loss', platform.clock.now()),
  }),
];
