import { createHash, randomBytes } from 'node:crypto';
import { createCookie } from '@remix-run/node';
import type { StaffSession } from '../../schemas/generated/types';
import { validateStaffSession } from '../../schemas/generated/validators.js';
import { isSecure } from '../platform/session/session-cookie.server';
import { sharedValues } from '../site/shared-values.server';
import { type SiteKey, siteKey } from '../site/site-key';
import { type StaffMember, staffByName } from './staff-file.server';

/** A session ends after this idle time, in milliseconds. */
export const idleMs = 30 * 60_000;
/** A session ends after this time, about a working day, whatever its use. */
export const longestMs = 10 * 3_600_000;
/** The time of the last use is stored at most this often. */
const noticeMs = 60_000;

type Brand = { brand: { id: string } };
/** Input of a form at the time its session expired. */
export type Draft = NonNullable<StaffSession['draft']>;

/** A signed-in member of staff, at a brand. */
export interface StaffVisit {
  member: StaffMember;
  session: StaffSession;
  key: SiteKey;
}

const sessions = sharedValues('staff-session', 10_000);

const options = { path: '/', sameSite: 'strict', httpOnly: true } as const;
/** `__Host-` makes browsers refuse the cookie from a subdomain, with another path, or over plain http. */
const secureId = createCookie('__Host-marquee-staff', { ...options, secure: true });
/** Browsers reject `__Host-` cookies over plain http, which only development uses (AMB-70). */
const localId = createCookie('marquee-staff', { ...options, secure: false });
const idCookie = (request: Request) => (isSecure(request) ? secureId : localId);

/** Only a digest of the id is stored, so that a copy of the store does not reveal ids. */
const keyOf = (brand: Brand, id: string) =>
  siteKey(brand, 'brand', createHash('sha256').update(id).digest('base64url'));

/** Changes with the password, without revealing it. */
const markOf = ({ password }: StaffMember) => createHash('sha256').update(password).digest('base64url');

/** Starts a session. @returns the `Set-Cookie` value of a session cookie */
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

/** The signed-in member of staff; undefined without a session, after it expired, and after a change of account or password. */
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
  // A session ended in another tab in the meantime is not restored.
  return (await sessions.replace(key, seen, idleMs)) ? { member, session: seen, key } : undefined;
}

/** Returns the input from before the session expired, and removes it. */
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
