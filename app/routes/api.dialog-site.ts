import type { LoaderFunctionArgs } from '@remix-run/node';
import { readSession } from '../platform/session.server';
import { siteView } from '../render/site-view';
import type { DialogSite } from '../dialog/open-dialog';
import { textSections, translator } from '../site/messages.server';
import { siteOfParameter } from '../site/resolve.server';

/** The site and the texts a dialog over a content page needs. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const site = siteOfParameter(request);
  if (!site) return Response.json({ code: 'error.request.refused' }, { status: 400 });
  const { searchParams } = new URL(request.url);
  const authorized = (await readSession(request, site)) !== undefined;
  const path = searchParams.get('path') ?? '/';
  const { t: _t, ...view } = siteView(site, { path, authorized, now: Date.now(), t: translator(site) });
  const sections = (searchParams.get('sections') ?? '').split(',').filter(Boolean);
  const body: DialogSite = { view, texts: textSections(site, sections) };
  return Response.json(body, { headers: { 'cache-control': 'private, no-cache' } });
}
