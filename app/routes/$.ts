import type { LoaderFunctionArgs } from '@remix-run/node';
import { pageFor, pageKeyOf } from '../page/answer-page.server';

/**
 * Serves content pages at all addresses without another route. The server normally responds before Remix; this route
 * handles the rest.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { status, headers, body } = (await pageFor(request, pageKeyOf(request))).page;
  const bytes = 'text' in body ? body.text : body.brotli;
  const answer = new Response(new Uint8Array(bytes), { status, headers });
  if ('brotli' in body) answer.headers.set('content-encoding', 'br');
  return answer;
}
