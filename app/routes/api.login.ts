import type { ActionFunctionArgs } from '@remix-run/node';
import { validatePlatformLogin, validateSignInForm } from '../../schemas/generated/validators.js';
import { log } from '../log.server';
import { PlatformError, callPlatform } from '../platform/client.server';
import { startSession } from '../platform/session.server';
import { isSameOrigin } from '../platform/same-origin.server';
import { SignInLimit } from '../platform/sign-in-limit.server';
import { visitorAddressHeader } from '../platform/visitor-country.server';
import { siteOfParameter } from '../site/resolve.server';
import { postOnly } from './post-only';
import { bodyTooLong, readText } from './read-text.server';

/** The longest address and password in JSON stay far below it. */
const maxBytes = 10_000;

const limit = new SignInLimit(Date.now);

export const loader = postOnly;

/** Signs a player in at the platform; the tokens stay in the server's session (DESIGN §8). */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const site = siteOfParameter(request);
  if (!site || !isSameOrigin(request))
    return Response.json({ code: 'error.request.refused' }, { status: 400 });
  const text = await readText(request, maxBytes);
  if (text === undefined) return bodyTooLong(maxBytes);
  const form = parseJson(text);
  if (!validateSignInForm(form)) return Response.json({ code: 'error.form.incomplete' }, { status: 400 });
  const address = request.headers.get(visitorAddressHeader) ?? '';
  if (!limit.begin(address))
    return Response.json({ code: 'error.sign.in.attempt.count.exceeded' }, { status: 429 });
  try {
    const tokens = await callPlatform({
      method: 'POST',
      path: '/platform/identity/login',
      body: { email: form.email, password: form.password },
      siteId: site.brand.siteId,
      validate: validatePlatformLogin,
    });
    limit.forgive(address);
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
    if (!known) limit.forgive(address);
    const code = known ? error.code : 'error.system.error';
    return Response.json(
      { code },
      { status: known ? error.status : 502, headers: { 'cache-control': 'no-store' } },
    );
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
