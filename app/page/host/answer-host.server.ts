import type { IncomingMessage, ServerResponse } from 'node:http';
import { brandAtHost, configuration } from '../../site/configuration/configuration.server';
import { segmentsOf } from '../../site/redirects/redirect-table';
import { serverSegments } from '../../site/redirects/server-paths';
import { sendPage } from '../send/send-page';
import { answerRedirect, urlOf } from './answer-redirect.server';
import { unknownHostPage } from './unknown-host-page.server';

/** Cache lifetime of a verification file, in seconds. */
const storedSeconds = 300;

/**
 * Handles requests that depend only on the host and a brand's files: verification files that prove the ownership of a host,
 * redirects, and unknown hosts.
 *
 * @returns false if the request was not handled; nothing has been written in that case
 */
export function answerHost(message: IncomingMessage, response: ServerResponse): boolean {
  const url = urlOf(message);
  if (!url) return false;
  const { method = 'GET' } = message;
  return (
    answerVerificationFile(url, method, response) ||
    answerRedirect(url, method, response) ||
    answerUnknownHost(url, message, response)
  );
}

/** Alias hosts also serve the files, since each host is verified separately. */
function answerVerificationFile(url: URL, method: string, response: ServerResponse): boolean {
  if (!['GET', 'HEAD'].includes(method)) return false;
  const { hosts, aliases } = configuration();
  const brand = hosts.get(url.hostname) ?? aliases.get(url.hostname)?.configured;
  const text = brand?.verificationFiles.get(url.pathname);
  if (text === undefined) return false;
  response.writeHead(200, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': `public, max-age=${storedSeconds}`,
    'content-length': Buffer.byteLength(text),
  });
  response.end(method === 'HEAD' ? undefined : text);
  return true;
}

/** Skips addresses that are not pages of a brand, such as monitoring: their handlers deal with unknown hosts. */
function answerUnknownHost(url: URL, message: IncomingMessage, response: ServerResponse): boolean {
  // A host name with a trailing dot is redirected to the one without.
  const isKnown = brandAtHost(configuration(), url.hostname.replace(/\.$/, '')) !== undefined;
  if (isKnown || serverSegments.includes(segmentsOf(url.pathname)[0] ?? '')) return false;
  sendPage(unknownHostPage(message.headers['accept-language']), message, response);
  return true;
}
