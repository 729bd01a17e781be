import type { PlatformRequestLimit } from '../../../schemas/generated/types';
import {
  validatePlatformLimit,
  validatePlatformLimits,
  validatePlatformRequestLimit,
} from '../../../schemas/generated/validators.js';
import type { LimitKind, LimitPeriod } from '../database/tables/limits';
import { defineRoute, type Route } from '../http/route';
import { changeLimit } from '../limits/change-limit';
import type { LimitWish } from '../limits/decide-limit';
import { boundsIn, limitsOf, limitTimeOf } from '../limits/limits';

const PERIODS: Record<PlatformRequestLimit['duration'], LimitPeriod> = {
  daily: 'D',
  weekly: 'W',
  monthly: 'M',
};

/** Limits that players set themselves, and their use (LIMIT-07 to LIMIT-10); those of stakes are ours. */
export const limitRoutes: readonly Route[] = [
  ...routesOf('deposit', { name: 'deposit', get: 'API-115', patch: 'API-116' }, 'deposit limit'),
  ...routesOf('loss', { name: 'spend', get: 'API-117', patch: 'API-118' }, 'limit of losses'),
  ...routesOf(
    'wager',
    { name: 'wager', get: 'wager-limits', patch: 'wager-limit-change' },
    'limit of stakes',
  ),
];

function routesOf(
  kind: LimitKind,
  { name, get, patch }: { name: string; get: string; patch: string },
  noun: string,
): Route[] {
  const path = `/platform/v1/player/${name}-limits`;
  return [
    defineRoute({
      id: get,
      method: 'GET',
      path,
      summary: `The daily, weekly and monthly ${noun} with what is used of each.`,
      access: 'player',
      reply: validatePlatformLimits,
      handle: async ({ platform: { database, data, clock }, player }) => ({
        currency: player.currencyCode,
        bounds: boundsIn(player.currencyCode, data),
        timeZone: data.timeZones.of(player.countryCode),
        ...(await limitsOf(database.db, player, kind, limitTimeOf(player, data.timeZones.of, clock.now()))),
      }),
    }),
    defineRoute({
      id: patch,
      method: 'PATCH',
      path,
      summary: `Changes a ${noun}: a stricter one counts at once, a looser one after the delay of the law.`,
      access: 'player',
      body: validatePlatformRequestLimit,
      reply: validatePlatformLimit,
      handle: ({ platform, player, session, body }) =>
        changeLimit(platform, player, {
          kind,
          period: PERIODS[body.duration],
          wish: wishOf(body),
          sessionId: session.sessionId,
        }),
    }),
  ];
}

/** The schema lets exactly one of the three through. */
function wishOf({ limit, deleteLimit }: PlatformRequestLimit): LimitWish {
  if (limit !== undefined) return { wish: 'save', amount: limit };
  return deleteLimit ? { wish: 'delete' } : { wish: 'cancel' };
}
