import {
  validatePlatformLimitChangeList,
  validatePlatformRequestPlayerRestrictionsPath,
} from '../../../../schemas/generated/validators.js';
import { defineRoute, notFound } from '../../http/route';
import { limitChangesOf } from '../../limits/change-limit';

/** Operator routes for limits set by players. */
export const operatorLimitRoutes = [
  defineRoute({
    id: 'operator-limit-changes',
    method: 'GET',
    path: '/platform/v1/operator/players/:playerId/limit-changes',
    summary: 'Every change that a player made to a limit.',
    access: 'operator',
    params: validatePlatformRequestPlayerRestrictionsPath,
    reply: validatePlatformLimitChangeList,
    async handle({ platform, site, params }) {
      const player = await platform.players.byId(Number(params.playerId));
      if (player?.siteId !== site.siteId)
        throw notFound(`Site ${site.siteId} has no player ${params.playerId}.`, 'error.player.not.found');
      const changes = await limitChangesOf(platform.database.db, player.playerId);
      return {
        changes: changes.map(({ id: _id, playerId: _playerId, takesEffectAt, changedAt, ...rest }) => ({
          ...rest,
          takesEffectAt: takesEffectAt.toISOString(),
          changedAt: changedAt.toISOString(),
        })),
      };
    },
  }),
];
