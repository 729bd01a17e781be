import type { ErrorObject } from 'ajv';
import { schemaFault } from '../../content/documents/schema-fault';
import { errorMessage } from '../../server/error-message';
import { log } from '../../server/log.server';
import { bodyTooLong, readText } from '../../server/read-text.server';
import { NoSuchSiteError } from '../no-such-site-error';
import { isFromStudio } from './studio-sites.server';

/** Limit in bytes, far above a page with all its content in every language. */
const maxBytes = 8_000_000;

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

type Guard<T> = ((value: unknown) => value is T) & { errors?: ErrorObject[] | null };

/** Handles a call of the studio's server; 404 for all others. */
export async function answerStudio<T>(
  request: Request,
  isExpected: Guard<T>,
  work: (body: T) => Promise<unknown>,
): Promise<Response> {
  if (!isFromStudio(request)) return new Response('Not found.', { status: 404, headers });
  const text = await readText(request, maxBytes);
  if (text === undefined) return bodyTooLong(maxBytes);
  const body = parsed(text);
  if (!isExpected(body)) {
    const { pointer = '/', reason = 'is wrong' } = schemaFault(isExpected.errors) ?? {};
    return Response.json(
      { code: 'studio.request', message: `${pointer}: ${reason}` },
      { status: 400, headers },
    );
  }
  try {
    return Response.json(await work(body), { headers });
  } catch (error) {
    if (error instanceof NoSuchSiteError)
      return Response.json({ code: 'studio.no-site', message: error.message }, { status: 404, headers });
    const { pathname } = new URL(request.url);
    log.error({ event: 'studio.call', pathname, reason: errorMessage(error) }, 'a call of the studio failed');
    const message = 'The content service does not answer.';
    return Response.json({ code: 'studio.unavailable', message }, { status: 502, headers });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
