/** Navigates to an address; reloads if it differs from the current one only by its fragment, which would otherwise load nothing. */
export function goTo(address: string): void {
  const { pathname, search } = new URL(address, location.href);
  if (pathname !== location.pathname || search !== location.search) return location.assign(address);
  history.replaceState(null, '', address);
  location.reload();
}
