import {
  validatePlatformEmpty,
  validatePlatformRequestTimeOut,
} from '../../../schemas/generated/validators.js';
import { DAY } from '../live/activity';
import { defineRoute } from '../http/route';

/** A pause that players take themselves (LIMIT-19). */
export const timeOutRoutes = [
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
];
