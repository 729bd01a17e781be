import type { ActionFunctionArgs } from '@remix-run/node';
import { validatePlatformLogin, validateSignInForm } from '../../schemas/generated/validators.js';
import { log } from '../log.server';
import { PlatformError, callPlatform } from '../platform/client.server';
import { startSession } from '../platform/session.server';
import { isSameOrigin } from '../platform/same-origin.server';
import { siteOfParameter } from '../site/resolve.server';

/** Signs a player in at the platform; the tokens stay in the server's session (DESIGN §8). */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const site = siteOfParameter(request);
  if (!site || !isSameOrigin(request))
    return Response.json({ code: 'error.request.refused' }, { status: 400 });
  const form: unknown = await request.json().catch(() => undefined);
  if (!validateSignInForm(form)) return Response.json({ code: 'error.form.incomplete' }, { status: 400 });
  try {
    const tokens = await callPlatform({
      method: 'POST',
      path: '/platform/identity/login',
      body: { email: form.email, password: form.password },
      siteId: site.brand.siteId,
      validate: validatePlatformLogin,
    });
    const cookie = await startSession(request, {
      siteId: site.brand.siteId,
      idToken: tokens.idToken,
      accessToken: tokens.accessToken,
    });
    return Response.json(
      { status: 'ok' },
      { headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } },
    );
  } catch (error) {
    const known = error instanceof PlatformError && error.status >= 400 && error.status < 500;
    if (!known)
      log.error(
        {
          event: 'login.failed',
          brand: site.brand.id,
          reason: error instanceof Error ? error.message : String(error),
        },
        'sign-in not possible',
      );
    const code = known ? error.code : 'error.system.error';
    return Response.json(
      { code },
      { status: known ? error.status : 502, headers: { 'cache-control': 'no-store' } },
    );
  }
}
