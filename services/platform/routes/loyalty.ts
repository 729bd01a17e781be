import {
  validatePlatformLoyalty,
  validatePlatformLoyaltyExchange,
  validatePlatformRequestLoyaltyExchange,
  validatePlatformRequestNameLanguage,
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
