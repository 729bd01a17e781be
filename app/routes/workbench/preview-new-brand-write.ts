import type { ActionFunctionArgs } from '@remix-run/node';
import { validateNewBrandRequest } from '../../../schemas/generated/validators.js';
import { postOnly } from '../../server/post-only';
import { writeNewBrand } from '../../workbench/brand-making/write.server';
import { answerStudio } from '../../workbench/preview/studio-call.server';

export const loader = postOnly;

/** Writes the files of a new brand, as the last step of the studio. */
export function action({ request }: ActionFunctionArgs): Promise<Response> {
  return answerStudio(request, validateNewBrandRequest, (body) => Promise.resolve(writeNewBrand(body)));
}
