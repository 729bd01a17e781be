import type { ServerBuild } from '@remix-run/node';
import { addressesBelowLocales } from '../content-address';

const applicationRoute = 'routes/application';
/** Content answers what no other route does, below the addresses of application pages too. */
const alwaysThere = ['root', 'routes/$'];

/**
 * The build with the routes of application pages alone. Remix compares an address with every route several times for each document,
 * which takes longer than to render the page.
 */
export function applicationBuild(build: ServerBuild): ServerBuild {
  const { routes, assets } = build;
  const isIncluded = (id: string): boolean => alwaysThere.includes(id) || isBelow(id);
  const isBelow = (id: string | undefined): boolean =>
    id === applicationRoute || (id !== undefined && isBelow(routes[id]?.parentId));
  return {
    ...build,
    routes: pick(routes, isIncluded),
    assets: { ...assets, routes: pick(assets.routes, isIncluded) },
  };
}

function pick<T>(entries: Readonly<Record<string, T>>, isIncluded: (id: string) => boolean) {
  return Object.fromEntries(Object.entries(entries).filter(([id]) => isIncluded(id)));
}

/** Tells the addresses of application pages from all others. */
export function applicationAddresses({ routes }: ServerBuild): (pathname: string) => boolean {
  return addressesBelowLocales(
    Object.values(routes).flatMap(({ parentId, path }) =>
      parentId === applicationRoute && path ? [path.split('/')] : [],
    ),
  );
}
