import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

// Loaded on the first request of staff: players' pages do without MUI, in memory too.
const pages = () => import('../../desk/campaigns/campaign-answers.server');
const actions = () => import('../../desk/desk-actions.server');

/** The latest terms of a campaign as its players would play them, and their launch. */
export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  (await pages()).answerSimulation(request, params['campaignId'] ?? '');

export const action = async ({ request, params }: ActionFunctionArgs) =>
  (await actions()).takeLaunchForm(request, params['campaignId'] ?? '');
