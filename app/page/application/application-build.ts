import type { ServerBuild } from '@remix-run/node';
import { addressesBelowLocales } from '../content-address';

const applicationRoute = 'routes/application';
/** The splat route also handles unknown addresses below those of application pages. */
const alwaysThere = ['root', 'routes/$'];

/**
 * The build reduced to the routes of application pages. Remix matches an address against every route several times per
 * document, which takes longer than rendering the page.
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

/** Returns a predicate for the addresses of application pages. */
export function applicationAddresses({ routes }: ServerBuild): (pathname: string) => boolean {
  return addressesBelowLocales(
    Object.values(routes).flatMap(({ parentId, path }) =>
      parentId === applicationRoute && path ? [path.split('/')] : [],
    ),
  );
}
