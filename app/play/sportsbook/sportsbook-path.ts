import { sportsbookRoot } from '../../site/play-path';

/** Segments of a sportsbook address below its root (ROUTE-43). Each requires the ones before it. */
export interface SportsbookRoute {
  category?: string;
  region?: string;
  competition?: string;
  event?: string;
}

const parts = ['category', 'region', 'competition', 'event'] as const;
const slug = /^(?=.{1,120}$)[a-z0-9]+(-[a-z0-9]+)*$/;

/** Reads a route from named segments, up to the first that is missing or not a slug. */
export function sportsbookRoute(named: Readonly<Record<string, unknown>>): SportsbookRoute {
  const route: SportsbookRoute = {};
  for (const part of parts) {
    const value = named[part];
    if (typeof value !== 'string' || !slug.test(value)) break;
    route[part] = value;
  }
  return route;
}

/** Parses the route of an address. @param path below the locale */
export function routeOfPath(path: string): SportsbookRoute {
  const values = path.split('/').filter(Boolean).slice(1);
  return sportsbookRoute(Object.fromEntries(parts.map((part, index) => [part, values[index]])));
}

/** Address of a route, below the locale. */
export function pathOfRoute(route: SportsbookRoute): string {
  const values = parts.flatMap((part) => route[part] ?? []);
  return [sportsbookRoot, ...values].join('/');
}
