import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { log } from '../../server/log.server';
import { isSameOrigin } from '../../platform/same-origin.server';
import { signOutEverywhere } from '../../player/session/sign-out.server';
import { siteOfParameter } from '../../site/resolve.server';
import { postOnly } from '../../server/post-only';

export const loader = postOnly;

/** Signs out on every device and leads home; a form without any script may send it too. Otherwise 502: nothing has changed. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const site = siteOfParameter(request);
  if (!site) return Response.json({ code: 'locale.unknown' }, { status: 400 });
  if (!isSameOrigin(request)) return Response.json({ code: 'error.request.refused' }, { status: 403 });
  try {
    return redirect(`/${site.locale}`, { headers: await signOutEverywhere(request, site) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.error({ event: 'logout.failed', brand: site.brand.id, reason }, 'sign-out everywhere not possible');
    return Response.json({ code: 'error.system.error' }, { status: 502 });
  }
}
