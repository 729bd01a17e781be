import type { Site } from '../../site/site';

/** The weight of a page: bytes on the wire and number of requests. */
export interface PageWeight {
  site: Site;
  /** Path below the locale. */
  path: string;
  status: number;
  /** Why it could not be made. */
  reason?: string;
  /** HTML between header and footer, both included. */
  html: number;
  /** Pictures fetched before anything is scrolled. */
  pictures: number;
  /** JavaScript of the islands it has; undefined before a build. */
  scripts: number | undefined;
  /** Stylesheets; likewise. */
  styles: number | undefined;
}
