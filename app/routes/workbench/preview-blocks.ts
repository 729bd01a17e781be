import type { ActionFunctionArgs } from '@remix-run/node';
import { answerPreviewBlocks } from '../../page/preview/preview-blocks.server';
import { postOnly } from '../../server/post-only';

export const loader = postOnly;

/** Unsaved content on the page it belongs to (docs/preview.md). */
export function action({ request }: ActionFunctionArgs): Promise<Response> {
  return answerPreviewBlocks(request);
}
