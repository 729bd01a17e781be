import type { StudioMessage } from '../../../schemas/generated/types';
import { boxOf } from './block-elements';

type Change = Extract<StudioMessage, { type: 'marquee:compare' }>['marks'][number]['change'];

/** A frame drawn over a block, without changing the page itself. */
export interface BlockOutline {
  show(element: HTMLElement | undefined): void;
  /** Highlights it among outlines of its kind. */
  setCurrent(isCurrent: boolean): void;
  /** Removes it permanently. */
  remove(): void;
  /** Call after the page has changed. */
  update(): void;
}

/**
 * @param kind for the stylesheet
 * @param nameOf label for a block
 */
export function createOutline(
  kind: 'hover' | 'selected' | Change,
  nameOf: (block: HTMLElement) => string,
): BlockOutline {
  const outline = document.createElement('div');
  outline.className = 'preview-outline';
  outline.dataset['kind'] = kind;
  outline.setAttribute('aria-hidden', 'true');
  outline.hidden = true;
  document.body.append(outline);
  let shown: HTMLElement | undefined;
  let frame = 0;

  function place(): void {
    frame = 0;
    outline.hidden = !shown?.isConnected;
    if (!shown || outline.hidden) return;
    const { left, top, width, height } = boxOf(shown);
    // An empty block has no box.
    outline.hidden = width === 0 && height === 0;
    // Styled through the CSSOM, which the Content-Security-Policy allows.
    Object.assign(outline.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    outline.dataset['name'] = nameOf(shown);
  }

  const update = () => {
    frame ||= requestAnimationFrame(place);
  };
  const resized = new ResizeObserver(update);
  resized.observe(document.documentElement);
  window.addEventListener('scroll', update, { passive: true, capture: true });

  return {
    show(element) {
      if (shown) resized.unobserve(shown);
      shown = element;
      if (shown) resized.observe(shown);
      place();
    },
    setCurrent(isCurrent) {
      outline.toggleAttribute('data-current', isCurrent);
    },
    remove() {
      resized.disconnect();
      window.removeEventListener('scroll', update, { capture: true });
      outline.remove();
    },
    update,
  };
}
