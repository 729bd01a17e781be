import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

// Loaded on the first request of staff: players' pages do without MUI, in memory too.
const pages = () => import('../../desk/campaigns/campaign-answers.server');
const actions = () => import('../../desk/desk-actions.server');

/** A campaign to be written, from scratch or as a copy. */
export const loader = async ({ request }: LoaderFunctionArgs) => (await pages()).answerNewCampaign(request);

export const action = async ({ request }: ActionFunctionArgs) => (await actions()).takeCampaignForm(request);
