import type { PlatformRestriction } from '../../../schemas/generated/types';
import {
  validatePlatformRequestPlayerRestrictionsPath,
  validatePlatformRequestRestriction,
  validatePlatformRequestRestrictionLift,
  validatePlatformRequestRestrictionPath,
  validatePlatformRestriction,
  validatePlatformRestrictionList,
} from '../../../schemas/generated/validators.js';
import type { Restriction } from '../database/tables/restrictions';
import { invalidRequest } from '../errors';
import { defineRoute, notFound } from '../http/route';
import type { Platform } from '../platform';
import { activeAt } from '../players/restrictions';
import type { RestrictedPlayer } from '../players/player-store';

const PATH = '/platform/v1/operator/players/:playerId/restrictions';

/** Restrictions that operators set and lift. The rows are the record of it: none is deleted or written over. */
export const operatorRestrictionRoutes = [
  defineRoute({
    id: 'operator-restrictions',
    method: 'GET',
    path: PATH,
    summary: 'Every restriction of a player, in force or over.',
    access: 'operator',
    params: validatePlatformRequestPlayerRestrictionsPath,
    reply: validatePlatformRestrictionList,
    async handle({ platform, site, params }) {
      const { restrictions } = await playerOf(platform, site.siteId, params.playerId);
      return { restrictions: restrictions.map((each) => shown(each, platform.clock.now())) };
    },
  }),
  defineRoute({
    id: 'operator-restriction-set',
    method: 'POST',
    path: PATH,
    summary: 'Sets a restriction at once, beside those that there are.',
    access: 'operator',
    params: validatePlatformRequestPlayerRestrictionsPath,
    body: validatePlatformRequestRestriction,
    reply: validatePlatformRestriction,
    async handle({ platform, site, params, body, operator }) {
      const { playerId } = await playerOf(platform, site.siteId, params.playerId);
      const now = platform.clock.now();
      const until = body.until ? new Date(body.until) : null;
      if (until !== null && until.getTime() <= now)
        throw invalidRequest({ until: { code: 'invalid.past', message: "'until' is not in the future." } });
      const { kind, reason } = body;
      const by = { setBy: 'operator', setByKey: operator } as const;
      return shown(await platform.identity.restrict(playerId, { kind, until, reason, ...by }), now);
    },
  }),
  defineRoute({
    id: 'operator-restriction-lift',
    method: 'POST',
    path: `${PATH}/:restrictionId/lift`,
    summary: 'Lifts a restriction: at once, or after its cooling where it protects players from themselves.',
    access: 'operator',
    params: validatePlatformRequestRestrictionPath,
    body: validatePlatformRequestRestrictionLift,
    reply: validatePlatformRestriction,
    async handle({ platform, site, params, body, operator }) {
      const { playerId } = await playerOf(platform, site.siteId, params.playerId);
      const lift = { key: operator, reason: body.reason };
      return shown(
        await platform.identity.lift(playerId, Number(params.restrictionId), lift),
        platform.clock.now(),
      );
    },
  }),
];

async function playerOf(platform: Platform, siteId: number, playerId: string): Promise<RestrictedPlayer> {
  const player = await platform.players.byId(Number(playerId));
  if (player?.siteId === siteId) return player;
  throw notFound(`Site ${siteId} has no player ${playerId}.`, 'error.player.not.found');
}

function shown(restriction: Restriction, now: number): PlatformRestriction {
  const { playerId: _, setAt, until, liftedAt, ...rest } = restriction;
  return {
    ...rest,
    isActive: activeAt([restriction], now).length > 0,
    setAt: setAt.toISOString(),
    until: until?.toISOString() ?? null,
    liftedAt: liftedAt?.toISOString() ?? null,
  };
}
