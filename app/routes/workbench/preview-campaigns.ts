import type { ActionFunctionArgs } from '@remix-run/node';
import { validateCampaignChoicesRequest } from '../../../schemas/generated/validators.js';
import { postOnly } from '../../server/post-only';
import { campaignChoices } from '../../workbench/campaign-choices/campaign-choices.server';
import { answerStudio } from '../../workbench/preview/studio-call.server';

export const loader = postOnly;

/** The campaigns that a promotion can advertise, for the studio. */
export function action({ request }: ActionFunctionArgs): Promise<Response> {
  return answerStudio(request, validateCampaignChoicesRequest, campaignChoices);
}
