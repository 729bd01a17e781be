import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

// Loaded on the first staff request, so that a process that serves only players does not load MUI.
const pages = () => import('../../desk/campaigns/campaign-answers.server');
const actions = () => import('../../desk/desk-actions.server');

/** One campaign: terms, totals, and forms for new terms. */
export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  (await pages()).answerCampaign(request, params['campaignId'] ?? '');

export const action = async ({ request, params }: ActionFunctionArgs) =>
  (await actions()).takeCampaignForm(request, params['campaignId'] ?? '');
