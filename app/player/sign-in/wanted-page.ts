/**
 * The page a sign-in in a dialog shall end on, as a path below the locale: the one the address carries as `wanted`, else the one
 * that is open. The server checks it before it leads anywhere.
 */
export function wantedPage(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  locale: string,
): string {
  const wanted = new URLSearchParams(search).get('wanted');
  return wanted ?? (pathname.slice(locale.length + 1) || '/') + search;
}
