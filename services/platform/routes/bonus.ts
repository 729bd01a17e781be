import {
  validatePlatformManualClaim,
  validatePlatformRequestRewards,
  validatePlatformRewards,
} from '../../../schemas/generated/validators.js';
import { mayClaimManually } from '../bonus/manual-claim';
import { activeRewards } from '../bonus/rewards';
import { defineRoute } from '../http/route';

/** The bonuses of a player. */
export const bonusRoutes = [
  defineRoute({
    id: 'API-066',
    method: 'GET',
    path: '/platform/v1/player/bonus-code/manual-claim/available',
    summary: 'Whether the player may claim a bonus by entering its code.',
    access: 'player',
    reply: validatePlatformManualClaim,
    handle: ({ platform, player }) => ({
      isAvailable: mayClaimManually(player, platform.data.laws, platform.clock.now()),
    }),
  }),
  defineRoute({
    id: 'API-069',
    method: 'GET',
    path: '/platform/v1/player/rewards',
    summary: 'The bonuses the player has, with what is wagered of each.',
    access: 'player',
    query: validatePlatformRequestRewards,
    reply: validatePlatformRewards,
    handle: ({ platform, player, query: { language, hasBonusCode } }) =>
      activeRewards(platform.database.db, player.playerId, {
        now: platform.clock.now(),
        language: language ?? player.language,
        standIns: platform.data.accounts.registration.languages,
        ...(hasBonusCode === undefined ? {} : { hasBonusCode: hasBonusCode === 'true' }),
      }),
  }),
];
