import { createHash, timingSafeEqual } from 'node:crypto';
import { visitorAddressHeader } from './visitor-country.server';

const loopback = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;
/** Written by proxies: what comes through one comes from elsewhere, although the proxy itself may run on this machine. */
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'via'];

/**
 * Whether a request is of whoever runs the site, and may read its metrics or capture its pages: with the token where one is set, else
 * from this machine alone.
 *
 * @param token undefined when none is set
 */
export function isOperator({ headers }: Pick<Request, 'headers'>, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.get('authorization') ?? '', `Bearer ${token}`);
  if (proxyHeaders.some((name) => headers.has(name))) return false;
  return loopback.test(headers.get(visitorAddressHeader) ?? '');
}

/** Compares in a time that says nothing about where two texts differ. */
export function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
