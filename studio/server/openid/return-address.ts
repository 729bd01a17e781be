/** The query parameter with which the sign-in says why it failed. */
const reasonParameter = 'signIn';

/**
 * The address in the studio to go on at: start page for anything that leads elsewhere.
 *
 * @param wanted path that the browser asked for
 * @param url origin of the studio
 */
export function returnAddress(wanted: unknown, url: string): string {
  if (typeof wanted !== 'string' || !URL.canParse(wanted, url)) return new URL('/', url).href;
  const address = new URL(wanted, url);
  if (address.origin !== new URL(url).origin) return new URL('/', url).href;
  address.searchParams.delete(reasonParameter);
  return address.href;
}

/** The same address, at which the sign-in shows why it failed. */
export function failedAddress(address: string, reason: string): string {
  const failed = new URL(address);
  failed.searchParams.set(reasonParameter, reason);
  return failed.href;
}
