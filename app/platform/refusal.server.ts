import { data, redirectDocument } from '@remix-run/node';
import type { Site } from '../site/site';
import type { PlatformError } from './client.server';
import { expectsCode } from './data-request';
import { type RestrictedMark, restrictedMark, timeUpMark } from './session/restricted-mark';
import { cookieHeaders, endRestrictedSession, endSession } from './session/session.server';

/** Mark for open tabs of a session that a restriction ended, by platform error code. */
const marks: Partial<Record<string, RestrictedMark>> = {
  'error.session.blocked': restrictedMark,
  'error.time.limit.reached': timeUpMark,
};

/**
 * Response to a request whose player the platform refused with 401: signs out and redirects home (AUTH-13). Scripts
 * get the status instead.
 */
export async function refusalByPlatform(
  request: Request,
  site: Site,
  error: PlatformError,
): Promise<Response> {
  const mark = marks[error.code];
  const headers = cookieHeaders(
    await (mark ? endRestrictedSession(request, site, mark) : endSession(request, site)),
  );
  if (expectsCode(request)) return Response.json({ code: error.code }, { status: 401, headers });
  return redirectDocument(`/${site.locale}`, { headers });
}

/** Response for a page the platform refuses to this player with 403: the reason, on the site's error page (AMB-28). */
export function explained(error: PlatformError) {
  return data({ code: error.code }, { status: 403 });
}
