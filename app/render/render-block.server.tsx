import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { type FilledBlock, blockMeta } from '../../schemas/generated/blocks';
import { SiteProvider, type SiteView } from '../../ui/site-context';
import { log } from '../log.server';
import { blockComponents } from './registry.generated';

/** A block that may not be missing (licence, responsible gambling, terms) could not be rendered. */
export class ClosedBlockError extends Error {
  override name = 'ClosedBlockError';
}

/**
 * One block as HTML, in a render of its own, so that one that throws takes nothing else with it (DESIGN §2).
 *
 * @returns empty when an `open` block throws; the failure is logged
 * @throws ClosedBlockError when a `closed` block throws
 */
export function renderBlock(filled: FilledBlock, view: SiteView): string {
  const { block, entryId } = filled;
  const { failure, timeBudgetMs } = blockMeta[block];
  const place = { brand: view.brand.id, market: view.market, path: view.path, block, entryId };
  const started = performance.now();
  try {
    const html = renderToString(
      <SiteProvider value={view}>
        <BlockView filled={filled} />
      </SiteProvider>,
    );
    const ms = Math.round(performance.now() - started);
    if (ms > timeBudgetMs)
      log.warn({ event: 'block.slow', ...place, ms, timeBudgetMs }, 'block over its time budget');
    return html && `<div data-block="${block}">${html}</div>`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (failure === 'closed') throw new ClosedBlockError(`${block} ${entryId}: ${reason}`, { cause: error });
    log.error({ event: 'block.unrendered', ...place, pointer: '/', reason }, 'block left out');
    return '';
  }
}

function BlockView({ filled }: { filled: FilledBlock }) {
  const { block, content, live } = filled;
  // One look-up for all blocks: the registry's type pairs each name with its own props.
  const Component = blockComponents[block] as ComponentType<{ content: typeof content; live: typeof live }>;
  return <Component content={content} live={live} />;
}
