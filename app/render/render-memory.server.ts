import { LRUCache } from 'lru-cache';
import { type FilledBlock, blockMeta } from '../../schemas/generated/blocks';
import type { SiteView } from '../../ui/site/site-context';
import { isEqual } from '../memo/is-equal';
import type { Site } from '../site/site';
import { type SiteKey, siteKey } from '../site/site-key';
import type { Markup } from './markup.server';
import { siteOfView } from './site-view';

/** Milliseconds before an interrupted block is retried: each try costs a visitor its whole time budget. */
const restMs = 30_000;
const maxLastGood = 1_000;
/** In bytes of HTML. */
const maxLastGoodSize = 16_000_000;
const maxResting = 1_000;
/** Bytes of memory for reusable HTML. */
const maxRenderedSize = 32_000_000;
/** Milliseconds for which HTML that shows the current time is reused. */
const timedMs = 1_000;

/** The blocks in each panel of a block. */
export type Panels = readonly (readonly Markup[])[];

/** HTML of a block, and its inputs that are not part of the key. */
interface Rendered {
  site: Site;
  t: SiteView['t'];
  content: unknown;
  live: unknown;
  /** Preview metadata, which affects the HTML. */
  mark: unknown;
  panels: Panels;
  /** Expiry, set if the block read the clock. */
  until: number;
  markup: Markup;
}

interface RenderMemoryOptions {
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
  /** Disables reuse, like `BLOCK_CACHE=off` for measurements. */
  rendersAnew?: boolean;
  /** Bytes of reusable HTML. */
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
      // Keys contain the path of the request. The inputs are shared with the filled block.
      sizeCalculation: ({ markup }, key) => markup.bytes.length + 2 * key.length + 1_000,
    });
  }

  /**
   * The block's earlier HTML, if none of its inputs has changed.
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

  /** @param showsTime whether the block read the clock */
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

  /** Whether the block timed out recently; with new content it is retried at once. */
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

/** The id prefix contains the entry and its number of earlier occurrences on the page. */
function renderKey(idPrefix: string, view: SiteView): SiteKey {
  const { direction, authorized, path } = view;
  return siteKey(view, 'channel', direction, authorized, idPrefix, path);
}

/**
 * Site, entry and sign-in state, on which a block's HTML depends. A block of the main region may also depend on the
 * path; header and footer may come from another page, which is better than none.
 */
function placeOf({ block, entryId }: FilledBlock, view: SiteView): SiteKey {
  const { direction, authorized, path } = view;
  const own = blockMeta[block].regions[0] === 'main' ? path : '';
  return siteKey(view, 'channel', direction, authorized, entryId, own);
}
