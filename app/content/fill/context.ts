import type { BlockContents, BlockLives, BlockName } from '../../../schemas/generated/blocks';
import type { Translate } from '../../../ui/site-context';
import type { Site } from '../../site/site';
import type { Visitor } from '../../platform/visitor';

/** What a filler may look at besides the block's own content. */
export interface FillContext {
  site: Site;
  /** Path below the locale. */
  path: string;
  /** Values of the page pattern's placeholders, e.g. `category`. */
  params: Record<string, string>;
  search: URLSearchParams;
  visitor: Visitor;
  /** ID token of a signed-in player. */
  idToken?: string;
  /** Milliseconds. */
  now: number;
  t: Translate;
  /** The market's footer carries its own terms, so there is no /terms page (ROUTE-24). */
  footerSuppliesTerms: boolean;
  /** The not-found page stands in for a landing page (ROUTE-16). */
  missingLanding: boolean;
}

export type Filler<Name extends BlockName> = (
  content: BlockContents[Name],
  context: FillContext,
) => Promise<BlockLives[Name]>;

/** What the address names does not exist: the whole page is not found. */
export class NotFoundError extends Error {
  override name = 'NotFoundError';
}

/** An in-app address with the site's locale in front (ROUTE-07). */
export function pathIn(site: Site, path: string): string {
  return path === '/' ? `/${site.locale}` : `/${site.locale}${path}`;
}
