/**
 * The page a sign-in in a dialog should return to, as a path below the locale: the address's parameter `wanted`, else
 * the current page. The server validates it.
 */
export function wantedPage(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  locale: string,
): string {
  const wanted = new URLSearchParams(search).get('wanted');
  return wanted ?? (pathname.slice(locale.length + 1) || '/') + search;
}
