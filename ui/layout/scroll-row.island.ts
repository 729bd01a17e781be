import { keepFocusInView } from './focus-in-view';

/** Share of the visible width that one press of a button moves. */
const step = 0.8;

/**
 * Gives a sideways scrolling list its buttons: shown while there is more than fits, each switched off at its end of the
 * list. Switched off by `aria-disabled`, so that a button keeps the focus when it reaches the end.
 */
export function mount(element: HTMLElement): void {
  const track = element.querySelector<HTMLElement>('[data-scroll-track]');
  const controls = element.querySelector<HTMLElement>('[data-scroll-controls]');
  const back = element.querySelector<HTMLButtonElement>('[data-scroll="back"]');
  const on = element.querySelector<HTMLButtonElement>('[data-scroll="on"]');
  if (!track || !controls || !back || !on) return;

  const update = () => {
    const room = track.scrollWidth - track.clientWidth;
    // In right-to-left text the distance from the start is negative.
    const moved = Math.abs(track.scrollLeft);
    controls.toggleAttribute('data-shown', room > 1);
    back.setAttribute('aria-disabled', String(moved <= 1));
    on.setAttribute('aria-disabled', String(moved >= room - 1));
  };
  const scroll = (direction: 1 | -1) => {
    const toTheRight = getComputedStyle(track).direction === 'rtl' ? -direction : direction;
    track.scrollBy({ left: toTheRight * track.clientWidth * step });
  };

  // Its pictures are fetched ahead from now on.
  track.dataset['near'] = '';
  back.addEventListener('click', () => scroll(-1));
  on.addEventListener('click', () => scroll(1));
  track.addEventListener('scroll', update, { passive: true });
  keepFocusInView(track);
  new ResizeObserver(update).observe(track);
  update();
}
