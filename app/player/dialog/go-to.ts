/** Goes on to an address; one that differs from the open page by its fragment alone would otherwise load nothing. */
export function goTo(address: string): void {
  const { pathname, search } = new URL(address, location.href);
  if (pathname !== location.pathname || search !== location.search) return location.assign(address);
  history.replaceState(null, '', address);
  location.reload();
}
