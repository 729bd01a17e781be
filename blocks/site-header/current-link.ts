/**
 * Whether a navigation target is the page being shown (`page`), the section it lies in (`true`), or neither.
 * Query and fragment of the target do not count; home is never the section of other pages.
 *
 * @param target as editors write it, e.g. `/promotions`
 * @param path path below the locale, e.g. `/promotions/welcome`
 */
export function currentLink(target: string, path: string): 'page' | 'true' | undefined {
  if (!target.startsWith('/')) return undefined;
  const wanted = withoutTrailingSlash(target.split(/[?#]/)[0] ?? '');
  const shown = withoutTrailingSlash(path);
  if (wanted === shown) return 'page';
  return wanted !== '' && shown.startsWith(`${wanted}/`) ? 'true' : undefined;
}

function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/, '');
}
