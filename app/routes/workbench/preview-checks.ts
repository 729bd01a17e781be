import type { ActionFunctionArgs } from '@remix-run/node';
import { postOnly } from '../../server/post-only';
import { answerChecks } from '../../workbench/page-checks/answer-checks.server';
import { isFromStudio } from '../../workbench/preview/studio-sites.server';

export const loader = postOnly;

/** Checks a page for the studio's server. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  if (!isFromStudio(request)) return new Response('Not found.', { status: 404, headers });
  return answerChecks(request);
}
