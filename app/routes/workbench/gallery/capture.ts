import type { LoaderFunctionArgs } from '@remix-run/node';
import { errorMessage } from '../../../server/error-message';
import { channels } from '../../../workbench/gallery/cells/cell';
import { captureAccess } from '../../../workbench/gallery/capture/capture-access.server';
import { capturePage } from '../../../workbench/gallery/capture/capture.server';
import { galleryHeaders } from '../../../workbench/gallery/gallery-switch.server';
import { log } from '../../../server/log.server';
import { resolveSite } from '../../../site/resolve.server';

const refuse = (status: number, code: string, message: string) =>
  Response.json({ code, message }, { status, headers: galleryHeaders });

/** A whole page with all its data, for `npm run capture`; always for a visitor who is not signed in. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const access = captureAccess(request);
  if (access === 'closed')
    return refuse(404, 'capture.closed', 'Pages cannot be captured here: CAPTURE_TOKEN is not set.');
  if (access === 'refused')
    return refuse(401, 'token.wrong', 'Send the value of CAPTURE_TOKEN as a bearer token.');
  const { origin, searchParams } = new URL(request.url);
  const path = searchParams.get('path') ?? '';
  // Only paths are allowed, so that the target is on this host.
  if (!/^\/(?![/\\])/.test(path))
    return refuse(
      400,
      'path.invalid',
      'The parameter path must be the path of a page, e.g. /en-UN/promotions.',
    );
  const requested = new URL(path, origin);
  const resolution = resolveSite(new Request(requested, { headers: request.headers }));
  if (resolution.kind === 'redirect')
    return refuse(400, 'path.redirected', `This path leads to ${resolution.to}. Capture that one.`);
  const channel = channels.find((name) => name === searchParams.get('channel')) ?? resolution.site.channel;
  try {
    const capture = await capturePage({
      site: { ...resolution.site, channel },
      path: resolution.path,
      address: requested.href,
      search: requested.searchParams,
      now: Date.now(),
    });
    return Response.json(capture, { headers: galleryHeaders });
  } catch (error) {
    const reason = errorMessage(error);
    log.error({ event: 'capture.failed', path: requested.pathname, reason }, 'page not captured');
    return refuse(
      502,
      'page.unavailable',
      'The page cannot be made right now. The log of the site says why.',
    );
  }
}
