import { errorMessage } from '../../server/error-message';
import { ContentServiceError } from '../../content/client/content-client.server';
import { TimeoutError } from '../../memo/timely';
import { PlatformError } from '../../platform/client.server';
import { NotFoundError } from '../context';
import { withPreview } from '../../content/preview/preview-cookie.server';
import { log } from '../../server/log.server';
import { translator } from '../../site/texts/messages.server';
import { siteOfParameter } from '../../site/resolve.server';
import type { Site } from '../../site/site';
import type { Translate } from '../../../ui/site/site-context';

interface LiveRequest {
  site: Site;
  search: URLSearchParams;
  t: Translate;
}

/**
 * Common part of the JSON endpoints for islands: resolves the site of the `locale` parameter, and turns failures into a
 * status and a code instead of a stack trace.
 */
export async function liveDataResponse(
  request: Request,
  load: (request: LiveRequest) => Promise<object>,
): Promise<Response> {
  const headers = { 'cache-control': 'private, no-store' };
  const site = siteOfParameter(request);
  if (!site)
    return Response.json(
      { code: 'locale.unknown', message: 'The locale parameter names no market and language of this brand.' },
      { status: 400, headers },
    );
  const { pathname, searchParams } = new URL(request.url);
  try {
    const body = await withPreview(request, site, () =>
      load({ site, search: searchParams, t: translator(site) }),
    );
    return Response.json(body, { headers });
  } catch (error) {
    if (error instanceof NotFoundError)
      return Response.json({ code: 'not.found', message: error.message }, { status: 404, headers });
    const reason = errorMessage(error);
    log.error(
      { event: 'live.failed', brand: site.brand.id, market: site.market.id, path: pathname, reason },
      'live data not available',
    );
    return Response.json(
      { code: 'live.unavailable', message: 'Live data is not available right now. Try again in a moment.' },
      { status: statusOf(error), headers },
    );
  }
}

/** A service that is down or late is not an error of the site, so not a 500. */
function statusOf(error: unknown): number {
  if (error instanceof PlatformError) return 502;
  return error instanceof ContentServiceError || error instanceof TimeoutError ? 503 : 500;
}
