import { validatePlatformLimits } from '../../../schemas/generated/validators.js';
import type { Player } from '../database/tables/players';
import { defineRoute } from '../http/route';
import { calendarAt } from '../limits/calendar';
import { limitsOf } from '../limits/limits';
import type { Platform } from '../platform';

/** Limits that players set themselves, and their use (LIMIT-07). */
export const limitRoutes = [
  defineRoute({
    id: 'API-115',
    method: 'GET',
    path: '/platform/v1/player/deposit-limits',
    summary: 'The daily, weekly and monthly deposit limit with what is used of each.',
    access: 'player',
    reply: validatePlatformLimits,
    handle: ({ platform, player }) => limits(platform, player, 'deposit'),
  }),
  defineRoute({
    id: 'API-117',
    method: 'GET',
    path: '/platform/v1/player/spend-limits',
    summary: 'The daily, weekly and monthly limit of losses with what is used of each.',
    access: 'player',
    reply: validatePlatformLimits,
    handle: ({ platform, player }) => limits(platform, player, 'loss'),
  }),
];

function limits({ database, data, clock }: Platform, player: Player, kind: 'deposit' | 'loss') {
  const now = clock.now();
  return limitsOf(database.db, player, kind, calendarAt(now, data.timeZones.of(player.countryCode)), now);
}
