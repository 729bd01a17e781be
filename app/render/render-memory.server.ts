import { LRUCache } from 'lru-cache';
import { type FilledBlock, blockMeta } from '../../schemas/generated/blocks';
import type { SiteView } from '../../ui/site/site-context';
import { isEqual } from '../memo/is-equal';
import type { Site } from '../site/site';
import { type SiteKey, siteKey } from '../site/site-key';
import type { Markup } from './markup.server';
import { siteOfView } from './site-view';

/** A block that was interrupted is not tried again for so long: each try costs every visitor its whole time budget. */
const restMs = 30_000;
const maxLastGood = 1_000;
/** Bytes of HTML. */
const maxLastGoodSize = 16_000_000;
const maxResting = 1_000;
/** Bytes of memory for HTML that is given again. */
const maxRenderedSize = 32_000_000;
/** HTML that shows the time of the request is given again for so long. */
const timedMs = 1_000;

/** The blocks in each panel of a block. */
export type Panels = readonly (readonly Markup[])[];

/** HTML of a block, and all that it was made of besides what its key says. */
interface Rendered {
  site: Site;
  t: SiteView['t'];
  content: unknown;
  live: unknown;
  /** Of a preview: what else its HTML says. */
  mark: unknown;
  panels: Panels;
  /** Set when the block looked at the clock. */
  until: number;
  markup: Markup;
}

interface RenderMemoryOptions {
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
  /** Gives no HTML again, as `BLOCK_CACHE=off` does for measurements. */
  rendersAnew?: boolean;
  /** Bytes of HTML that is given again. */
  maxSize?: number;
}

/** Results of earlier renders: HTML of unchanged blocks, last good HTML of closed ones, and blocks that timed out. Bounded. */
export class RenderMemory {
  readonly #lastGood = new LRUCache<SiteKey, Markup>({
    max: maxLastGood,
    maxSize: maxLastGoodSize,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });
  readonly #overran = new LRUCache<SiteKey, { content: unknown; until: number }>({ max: maxResting });
  readonly #rendered: LRUCache<SiteKey, Rendered>;
  readonly #now: () => number;
  readonly #rendersAnew: boolean;

  constructor({
    now = () => performance.now(),
    rendersAnew = false,
    maxSize = maxRenderedSize,
  }: RenderMemoryOptions = {}) {
    this.#now = now;
    this.#rendersAnew = rendersAnew;
    this.#rendered = new LRUCache({
      maxSize,
      // Whoever asks writes the path in the key. What it was made of is shared with the filled block.
      sizeCalculation: ({ markup }, key) => markup.bytes.length + 2 * key.length + 1_000,
    });
  }

  /**
   * The HTML a block had before, if nothing it is made of has changed.
   *
   * @param idPrefix of the ids within it
   */
  rendered(filled: FilledBlock, view: SiteView, idPrefix: string, panels: Panels): Markup | undefined {
    if (this.#rendersAnew) return undefined;
    const known = this.#rendered.get(renderKey(idPrefix, view));
    if (!known || known.site !== siteOfView(view) || known.t !== view.t) return undefined;
    if (this.#now() >= known.until) return undefined;
    if (!isEqual(known.content, filled.content) || !isEqual(known.live, filled.live)) return undefined;
    if (!isEqual(known.mark, markOf(filled))) return undefined;
    return samePanels(known.panels, panels) ? known.markup : undefined;
  }

  /** @param showsTime whether the block looked at the clock */
  keepRendered(
    filled: FilledBlock,
    view: SiteView,
    idPrefix: string,
    panels: Panels,
    { markup, showsTime }: { markup: Markup; showsTime: boolean },
  ): void {
    const site = siteOfView(view);
    if (!site || this.#rendersAnew) return;
    const until = showsTime ? this.#now() + timedMs : Infinity;
    const { content, live } = filled;
    const mark = markOf(filled);
    this.#rendered.set(renderKey(idPrefix, view), {
      ...{ site, t: view.t, content, live, mark, panels, until, markup },
    });
  }

  keep(filled: FilledBlock, view: SiteView, markup: Markup): void {
    this.#lastGood.set(placeOf(filled, view), markup);
  }

  lastGood(filled: FilledBlock, view: SiteView): Markup | undefined {
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

/** Preview metadata and variant of a block, as part of its key. */
function markOf(filled: FilledBlock & { preview?: unknown }): unknown {
  return filled.tested ? { tested: filled.tested, preview: filled.preview } : filled.preview;
}

function samePanels(panels: Panels, others: Panels): boolean {
  return isSameList(panels, others, (panel, other) => isSameList(panel, other, (a, b) => a.equals(b)));
}

function isSameList<T>(list: readonly T[], other: readonly T[], same: (a: T, b: T) => boolean): boolean {
  if (list.length !== other.length) return false;
  return list.every((item, index) => {
    const counterpart = other[index];
    return counterpart !== undefined && same(item, counterpart);
  });
}

/** The id prefix names the entry, and how often it stood on the page before. */
function renderKey(idPrefix: string, view: SiteView): SiteKey {
  const { direction, authorized, path } = view;
  return siteKey(view, 'channel', direction, authorized, idPrefix, path);
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
