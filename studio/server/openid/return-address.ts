/** Query parameter with the reason of a failed sign-in. */
const reasonParameter = 'signIn';

/**
 * The address in the studio to return to; the start page for an address outside of the studio.
 * @param wanted requested path
 * @param url origin of the studio
 */
export function returnAddress(wanted: unknown, url: string): string {
  if (typeof wanted !== 'string' || !URL.canParse(wanted, url)) return new URL('/', url).href;
  const address = new URL(wanted, url);
  if (address.origin !== new URL(url).origin) return new URL('/', url).href;
  address.searchParams.delete(reasonParameter);
  return address.href;
}

/** The same address with the reason of a failed sign-in. */
export function failedAddress(address: string, reason: string): string {
  const failed = new URL(address);
  failed.searchParams.set(reasonParameter, reason);
  return failed.href;
}
