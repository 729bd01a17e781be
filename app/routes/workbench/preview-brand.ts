import type { ActionFunctionArgs } from '@remix-run/node';
import { validateBrandCheckRequest } from '../../../schemas/generated/validators.js';
import { postOnly } from '../../server/post-only';
import { brandCheck } from '../../workbench/brand-settings/brand-check.server';
import { answerStudio } from '../../workbench/preview/studio-call.server';

export const loader = postOnly;

/** Checks changes of a brand for the studio. */
export function action({ request }: ActionFunctionArgs): Promise<Response> {
  return answerStudio(request, validateBrandCheckRequest, (body) => Promise.resolve(brandCheck(body)));
}
