import type { ActionFunctionArgs } from '@remix-run/node';
import { validateBrandSettingsRequest } from '../../../schemas/generated/validators.js';
import { postOnly } from '../../server/post-only';
import { brandSettings } from '../../workbench/brand-settings/brand-settings.server';
import { answerStudio } from '../../workbench/preview/studio-call.server';

export const loader = postOnly;

/** The settings of a brand in a market with their origin, for the studio. */
export function action({ request }: ActionFunctionArgs): Promise<Response> {
  return answerStudio(request, validateBrandSettingsRequest, async (body) => brandSettings(body));
}
