import type { ComponentType } from 'react';
import type { FilledBlock } from '../../../schemas/generated/blocks';
import { CategoryGrid } from '../../../blocks/category-grid/category-grid';
import { GameRow } from '../../../blocks/game-row/game-row';
import { SiteFooter } from '../../../blocks/site-footer/site-footer';
import { SiteHeader } from '../../../blocks/site-header/site-header';

export { SiteProvider, useSite } from '../../../ui/site/site-context';

type BlockView = ComponentType<Pick<FilledBlock, 'content' | 'live'>>;

/** Marquee's components for the blocks on the page, rendered by each candidate. */
export const blocks: Partial<Record<FilledBlock['block'], BlockView>> = {
  'category-grid': CategoryGrid as BlockView,
  'game-row': GameRow as BlockView,
  'site-footer': SiteFooter as BlockView,
  'site-header': SiteHeader as BlockView,
};
