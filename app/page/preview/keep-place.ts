import { blockElements, boxOf } from './block-elements';

/**
 * Changes the page without moving the visible part in the window, and restores the focus within its block.
 * @param replaced keys of the blocks whose elements are replaced
 */
export function keepingPlace(replaced: ReadonlySet<string>, change: () => void): void {
  const anchor = blockElements().find(
    (element) =>
      !replaced.has(element.dataset['previewKey'] ?? '') &&
      !element.querySelector('[data-preview-key]') &&
      boxOf(element).bottom > 0,
  );
  const before = anchor ? boxOf(anchor).top : 0;
  const refocus = focusPlace();
  change();
  refocus?.();
  if (anchor?.isConnected) {
    const moved = boxOf(anchor).top - before;
    // Browsers with scroll anchoring have already done so.
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
  }
}

/** Records the focus within its block, as a path of child indexes. Returns a function that restores it. */
function focusPlace(): (() => void) | undefined {
  const { activeElement } = document;
  const block = activeElement?.closest<HTMLElement>('[data-preview-key]');
  const key = block?.dataset['previewKey'];
  if (!activeElement || !block || key === undefined) return undefined;
  const way: number[] = [];
  for (let element: Element = activeElement; element !== block && element.parentElement;) {
    way.unshift([...element.parentElement.children].indexOf(element));
    element = element.parentElement;
  }
  return () => {
    if (activeElement.isConnected && document.activeElement === activeElement) return;
    let element: Element | undefined =
      document.querySelector(`[data-preview-key="${CSS.escape(key)}"]`) ?? undefined;
    for (const index of way) element = element?.children[index];
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  };
}
