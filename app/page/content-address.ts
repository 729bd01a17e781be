import type { ServerBuild } from '@remix-run/node';

/** Folders of files that the server answers itself. */
const folders = ['assets', 'brands'];
/** Addresses at which Remix's own navigation asks for data. */
const dataAddress = /\.data$/;

/**
 * Tells the addresses of content pages from all others, by the routes of the build: whatever no route names is content. Matching a
 * request the way Remix does takes longer than to answer it.
 *
 * @returns whether the path of an address, without its query, is that of a content page
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
 * Tells which addresses routes below a locale name. A route of one segment has everything below it; a deeper one only the addresses of
 * its own shape, since content has those around it.
 *
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
