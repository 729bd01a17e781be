import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

// Loaded on the first request of staff: players' pages do without MUI, in memory too.
const pages = () => import('../../desk/campaigns/campaign-answers.server');
const actions = () => import('../../desk/desk-actions.server');

/** One campaign: what it gives, what it has given, and new terms. */
export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  (await pages()).answerCampaign(request, params['campaignId'] ?? '');

export const action = async ({ request, params }: ActionFunctionArgs) =>
  (await actions()).takeCampaignForm(request, params['campaignId'] ?? '');
