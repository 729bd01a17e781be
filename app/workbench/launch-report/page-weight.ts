import type { Site } from '../../site/site';

/** What a page of a site brings with it, counted in bytes as they travel and in pieces. */
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
