import type { SiteView } from '../../ui/site/site-context';
import type { PreviewScope } from '../content/preview/preview-scope.server';
import type { PageQuery } from '../fill/page-query';
import type { Facts } from '../platform/visitor/facts';
import type { Site } from '../site/site';
import type { standIns } from './page';

/** Everything a page is made from. */
export interface PageRequest {
  site: Site;
  origin: string;
  /** Path below the locale. */
  path: string;
  standIn: (typeof standIns)[keyof typeof standIns] | undefined;
  facts: Facts;
  query: PageQuery;
  /** The query parameters that were read: they must survive a sign-in. */
  search: URLSearchParams;
  view: SiteView;
  /** View for everything around the blocks; differs in a preview as another visitor. */
  frameView: SiteView;
  preview: PreviewScope | undefined;
}
