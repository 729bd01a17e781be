import type { ActionFunctionArgs } from '@remix-run/node';
import { postOnly } from '../../../server/post-only';
import { answerDocumentStep } from '../../../player/verification/document-steps.server';

export const loader = postOnly;

/** The steps in which a script uploads a document: `begin`, a `file` at a time, `send`. */
export function action({ request }: ActionFunctionArgs): Promise<Response> {
  return answerDocumentStep(request);
}
