import type { LoaderFunctionArgs } from '@remix-run/node';
import { pageFor, pageKeyOf } from '../page/answer-page.server';

/** Every address that no other route has is a page of content. The server answers it before Remix is reached; this route serves what is let through. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { status, headers, body } = (await pageFor(request, pageKeyOf(request))).page;
  const bytes = 'text' in body ? body.text : body.brotli;
  const answer = new Response(new Uint8Array(bytes), { status, headers });
  if ('brotli' in body) answer.headers.set('content-encoding', 'br');
  return answer;
}
