import type { ActionFunctionArgs } from '@remix-run/node';
import { validateNewBrandRequest } from '../../../schemas/generated/validators.js';
import { postOnly } from '../../server/post-only';
import { newBrandContent } from '../../workbench/brand-making/content.server';
import { answerStudio } from '../../workbench/preview/studio-call.server';

export const loader = postOnly;

/** Makes the content of a new brand, which the studio imports into the content service. */
export function action({ request }: ActionFunctionArgs): Promise<Response> {
  return answerStudio(request, validateNewBrandRequest, newBrandContent);
}
