import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';

/** The site refused the capture; the message contains the remedy. */
export class CaptureError extends Error {
  override name = 'CaptureError';
}

const patienceMs = 30_000;

/**
 * Requests the capture of a page from a running site.
 * @param page address of a page
 * @param token value of the site's `CAPTURE_TOKEN`; not needed for a development server on this machine
 * @throws CaptureError
 */
export async function fetchCapture(page: URL, token: string | undefined): Promise<string> {
  const endpoint = new URL('/gallery/capture', page);
  endpoint.searchParams.set('path', page.pathname + page.search);
  const { status, body } = await get(endpoint, token);
  if (status === 200) return body;
  throw new CaptureError(`${endpoint.origin} answered ${status}: ${messageOf(body) ?? hint(status)}`);
}

function hint(status: number): string {
  return status === 404
    ? 'this site has no capture endpoint; is the address right?'
    : 'see the log of the site.';
}

function messageOf(body: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' && answer !== null && 'message' in answer
      ? String(answer.message)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Only browsers resolve every `<name>.localhost`, so the name is sent as a header. */
function get(address: URL, token: string | undefined): Promise<{ status: number; body: string }> {
  const local = /(^|\.)localhost$/.test(address.hostname);
  const target = new URL(address);
  if (local) target.hostname = 'localhost';
  const send = address.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const refuse = (error: Error) =>
      reject(
        new CaptureError(`${address.origin} cannot be reached (${error.message}). Is the site running?`),
      );
    const sent = send(
      target,
      {
        agent: false,
        headers: {
          host: address.host,
          accept: 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
      },
      (response) => {
        text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), refuse);
      },
    );
    sent.setTimeout(patienceMs, () => sent.destroy(new Error(`no answer within ${patienceMs / 1_000} s`)));
    sent.once('error', refuse);
    sent.end();
  });
}
