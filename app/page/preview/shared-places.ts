/** Vertical positions of some blocks on the page, in pixels; undefined for an invisible one. */
export type Tops = readonly (number | undefined)[];

/** The visible part of a page, in pixels. */
export interface PageSize {
  /** From the top of the page to the top of the window. */
  scrolled: number;
  /** Height of the whole page. */
  height: number;
  /** Height of the window. */
  window: number;
}

/**
 * Scroll position relative to the blocks that both pages have: the number of blocks above it, plus the fraction of the
 * way to the next. Both pages then show the same block at the same height, even if their lengths differ.
 */
export function placeOf(tops: Tops, size: PageSize): number {
  const stops = stopsOf(tops, size);
  const at = size.scrolled + size.window * scrolledShare(size);
  const index = Math.max(
    0,
    stops.findLastIndex((stop, each) => stop <= at && each < stops.length - 1),
  );
  const [from = 0, to = 0] = stops.slice(index, index + 2);
  return index + (to > from ? clamp((at - from) / (to - from)) : 0);
}

/** Scroll offset of a position, in pixels. */
export function scrollOf(place: number, tops: Tops, size: PageSize): number {
  const stops = stopsOf(tops, size);
  const index = Math.min(Math.floor(place), stops.length - 2);
  const [from = 0, to = 0] = stops.slice(index, index + 2);
  const at = from + (to - from) * clamp(place - index);
  // The reference line moves from the top of the window to its bottom as the page is scrolled.
  return clamp(at / size.height) * Math.max(0, size.height - size.window);
}

/** The top of the page, the blocks and the end of the page, in increasing order. */
function stopsOf(tops: Tops, { height }: PageSize): number[] {
  const stops = [0];
  for (const top of [...tops, height]) stops.push(Math.max(stops.at(-1) ?? 0, Math.min(top ?? 0, height)));
  return stops;
}

function scrolledShare({ scrolled, height, window }: PageSize): number {
  return height > window ? clamp(scrolled / (height - window)) : 0;
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
