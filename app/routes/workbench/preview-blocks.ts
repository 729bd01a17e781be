import type { ActionFunctionArgs } from '@remix-run/node';
import { answerPreviewBlocks } from '../../page/preview/preview-blocks.server';
import { postOnly } from '../../server/post-only';

export const loader = postOnly;

/** The blocks of a page with unsaved content (docs/preview.md). */
export function action({ request }: ActionFunctionArgs): Promise<Response> {
  return answerPreviewBlocks(request);
}
