import { blockMeta } from '../../schemas/generated/blocks';
import type { SiteView } from '../../ui/site-context';
import type { FilledPage } from '../content/load-page.server';
import { renderBlock } from './render-block.server';

/** The HTML of a page by region; header and footer come from the site's layout, everything else from the page. */
export interface RenderedRegions {
  header: string;
  main: string;
  footer: string;
}

/**
 * @throws ClosedBlockError when a block that may not be missing cannot be rendered
 */
export function renderRegions(page: FilledPage, view: SiteView): RenderedRegions {
  const regions: RenderedRegions = { header: '', main: '', footer: '' };
  for (const filled of page.blocks) regions[regionOf(filled.block)] += renderBlock(filled, view);
  return regions;
}

function regionOf(block: FilledPage['blocks'][number]['block']): keyof RenderedRegions {
  const [region] = blockMeta[block].regions;
  return region;
}
