import type { LoaderFunctionArgs } from '@remix-run/node';
import { contentAnswer } from '../page/content-answer.server';

/**
 * Every address that no other route has is a page of content. In front of Remix the same answer is given without it, compressed and
 * from the page cache (`app/page-cache/`); what comes here is what was let through.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { status, headers, body } = await contentAnswer(request);
  return new Response(new Uint8Array(body), { status, headers });
}
