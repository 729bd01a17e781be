import type { Site } from '../reference-data/data';
import type { VisitorHeaders } from '../http/authentication';
import type { Platform } from '../platform';

/** The country of a visitor as the access context sees it; empty when unknown. */
export function placeOf(platform: Platform, site: Site, visit: VisitorHeaders): string {
  return platform.access(site, { ...visit, ...platform.seededPlace() }).autodetectedCountry;
}
