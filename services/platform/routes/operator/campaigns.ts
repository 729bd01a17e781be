import type { Site } from '../../reference-data/data';
import type { CampaignAction } from '../../bonus/campaigns/campaigns';
import type { Platform } from '../../platform';
import {
  validatePlatformOperatorCampaign,
  validatePlatformOperatorCampaigns,
  validatePlatformOperatorCampaignSimulation,
  validatePlatformRequestCampaignPath,
  validatePlatformRequestOperatorCampaign,
  validatePlatformRequestOperatorCampaignLaunch,
  validatePlatformRequestOperatorCampaignTerms,
  validatePlatformRequestOperatorReason,
} from '../../../../schemas/generated/validators.js';
import { defineRoute } from '../../http/route';

const CAMPAIGNS = '/platform/v1/operator/campaigns';
const CAMPAIGN = `${CAMPAIGNS}/:campaignId`;

/** The campaigns of a site: drafts, terms, simulation, launch and end. */
export const operatorCampaignRoutes = [
  defineRoute({
    id: 'operator-campaigns',
    method: 'GET',
    path: CAMPAIGNS,
    summary: 'The campaigns of the site with what they have given.',
    access: 'operator',
    reply: validatePlatformOperatorCampaigns,
    handle: async ({ platform, site }) => ({
      currency: platform.data.defaults.currency,
      campaigns: await platform.campaigns.all(site.siteId),
    }),
  }),
  defineRoute({
    id: 'operator-campaign',
    method: 'GET',
    path: CAMPAIGN,
    summary: 'A campaign of the site with every version of its terms.',
    access: 'operator',
    params: validatePlatformRequestCampaignPath,
    reply: validatePlatformOperatorCampaign,
    handle: ({ platform, site, params }) => platform.campaigns.one(site.siteId, Number(params.campaignId)),
  }),
  defineRoute({
    id: 'operator-campaign-draft',
    method: 'POST',
    path: CAMPAIGNS,
    summary: 'Stores the draft of a campaign, of which no bonus is given before its launch.',
    access: 'operator',
    idempotent: true,
    body: validatePlatformRequestOperatorCampaign,
    reply: validatePlatformOperatorCampaign,
    handle(call) {
      const { reason, ...draft } = call.body;
      return call.platform.campaigns.create(actionOf(call), draft, reason);
    },
  }),
  defineRoute({
    id: 'operator-campaign-terms',
    method: 'POST',
    path: `${CAMPAIGN}/terms`,
    summary: 'Adds terms to a campaign; the bonuses of its holders keep theirs.',
    access: 'operator',
    idempotent: true,
    params: validatePlatformRequestCampaignPath,
    body: validatePlatformRequestOperatorCampaignTerms,
    reply: validatePlatformOperatorCampaign,
    handle(call) {
      const { reason, ...changed } = call.body;
      return call.platform.campaigns.change(actionOf(call), Number(call.params.campaignId), changed, reason);
    },
  }),
  defineRoute({
    id: 'operator-campaign-simulation',
    method: 'GET',
    path: `${CAMPAIGN}/simulation`,
    summary: 'The latest terms of a campaign as the players of the site would play them.',
    access: 'operator',
    params: validatePlatformRequestCampaignPath,
    reply: validatePlatformOperatorCampaignSimulation,
    handle: ({ platform, site, params }) =>
      platform.campaigns.simulate(site.siteId, Number(params.campaignId)),
  }),
  defineRoute({
    id: 'operator-campaign-launch',
    method: 'POST',
    path: `${CAMPAIGN}/launch`,
    summary: 'Puts the latest terms of a campaign into force, by another operator than their author.',
    access: 'operator',
    params: validatePlatformRequestCampaignPath,
    body: validatePlatformRequestOperatorCampaignLaunch,
    reply: validatePlatformOperatorCampaign,
    handle(call) {
      const { version, reason } = call.body;
      return call.platform.campaigns.launch(actionOf(call), Number(call.params.campaignId), version, reason);
    },
  }),
  defineRoute({
    id: 'operator-campaign-end',
    method: 'POST',
    path: `${CAMPAIGN}/end`,
    summary: 'Ends a campaign; the bonuses of its holders go on.',
    access: 'operator',
    params: validatePlatformRequestCampaignPath,
    body: validatePlatformRequestOperatorReason,
    reply: validatePlatformOperatorCampaign,
    handle: (call) =>
      call.platform.campaigns.end(actionOf(call), Number(call.params.campaignId), call.body.reason),
  }),
];

function actionOf({
  platform,
  site,
  operator,
}: {
  platform: Platform;
  site: Site;
  operator: string;
}): CampaignAction {
  return { siteId: site.siteId, operator, now: new Date(platform.clock.now()) };
}
