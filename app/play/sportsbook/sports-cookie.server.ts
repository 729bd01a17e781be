import type { IncomingHttpHeaders } from 'node:http';
import { isSecure } from '../../platform/session/session-cookie.server';

const name = 'sports-session';
const yearSeconds = 31_536_000;
const pair = new RegExp(`(?:^|; *)${name}=([\\w-]{1,100})(?=;|$)`);

/** The cookie of the sports API that a browser holds, for calls of that API; empty without one. */
export function sportsCookie(request: Request): Record<string, string> {
  const value = pair.exec(request.headers.get('cookie') ?? '')?.[1];
  return value === undefined ? {} : { cookie: `${name}=${value}` };
}

/** The `Set-Cookie` value that hands the cookie of a reply on to the browser (AUTH-34). It opens nothing by itself. */
export function passedCookie(request: Request, headers: IncomingHttpHeaders): string | undefined {
  // The client gives a single cookie as a text.
  const cookies = [headers['set-cookie'] ?? []].flat();
  const value = cookies.map((each) => pair.exec(each)?.[1]).find(Boolean);
  if (value === undefined) return undefined;
  const secure = isSecure(request) ? '; Secure' : '';
  return `${name}=${value}; Max-Age=${yearSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
