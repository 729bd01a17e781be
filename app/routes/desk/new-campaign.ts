import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

// Loaded on the first staff request, so that a process that serves only players does not load MUI.
const pages = () => import('../../desk/campaigns/campaign-answers.server');
const actions = () => import('../../desk/desk-actions.server');

/** The form of a new campaign, empty or as a copy. */
export const loader = async ({ request }: LoaderFunctionArgs) => (await pages()).answerNewCampaign(request);

export const action = async ({ request }: ActionFunctionArgs) => (await actions()).takeCampaignForm(request);
