import {
  validatePlatformLoyalty,
  validatePlatformLoyaltyExchange,
  validatePlatformRequestCampaignPath,
  validatePlatformRequestLoyaltyExchange,
  validatePlatformRequestNameLanguage,
  validatePlatformReward,
  validatePlatformRewards,
} from '../../../schemas/generated/validators.js';
import { defineRoute } from '../http/route';

const LOYALTY = '/platform/v1/player/loyalty';

/** Points and levels of a player. */
export const loyaltyRoutes = [
  defineRoute({
    id: 'loyalty',
    method: 'GET',
    path: LOYALTY,
    summary: 'Points and level of the player, and how more are earned.',
    access: 'player',
    query: validatePlatformRequestNameLanguage,
    reply: validatePlatformLoyalty,
    handle: ({ platform, player, query: { language } }) => platform.loyalty.read(player, language),
  }),
  defineRoute({
    id: 'loyalty-items',
    method: 'GET',
    path: `${LOYALTY}/items`,
    summary: 'The bonuses that the player can have for points.',
    access: 'player',
    query: validatePlatformRequestNameLanguage,
    reply: validatePlatformRewards,
    handle: async ({ platform, player, query: { language } }) => ({
      rewards: await platform.bonuses.forPoints.list(player, language),
    }),
  }),
  defineRoute({
    id: 'loyalty-item',
    method: 'POST',
    path: `${LOYALTY}/items/:campaignId`,
    summary: 'Takes a bonus for points.',
    access: 'player',
    idempotent: true,
    params: validatePlatformRequestCampaignPath,
    body: validatePlatformRequestLoyaltyExchange,
    reply: validatePlatformReward,
    handle: ({ platform, player, params, body: { points }, idempotencyKey }) =>
      platform.bonuses.forPoints.buy(player, Number(params.campaignId), points, idempotencyKey),
  }),
  defineRoute({
    id: 'loyalty-exchange',
    method: 'POST',
    path: `${LOYALTY}/exchange`,
    summary: 'Exchanges points for own money.',
    access: 'player',
    idempotent: true,
    body: validatePlatformRequestLoyaltyExchange,
    reply: validatePlatformLoyaltyExchange,
    handle: ({ platform, player, body: { points }, idempotencyKey }) =>
      platform.loyalty.exchange(player, points, idempotencyKey),
  }),
];
