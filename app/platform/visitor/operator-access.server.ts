import { createHash, timingSafeEqual } from 'node:crypto';
import { visitorAddressHeader } from './visitor-country.server';

const loopback = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;
/** Set by proxies: a request through a proxy is remote, even if the proxy runs on this machine. */
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'via'];

/**
 * Whether a request comes from the operator of the site, who may read metrics or capture pages: with the token if one
 * is configured, else from this machine only.
 * @param token undefined when none is configured
 */
export function isOperator({ headers }: Pick<Request, 'headers'>, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.get('authorization') ?? '', `Bearer ${token}`);
  if (proxyHeaders.some((name) => headers.has(name))) return false;
  return loopback.test(headers.get(visitorAddressHeader) ?? '');
}

/** Compares in constant time. */
export function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
