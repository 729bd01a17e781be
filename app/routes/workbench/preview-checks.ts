import type { ActionFunctionArgs } from '@remix-run/node';
import { validateCheckRequest } from '../../../schemas/generated/validators.js';
import { postOnly } from '../../server/post-only';
import { checksOf } from '../../workbench/page-checks/checks.server';
import { answerStudio } from '../../workbench/preview/studio-call.server';

export const loader = postOnly;

/** Checks a page for the studio. */
export function action({ request }: ActionFunctionArgs): Promise<Response> {
  return answerStudio(request, validateCheckRequest, checksOf);
}
