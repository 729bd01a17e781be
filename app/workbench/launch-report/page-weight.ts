import type { Site } from '../../site/site';

/** The weight of a page: bytes on the wire and number of requests. */
export interface PageWeight {
  site: Site;
  /** Path below the locale. */
  path: string;
  status: number;
  /** Why it could not be made. */
  reason?: string;
  /** HTML including header and footer. */
  html: number;
  /** Pictures loaded without scrolling. */
  pictures: number;
  /** JavaScript of its islands; undefined before a build. */
  scripts: number | undefined;
  /** Stylesheets; undefined before a build. */
  styles: number | undefined;
}
