import { type FilledBlock, blockMeta } from '../../schemas/generated/blocks';
import type { SiteView } from '../../ui/site/site-context';
import { environment } from '../server/environment.server';
import type { Markup } from './markup.server';
import { type RenderOptions, type RenderedBlock, renderBlockTree } from './render-block.server';
import { RenderMemory } from './render-memory.server';

/** The HTML of a page by region; header and footer come from the site's layout, everything else from the page. */
export interface RenderedRegions {
  header: string;
  main: string;
  footer: string;
}

const pageMemory = new RenderMemory({ rendersAnew: environment.blockCache === 'off' });

/** The same as separate parts, to be written one after another. */
export type PageMarkup = Record<keyof RenderedRegions, Markup[]>;

/**
 * The blocks of a page by region.
 * @throws ClosedBlockError when a required block cannot be rendered and has no last good HTML
 */
export function renderPage(
  blocks: readonly FilledBlock[],
  view: SiteView,
  options: RenderOptions = {},
): PageMarkup {
  return markupOf(renderBlockTree(blocks, view, { memory: pageMemory, ...options }));
}

/** The HTML of rendered blocks by region. */
export function markupOf(blocks: readonly RenderedBlock[]): PageMarkup {
  const page: PageMarkup = { header: [], main: [], footer: [] };
  for (const { filled, markup } of blocks) page[regionOf(filled.block)].push(markup);
  return page;
}

/** The same as text. @throws ClosedBlockError */
export function renderRegions(
  blocks: readonly FilledBlock[],
  view: SiteView,
  options: RenderOptions = {},
): RenderedRegions {
  const { header, main, footer } = renderPage(blocks, view, options);
  return { header: textOf(header), main: textOf(main), footer: textOf(footer) };
}

function textOf(parts: readonly Markup[]): string {
  return parts.map(({ html }) => html).join('');
}

/** The region of a block. */
export function regionOf(block: FilledBlock['block']): keyof RenderedRegions {
  const [region] = blockMeta[block].regions;
  return region;
}
