import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Origin and path of the requested address; behind a proxy, from its headers.
 * @param trustProxy whether a proxy in front sets the X-Forwarded headers
 */
export function addressOf(
  { headers, url = '/' }: IncomingMessage,
  trustProxy: boolean,
): { origin: string; url: string } {
  const forwarded = (name: string) =>
    trustProxy ? headers[name]?.toString().split(',')[0]?.trim() : undefined;
  const protocol = forwarded('x-forwarded-proto') ?? 'http';
  const host = forwarded('x-forwarded-host') ?? headers.host;
  return { origin: `${protocol}://${host || 'localhost'}`, url };
}

/**
 * A Fetch API request for a Node request. Its address is the one the visitor requested, behind a proxy taken from its
 * headers: the server itself speaks HTTP, TLS ends in front of it.
 * @param trustProxy whether a proxy in front sets the X-Forwarded headers
 */
export function fetchRequest(
  message: IncomingMessage,
  response: ServerResponse,
  trustProxy: boolean,
): Request {
  const { method = 'GET', headers } = message;
  const { origin, url } = addressOf(message, trustProxy);
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  const read = new Headers();
  for (const [name, value] of Object.entries(headers))
    for (const each of Array.isArray(value) ? value : [value]) if (each) read.append(name, each);
  return new Request(new URL(origin + url), {
    method,
    headers: read,
    signal: controller.signal,
  });
}
