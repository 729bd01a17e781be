import {
  validatePlatformEmpty,
  validatePlatformRequestCampaignPath,
  validatePlatformRequestInsteadOf,
  validatePlatformRequestNameLanguage,
  validatePlatformRequestPartnerBonus,
  validatePlatformRequestQueuedBonus,
  validatePlatformRequestQueuedPath,
  validatePlatformReward,
  validatePlatformRewards,
} from '../../../schemas/generated/validators.js';
import { defineRoute } from '../http/route';

const PLAYER = '/platform/v1/player';

/** A player's queue, and rewards with their own endpoint (API-062, API-063, API-077, API-078). */
export const specialRewardRoutes = [
  defineRoute({
    id: 'API-062',
    method: 'POST',
    path: `${PLAYER}/partner-bonus`,
    summary: 'Takes the bonus of a partner with its code.',
    access: 'player',
    idempotent: true,
    query: validatePlatformRequestInsteadOf,
    body: validatePlatformRequestPartnerBonus,
    reply: validatePlatformEmpty,
    guard: ({ platform, player }) => platform.bonuses.countTry(player),
    async handle({ platform: { bonuses }, player, body, query: { insteadOf }, idempotencyKey }) {
      const { bonusAssignmentId, partnerBonusCode } = body;
      await bonuses.givingUp.insteadOf(player, insteadOf, () =>
        bonuses.special.takePartner(player, bonusAssignmentId, partnerBonusCode, idempotencyKey),
      );
      return {};
    },
  }),
  defineRoute({
    id: 'bonus-queue-list',
    method: 'GET',
    path: `${PLAYER}/queued-bonus`,
    summary: 'The bonuses that are to follow the active ones, each with the state of its place.',
    access: 'player',
    query: validatePlatformRequestNameLanguage,
    reply: validatePlatformRewards,
    handle: async ({ platform, player, query: { language } }) => ({
      rewards: await platform.bonuses.queue.list(player, language),
    }),
  }),
  defineRoute({
    id: 'bonus-queue-add',
    method: 'POST',
    path: `${PLAYER}/queued-bonus`,
    summary: 'Queues the bonus of a campaign behind the active one, with the terms of now.',
    access: 'player',
    body: validatePlatformRequestQueuedBonus,
    reply: validatePlatformReward,
    handle: ({ platform, player, body }) => platform.bonuses.queue.add(player, body.campaignId),
  }),
  defineRoute({
    id: 'bonus-queue-remove',
    method: 'DELETE',
    path: `${PLAYER}/queued-bonus/:queuedPlayerBonusId`,
    summary: 'Takes a bonus out of the queue.',
    access: 'player',
    params: validatePlatformRequestQueuedPath,
    reply: validatePlatformEmpty,
    async handle({ platform, player, params }) {
      await platform.bonuses.queue.remove(player, params.queuedPlayerBonusId);
      return {};
    },
  }),
  defineRoute({
    id: 'API-063',
    method: 'POST',
    path: `${PLAYER}/queued-bonus/:queuedPlayerBonusId/claim`,
    summary: 'Claims a queued bonus, once nothing is in its way.',
    access: 'player',
    idempotent: true,
    params: validatePlatformRequestQueuedPath,
    query: validatePlatformRequestInsteadOf,
    reply: validatePlatformReward,
    handle({ platform: { bonuses }, player, params, query: { insteadOf }, idempotencyKey }) {
      return bonuses.givingUp.insteadOf(player, insteadOf, () =>
        bonuses.queue.claim(player, params.queuedPlayerBonusId, idempotencyKey),
      );
    },
  }),
  defineRoute({
    id: 'API-077',
    method: 'POST',
    path: `${PLAYER}/icash/:campaignId/activate`,
    summary: 'Pays the iCash of a campaign as own money.',
    access: 'player',
    idempotent: true,
    params: validatePlatformRequestCampaignPath,
    reply: validatePlatformReward,
    handle: ({ platform, player, params, idempotencyKey }) =>
      platform.bonuses.special.activateIcash(player, Number(params.campaignId), idempotencyKey),
  }),
  defineRoute({
    id: 'API-078',
    method: 'POST',
    path: `${PLAYER}/softswiss-sportsbook/:campaignId/claim`,
    summary: 'Claims the sportsbook reward of a campaign.',
    access: 'player',
    idempotent: true,
    params: validatePlatformRequestCampaignPath,
    query: validatePlatformRequestInsteadOf,
    reply: validatePlatformReward,
    handle({ platform: { bonuses }, player, params, query: { insteadOf }, idempotencyKey }) {
      return bonuses.givingUp.insteadOf(player, insteadOf, () =>
        bonuses.special.claimSportsbook(player, Number(params.campaignId), idempotencyKey),
      );
    },
  }),
];
