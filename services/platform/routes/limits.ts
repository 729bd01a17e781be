import type { PlatformRequestLimit } from '../../../schemas/generated/types';
import {
  validatePlatformLimit,
  validatePlatformLimits,
  validatePlatformRequestLimit,
  validatePlatformTimeLimits,
} from '../../../schemas/generated/validators.js';
import type { LimitKind, LimitPeriod } from '../database/tables/limits';
import { defineRoute, type Route } from '../http/route';
import { changeLimit } from '../limits/change-limit';
import type { LimitWish } from '../limits/decide-limit';
import { boundsOf, type LimitedPlayer, limitsOf, limitTimeOf } from '../limits/limits';
import type { Platform } from '../platform';

const PERIODS: Record<PlatformRequestLimit['duration'], LimitPeriod> = {
  daily: 'D',
  weekly: 'W',
  monthly: 'M',
};

/** Limits set by players, and their use (LIMIT-07 to LIMIT-10); those on wagers and time are additions. */
export const limitRoutes: readonly Route[] = [
  ...moneyRoutes('deposit', { name: 'deposit', get: 'API-115', patch: 'API-116' }, 'deposit limit'),
  ...moneyRoutes('loss', { name: 'spend', get: 'API-117', patch: 'API-118' }, 'limit of losses'),
  ...moneyRoutes(
    'wager',
    { name: 'wager', get: 'wager-limits', patch: 'wager-limit-change' },
    'limit of stakes',
  ),
  defineRoute({
    id: 'time-limits',
    method: 'GET',
    path: pathOf('time'),
    summary: 'The daily, weekly and monthly limit of the time signed in, with what is used of each.',
    access: 'player',
    reply: validatePlatformTimeLimits,
    handle: ({ platform, player }) => shown(platform, player, 'time'),
  }),
  changeRoute('time', { name: 'time', patch: 'time-limit-change' }, 'limit of the time signed in'),
];

function moneyRoutes(
  kind: Exclude<LimitKind, 'time'>,
  { name, get, patch }: { name: string; get: string; patch: string },
  noun: string,
): Route[] {
  return [
    defineRoute({
      id: get,
      method: 'GET',
      path: pathOf(name),
      summary: `The daily, weekly and monthly ${noun} with what is used of each.`,
      access: 'player',
      reply: validatePlatformLimits,
      handle: async ({ platform, player }) => ({
        currency: player.currencyCode,
        ...(await shown(platform, player, kind)),
      }),
    }),
    changeRoute(kind, { name, patch }, noun),
  ];
}

function changeRoute(kind: LimitKind, { name, patch }: { name: string; patch: string }, noun: string): Route {
  return defineRoute({
    id: patch,
    method: 'PATCH',
    path: pathOf(name),
    summary: `Changes a ${noun}: a stricter one counts at once, a looser one after the delay of the law.`,
    access: 'player',
    body: validatePlatformRequestLimit,
    reply: validatePlatformLimit,
    async handle({ platform, player, session, body }) {
      const changed = await changeLimit(platform, player, {
        kind,
        period: PERIODS[body.duration],
        wish: wishOf(body),
        sessionId: session.sessionId,
      });
      // The new limit may already be exceeded.
      if (kind === 'time') await platform.signedInTime.count(player.playerId);
      return changed;
    },
  });
}

function pathOf(name: string): string {
  return `/platform/v1/player/${name}-limits`;
}

async function shown({ database, data, clock }: Platform, player: LimitedPlayer, kind: LimitKind) {
  return {
    bounds: boundsOf(kind, player.currencyCode, data),
    timeZone: data.timeZones.of(player.countryCode),
    ...(await limitsOf(database.db, player, kind, limitTimeOf(player, data.timeZones.of, clock.now()))),
  };
}

/** The schema permits exactly one of the three. */
function wishOf({ limit, deleteLimit }: PlatformRequestLimit): LimitWish {
  if (limit !== undefined) return { wish: 'save', amount: limit };
  return deleteLimit ? { wish: 'delete' } : { wish: 'cancel' };
}
