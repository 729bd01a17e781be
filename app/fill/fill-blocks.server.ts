import { errorMessage } from '../server/error-message';
import { LRUCache } from 'lru-cache';
import { type FilledBlock, blockMeta } from '../../schemas/generated/blocks';
import type { PreviewCondition } from '../../schemas/generated/types';
import { log } from '../server/log.server';
import { countLastGood, countUnrendered } from '../server/metrics.server';
import { type SiteKey, siteKey } from '../site/site-key';
import { firstUnmet, hiddenBy, placementConditions } from './audience';
import { reads } from '../memo/process-memos.server';
import { type FillContext, MovedError, NotFoundError } from './context';
import { ledToFooterTerms } from '../content/static-pages/footer-terms.server';
import { type Fillers, blockFillers, fillBlock } from './fill.server';
import { type ShownVariant, experimentsOf, variantShown } from './experiments.server';
import { closedPromotions } from './promotions/closed-promotions.server';
import { inMarketTerms } from '../content/documents/market-terms';
import { type Offered, blockOpenTo, blockWithout, offeredBlock } from '../catalogue/offered-content.server';
import { type PreviewFault, conditioned, isPlaceholder, marked } from '../content/preview/preview-mark';
import { previewScope } from '../content/preview/preview-scope.server';
import type { StoredBlock } from '../content/documents/stored-block';

export interface FilledBlocks {
  blocks: FilledBlock[];
  /** Whether a required block uses older live data because newer could not be loaded. */
  stale: boolean;
}

const rememberedLives = 1_000;
/** Milliseconds after which a page that lacks a block is filled again. */
const retryFailedMs = 1_000;

/** Live data of closed blocks from the last success. */
const lastGoodLives = new LRUCache<SiteKey, { live: FilledBlock['live'] }>({ max: rememberedLives });

/**
 * Fills the blocks placed for this visitor in parallel; those in panels follow the same rules as the others
 * (BLOCK-30…36).
 * @param fillers fills each block; tests pass failing ones
 * @throws NotFoundError, or the error of a closed block's filler when there is no last good version
 */
export async function fillBlocks(
  blocks: readonly StoredBlock[],
  context: FillContext,
  fillers: Fillers = blockFillers,
): Promise<FilledBlocks> {
  const { site, facts } = context;
  const experiments = await experimentsOf(blocks);
  const offered = blocks
    .flatMap((block) => placedBlock(block, context, variantShown(block, experiments, context)))
    .flatMap((block) => left(block, offeredBlock(block, site)))
    .flatMap((block) => left(block, blockOpenTo(block, site, facts.access)));
  const closed = await closedPromotions(
    offered.filter((block) => !isPlaceholder(block)).map(({ content }) => content),
    context,
  );
  const placed = offered
    .flatMap((block) => left(block, blockWithout(block, site, closed)))
    .map((block) => withTerms(block, context))
    .map((block) => blockInMarketTerms(block, site));
  const filled = await Promise.all(placed.map((block) => fill(block, context, fillers)));
  return { blocks: filled.flatMap((each) => each.blocks), stale: filled.some(({ stale }) => stale) };
}

/** Points links to the terms page at the footer that replaces it; the footer omits its own link (ROUTE-24). */
function withTerms(stored: StoredBlock, { footerSuppliesTerms }: FillContext): StoredBlock {
  if (!footerSuppliesTerms || isPlaceholder(stored)) return stored;
  return blockMeta[stored.block].regions[0] === 'main' ? ledToFooterTerms(stored) : stored;
}

/** The block with the market's values in its content. */
function blockInMarketTerms(stored: StoredBlock, site: FillContext['site']): StoredBlock {
  if (isPlaceholder(stored)) return stored;
  return { ...stored, content: inMarketTerms(stored.content, site) } as StoredBlock;
}

/** A block under the rules of the market. In preview, a block with nothing left becomes a placeholder that gives the reason. */
function left(before: StoredBlock, { block, conditions }: Offered): StoredBlock[] {
  if (!previewScope()) return block ? [block] : [];
  if (block) return [conditioned(block, [...conditions])];
  return [marked(conditioned(before, [...conditions]), { hidden: { reason: 'offer' } })];
}

/** Leaves out a block that is not for this visitor, place or time; a preview shows a placeholder with the reason. */
function placedBlock(
  stored: StoredBlock,
  context: FillContext,
  variant: ShownVariant | undefined,
): StoredBlock[] {
  const conditions = conditionsOf(stored, context, variant);
  if (!previewScope()) {
    const unmet = firstUnmet(conditions);
    if (!variant?.isCounted) return unmet ? [] : [stored];
    const { experiment, shown } = variant;
    if (!unmet) return [{ ...stored, tested: { experiment, variant: shown } }];
    return unmet.name === 'experiment'
      ? [{ ...stored, tested: { experiment, variant: shown, absent: true } }]
      : [];
  }
  const all = [...conditions];
  const unmet = firstUnmet(all);
  const block = conditioned(stored, all);
  return [unmet ? marked(block, { hidden: hiddenBy(unmet, context.facts) }) : block];
}

