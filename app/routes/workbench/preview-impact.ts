import type { ActionFunctionArgs } from '@remix-run/node';
import { validateImpactRequest } from '../../../schemas/generated/validators.js';
import { postOnly } from '../../server/post-only';
import { impactOf } from '../../workbench/impact/impact.server';
import { answerStudio } from '../../workbench/preview/studio-call.server';

export const loader = postOnly;

/** The effect of a publication, for the studio. */
export function action({ request }: ActionFunctionArgs): Promise<Response> {
  return answerStudio(request, validateImpactRequest, impactOf);
}
