import type { ActionFunctionArgs } from '@remix-run/node';
import { validateBrandTextsRequest } from '../../../schemas/generated/validators.js';
import { postOnly } from '../../server/post-only';
import { brandTexts } from '../../workbench/brand-texts/brand-texts.server';
import { answerStudio } from '../../workbench/preview/studio-call.server';

export const loader = postOnly;

/** The interface texts that a brand may override, for the studio. */
export function action({ request }: ActionFunctionArgs): Promise<Response> {
  return answerStudio(request, validateBrandTextsRequest, async (body) => brandTexts(body));
}
