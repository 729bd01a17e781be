import {
  validatePlatformEmpty,
  validatePlatformRequestExclusion,
  validatePlatformRequestTimeOut,
} from '../../../schemas/generated/validators.js';
import { DAY } from '../live/activity';
import { PlatformError } from '../errors';
import { defineRoute } from '../http/route';

/** Reason of an exclusion at all brands. */
const ALL_BRANDS = 'own wish, for all brands';

/** Months. */
const LONGEST_EXCLUSION = 120;

/** Restrictions set by players themselves. */
export const selfRestrictionRoutes = [
  defineRoute({
    id: 'API-120',
    method: 'POST',
    path: '/platform/v1/player/timeout',
    summary: 'Begins a time-out of so many days at once: every session of the player ends.',
    access: 'player',
    body: validatePlatformRequestTimeOut,
    reply: validatePlatformEmpty,
    async handle({ platform, player, body }) {
      await platform.identity.restrict(player.playerId, {
        kind: 'time-out',
        until: new Date(platform.clock.now() + body.timeout * DAY),
        setBy: 'player',
        reason: 'own wish',
      });
      return {};
    },
  }),
  defineRoute({
    id: 'API-119',
    method: 'PATCH',
    path: '/platform/v1/player/exclusion',
    summary: 'Excludes the player at once, for months or without an end: every session of the player ends.',
    access: 'player',
    body: validatePlatformRequestExclusion,
    reply: validatePlatformEmpty,
    async handle({ platform, player, body }) {
      const isForGood = body.accountDisableIndefinitely ?? false;
      if (!isForGood && body.exclusionInMonths > LONGEST_EXCLUSION) {
        const message = `An exclusion with an end lasts at most ${LONGEST_EXCLUSION} months.`;
        throw new PlatformError(400, 'error.request.invalid', message);
      }
      const exclusion = {
        kind: 'self-exclusion',
        until: isForGood ? null : monthsAfter(platform.clock.now(), body.exclusionInMonths),
        setBy: 'player',
        reason: body.allBrands ? ALL_BRANDS : 'own wish',
        allBrands: body.allBrands ?? false,
      } as const;
      // The account of the call comes last: if another one fails, the player is still signed in and may retry.
      for (const other of body.allBrands ? await platform.players.otherAccounts(player) : [])
        await platform.identity.restrict(other, exclusion);
      await platform.identity.restrict(player.playerId, exclusion);
      return {};
    },
  }),
];

/**
 * The same day of a later month; if it does not exist, the first days of the following one, since an exclusion
 * is never shorter than requested.
 */
function monthsAfter(now: number, months: number): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end;
}
