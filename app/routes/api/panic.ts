import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { isSameOrigin } from '../../platform/same-origin.server';
import { beginBreak } from '../../player/safety/panic.server';
import { siteOfParameter } from '../../site/resolve.server';
import { postOnly } from '../../server/post-only';

export const loader = postOnly;

/** The panic button: one press, no question. Leads to the page that says whether the break has begun; a plain form sends it. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const site = siteOfParameter(request);
  if (!site) return Response.json({ code: 'locale.unknown' }, { status: 400 });
  if (!isSameOrigin(request)) return Response.json({ code: 'error.request.refused' }, { status: 403 });
  const outcome = await beginBreak(request, site);
  if (outcome.begun) return redirect(`/${site.locale}/break`, { headers: outcome.headers });
  return redirect(`/${site.locale}/${outcome.reason === 'failed' ? 'break?failed' : 'login'}`);
}