function* conditionsOf(
  { block, placement }: StoredBlock,
  { facts, site, now, path }: FillContext,
  variant: ShownVariant | undefined,
): Generator<PreviewCondition> {
  if (blockMeta[block].promotional) yield { name: 'marketing', met: facts.marketing };
  yield* placementConditions(placement, {
    facts,
    market: site.market.id,
    channel: site.channel,
    now,
    liveLobby: path.startsWith('/live-casino-online'),
  });
  // Evaluated last: a block hidden for another reason does not take part in the experiment.
  if (variant)
    yield {
      name: 'experiment',
      met: variant.own === variant.shown,
      values: [variant.experiment, variant.own, variant.shown],
    };
}

async function fill(stored: StoredBlock, context: FillContext, fillers: Fillers): Promise<FilledBlocks> {
  const { block, entryId, content, preview, tested } = stored;
  if (isPlaceholder(stored)) return { blocks: [placeholder(stored)], stale: false };
  const [own, panels] = await Promise.all([
    fillOne(stored, context, fillers),
    Promise.all((stored.slots ?? []).map((panel) => fillBlocks(panel, context, fillers))),
  ]);
  const slots = panels.map((panel) => panel.blocks);
  const stale = panels.some((panel) => panel.stale);
  // Required blocks survive when the block around them is left out.
  if (!own) return { blocks: slots.flat().flatMap(closedBlocks), stale };
  const filled = {
    ...{ block, entryId, content, live: own.live },
    ...(stored.slots ? { slots } : {}),
    ...(preview ? { preview } : {}),
    ...(tested ? { tested } : {}),
  };
  // The generic filler loses the block's type; the registry declares the pair.
  const { fault } = own;
  return {
    blocks: [fault ? marked(filled as FilledBlock, { fault }) : (filled as FilledBlock)],
    stale: stale || own.stale,
  };
}

/** Placeholder of a hidden block: in preview the render step explains the reason; an experiment's marks its place. */
function placeholder({ block, entryId, content, preview, tested }: StoredBlock): FilledBlock {
  return {
    block,
    entryId,
    content,
    live: null,
    preview,
    ...(tested ? { tested } : {}),
  } as unknown as FilledBlock;
}

function closedBlocks(filled: FilledBlock): FilledBlock[] {
  return blockMeta[filled.block].failure === 'closed'
    ? [filled]
    : (filled.slots ?? []).flat().flatMap(closedBlocks);
}

/** An `open` block whose live data fails is left out and logged; a `closed` one uses its last good data or fails the page. */
async function fillOne(
  stored: StoredBlock,
  context: FillContext,
  fillers: Fillers,
): Promise<{ live: FilledBlock['live']; stale: boolean; fault?: PreviewFault } | undefined> {
  const { block, entryId } = stored;
  const { site, path } = context;
  const closed = blockMeta[block].failure === 'closed';
  try {
    const live = await fillBlock(stored, context, fillers);
    if (closed && !previewScope()) lastGoodLives.set(placeOf(stored, context), { live });
    return { live, stale: false };
  } catch (error) {
    if (error instanceof NotFoundError || error instanceof MovedError) throw error;
    const reason = errorMessage(error);
    if (previewScope())
      return { live: null, stale: false, fault: { block, entryId, pointer: '/live', reason } };
    reads.degraded(retryFailedMs);
    const known = closed ? lastGoodLives.get(placeOf(stored, context)) : undefined;
    log.error(
      {
        event: 'block.unfilled',
        stage: 'fill',
        brand: site.brand.id,
        market: site.market.id,
        path,
        block,
        entryId,
        pointer: '/live',
        reason,
      },
      known
        ? 'last good version shown'
        : closed
          ? 'page refused: a block that may not be missing has no live data'
          : 'block left out',
    );
    if (known) {
      countLastGood(site.brand.id, block, 'fill');
      return { ...known, stale: true };
    }
    countUnrendered(site.brand.id, [{ block, stage: 'fill' }]);
    if (closed) throw error;
    return undefined;
  }
}

/**
 * Live data depends on site, path and sign-in state, never on the player's identity. Header and footer may come from
 * another page, which is better than none.
 */
function placeOf({ block, entryId }: StoredBlock, { site, path, facts }: FillContext): SiteKey {
  const own = blockMeta[block].regions[0] === 'main' ? path : '';
  return siteKey(site, 'channel', facts.authorized, entryId, own);
}
