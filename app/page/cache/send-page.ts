import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingOf } from './encoding';
import type { PageAnswer } from './page-answer';
import { type StoredPage, wireOf } from './stored-page.server';

/** Sends a page that was kept, or says that the visitor has it already. */
export function sendPage(
  page: StoredPage,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const { head, body, unchanged } = wireOf(page, encodingOf(headers['accept-encoding']?.toString()));
  // The name of a text is long enough to stand nowhere else in the header.
  if (headers['if-none-match']?.includes(page.tag)) response.writeHead(304, unchanged).end();
  else if (method === 'HEAD') response.writeHead(200, head).end();
  else response.writeHead(200, head).end(body);
}

/** Sends a page that is not kept. */
export function sendAnswer(
  { status, headers, body }: PageAnswer,
  { method }: IncomingMessage,
  response: ServerResponse,
): void {
  response
    .writeHead(status, { ...headers, 'content-length': body.length })
    .end(method === 'HEAD' ? undefined : body);
}

/** Sends a redirect, with the cookies it sets. */
export async function sendResponse(
  answer: Response,
  { method }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status).end(method === 'HEAD' ? undefined : body);
}
