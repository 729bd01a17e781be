import type { LoaderFunctionArgs } from '@remix-run/node';
import { currentTermsVersion } from '../../../content/static-pages/terms-version.server';
import { playerResponse } from '../../../player/player-response.server';
import { visitorFor } from '../../../platform/visitor/visitor.server';
import { resolveSite } from '../../../site/resolve.server';

/**
 * Whether the page in `path` is still open to the player after a change of attributes (WS-05), by the policy that
 * guards the page itself, and where it redirects if not.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const path = new URL(request.url).searchParams.get('path') ?? '/';
  return playerResponse(request, async (player) => {
    await player.refresh();
    const page = pageRequest(request, path);
    const resolution = page && resolveSite(page);
    if (!page || resolution?.kind !== 'site') return {};
    const { site } = resolution;
    try {
      await visitorFor(page, site, { path: resolution.path, termsVersion: () => currentTermsVersion(site) });
      return {};
    } catch (denial) {
      const to = denial instanceof Response ? denial.headers.get('location') : null;
      if (to === null) throw denial;
      return { to };
    }
  });
}

/** The request that visiting the page would send; undefined if the path is not on this host. */
function pageRequest(request: Request, path: string): Request | undefined {
  const host = new URL(request.url).origin;
  const url = path.startsWith('/') && URL.canParse(path, host) ? new URL(path, host) : undefined;
  return url?.origin === host ? new Request(url, { headers: request.headers }) : undefined;
}
