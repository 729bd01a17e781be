import type { LoaderFunctionArgs } from '@remix-run/node';

// Loaded on the first request of staff: players' pages do without MUI, in memory too.
const pages = () => import('../../desk/campaigns/campaign-answers.server');

/** The campaigns of the brand. */
export const loader = async ({ request }: LoaderFunctionArgs) => (await pages()).answerCampaigns(request);
