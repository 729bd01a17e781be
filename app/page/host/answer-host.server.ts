import type { IncomingMessage, ServerResponse } from 'node:http';
import { brandAtHost, configuration } from '../../site/configuration/configuration.server';
import { segmentsOf } from '../../site/redirects/redirect-table';
import { serverSegments } from '../../site/redirects/server-paths';
import { sendPage } from '../send/send-page';
import { answerRedirect, urlOf } from './answer-redirect.server';
import { unknownHostPage } from './unknown-host-page.server';

/** Seconds a verification file may be stored. */
const storedSeconds = 300;

/**
 * Answers what is decided by the host and a brand's own files alone: texts by which other services recognise the owner of a host,
 * redirects, and hosts that are no brand's.
 *
 * @returns false when the request goes on: nothing was written then
 */
export function answerHost(message: IncomingMessage, response: ServerResponse): boolean {
  return (
    answerVerificationFile(message, response) ||
    answerRedirect(message, response) ||
    answerUnknownHost(message, response)
  );
}

/** An alias host has them too: it is verified by itself. */
function answerVerificationFile(message: IncomingMessage, response: ServerResponse): boolean {
  const url = urlOf(message);
  if (!url || !['GET', 'HEAD'].includes(message.method ?? '')) return false;
  const { hosts, aliases } = configuration();
  const brand = hosts.get(url.hostname) ?? aliases.get(url.hostname)?.configured;
  const text = brand?.verificationFiles.get(url.pathname);
  if (text === undefined) return false;
  response.writeHead(200, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': `public, max-age=${storedSeconds}`,
    'content-length': Buffer.byteLength(text),
  });
  response.end(message.method === 'HEAD' ? undefined : text);
  return true;
}

/** Addresses that are no brand's pages, such as those of monitoring, say by themselves what such a host gets. */
function answerUnknownHost(message: IncomingMessage, response: ServerResponse): boolean {
  const url = urlOf(message);
  if (!url) return false;
  // A name with a dot at its end leads to the one without.
  const isKnown = brandAtHost(configuration(), url.hostname.replace(/\.$/, '')) !== undefined;
  if (isKnown || serverSegments.includes(segmentsOf(url.pathname)[0] ?? '')) return false;
  sendPage(unknownHostPage(message.headers['accept-language']), message, response);
  return true;
}
