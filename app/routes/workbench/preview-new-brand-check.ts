import type { ActionFunctionArgs } from '@remix-run/node';
import { validateNewBrandRequest } from '../../../schemas/generated/validators.js';
import { postOnly } from '../../server/post-only';
import { newBrandCheck } from '../../workbench/brand-making/check.server';
import { answerStudio } from '../../workbench/preview/studio-call.server';

export const loader = postOnly;

/** Checks a requested brand for the studio; nothing is written. */
export function action({ request }: ActionFunctionArgs): Promise<Response> {
  return answerStudio(request, validateNewBrandRequest, (body) => Promise.resolve(newBrandCheck(body)));
}
