import { type FilledBlock, blockMeta } from '../../schemas/generated/blocks';
import type { SiteView } from '../../ui/site-context';
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
export function renderRegions(blocks: FilledBlock[], view: SiteView): RenderedRegions {
  const regions: RenderedRegions = { header: '', main: '', footer: '' };
  for (const filled of blocks) regions[regionOf(filled.block)] += renderBlock(filled, view);
  return regions;
}

function regionOf(block: FilledBlock['block']): keyof RenderedRegions {
  const [region] = blockMeta[block].regions;
  return region;
}
