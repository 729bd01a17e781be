import { createCookie } from '@remix-run/node';
import { isSecure, sessionLifetimeMs } from '../../platform/session/session-cookie.server';

/** People who share a browser; the account unused longest is forgotten first. */
const maxAccounts = 5;
const longestToken = 200;

const options = { path: '/', sameSite: 'lax', httpOnly: true, maxAge: sessionLifetimeMs / 1_000 } as const;
const secureDevice = createCookie('__Host-marquee-device', { ...options, secure: true });
/** Browsers take no `__Host-` cookie over plain http, which only a laptop uses (AMB-70). */
const localDevice = createCookie('marquee-device', { ...options, secure: false });

const cookieOf = (request: Request) => (isSecure(request) ? secureDevice : localDevice);

/**
 * The device tokens of earlier sign-ins in this browser. The platform has signed each for one account; they name neither and
 * open nothing, but keep failures from elsewhere from locking the account here.
 */
export async function deviceTokens(request: Request): Promise<string[]> {
  const held: unknown = await cookieOf(request).parse(request.headers.get('cookie'));
  if (!Array.isArray(held)) return [];
  return held
    .filter((token): token is string => typeof token === 'string' && token.length <= longestToken)
    .slice(0, maxAccounts);
}

/** Adds the token of a sign-in. @returns the `Set-Cookie` value */
export async function rememberDevice(request: Request, token: string): Promise<string> {
  const others = (await deviceTokens(request)).filter((held) => held !== token);
  return cookieOf(request).serialize([token, ...others].slice(0, maxAccounts));
}
