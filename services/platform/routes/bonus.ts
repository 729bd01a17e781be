import {
  validatePlatformBonusCode,
  validatePlatformCampaigns,
  validatePlatformCashback,
  validatePlatformEmpty,
  validatePlatformFreeSpins,
  validatePlatformManualClaim,
  validatePlatformRequestBonusActivation,
  validatePlatformRequestBonusAgreement,
  validatePlatformRequestBonusCode,
  validatePlatformRequestBonusForfeit,
  validatePlatformRequestBonusPath,
  validatePlatformRequestCampaignPath,
  validatePlatformRequestCampaigns,
  validatePlatformRequestFreeSpinsPath,
  validatePlatformRequestInsteadOf,
  validatePlatformRequestManualClaim,
  validatePlatformRequestNameLanguage,
  validatePlatformRequestRewardConsent,
  validatePlatformRequestRewards,
  validatePlatformReward,
  validatePlatformRewards,
  validatePlatformRoundsPlayed,
} from '../../../schemas/generated/validators.js';
import { mayClaimManually } from '../bonus/manual-claim';
import { defineRoute } from '../http/route';

const PLAYER = '/platform/v1/player';

const idsOf = (joined: string | undefined): number[] | undefined => joined?.split(',').map(Number);

/** A player's bonuses (API-055 to API-079); those of API-062, 063, 077 and 078 are in `special-rewards.ts`. Amounts are in minor units. */
export const bonusRoutes = [
  defineRoute({
    id: 'API-055',
    method: 'GET',
    path: `${PLAYER}/campaigns`,
    summary: 'Campaigns that are open at the site, in a language.',
    access: 'player',
    query: validatePlatformRequestCampaigns,
    reply: validatePlatformCampaigns,
    handle: ({ platform, site, player, query: { language } }) =>
      platform.bonuses.campaigns(site, player, { language }),
  }),
  defineRoute({
    id: 'API-056',
    method: 'POST',
    path: `${PLAYER}/campaigns/:campaignId/claim`,
    summary: 'Claims the bonus of a campaign.',
    access: 'player',
    idempotent: true,
    params: validatePlatformRequestCampaignPath,
    query: validatePlatformRequestInsteadOf,
    reply: validatePlatformReward,
    handle: ({ platform, player, params, query: { insteadOf }, idempotencyKey }) =>
      platform.bonuses.claim(player, Number(params.campaignId), idempotencyKey, insteadOf),
  }),
  defineRoute({
    id: 'API-057',
    method: 'POST',
    path: `${PLAYER}/optIn/:campaignId/activate`,
    summary: 'Chooses the bonus of a campaign for the next deposit.',
    access: 'player',
    params: validatePlatformRequestCampaignPath,
    reply: validatePlatformEmpty,
    async handle({ platform, player, params }) {
      await platform.bonuses.optIn(player, Number(params.campaignId));
      return {};
    },
  }),
  defineRoute({
    id: 'API-058',
    method: 'POST',
    path: `${PLAYER}/optIn/:campaignId/deactivate`,
    summary: 'Takes that choice back.',
    access: 'player',
    params: validatePlatformRequestCampaignPath,
    reply: validatePlatformEmpty,
    async handle({ platform, player, params }) {
      await platform.bonuses.optOut(player, Number(params.campaignId));
      return {};
    },
  }),
  defineRoute({
    id: 'API-059',
    method: 'POST',
    path: `${PLAYER}/campaigns/activate`,
    summary: 'Answers a bonus of the player that is active.',
    access: 'player',
    body: validatePlatformRequestBonusActivation,
    reply: validatePlatformReward,
    handle: ({ platform, player, body }) => platform.bonuses.activate(player, body.bonusAssignmentId),
  }),
  defineRoute({
    id: 'API-060',
    method: 'PUT',
    path: `${PLAYER}/bonus-assignments/:bonusAssignmentId`,
    summary: 'Gives a bonus up: its money goes back, real money stays.',
    access: 'player',
    params: validatePlatformRequestBonusPath,
    body: validatePlatformRequestBonusForfeit,
    reply: validatePlatformReward,
    handle: ({ platform, player, params }) => platform.bonuses.forfeit(player, params.bonusAssignmentId),
  }),
  defineRoute({
    id: 'API-061',
    method: 'POST',
    path: `${PLAYER}/bonus-code/agree`,
    summary: 'Takes the bonus of a code with the next deposit, or not after all.',
    access: 'player',
    query: validatePlatformRequestInsteadOf,
    body: validatePlatformRequestBonusAgreement,
    reply: validatePlatformEmpty,
    async handle({ platform, player, body: { bonusCode, agreed }, query: { insteadOf } }) {
      await platform.bonuses.agree(player, bonusCode, agreed, insteadOf);
      return {};
    },
  }),
  defineRoute({
    id: 'API-064',
    method: 'GET',
    path: `${PLAYER}/campaigns/by-ids`,
    summary: 'Campaigns of the given numbers, for a player.',
    access: 'player',
    query: validatePlatformRequestCampaigns,
    reply: validatePlatformCampaigns,
    handle: ({ platform, site, player, query: { campaignIds, language } }) =>
      platform.bonuses.campaigns(site, player, { ids: idsOf(campaignIds), language }),
  }),
  defineRoute({
    id: 'API-065',
    method: 'GET',
    path: '/platform/v1/campaigns/public/by-ids',
    summary: 'Campaigns of the given numbers, for a visitor; with a market or a country those that it has.',
    access: 'site',
    query: validatePlatformRequestCampaigns,
    reply: validatePlatformCampaigns,
    handle({ platform, site, query: { campaignIds, language, ...place } }) {
      const ids = idsOf(campaignIds);
      if (place.market === undefined && place.country === undefined)
        return platform.bonuses.campaigns(site, undefined, { ids, language });
      return platform.bonuses.announced(site, { ids, language, ...place });
    },
  }),
  defineRoute({
    id: 'API-066',
    method: 'GET',
    path: `${PLAYER}/bonus-code/manual-claim/available`,
    summary: 'Whether the player may claim a bonus by entering its code.',
    access: 'player',
    reply: validatePlatformManualClaim,
    handle: ({ platform, player }) => ({
      isAvailable: mayClaimManually(player, platform.data.laws, platform.clock.now()),
    }),
  }),
  defineRoute({
    id: 'API-067',
    method: 'POST',
    path: `${PLAYER}/bonus-code/manual-claim`,
    summary: 'Claims the bonus of a code.',
    access: 'player',
    idempotent: true,
    query: validatePlatformRequestInsteadOf,
    body: validatePlatformRequestManualClaim,
    reply: validatePlatformReward,
    guard: ({ platform, player }) => platform.bonuses.countTry(player),
    handle: ({ platform, player, body, query: { insteadOf }, idempotencyKey }) =>
      platform.bonuses.claimByCode(player, body.bonusCode, idempotencyKey, insteadOf),
  }),
  defineRoute({
    id: 'API-068',
    method: 'POST',
    path: `${PLAYER}/bonus-code/validate`,
    summary: 'The campaign that a code opens, with what it gives.',
    access: 'player',
    query: validatePlatformRequestNameLanguage,
    body: validatePlatformRequestBonusCode,
    reply: validatePlatformBonusCode,
    handle: ({ platform, player, body, query: { language } }) =>
      platform.bonuses.findByCode(player, body.bonusCode, language),
  }),
  defineRoute({
    id: 'API-069',
    method: 'GET',
    path: `${PLAYER}/rewards`,
    summary: 'The bonuses that the player has with what is wagered of each, or those that can be claimed.',
    access: 'player',
    query: validatePlatformRequestRewards,
    reply: validatePlatformRewards,
    handle: ({ platform, player, query: { rewardsType, language, hasBonusCode, excludeTriggerType } }) => {
      const filter = {
        language,
        hasBonusCode: hasBonusCode === undefined ? undefined : hasBonusCode === 'true',
        withoutTriggered: excludeTriggerType === 'triggered',
      };
      if (rewardsType === 'ELIGIBLE') return platform.bonuses.eligible(player, filter);
      return platform.bonuses.active(player, filter);
    },
  }),
  defineRoute({
    id: 'rewards-past',
    method: 'GET',
    path: `${PLAYER}/rewards/past`,
    summary: 'The bonuses of the player that have ended, the latest first.',
    access: 'player',
    query: validatePlatformRequestNameLanguage,
    reply: validatePlatformRewards,
    handle: ({ platform, player, query: { language } }) => platform.bonuses.past(player, { language }),
  }),
  defineRoute({
    id: 'API-070',
    method: 'POST',
    path: `${PLAYER}/cashback/:campaignId/activate`,
    summary: 'Begins a period of a cashback, or answers the one that runs.',
    access: 'player',
    params: validatePlatformRequestCampaignPath,
    reply: validatePlatformCashback,
    handle: ({ platform, player, params }) =>
      platform.bonuses.cashback.activate(player, Number(params.campaignId)),
  }),
  defineRoute({
    id: 'API-071',
    method: 'POST',
    path: `${PLAYER}/cashback/:campaignId/deactivate`,
    summary: 'Drops the period: it gives nothing back.',
    access: 'player',
    params: validatePlatformRequestCampaignPath,
    reply: validatePlatformCashback,
    handle: ({ platform, player, params }) =>
      platform.bonuses.cashback.deactivate(player, Number(params.campaignId)),
  }),
  defineRoute({
    id: 'API-072',
    method: 'POST',
    path: `${PLAYER}/cashback/:campaignId/claim`,
    summary: 'Pays the cashback of a period that is over.',
    access: 'player',
    idempotent: true,
    params: validatePlatformRequestCampaignPath,
    reply: validatePlatformReward,
    handle: ({ platform, player, params, idempotencyKey }) =>
      platform.bonuses.cashback.claim(player, Number(params.campaignId), idempotencyKey),
  }),
  defineRoute({
    id: 'API-073',
    method: 'GET',
    path: `${PLAYER}/cashback/:campaignId/progress`,
    summary: 'The net loss of the latest period, and the cashback it gives so far.',
    access: 'player',
    params: validatePlatformRequestCampaignPath,
    query: validatePlatformRequestNameLanguage,
    reply: validatePlatformCashback,
    handle: ({ platform, player, params, query: { language } }) =>
      platform.bonuses.cashback.progress(player, Number(params.campaignId), language),
  }),
  defineRoute({
    id: 'API-074',
    method: 'GET',
    path: `${PLAYER}/free-spins/:bonusAssignmentId`,
    summary: 'The free rounds of a bonus.',
    access: 'player',
    params: validatePlatformRequestBonusPath,
    reply: validatePlatformFreeSpins,
    handle: ({ platform, player, params }) => platform.bonuses.freeSpins(player, params.bonusAssignmentId),
  }),
  defineRoute({
    id: 'API-075',
    method: 'GET',
    path: `${PLAYER}/free-spins/:bonusAssignmentId/rounds-played`,
    summary: 'How many of them are played, and what they won.',
    access: 'player',
    params: validatePlatformRequestBonusPath,
    reply: validatePlatformRoundsPlayed,
    handle: ({ platform, player, params }) => platform.bonuses.roundsPlayed(player, params.bonusAssignmentId),
  }),
  defineRoute({
    id: 'API-076',
    method: 'POST',
    path: `${PLAYER}/free-spins/:id/claim`,
    summary: 'Claims the free rounds of a campaign, or answers those of a bonus.',
    access: 'player',
    idempotent: true,
    params: validatePlatformRequestFreeSpinsPath,
    query: validatePlatformRequestInsteadOf,
    reply: validatePlatformReward,
    handle: ({ platform, player, params, query: { insteadOf }, idempotencyKey }) =>
      platform.bonuses.claimFreeSpins(player, params.id, idempotencyKey, insteadOf),
  }),
  defineRoute({
    id: 'API-079',
    method: 'POST',
    path: `${PLAYER}/rewards/:campaignId/consent`,
    summary: 'Takes the reward of a campaign with the next deposit, or not after all.',
    access: 'player',
    params: validatePlatformRequestCampaignPath,
    query: validatePlatformRequestInsteadOf,
    body: validatePlatformRequestRewardConsent,
    reply: validatePlatformEmpty,
    async handle({ platform, player, params, body: { agreed }, query: { insteadOf } }) {
      const campaignId = Number(params.campaignId);
      await (agreed
        ? platform.bonuses.optIn(player, campaignId, insteadOf)
        : platform.bonuses.optOut(player, campaignId));
      return {};
    },
  }),
];
