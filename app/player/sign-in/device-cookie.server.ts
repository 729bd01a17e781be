import { createCookie } from '@remix-run/node';
import { isSecure, sessionLifetimeMs } from '../../platform/session/session-cookie.server';

/** Most accounts per browser; the least recently used is dropped. */
const maxAccounts = 5;
const longestToken = 200;

const options = { path: '/', sameSite: 'lax', httpOnly: true, maxAge: sessionLifetimeMs / 1_000 } as const;
const secureDevice = createCookie('__Host-marquee-device', { ...options, secure: true });
/** Browsers reject `__Host-` cookies over plain http, which only development uses (AMB-70). */
const localDevice = createCookie('marquee-device', { ...options, secure: false });

const cookieOf = (request: Request) => (isSecure(request) ? secureDevice : localDevice);

/**
 * The device tokens of earlier sign-ins in this browser, each signed by the platform for one account. They identify no
 * one and grant nothing, but prevent failures elsewhere from locking the account here.
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
