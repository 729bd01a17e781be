import type { IncomingMessage, ServerResponse } from 'node:http';
import { environment } from '../../server/environment.server';
import { fetchRequest } from '../send/fetch-request';
import { isDataRequest } from '../../platform/data-request';
import { visitorCountry } from '../../platform/visitor/visitor-country.server';
import { decideSite, sitePolicy } from '../../site/policy';
import { resolveSite, siteOfParameter } from '../../site/resolve.server';
import type { Site } from '../../site/site';
import { retryAfterSeconds } from '../finish-page.server';
import { answerPage } from '../answer-page.server';

/** Signing out is always possible. */
const alwaysOpen = ['/api/logout', '/api/logout.data'];

/** Responses of a closed site to data requests, by reason. */
const answers = {
  maintenance: {
    status: 503,
    code: 'error.maintenance',
    message: 'The site is closed for maintenance. Try again later.',
  },
  restricted: {
    status: 451,
    code: 'error.country.blocked',
    message: 'The site is not available in the country of this visitor.',
  },
  'not-offered': {
    status: 451,
    code: 'error.market.not-offered',
    message: 'The market does not have this.',
  },
} as const;

/**
 * Refuses every request for an application page or data while the site is closed (GUARD-02, GUARD-03), before any
 * loader or action runs: documents get the page that explains it, at the same address; data requests and Remix's own
 * get a code.
 * @returns false when the request may proceed: nothing was written then
 */
export async function answerClosed(
  message: IncomingMessage,
  response: ServerResponse,
  request: Request = fetchRequest(message, response, environment.trustProxy),
): Promise<boolean> {
  const { pathname } = new URL(request.url);
  const site = alwaysOpen.includes(pathname) ? undefined : siteOf(request);
  if (!site) return false;
  const country = await visitorCountry(request, site);
  const decision = decideSite({ ...sitePolicy(site), countryAllowed: country?.allowed });
  if (decision.allow) return false;
  if (!isDataRequest(request) && !pathname.endsWith('.data')) {
    await answerPage(message, response);
    return true;
  }
  const { status, ...body } = answers[decision.reason];
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(status === 503 ? { 'retry-after': retryAfterSeconds } : {}),
  });
  response.end(JSON.stringify(body));
  return true;
}

/** The site of a page or data request; undefined if it belongs to no site, or its route refuses it anyway. */
function siteOf(request: Request): Site | undefined {
  if (isDataRequest(request)) return siteOfParameter(request);
  const resolution = resolveSite(request);
  return resolution.kind === 'site' ? resolution.site : undefined;
}
