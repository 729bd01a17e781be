import type { Request, RequestHandler, Response } from 'express';

/** Routes that accept fewer methods respond with 405 themselves. */
const methods = ['GET', 'HEAD', 'POST'];
const hostShape = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::(\d{1,5}))?$/i;
const maxPort = 65_535;

/**
 * The first step of every request: refuses requests that Remix could not parse into an address.
 * @param trustProxy whether a proxy in front sets the X-Forwarded headers
 */
export function guardRequest(trustProxy: boolean): RequestHandler {
  return (request, response, next) => {
    // Remix reads the address's port from this header without checking its sender.
    if (!trustProxy) delete request.headers['x-forwarded-host'];
    if (!methods.includes(request.method)) {
      response.setHeader('allow', methods.join(', '));
      response.status(405).type('text').send('This method is not answered here.');
    } else if (
      !request.originalUrl.startsWith('/') ||
      !isHost(hostOf(request.get('x-forwarded-host') ?? request.get('host')))
    ) {
      response.status(400).type('text').send('Bad request: the address is malformed.');
    } else if (changesSomething(request) && !isFromOwnPage(request)) refuseForeign(request, response);
    else next();
  };
}

/** Endpoints for servers, which sign their requests or send a secret, and use no cookies. */
const forServers =
  /^\/(webhooks\/.|preview\/(brand|brand-settings|brand-states|brand-texts|campaigns|checks|experiments|impact|launch-report|new-brand-(check|content|write))$)/;

/** All other state-changing requests must come from a page of this site. */
function changesSomething(request: Request): boolean {
  return request.method === 'POST' && !forServers.test(request.path);
}

/** Browsers send `Origin` with every POST, and newer ones `Sec-Fetch-Site` (CSRF protection). */
function isFromOwnPage(request: Request): boolean {
  const host = hostOf(request.get('x-forwarded-host') ?? request.get('host'));
  const site = request.get('sec-fetch-site') ?? 'same-origin';
  return request.get('origin') === `${request.protocol}://${host}` && site === 'same-origin';
}

function refuseForeign(request: Request, response: Response): void {
  response.status(403);
  if (request.path.startsWith('/api/')) response.json({ code: 'error.request.refused' });
  else response.type('text').send('This did not come from a page of this site. Load the page and try again.');
}

/** A chain of proxies appends to the header; the first host is the requested one. */
function hostOf(header: string | undefined): string {
  return (header ?? '').split(',')[0]?.trim() ?? '';
}

/** A load balancer's health check may lack a host. */
function isHost(host: string): boolean {
  if (host === '') return true;
  const match = hostShape.exec(host);
  return match !== null && Number(match[1] ?? 0) <= maxPort;
}
