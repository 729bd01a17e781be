import { type FilledBlock, blockMeta } from '../../schemas/generated/blocks';
import type { SiteView } from '../../ui/site-context';
import { type RenderOptions, renderBlocks } from './render-block.server';
import { RenderMemory } from './render-memory.server';

/** The HTML of a page by region; header and footer come from the site's layout, everything else from the page. */
export interface RenderedRegions {
  header: string;
  main: string;
  footer: string;
}

const pageMemory = new RenderMemory();

/**
 * @throws ClosedBlockError when a block that may not be missing cannot be rendered and was never rendered before
 */
export function renderRegions(
  blocks: readonly FilledBlock[],
  view: SiteView,
  options: RenderOptions = {},
): RenderedRegions {
  const regions: RenderedRegions = { header: '', main: '', footer: '' };
  const rendered = renderBlocks(blocks, view, { memory: pageMemory, ...options });
  blocks.forEach(({ block }, index) => (regions[regionOf(block)] += rendered[index] ?? ''));
  return regions;
}

function regionOf(block: FilledBlock['block']): keyof RenderedRegions {
  const [region] = blockMeta[block].regions;
  return region;
}
