import { randomBytes } from 'node:crypto';
import { createCookie } from '@remix-run/node';
import { type RestrictedMark, restrictedMark, timeUpMark } from './restricted-mark';

/** Id cookie and session live 365 days (CONST-06). */
export const sessionLifetimeMs = 365 * 86_400_000;

const options = { path: '/', sameSite: 'lax', maxAge: sessionLifetimeMs / 1_000 } as const;

/** Suffix of the name of every session cookie. */
const sessionCookieName = 'marquee-session';

/** `__Host-` makes browsers refuse the cookie from a subdomain, with another path, or over plain http. */
const secureId = createCookie(`__Host-${sessionCookieName}`, { ...options, httpOnly: true, secure: true });
/** Browsers reject `__Host-` cookies over plain http, which only development uses (AMB-70). */
const localId = createCookie(sessionCookieName, { ...options, httpOnly: true, secure: false });

/**
 * Changes with every sign-in and sign-out, so that scripts in other tabs notice (AUTH-28). Its value is random and
 * grants nothing.
 */
const changeCookie = 'marquee-signed-in';

/** Whether browsers accept `Secure` cookies for this request: always, except over plain http in development. */
export function isSecure({ url }: Pick<Request, 'url'>): boolean {
  return isSecureAddress(new URL(url));
}

function isSecureAddress(url: URL): boolean {
  return url.protocol === 'https:' || !/(^|\.)localhost$/.test(url.hostname);
}

const idCookie = (request: Pick<Request, 'url'>) => (isSecure(request) ? secureId : localId);

/** A session cookie as this site writes it: the id as JSON, in base64. */
const written = new RegExp(`(?:^|;) *((?:__Host-)?${sessionCookieName})=([A-Za-z0-9]{60}) *(?=;|$)`, 'g');
const sessionId = /^"([\w-]{43})"$/;

/** Session ids in a Cookie header, with the names of their cookies. Malformed values are ignored. */
function idsIn(header: string | null | undefined): { name: string; id: string }[] {
  if (!header?.includes(sessionCookieName)) return [];
  return [...header.matchAll(written)].flatMap(([, name = '', value = '']) => {
    const [, id] = sessionId.exec(Buffer.from(value, 'base64').toString()) ?? [];
    return id ? [{ name, id }] : [];
  });
}

/** The session id in a request's cookie; the session may not exist. */
export function sessionIdOf(request: Request): string | undefined {
  return sessionIdAt(request.url, request.headers.get('cookie'));
}

/** The same for an address and a `Cookie` header. */
export function sessionIdAt(url: string, header: string | null | undefined): string | undefined {
  const ids = idsIn(header);
  // A client may send an invalid host.
  if (ids.length === 0 || !URL.canParse(url)) return undefined;
  const { name } = idCookie({ url });
  return ids.find((cookie) => cookie.name === name)?.id;
}

/** The `Set-Cookie` values of a new session. */
export async function cookiesOf(request: Request, id: string): Promise<string[]> {
  return [await idCookie(request).serialize(id), changeMark(request, randomBytes(9).toString('base64url'))];
}

/**
 * The `Set-Cookie` values that end a session in the browser.
 * @param restricted set when a restriction of the player ended it, which open tabs then show
 */
export async function clearedCookies(request: Request, restricted?: RestrictedMark): Promise<string[]> {
  const mark = restricted ? changeMark(request, restricted) : changeMark(request, '', 0);
  return [await idCookie(request).serialize('', { maxAge: 0 }), mark];
}

/** The `Set-Cookie` value that marks a restriction: until the next sign-in, this browser is shown no offers. */
export function restrictedMarkOf(request: Request): string {
  return changeMark(request, restrictedMark);
}

const restricted = new RegExp(`(?:^|; *)${changeCookie}=(?:${restrictedMark}|${timeUpMark})(?:;|$)`);

/** Whether a restriction of the player, such as a time-out, ended the browser's last session. @param cookie header */
export function isMarkedRestricted(cookie: string | null | undefined): boolean {
  return Boolean(cookie?.includes(changeCookie)) && restricted.test(cookie ?? '');
}

function changeMark(request: Request, value: string, age: number = options.maxAge): string {
  return `${changeCookie}=${value}; Max-Age=${age}; Path=/; SameSite=Lax${isSecure(request) ? '; Secure' : ''}`;
}
