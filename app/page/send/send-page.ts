import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SendablePage } from '../page';
import { encodingOf } from './encoding';
import { type CachedPage, wireOf } from './wire.server';

/**
 * Sends a page, or a 304 if the browser has it in its cache.
 * @param timing `Server-Timing` of this request
 */
export function sendPage(
  page: SendablePage,
  message: IncomingMessage,
  response: ServerResponse,
  timing?: string,
): void {
  if (timing) response.setHeader('server-timing', timing);
  if (isCached(page)) return sendCached(page, message, response);
  const { status, headers, body } = page;
  const text = 'text' in body ? body.text : body.brotli;
  response
    .writeHead(status, { ...headers, 'content-length': text.length })
    .end(message.method === 'HEAD' ? undefined : text);
}

function isCached(page: SendablePage): page is CachedPage {
  return 'brotli' in page.body;
}

function sendCached(page: CachedPage, { method, headers }: IncomingMessage, response: ServerResponse): void {
  const { head, body, unchanged } = wireOf(page, encodingOf(headers['accept-encoding']?.toString()));
  // Tags are long enough for a substring match.
  if (headers['if-none-match']?.includes(page.tag)) response.writeHead(304, unchanged).end();
  else if (method === 'HEAD') response.writeHead(page.status, head).end();
  else response.writeHead(page.status, head).end(body);
}

/** Sends a whole response with its cookies. @param document the body, if the response itself has none */
export async function sendResponse(
  answer: Response,
  { method }: IncomingMessage,
  response: ServerResponse,
  document?: string,
): Promise<void> {
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  const body = document === undefined ? Buffer.from(await answer.arrayBuffer()) : Buffer.from(document);
  response.writeHead(answer.status).end(method === 'HEAD' ? undefined : body);
}
