import { LRUCache } from 'lru-cache';
import { type FilledBlock, blockMeta } from '../../schemas/generated/blocks';
import type { SiteView } from '../../ui/site-context';
import { type SiteKey, siteKey } from '../site/site-key';

/** A block that was interrupted is not tried again for so long: each try costs every visitor its whole time budget. */
const restMs = 30_000;
const maxLastGood = 1_000;
/** Characters of HTML, about as many bytes. */
const maxLastGoodSize = 16_000_000;
const maxResting = 1_000;

/** What is kept of earlier renders: the last good HTML of closed blocks, and which blocks did not end. Bounded. */
export class RenderMemory {
  readonly #lastGood = new LRUCache<SiteKey, string>({
    max: maxLastGood,
    maxSize: maxLastGoodSize,
    sizeCalculation: (html) => html.length + 1,
  });
  readonly #overran = new LRUCache<SiteKey, { content: unknown; until: number }>({ max: maxResting });
  readonly #now: () => number;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  keep(filled: FilledBlock, view: SiteView, html: string): void {
    this.#lastGood.set(placeOf(filled, view), html);
  }

  lastGood(filled: FilledBlock, view: SiteView): string | undefined {
    return this.#lastGood.get(placeOf(filled, view));
  }

  rest(filled: FilledBlock, view: SiteView): void {
    this.#overran.set(placeOf(filled, view), { content: filled.content, until: this.#now() + restMs });
  }

  /** Whether the block did not end a short while ago; with new content it is tried again at once. */
  rests(filled: FilledBlock, view: SiteView): boolean {
    const known = this.#overran.get(placeOf(filled, view));
    return known !== undefined && known.content === filled.content && this.#now() < known.until;
  }
}

/**
 * Site, entry and sign-in state: what a block's HTML follows from. A block of the page itself may show what the address names, so
 * its path counts too; header and footer of another page are better than none.
 */
function placeOf({ block, entryId }: FilledBlock, view: SiteView): SiteKey {
  const { direction, authorized, path } = view;
  const own = blockMeta[block].regions[0] === 'main' ? path : '';
  return siteKey(view, 'channel', direction, authorized, entryId, own);
}
