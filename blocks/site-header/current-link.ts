/**
 * Whether a navigation target is the page being shown (`page`), the section it lies in (`true`), or neither.
 * Query and fragment of the target do not count; home is never the section of other pages.
 *
 * @param target as editors write it, e.g. `/promotions`
 * @param path path below the locale, e.g. `/promotions/welcome`
 */
export function currentLink(target: string, path: string): 'page' | 'true' | undefined {
  if (!target.startsWith('/')) return undefined;
  const wanted = pathOf(target);
  const shown = withoutTrailingSlash(path);
  if (wanted === shown) return 'page';
  return wanted !== '' && shown.startsWith(`${wanted}/`) ? 'true' : undefined;
}

/**
 * The marks of a list of links, of which at most one is current: of two sections that both hold the page, the narrower.
 *
 * @returns a mark for each target, in the order of `targets`
 */
export function currentLinks(targets: string[], path: string): ('page' | 'true' | undefined)[] {
  const marks = targets.map((target) => currentLink(target, path));
  const narrowest = Math.max(...targets.map((target, index) => (marks[index] ? pathOf(target).length : -1)));
  return marks.map((mark, index) => (pathOf(targets[index] ?? '').length === narrowest ? mark : undefined));
}

function pathOf(target: string): string {
  return withoutTrailingSlash(target.split(/[?#]/)[0] ?? '');
}

function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/, '');
}
