/** The top of each of some blocks in the page, in pixels; undefined for one that takes no room. */
export type Tops = readonly (number | undefined)[];

/** The visible part of a page, in pixels. */
export interface PageSize {
  /** From the top of the page to the top of the window. */
  scrolled: number;
  /** Of the whole page. */
  height: number;
  /** Of the window. */
  window: number;
}

/**
 * Where a page is scrolled, told by blocks that another page has as well: a whole number for each of them above the place, and the share
 * of the way to the next. Both pages then show the same block at the same height, however much longer one of them is.
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

/** How far a page has to be scrolled to be at a place. */
export function scrollOf(place: number, tops: Tops, size: PageSize): number {
  const stops = stopsOf(tops, size);
  const index = Math.min(Math.floor(place), stops.length - 2);
  const [from = 0, to = 0] = stops.slice(index, index + 2);
  const at = from + (to - from) * clamp(place - index);
  // The line that is compared moves from the top of the window to its end while the page is scrolled.
  return clamp(at / size.height) * Math.max(0, size.height - size.window);
}

/** The top of the page, the blocks and the end of the page; none before the one before it. */
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
