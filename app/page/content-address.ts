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
  const second = new Set(paths.flatMap(([name, below]) => (name?.startsWith(':') && below ? [below] : [])));
  return (pathname) => {
    const [, one = '', two = ''] = pathname.split('/', 3);
    return !first.has(one) && !second.has(two) && !dataAddress.test(pathname);
  };
}
