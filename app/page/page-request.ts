import type { SiteView } from '../../ui/site/site-context';
import type { PreviewScope } from '../content/preview/preview-scope.server';
import type { PageQuery } from '../fill/page-query';
import type { Facts } from '../platform/visitor/facts';
import type { Site } from '../site/site';
import type { standIns } from './page';

/** All that a page is made from. */
export interface PageRequest {
  site: Site;
  origin: string;
  /** Path below the locale. */
  path: string;
  standIn: (typeof standIns)[keyof typeof standIns] | undefined;
  facts: Facts;
  query: PageQuery;
  /** The parts of the query that were read: a sign-in must not lose them. */
  search: URLSearchParams;
  view: SiteView;
  /** The same for what is around the blocks; differs where an editor looks at them as another visitor. */
  frameView: SiteView;
  preview: PreviewScope | undefined;
}
