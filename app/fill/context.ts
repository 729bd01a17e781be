import type { BlockContents, BlockLives, BlockName } from '../../schemas/generated/blocks';
import { Missing } from '../memo/node';
import type { LiveAge } from '../platform/live-data.server';
import type { Translate } from '../../ui/site/site-context';
import type { Channel, Site } from '../site/site';
import type { Facts } from '../platform/visitor/facts';
import type { PageQuery } from './page-query';

/** Inputs of a filler besides the block's content. */
export interface FillContext {
  site: Site;
  /** Path below the locale. */
  path: string;
  /** Values of the page pattern's placeholders, e.g. `category`. */
  params: Record<string, string>;
  query: PageQuery;
  facts: Facts;
  /** Current time in milliseconds. Blocks that use it are filled again after a while. */
  now: () => number;
  /** Maximum age of live values. */
  liveAge: LiveAge;
  t: Translate;
  /** The market's footer contains its terms, so there is no /terms page (ROUTE-24). */
  footerSuppliesTerms: boolean;
  /** Whether the footer switches the live chat off (CONTENT-22). */
  liveChatOff: boolean;
  /** The not-found page replaces a landing page (ROUTE-16). */
  missingLanding: boolean;
  /** The not-found page replaces this game, which only the other channel offers. */
  missingGameOf?: Channel;
}

export type Filler<Name extends BlockName> = (
  content: BlockContents[Name],
  context: FillContext,
) => Promise<BlockLives[Name]>;

/** The address names something unknown: the whole page is not found. */
export class NotFoundError extends Missing {
  override name = 'NotFoundError';
  /** @param gameOf the channel that offers the game of the address */
  constructor(
    message: string,
    readonly gameOf?: Channel,
  ) {
    super(message);
  }
}

/** The page moved to another address. @param to path below the locale */
export class MovedError extends Missing {
  override name = 'MovedError';
  constructor(readonly to: string) {
    super(`moved to ${to}`);
  }
}

/** An in-app address prefixed with the site's locale (ROUTE-07). */
export function pathIn(site: Site, path: string): string {
  return path === '/' ? `/${site.locale}` : `/${site.locale}${path}`;
}
