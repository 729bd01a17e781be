import type { StudioMessage } from '../../../schemas/generated/types';
import { boxElementOf, boxOf, elementOfKey } from './block-elements';
import { type BlockOutline, createOutline } from './block-outline';
import { type PageSize, type Tops, placeOf, scrollOf } from './shared-places';

type Compare = Extract<StudioMessage, { type: 'marquee:compare' }>;

/** A page shown beside another one for comparison. */
export interface Comparison {
  /** @param shared keys of the blocks that both pages have, in the same order */
  begin(marks: Compare['marks'], shared: readonly string[]): void;
  scrollTo(place: number): void;
  /** Highlights a block's outline. @param scrolls whether to scroll to the block */
  show(key: string, scrolls: boolean): void;
}

/** Browsers round scroll positions. */
const roundingPx = 2;

/** @param onScroll called with the position after the person has scrolled */
export function createComparison(onScroll: (place: number) => void): Comparison {
  let shared: readonly string[] = [];
  let hasBegun = false;
  let frame = 0;
  /** The position set by the other page, which must not be reported back. */
  let led: number | undefined;
  const outlines = new Map<string, BlockOutline>();

  function tell(): void {
    frame = 0;
    if (led !== undefined && Math.abs(window.scrollY - led) <= roundingPx) return;
    led = undefined;
    onScroll(placeOf(topsOf(shared), pageSize()));
  }

  function start(): void {
    hasBegun = true;
    window.addEventListener('scroll', () => (frame ||= requestAnimationFrame(tell)), { passive: true });
    // Following a link would leave the compared page.
    for (const name of ['click', 'auxclick'])
      window.addEventListener(name, keepHere, { capture: true, passive: false });
    window.addEventListener('submit', stop, { capture: true, passive: false });
  }

  return {
    begin(marks, keys) {
      shared = keys;
      document.documentElement.dataset['previewMode'] = 'comparing';
      for (const outline of outlines.values()) outline.remove();
      outlines.clear();
      for (const { key, change, label } of marks) {
        const outline = createOutline(change, () => label);
        outline.show(elementOfKey(key));
        outlines.set(key, outline);
      }
      if (!hasBegun) start();
    },
    scrollTo(place) {
      const top = Math.round(scrollOf(place, topsOf(shared), pageSize()));
      led = top;
      window.scrollTo({ top, behavior: 'instant' });
    },
    show(key, scrolls) {
      for (const [each, outline] of outlines) outline.setCurrent(each === key);
      const element = elementOfKey(key);
      if (!element || !scrolls) return;
      led = undefined;
      const block = boxOf(element).height > window.innerHeight ? 'start' : 'center';
      boxElementOf(element).scrollIntoView({ block, behavior: 'instant' });
    },
  };
}

function keepHere(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href], area[href]') : null;
  if (link && !link.getAttribute('href')?.startsWith('#')) stop(event);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function topsOf(keys: readonly string[]): Tops {
  return keys.map((key) => {
    const element = elementOfKey(key);
    const box = element && boxOf(element);
    return box && box.height > 0 ? box.top + window.scrollY : undefined;
  });
}

function pageSize(): PageSize {
  return {
    scrolled: window.scrollY,
    height: document.documentElement.scrollHeight,
    window: window.innerHeight,
  };
}
