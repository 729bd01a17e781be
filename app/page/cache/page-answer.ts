import type { Dependencies } from '../../content/changes/dependencies';
import type { QueryName } from '../page-query';
import type { Site } from '../../site/site';

/** A whole page, before it is compressed and sent. */
export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Given when every visitor of the site who is not signed in gets the same: the site, the content the page is made of, and the parts of the query it reads. */
  shared?: { site: Site; reads: ReadonlySet<Dependencies>; queries: readonly QueryName[] };
}
