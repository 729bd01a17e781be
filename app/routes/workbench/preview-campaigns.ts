import type { ActionFunctionArgs } from '@remix-run/node';
import { validateCampaignChoicesRequest } from '../../../schemas/generated/validators.js';
import { postOnly } from '../../server/post-only';
import { campaignChoices } from '../../workbench/campaign-choices/campaign-choices.server';
import { answerStudio } from '../../workbench/preview/studio-call.server';

export const loader = postOnly;

/** Tells the studio which campaigns a promotion can advertise. */
export function action({ request }: ActionFunctionArgs): Promise<Response> {
  return answerStudio(request, validateCampaignChoicesRequest, campaignChoices);
}
