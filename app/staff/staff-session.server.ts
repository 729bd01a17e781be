import { createHash, randomBytes } from 'node:crypto';
import { createCookie } from '@remix-run/node';
import type { StaffSession } from '../../schemas/generated/types';
import { validateStaffSession } from '../../schemas/generated/validators.js';
import { isSecure } from '../platform/session/session-cookie.server';
import { sharedValues } from '../site/shared-values.server';
import { type SiteKey, siteKey } from '../site/site-key';
import { type StaffMember, staffByName } from './staff-file.server';

/** A session that is not used for so long is over. */
export const idleMs = 30 * 60_000;
/** A session is over after a working day, however busy. */
export const longestMs = 10 * 3_600_000;
/** The time of the last use is stored no more often than this. */
const noticeMs = 60_000;

type Brand = { brand: { id: string } };
/** What somebody typed into a form when the session was over. */
export type Draft = NonNullable<StaffSession['draft']>;

/** A member of staff who has signed in at a brand. */
export interface StaffVisit {
  member: StaffMember;
  session: StaffSession;
  key: SiteKey;
}

const sessions = sharedValues('staff-session', 10_000);

const options = { path: '/', sameSite: 'strict', httpOnly: true } as const;
/** `__Host-` makes browsers refuse the cookie from a subdomain, with another path, or over plain http. */
const secureId = createCookie('__Host-marquee-staff', { ...options, secure: true });
/** Browsers take no `__Host-` cookie over plain http, which only a laptop uses (AMB-70). */
const localId = createCookie('marquee-staff', { ...options, secure: false });
const idCookie = (request: Request) => (isSecure(request) ? secureId : localId);

/** Of the id only a digest is stored, so that a copy of the store opens no session. */
const keyOf = (brand: Brand, id: string) =>
  siteKey(brand, 'brand', createHash('sha256').update(id).digest('base64url'));

/** Changes with the password, and gives nothing away about it. */
const markOf = ({ password }: StaffMember) => createHash('sha256').update(password).digest('base64url');

/** Begins a session. @returns the `Set-Cookie` value: a cookie that ends with the browser */
export async function startStaffSession(
  request: Request,
  brand: Brand,
  member: StaffMember,
  draft: Draft | undefined,
  now = Date.now(),
): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  const { name } = member;
  const session = { name, passwordMark: markOf(member), startedAt: now, seenAt: now };
  await sessions.set(keyOf(brand, id), { ...session, ...(draft ? { draft } : {}) }, idleMs);
  return idCookie(request).serialize(id);
}

/** Who has signed in; undefined when nobody has, when the session is over, and when account or password are no longer the same. */
export async function readStaffVisit(
  request: Request,
  brand: Brand,
  now = Date.now(),
): Promise<StaffVisit | undefined> {
  const id: unknown = await idCookie(request).parse(request.headers.get('cookie'));
  if (typeof id !== 'string') return undefined;
  const key = keyOf(brand, id);
  const session = await sessions.get(key);
  if (!validateStaffSession(session)) return undefined;
  const member = staffByName()?.get(session.name);
  const isOver = now >= session.startedAt + longestMs || now >= session.seenAt + idleMs;
  if (isOver || !member || session.passwordMark !== markOf(member)) {
    await sessions.delete(key);
    return undefined;
  }
  if (now - session.seenAt < noticeMs) return { member, session, key };
  const seen = { ...session, seenAt: now };
  // Who has signed out in another tab meanwhile stays signed out.
  return (await sessions.replace(key, seen, idleMs)) ? { member, session: seen, key } : undefined;
}

/** What was typed into a page before the session was over, once. */
export async function takeDraft({ session, key }: StaffVisit, path: string): Promise<Draft | undefined> {
  const { draft, ...rest } = session;
  if (draft?.path !== path) return undefined;
  await sessions.replace(key, rest, idleMs);
  return draft;
}

/** Ends the session. @returns the `Set-Cookie` value that ends it in the browser */
export async function endStaffSession(request: Request, brand: Brand): Promise<string> {
  const id: unknown = await idCookie(request).parse(request.headers.get('cookie'));
  if (typeof id === 'string') await sessions.delete(keyOf(brand, id));
  return idCookie(request).serialize('', { maxAge: 0 });
}
