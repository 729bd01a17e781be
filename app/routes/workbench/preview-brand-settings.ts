import type { ActionFunctionArgs } from '@remix-run/node';
import { validateBrandSettingsRequest } from '../../../schemas/generated/validators.js';
import { postOnly } from '../../server/post-only';
import { brandSettings } from '../../workbench/brand-settings/brand-settings.server';
import { answerStudio } from '../../workbench/preview/studio-call.server';

export const loader = postOnly;

/** Says for the studio what a brand is in a market, and which file says so. */
export function action({ request }: ActionFunctionArgs): Promise<Response> {
  return answerStudio(request, validateBrandSettingsRequest, (body) => Promise.resolve(brandSettings(body)));
}
