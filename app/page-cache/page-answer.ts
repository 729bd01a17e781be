import type { Dependencies } from '../content/dependencies';
import type { Site } from '../site/site';

/** A whole page, before it is compressed and sent. */
export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Given when every visitor of the site who is not signed in gets the same: the site, and the content the page is made of. */
  shared?: { site: Site; reads: ReadonlySet<Dependencies> };
}
