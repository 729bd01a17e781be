import type { IncomingHttpHeaders } from 'node:http';
import { isSecure } from '../../platform/session/session-cookie.server';

const name = 'sports-session';
const yearSeconds = 31_536_000;
const pair = new RegExp(`(?:^|; *)${name}=([\\w-]{1,100})(?=;|$)`);

/** Headers with the browser's sports API cookie, for calls to that API; empty without the cookie. */
export function sportsCookie(request: Request): Record<string, string> {
  const value = pair.exec(request.headers.get('cookie') ?? '')?.[1];
  return value === undefined ? {} : { cookie: `${name}=${value}` };
}

/** `Set-Cookie` value that passes the platform's cookie on to the browser (AUTH-34). The cookie grants no access by itself. */
export function passedCookie(request: Request, headers: IncomingHttpHeaders): string | undefined {
  // The HTTP client returns a single cookie as a string.
  const cookies = [headers['set-cookie'] ?? []].flat();
  const value = cookies.map((each) => pair.exec(each)?.[1]).find(Boolean);
  if (value === undefined) return undefined;
  const secure = isSecure(request) ? '; Secure' : '';
  return `${name}=${value}; Max-Age=${yearSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
