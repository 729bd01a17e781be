import type { ServerBuild } from '@remix-run/node';

/** Folders of static files, which the server responds with itself. */
const folders = ['assets', 'brands'];
/** Addresses from which Remix's client navigation loads data. */
const dataAddress = /\.data$/;

/**
 * Returns a predicate for the addresses of content pages, by the routes of the build: every address without a route is
 * content. Matching the way Remix does takes longer than sending a cached page.
 * @returns whether an address's path, without its query, is that of a content page
 */
export function contentAddresses(routes: ServerBuild['routes']): (pathname: string) => boolean {
  const paths = Object.values(routes).flatMap(({ path, parentId }) =>
    path && (!parentId || !routes[parentId]?.path) ? [path.split('/')] : [],
  );
  const first = new Set([...folders, ...paths.flatMap(([name = '']) => (/^[:*]/.test(name) ? [] : [name]))]);
  const isNamed = addressesBelowLocales(paths);
  return (pathname) => {
    const [, one = ''] = pathname.split('/', 2);
    return !first.has(one) && !isNamed(pathname) && !dataAddress.test(pathname);
  };
}

/**
 * Returns a predicate for addresses of routes below a locale. A route of one segment includes everything below it; a
 * deeper one matches only its own shape, because content has pages around it.
 * @param paths of the routes, by segment
 */
export function addressesBelowLocales(paths: readonly string[][]): (pathname: string) => boolean {
  const below = paths.flatMap(([locale, ...rest]) =>
    locale?.startsWith(':') && rest.length > 0 ? [rest] : [],
  );
  const whole = new Set(below.flatMap((names) => (names.length === 1 ? names : [])));
  const deeper = below.filter((names) => names.length > 1);
  return (pathname) => {
    const [, , ...segments] = pathname.replace(/\/$/, '').split('/');
    return whole.has(segments[0] ?? '') || deeper.some((names) => hasShape(segments, names));
  };
}

/** Names that end in `?` are optional, and come last. */
function hasShape(segments: readonly string[], names: readonly string[]): boolean {
  const required = names.filter((name) => !name.endsWith('?')).length;
  return (
    segments.length >= required &&
    segments.length <= names.length &&
    segments.every((segment, index) =>
      names[index]?.startsWith(':') ? segment !== '' : segment === names[index],
    )
  );
}
