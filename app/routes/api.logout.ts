import type { ActionFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { validatePlatformEmpty } from '../../schemas/generated/validators.js';
import { callPlatform } from '../platform/client.server';
import { isSameOrigin } from '../platform/same-origin.server';
import { endSession, readSession } from '../platform/session.server';
import { siteOfParameter } from '../site/resolve.server';
import { postOnly } from './post-only';

export const loader = postOnly;

/** Signs out: here whatever the platform answers (API-003), then there. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const site = siteOfParameter(request);
  if (!site || !isSameOrigin(request))
    return Response.json({ code: 'error.request.refused' }, { status: 400 });
  const session = await readSession(request, site);
  const cookie = await endSession(request);
  if (session)
    await callPlatform({
      method: 'POST',
      path: '/platform/identity/logout',
      body: { accessToken: session.accessToken },
      siteId: site.brand.siteId,
      validate: validatePlatformEmpty,
    }).catch(() => undefined);
  return redirect(`/${site.locale}`, { headers: { 'set-cookie': cookie } });
}
