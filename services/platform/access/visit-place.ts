import type { Site } from '../reference-data/data';
import type { VisitorHeaders } from '../http/authentication';
import type { Platform } from '../platform';

/** The country of a visitor according to the access context; empty when unknown. */
export function placeOf(platform: Platform, site: Site, visit: VisitorHeaders): string {
  return platform.access(site, { ...visit, ...platform.seededPlace() }).autodetectedCountry;
}
