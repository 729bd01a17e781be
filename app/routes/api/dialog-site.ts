import type { LoaderFunctionArgs } from '@remix-run/node';
import { errorMessage } from '../../server/error-message';
import { log } from '../../server/log.server';
import { readSession } from '../../platform/session/session.server';
import { siteView } from '../../render/site-view';
import type { DialogSite } from '../../player/dialog/open-dialog';
import { textSections, translator } from '../../site/texts/messages.server';
import { siteOfParameter } from '../../site/resolve.server';
import type { Site } from '../../site/site';

/** The site and texts for a dialog over a content page. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const site = siteOfParameter(request);
  if (!site) return Response.json({ code: 'error.request.refused' }, { status: 400 });
  const { searchParams } = new URL(request.url);
  const authorized = await isSignedIn(request, site);
  const path = searchParams.get('path') ?? '/';
  const { t: _t, ...view } = siteView(site, { path, authorized, now: Date.now(), t: translator(site) });
  const sections = (searchParams.get('sections') ?? '').split(',').filter(Boolean);
  const body: DialogSite = { view, texts: textSections(site, sections) };
  return Response.json(body, { headers: { 'cache-control': 'private, no-cache' } });
}

/** While session store or platform fail, the visitor counts as signed out, as on the page below the dialog. */
async function isSignedIn(request: Request, site: Site): Promise<boolean> {
  try {
    return (await readSession(request, site)) !== undefined;
  } catch (error) {
    const reason = errorMessage(error);
    log.warn({ event: 'session.unknown', brand: site.brand.id, reason }, 'visitor counts as signed out');
    return false;
  }
}
