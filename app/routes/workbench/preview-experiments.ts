import type { ActionFunctionArgs } from '@remix-run/node';
import { validateExperimentsRequest } from '../../../schemas/generated/validators.js';
import { postOnly } from '../../server/post-only';
import { experimentResults } from '../../workbench/experiments/experiment-results.server';
import { answerStudio } from '../../workbench/preview/studio-call.server';

export const loader = postOnly;

/** The results of experiments, for the studio. */
export function action({ request }: ActionFunctionArgs): Promise<Response> {
  return answerStudio(request, validateExperimentsRequest, (body) => experimentResults(body));
}
