import type { ActionFunctionArgs } from '@remix-run/node';
import { validateBrandStatesRequest } from '../../../schemas/generated/validators.js';
import { postOnly } from '../../server/post-only';
import { brandStates } from '../../workbench/brand-settings/brand-states.server';
import { answerStudio } from '../../workbench/preview/studio-call.server';

export const loader = postOnly;

/** The state of each brand's files and stored changes, for the studio. */
export function action({ request }: ActionFunctionArgs): Promise<Response> {
  return answerStudio(request, validateBrandStatesRequest, (body) => Promise.resolve(brandStates(body)));
}
